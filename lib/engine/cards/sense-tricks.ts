import { cardHint, isCard, suitMeant } from "./card-hints";
import { pointsOf } from "./compile-rules";
import { keyPath } from "./problem-path";
import { suitName } from "./rules";
import { add, addBoth, orLess, write, writeValue } from "./say";
import { cardFix } from "./sense-names";
import { type Check, error, warn } from "./sense-report";
import type { Report } from "./shape";
import { handSizes, type Opts } from "./template";

/** What teams, trumps by suit, exchanges, leads and bids for tricks cannot be together (docs/decisions/0030). */

const most = ({ players }: Opts): number | null => (Array.isArray(players) ? players[1] : (players ?? null));

/** Each seat of a fixed number is in one team. */
const checkTeams: Check = (opts, path, report) => {
  const { teams, players } = opts;
  const at = `${path}.teams`;
  if (teams === undefined) return;
  if (teams === "bidder") {
    if (!opts.bidding || opts.bidding.mode === "each")
      error(report, at, "template/needs", "nobodyWinsBidding", "biddingOrSeats");
    return;
  }
  const seats = teams.flat().toSorted((a, b) => a - b);
  const isFixed = !Array.isArray(players) || players[0] === players[1];
  if (most(opts) !== seats.length || !isFixed)
    error(
      report,
      at,
      "template/conflict",
      { is: "teamSeats", facts: { seats: seats.length } },
      write(`"players": ${seats.length}`),
    );
  else if (seats.some((seat, i) => seat !== i))
    error(
      report,
      at,
      "template/conflict",
      { is: "seatInOne", facts: { last: seats.length - 1 } },
      seats.every((seat, i) => seat === i + 1)
        ? { is: "seatsFromZero", facts: { teams: JSON.stringify(teams.map((team) => team.map((seat) => seat - 1))) } }
        : undefined,
    );
};

/** A trump by suit is a suit of the deck; one by bid needs bids that name suits; there is one source. */
const checkTrumpSource: Check = (opts, path, report) => {
  const { trump } = opts;
  if (typeof trump !== "object") return;
  const others = [
    opts.talon?.trump && !(opts.bidding?.mode === "accept" && "source" in trump) && "talon.trump",
    opts.move?.special && Object.hasOwn(opts.move.special, "trump") && "move.special.trump",
  ].filter((other) => typeof other === "string");
  for (const other of others)
    error(report, `${path}.trump`, "template/conflict", { is: "otherMakesTrump", facts: { other } }, "keepOne");
  if ("suite" in trump) checkSuit(trump.suite, opts, `${path}.trump.suite`, report);
  else if (trump.source === "bid" && opts.bidding?.suite === undefined)
    error(report, `${path}.trump.source`, "template/needs", "bidsNoSuit", add('"bidding.suite"'));
  else if (trump.source === "bid" && opts.bidding?.mode === "each")
    error(report, `${path}.trump.source`, "template/conflict", "noBidWins");
};

function checkSuit(suit: string, opts: Opts, at: string, report: Report): void {
  const meant = suitMeant(suit);
  if (!opts.cards.some((card) => suitName(card) === suit))
    error(
      report,
      at,
      "template/not_in_deck",
      { is: "noSuit", facts: { suit: suit.slice(0, 20) } },
      meant ? writeValue(meant) : undefined,
    );
}

const checkExchange: Check = ({ exchange, nextgame, players }, path, report) => {
  if (!exchange) return;
  const at = `${path}.exchange`;
  if (nextgame?.distribute) error(report, at, "template/conflict", "exchangesToo", "keepOne");
  const [least, top] = Array.isArray(players) ? players : [players ?? 1, players ?? 64];
  const isOdd = least !== top || top % 2 === 1;
  if (exchange.to.includes("across") && isOdd)
    error(report, `${at}.to`, "template/conflict", "acrossEven", "playersAsOne");
  if (exchange.to.every((to) => to === "none")) warn(report, at, "nobodyPassesCard");
};

const checkLead: Check = (opts, path, report) => {
  const { lead, move, points } = opts;
  const first = typeof lead?.["0"] === "object" ? lead["0"] : {};
  const at = keyPath(`${path}.lead`, "0");
  if (first.card !== undefined && !opts.cards.includes(first.card)) {
    const hint = isCard(first.card) ? undefined : cardHint(first.card);
    error(
      report,
      `${at}.card`,
      "template/not_in_deck",
      { is: "notInDeck", facts: { card: first.card.slice(0, 20) } },
      hint,
      cardFix(`${at}.card`, first.card, opts.cards),
    );
  }
  for (const [i, suit] of (lead?.closed ?? []).entries()) checkSuit(suit, opts, `${path}.lead.closed[${i}]`, report);
  if (lead?.closed && !opts.trick)
    error(report, `${path}.lead.closed`, "template/needs", "suitsInTricks", add('"trick": true'));
  if (move?.first?.points === false) {
    if (!opts.trick || move.cards !== 1)
      error(
        report,
        `${path}.move.first`,
        "template/needs",
        "firstTrickSingle",
        addBoth('"trick": true', '"move": {"cards": 1}'),
      );
    if (!points?.trick) warn(report, `${path}.move.first`, "noCardCounts");
  }
};

const checkContract: Check = (opts, path, report) => {
  const { bidding, points } = opts;
  const each = bidding?.mode === "each";
  const at = `${path}.points.contract`;
  if (each && points?.contract === undefined)
    error(report, `${path}.bidding.mode`, "template/needs", "bidsUncounted", add('"points.contract"'));
  if (points?.contract) {
    if (!each) error(report, at, "template/needs", "noTrickBids", write('"bidding": {"mode": "each"}'));
    if (!opts.trick) error(report, at, "template/needs", "noTricks", add('"trick": true'));
    if (points.penalties?.bid) error(report, `${path}.points.penalties.bid`, "template/conflict", "contractBids");
    if (points.contract.nil && !bidding?.nil) warn(report, `${at}.nil`, "nobodyNil", add('"bidding.nil"'));
    if (points.contract.made.over && points.contract.exact) warn(report, `${at}.made.over`, "overFails");
    if (bidding?.nil && !points.contract.nil)
      warn(report, `${path}.bidding.nil`, "nilUncounted", add('"points.contract.nil"'));
    if (points.contract.bags && points.contract.exact) warn(report, `${at}.bags`, "overFails");
  }
  if (!each) {
    for (const key of ["nil", "sum"] as const)
      if (bidding?.[key] !== undefined) warn(report, `${path}.bidding.${key}`, "forTrickBids");
    return;
  }
  for (const key of ["pass", "pass_final", "talon", "sell", "suite"] as const)
    if (bidding[key]) error(report, `${path}.bidding.${key}`, "template/conflict", "eachBidsOnce");
};

/** Whether everybody can always bid something: also with the smallest hand, and where one number is barred. */
const checkBids: Check = (opts, path, report) => {
  const { bidding } = opts;
  if (bidding?.mode !== "each") return;
  const { min = 0, max, step = 1 } = bidding;
  const least = typeof min === "number" ? min : (min["*"] ?? 0);
  const [players] = Array.isArray(opts.players) ? [opts.players[1]] : [opts.players ?? 2];
  const dealt = Math.floor(opts.cards.length / Math.max(1, players));
  const smallest = Math.min(dealt, ...handSizes(opts));
  const top = max === "hand" ? smallest : typeof max === "number" ? max : (max?.["*"] ?? Number.POSITIVE_INFINITY);
  if (least < 0) error(report, `${path}.bidding.min`, "template/stuck", "belowNone", write("0"));
  else if (top < 0) error(report, `${path}.bidding.max`, "template/stuck", "belowNone", write('"hand"'));
  else if (least > top)
    error(
      report,
      `${path}.bidding.min`,
      "template/stuck",
      { is: "noBidFrom", facts: { hand: smallest, least, top } },
      orLess(top),
    );
  else if (bidding.sum === false && least + step > top)
    error(report, `${path}.bidding.sum`, "template/stuck", "onlyBidBarred");
};

const checkCounts: Check = (opts, path, report) => {
  const { points, trick, complete, teams, players } = opts;
  const two = Array.isArray(teams) ? teams.length === 2 : teams === "bidder" || most(opts) === 2;
  if (points?.games && !two)
    error(
      report,
      `${path}.points.games`,
      "template/needs",
      "gamesTwoSides",
      players === 2 ? write('"players": [2, 2]') : write('"players": [2, 2]', '"teams"'),
    );
  if (points?.games && points.contract) error(report, `${path}.points.games`, "template/conflict", "contractCounts");
  if (points?.count && !trick) warn(report, `${path}.points.count`, "noTricks");
  if (points?.shoot && points.trick && trick) {
    const all = opts.cards.reduce((sum, card) => sum + pointsOf(opts, card), 0);
    if (points.shoot.points !== all)
      warn(report, `${path}.points.shoot.points`, { is: "cardsSum", facts: { sum: all } }, write(String(all)));
  }
  if (points?.shoot && !points.trick) warn(report, `${path}.points.shoot`, "noCardCounts");
  if (complete?.deals !== undefined && !points)
    error(report, `${path}.complete.deals`, "template/needs", "dealsNoPoints", add('"points"'));
};

export const checkTricks: Check = (opts, path, report) => {
  for (const check of [checkTeams, checkTrumpSource, checkExchange, checkLead, checkContract, checkBids, checkCounts])
    check(opts, path, report);
};
