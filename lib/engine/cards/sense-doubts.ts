import type { Json } from "../kernel/result";
import { compileRules } from "./compile-rules";
import { dealOut, distinctDeals } from "./deal";
import type { Rules } from "./rules";
import { type Fix, problem, type Report } from "./shape";
import type { ContractWorth, TemplateFile } from "./template";

/**
 * What can be played, and is hardly what its author meant: limits that nothing reaches, points with the wrong sign, sides
 * of unequal size. All of it are warnings, with the edit that mends it where there is one.
 */

/** `hands`: the most cards that a hand gets in any deal, by the number of seats. */
type Known = { rules: Rules; hands: ReadonlyMap<number, number> };
type Doubt = (file: TemplateFile, known: Known, tell: Tell) => void;
type Tell = (at: string, message: string, hint?: string, fix?: { at: string; value?: Json }) => void;

/** The most cards that a hand gets in any deal, by the number of seats. */
function handsBySeats(rules: Rules): Map<number, number> {
  const deck = rules.deck.map((_, id) => id);
  const deals = distinctDeals(rules);
  const most = new Map<number, number>();
  for (let seats = rules.seats.min; seats <= rules.seats.max; seats++)
    most.set(seats, Math.max(...deals.flatMap((deal) => dealOut(rules, deck, seats, deal).hands.map((h) => h.length))));
  return most;
}

const mostCards = ({ hands }: Known): number => Math.max(...hands.values());

/** How many tricks a deal has at most: hands that are filled up last as long as the deck. */
const mostTricks = (known: Known): number => {
  const { refill, refillAfterTrick, deck, seats } = known.rules;
  return refill || refillAfterTrick ? Math.floor(deck.length / seats.min) : mostCards(known);
};

/** What all cards and declarations of a deal count together at most. */
function mostPoints({ points, specialPoints, specials }: Rules): number {
  const declared = specials.map(({ name, sets }) => {
    const worth = specialPoints[name] ?? 0;
    return typeof worth === "number" ? worth * Math.max(1, sets.length) : sum(Object.values(worth)) * sets.length;
  });
  return sum(points.filter((point) => point > 0)) + sum(declared.filter((point) => point > 0));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const bids: Doubt = ({ opts }, known, tell) => {
  const { rules } = known;
  const { bidding, lead } = opts;
  if (!bidding) return;
  if (bidding.mode === "each" && lead?.["0"] === "bidder")
    tell('lead["0"]', "everybody bids: there is no bidder who could lead", "leave it out", { at: 'lead["0"]' });
  if (bidding.mode === "each" && opts.points?.contract) {
    const tricks = mostTricks(known);
    if (typeof bidding.max === "number" && bidding.max > tricks)
      tell("bidding.max", `nobody takes more than ${tricks} tricks`, 'write "hand"', {
        at: "bidding.max",
        value: "hand",
      });
    if (typeof bidding.min === "number" && bidding.min > tricks)
      tell("bidding.min", `nobody takes more than ${tricks} tricks`, `write ${tricks} or less`);
    return;
  }
  const { min } = rules.bidding!;
  const counts = opts.points?.trick !== undefined && rules.games === null && rules.tricksCount === null;
  const most = mostPoints(rules);
  if (counts && !rules.bidding!.accept && min.any !== null && min.any > most)
    tell("bidding.min", `all that counts in a deal is ${most} together: every bid is lost`, `write ${most} or less`);
};

const tricks: Doubt = ({ opts }, known, tell) => {
  const { rules } = known;
  if (rules.rounds !== "trick") return;
  const { tricksCount } = rules;
  const most = mostTricks(known);
  if (tricksCount && tricksCount.over >= most)
    tell("points.count.over", `a deal has ${most} tricks: nobody ever takes more`, `write less than ${most}`);
  const closed = opts.lead?.closed ?? [];
  const suits = new Set(rules.deck.map((card) => card[1] ?? ""));
  if (closed.length > 0 && [...suits].every((suit) => closed.includes(suit)))
    tell(
      "lead.closed",
      "every suit is closed: the first lead is free, later only suits that were played can be led",
      "leave out those that may be led",
      {
        at: "lead.closed",
      },
    );
};

/** Every number of what is worth something, with its path. */
const worths = (worth: ContractWorth | undefined, at: string): [string, number][] =>
  Object.entries(worth ?? {}).flatMap(([key, value]) => (typeof value === "number" ? [[`${at}.${key}`, value]] : []));

const signs: Doubt = ({ opts: { points } }, { rules }, tell) => {
  if (!points) return;
  // Where the fewest points win, what one gets for success is below nought.
  const good = rules.lowWins ? -1 : 1;
  const wins = rules.lowWins ? "the fewest points win" : "the most points win";
  const check = (list: readonly [string, number][], way: 1 | -1, what: string): void => {
    for (const [at, value] of list)
      if (value * good * way < 0) tell(at, `${wins}: ${what}`, `write ${-value}`, { at, value: -value });
  };
  const { contract, makers, shoot } = points;
  if (contract) {
    check(worths(contract.made, "points.contract.made"), 1, "who makes their bid loses by it");
    check(worths(contract.failed, "points.contract.failed"), -1, "who fails gains by it");
    if (contract.nil) {
      check([["points.contract.nil.made", contract.nil.made]], 1, "who takes no trick as they bid loses by it");
      check([["points.contract.nil.failed", contract.nil.failed]], -1, "who fails gains by it");
    }
    if (contract.bags) check([["points.contract.bags.value", contract.bags.value]], -1, "tricks beyond the bid pay");
  }
  for (const [i, row] of (makers ?? []).entries())
    if (row.failed !== undefined) check([[`points.makers[${i}].failed`, row.failed]], -1, "the makers gain by failing");
  if (shoot && !rules.lowWins && shoot.others > 0)
    tell(
      "points.shoot",
      "the most points win: whoever takes all of them has none, and the others gain",
      'write "order": "low"',
      { at: "points.order", value: "low" },
    );
  const { melds } = rules;
  if (melds)
    for (const key of ["gin", "undercut"] as const)
      if (melds[key] < 0)
        tell(`melds.${key}`, "whoever wins loses by it", `write ${-melds[key]}`, {
          at: `melds.${key}`,
          value: -melds[key],
        });
};

const sizes: Doubt = ({ opts }, { rules, hands }, tell) => {
  const { teams, hand } = opts;
  if (Array.isArray(teams)) {
    const counts = teams.map((team) => team.length);
    if (new Set(counts).size > 1)
      tell("teams", `sides of ${counts.join(" and ")}: the larger one takes more tricks`, "sides are usually equal");
  }
  const deals = rules.completeDeals;
  if (Array.isArray(hand) && deals !== null && hand.length > deals)
    tell(
      "hand",
      `a series has ${deals} ${deals === 1 ? "deal" : "deals"}: the other hands are never dealt`,
      undefined,
      {
        at: "hand",
        value: hand.slice(0, deals),
      },
    );
  if (!Array.isArray(hand)) return;
  const wanted = Math.max(...hand);
  const short = [...hands].filter(([, most]) => most < wanted);
  if (short.length > 0 && short.length < rules.seats.max - rules.seats.min + 1) {
    const said = short.map(([seats, most]) => `with ${seats} players at most ${most}`).join(", ");
    tell("hand", `not everybody gets ${wanted} cards: ${said}`, "write smaller hands, or fewer players");
  }
};

const reach: Doubt = ({ opts }, known, tell) => {
  const { rules } = known;
  const { melds, left, claim, effects } = rules;
  const most = mostCards(known);
  if (melds) {
    const worst = sum([...melds.worth].sort((a, b) => b - a).slice(0, most));
    if (melds.knock >= worst)
      tell(
        "melds.knock",
        `no hand ever counts more than ${worst}: anybody may knock at once`,
        "write a smaller number",
      );
  }
  for (const [i, { from }] of (opts.points?.times ?? []).entries())
    if (left && rules.draw === null && !rules.retreat && from > most)
      tell(`points.times[${i}].from`, `nobody is ever left with more than ${most} cards`, `write ${most} or less`);
  if (claim && claim.points > mostPoints(rules))
    tell(
      "complete.deal.points",
      `all that counts in a deal is ${mostPoints(rules)} together`,
      "nobody could ever claim so many",
    );
  const draws = Math.max(0, ...(effects ?? []).map((effect) => effect?.draw ?? 0));
  if (draws >= rules.deck.length)
    for (const [key, effect] of Object.entries(opts.effects ?? {}))
      if ((effect.draw ?? 0) >= rules.deck.length)
        tell(`effects["${key}"].draw`, `the deck has only ${rules.deck.length} cards`, "write a smaller number");
  const rows = opts.points?.games ?? [];
  for (const [i, row] of rows.entries()) {
    const before = rows.slice(0, i).find((other) => covers(other, row));
    if (before)
      tell(`points.games[${i}]`, "a line before it fits wherever this one does", "put the narrower line first");
  }
  const last = rows.at(-1);
  if (last && (last.under !== undefined || last.tricks !== undefined))
    tell("points.games", "where no line fits, a deal counts nothing", 'end with a line that has only a "value"');
};

/** Whether a line of game points fits wherever another one does. */
const covers = (one: { under?: number; tricks?: number }, other: { under?: number; tricks?: number }): boolean =>
  (["under", "tricks"] as const).every((key) => {
    const [wide, narrow] = [one[key], other[key]];
    return wide === undefined || (narrow !== undefined && narrow <= wide);
  });

const DOUBTS: readonly Doubt[] = [bids, tricks, signs, sizes, reach];

/** Reports what a sound template can hardly mean. */
export function checkDoubts(file: TemplateFile, path: string, report: Report): void {
  const rules = compileRules(file, "");
  const tell: Tell = (at, message, hint, fix) => {
    const mend: Fix | undefined = fix && {
      path: `${path}.${fix.at}`,
      ...(fix.value === undefined ? {} : { value: fix.value }),
    };
    report.warnings.push(problem(`${path}.${at}`, "template/doubtful", message, hint, mend));
  };
  const known = { rules, hands: handsBySeats(rules) };
  for (const doubt of DOUBTS) doubt(file, known, tell);
}
