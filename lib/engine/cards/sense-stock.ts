import { pointsOf } from "./compile-rules";
import { suitName } from "./rules";
import { add, addBoth, write } from "./say";
import { type Check, error, warn } from "./sense-report";
import { trumpCard } from "./trumps";

/** What a talon that is played with, and a deal that is claimed, cannot be together (docs/decisions/0031). */

const checkTalonActs: Check = ({ cards, move = {}, refill, talon, trick }, path, report) => {
  const { swap, close, response } = move;
  const refills = typeof refill === "object" && refill.after === "trick";
  if (swap) {
    const at = `${path}.move.swap`;
    if (!talon?.trump) error(report, at, "template/needs", "noTalonCardOpen", write('"talon": {"trump": true}'));
    const suits = [...new Set(cards.map(suitName))];
    if (!suits.every((suit) => cards.includes(trumpCard(swap.card, suit) ?? "")))
      error(report, `${at}.card`, "template/no_card", "notEverySuit", "suchAsJack");
    if (!trick) error(report, at, "template/needs", "leaderSwaps", add('"trick": true'));
  }
  if (close && !refills)
    error(report, `${path}.move.close`, "template/needs", "nobodyDraws", write('"refill": {"after": "trick"}'));
  if (response?.free === "talon" && !refills)
    error(report, `${path}.move.response.free`, "template/needs", "talonNotDrawn", add('"refill"'));
  if (response?.free === "talon" && !response.suite) warn(report, `${path}.move.response.free`, "noSuitFollowed");
  if (response?.beat === true && (!trick || !response.suite))
    error(
      report,
      `${path}.move.response.beat`,
      "template/needs",
      "beatWithinSuit",
      addBoth('"trick": true', '"response": {"suite": true}'),
    );
};

const checkClaims: Check = (opts, path, report) => {
  const { complete, points, players, move } = opts;
  const claim = complete?.deal;
  if (!claim) {
    if (points?.last) warn(report, `${path}.points.last`, "playedOutDecide");
    if (points?.closed) warn(report, `${path}.points.closed`, "nothingClaimed", add('"complete.deal"'));
    return;
  }
  const at = `${path}.complete.deal`;
  const seats = Array.isArray(players) ? players : [1, players ?? 64];
  if (seats.some((count) => count !== 2) || opts.teams)
    error(report, at, "template/conflict", "claimOfTwo", write('"players": [2, 2]'));
  if (!opts.trick) error(report, at, "template/needs", "pointsInTricks", add('"trick": true'));
  if (!points?.games) error(report, at, "template/needs", "claimWorth", add('"points.games"'));
  const sum = opts.cards.reduce((total, card) => total + Math.max(0, pointsOf(opts, card)), 0);
  const specials = Object.keys(points?.special ?? {}).length > 0;
  if (sum < claim.points && !specials)
    error(report, `${at}.points`, "template/unreachable", { is: "cardsSum", facts: { sum } }, "writeFewer");
  if (points?.closed && points.closed.failed < 0)
    error(report, `${path}.points.closed.failed`, "template/conflict", "othersGain", "zeroOrMore");
  if (points?.last && move?.win === undefined) warn(report, `${path}.points.last`, "noTricks");
};

export const checkStock: Check = (opts, path, report) => {
  checkTalonActs(opts, path, report);
  checkClaims(opts, path, report);
};
