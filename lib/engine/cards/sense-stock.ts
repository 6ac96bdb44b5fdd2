import { pointsOf } from "./compile-rules";
import { suitName } from "./rules";
import { type Check, error, warn } from "./sense-report";
import { trumpCard } from "./trumps";

/** What a talon that is played with, and a deal that is claimed, cannot be together (docs/decisions/0031). */

const checkTalonActs: Check = ({ cards, move = {}, refill, talon, trick }, path, report) => {
  const { swap, close, response } = move;
  const refills = typeof refill === "object" && refill.after === "trick";
  if (swap) {
    const at = `${path}.move.swap`;
    if (!talon?.trump)
      error(report, at, "template/needs", "no card of the talon lies open", 'write "talon": {"trump": true}');
    const suits = [...new Set(cards.map(suitName))];
    if (!suits.every((suit) => cards.includes(trumpCard(swap.card, suit) ?? "")))
      error(report, `${at}.card`, "template/no_card", "not every trump suit has that card", 'such as "JT": its jack');
    if (!trick) error(report, at, "template/needs", "whoever leads a trick exchanges it", 'add "trick": true');
  }
  if (close && !refills)
    error(report, `${path}.move.close`, "template/needs", "nobody draws", 'write "refill": {"after": "trick"}');
  if (response?.free === "talon" && !refills)
    error(report, `${path}.move.response.free`, "template/needs", "nobody draws from the talon", 'add "refill"');
  if (response?.free === "talon" && !response.suite)
    warn(report, `${path}.move.response.free`, "no suit has to be followed anyway");
  if (response?.beat === true && (!trick || !response.suite))
    error(
      report,
      `${path}.move.response.beat`,
      "template/needs",
      "it is within the suit to be followed that one has to beat",
      'add "trick": true and "response": {"suite": true}',
    );
};

const checkClaims: Check = (opts, path, report) => {
  const { complete, points, players, move } = opts;
  const claim = complete?.deal;
  if (!claim) {
    if (points?.last) warn(report, `${path}.points.last`, "cards that are played out decide anyway");
    if (points?.closed) warn(report, `${path}.points.closed`, "nothing is claimed", 'add "complete.deal"');
    return;
  }
  const at = `${path}.complete.deal`;
  const seats = Array.isArray(players) ? players : [1, players ?? 64];
  if (seats.some((count) => count !== 2) || opts.teams)
    error(report, at, "template/conflict", "points are claimed by one of two", 'write "players": [2, 2]');
  if (!opts.trick) error(report, at, "template/needs", "points are taken in tricks", 'add "trick": true');
  if (!points?.games) error(report, at, "template/needs", "nothing says what a claim is worth", 'add "points.games"');
  const sum = opts.cards.reduce((total, card) => total + Math.max(0, pointsOf(opts, card)), 0);
  const specials = Object.keys(points?.special ?? {}).length > 0;
  if (sum < claim.points && !specials)
    error(report, `${at}.points`, "template/unreachable", `all cards together count ${sum}`, "write fewer");
  if (points?.closed && points.closed.failed < 0)
    error(report, `${path}.points.closed.failed`, "template/conflict", "it is what the other gets", "write 0 or more");
  if (points?.last && move?.win === undefined) warn(report, `${path}.points.last`, "there are no tricks");
};

export const checkStock: Check = (opts, path, report) => {
  checkTalonActs(opts, path, report);
  checkClaims(opts, path, report);
};
