import { dealOut, distinctDeals } from "./deal";
import type { ToldNowhere } from "./nowhere";
import { keyPath } from "./problem-path";
import { handSize, type Rules } from "./rules";
import { refuseNowhere, warnNowhere } from "./sense-report";
import type { Fix, Report } from "./shape";
import type { Opts } from "./template";

/** Limits that no deal reaches, and hands that are not what the template seems to say. */

/** What is dealt to so many seats in the deal after so many that counted. */
type Dealt = { seats: number; deal: number; hands: number[]; talon: number; size: number | null };

function allDealt(rules: Rules): Dealt[] {
  const deck = rules.deck.map((_, id) => id);
  // Deals with as many cards are dealt once: lists may have two hundred, for each of 64 numbers of players.
  const deals = distinctDeals(rules);
  const out: Dealt[] = [];
  for (let seats = rules.seats.min; seats <= rules.seats.max; seats++)
    for (const deal of deals) {
      const { hands, talon } = dealOut(rules, deck, seats, deal);
      const size = handSize(rules, deal, seats);
      out.push({ seats, deal, hands: hands.map((hand) => hand.length), talon: talon.length, size });
    }
  return out;
}

/** As many cards as anybody may hold when play begins. */
const fullest = (rules: Rules, { hands, talon }: Dealt): number =>
  Math.max(...hands) + (rules.bidding?.talon ? talon : 0);

/** As many tricks as a deal may have, at most; where one need not play to a trick, as many as there are cards. */
function tricksIn(rules: Rules, dealt: Dealt): number {
  const all = dealt.hands.reduce((sum, hand) => sum + hand, 0) + dealt.talon;
  if (rules.pass || rules.retreat) return all;
  return rules.refillAfterTrick ? Math.ceil(all / dealt.seats) : fullest(rules, dealt);
}

type Reach = { rules: Rules; opts: Opts; path: string; report: Report; dealt: readonly Dealt[]; tricks: number };

const maxHand = ({ hands }: Dealt): number => Math.max(...hands);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What all cards and declarations of a deal count together, at most. */
function mostPoints({ points, trumpPoints, lastTrick, suitOf, specialPoints, specials }: Rules): number {
  const declared = specials.map(({ name, sets }) => {
    const worth = specialPoints[name] ?? 0;
    return sets.length * (typeof worth === "number" ? worth : Math.max(0, ...Object.values(worth)));
  });
  // Of the suits the one that counts most as trump.
  const asTrump = [...new Set(suitOf)].map((trump) =>
    sumOf(
      points.map((worth, card) => (suitOf[card] === trump ? Math.max(0, (trumpPoints?.[card] ?? worth) - worth) : 0)),
    ),
  );
  return sumOf([...points, ...declared, lastTrick].filter((worth) => worth > 0)) + Math.max(0, ...asTrump);
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

function checkTrickLimits({ rules, opts, path, report, dealt, tricks }: Reach): void {
  const { points, bidding, move } = opts;
  if (!opts.trick || tricks < 1) return;
  const count = points?.count;
  if (count?.over !== undefined && count.over >= tricks)
    warnNowhere(report, `${path}.points.count.over`, { is: "overTricks", facts: { most: tricks } });
  for (const [i, row] of (points?.makers ?? []).entries())
    if (row.tricks !== undefined && row.tricks > tricks)
      warnNowhere(report, `${path}.points.makers[${i}].tricks`, { is: "manyTricks", facts: { most: tricks } });
  const top = typeof bidding?.max === "object" ? bidding.max["*"] : bidding?.max;
  const least = Math.min(...dealt.map((one) => tricksIn(rules, one)));
  if (rules.bidding?.each && typeof top === "number" && top > least) {
    const fix: Fix = { path: `${path}.bidding.max`, value: "hand" };
    warnNowhere(report, fix.path, { is: "bidsTooHigh", facts: { least } }, fix);
  }
  const lowest = typeof bidding?.min === "object" ? bidding.min["*"] : bidding?.min;
  if (rules.bidding?.each && lowest !== undefined && lowest > tricks)
    warnNowhere(report, `${path}.bidding.min`, { is: "manyTricks", facts: { most: tricks } });
  const late: ToldNowhere = { is: "lateRound", facts: { most: tricks } };
  if (move?.crawl !== undefined && move.crawl >= tricks)
    warnNowhere(report, `${path}.move.crawl`, late, { path: `${path}.move.crawl` });
  for (const [name, special] of Object.entries(move?.special ?? {}))
    for (const round of Object.keys(special)) {
      const at = keyPath(keyPath(`${path}.move.special`, name), round);
      if (/^\d+$/.test(round) && Number(round) >= tricks) warnNowhere(report, at, late, { path: at });
    }
}

function checkHandLimits({ rules, opts, path, report, dealt }: Reach): void {
  const held = most(dealt.map((one) => fullest(rules, one)));
  const grows = rules.draw || rules.retreat || rules.refill || rules.refillAfterTrick || rules.refillAfterRound;
  for (const [name, special] of Object.entries(opts.move?.special ?? {})) {
    const at = keyPath(`${path}.move.special`, name);
    for (const key of ["min", "cards"] as const)
      if (!grows && (special.condition?.[key] ?? 0) > held)
        warnNowhere(report, `${at}.condition.${key}`, { is: "neverHeld", facts: { most: held } });
  }
  if (grows || rules.exchange !== null) return;
  for (const [i, { from }] of (opts.points?.times ?? []).entries())
    if (from > held) warnNowhere(report, `${path}.points.times[${i}].from`, { is: "neverLeft", facts: { most: held } });
}

function checkStocks({ rules, opts, path, report, dealt }: Reach): void {
  const largest = most(dealt.map(({ talon }) => talon));
  const { close, swap } = opts.move ?? {};
  const told: ToldNowhere = { is: "smallTalon", facts: { most: largest } };
  if (typeof close === "object" && close.talon > largest) warnNowhere(report, `${path}.move.close.talon`, told);
  if (swap?.talon !== undefined && swap.talon > largest) warnNowhere(report, `${path}.move.swap.talon`, told);
  const worst = sumOf([...(rules.melds?.worth ?? [])].sort((a, b) => b - a).slice(0, most(dealt.map(maxHand))));
  if (rules.melds && rules.melds.knock >= worst)
    warnNowhere(report, `${path}.melds.knock`, { is: "anyKnock", facts: { worst } });
  for (const [name, effect] of Object.entries(opts.effects ?? {}))
    if ((effect.draw ?? 0) >= rules.deck.length)
      warnNowhere(report, `${keyPath(`${path}.effects`, name)}.draw`, {
        ...{ is: "drawsTooMany", facts: { deck: rules.deck.length } },
      });
  if (opts.melds && (opts.melds.stock ?? 2) >= largest)
    refuseNowhere(report, `${path}.melds.stock`, { is: "deadStock", facts: { most: largest } });
}

/** Lists by the deal that are longer than the series. */
function checkLists({ opts, path, report }: Reach): void {
  const deals = opts.complete?.deals;
  if (deals === undefined) return;
  const lists = [
    [`${path}.hand`, opts.hand, "handsNeverDealt"],
    [`${path}.exchange.to`, opts.exchange?.to, "passesNeverMade"],
  ] as const;
  for (const [at, list, is] of lists)
    if (Array.isArray(list) && list.length > deals) {
      const fix: Fix = { path: at, value: list.slice(0, deals) };
      warnNowhere(report, at, { is, facts: { deals, listed: list.length } }, fix);
    }
}

/** Hands that are as large as the template says for some numbers of players, and smaller for others. */
function checkHandSizes({ rules, opts, path, report, dealt }: Reach): void {
  const { hand } = opts;
  const rest = ({ hands }: Dealt): number => hands.reduce((left, held) => left - held, rules.deck.length);
  const isShort = (one: Dealt): boolean => one.size !== null && Math.min(...one.hands) < one.size;
  // Where all cards are dealt to the fewest, the number says no more than that; a talon that is won is kept back.
  const binds = dealt.some((one) => !isShort(one) && rest(one) > (rules.talon?.lead ?? 0));
  const short = dealt.find(isShort);
  if (short && binds && !rules.bidding?.talon && !rules.pairs) {
    const byNumber = typeof hand === "object" && !Array.isArray(hand) ? String(short.seats) : null;
    const key = byNumber !== null && !Object.hasOwn(hand as object, byNumber) ? "*" : byNumber;
    const at = key === null ? `${path}.hand` : keyPath(`${path}.hand`, key);
    const facts = { seats: short.seats, size: short.size!, dealt: Math.min(...short.hands) };
    warnNowhere(report, at, { is: "shortHand", facts });
    return;
  }
  if (!opts.trick || rules.bidding?.gives) return;
  const uneven = dealt.find(({ hands }) => new Set(hands).size > 1);
  if (!uneven) return;
  const facts = { seats: uneven.seats, more: Math.max(...uneven.hands), fewer: Math.min(...uneven.hands) };
  warnNowhere(report, `${path}.${hand === undefined ? "players" : "hand"}`, { is: "unevenHands", facts });
}

/** What a bidder keeps or can never make. */
function checkBidders({ rules, opts, path, report, dealt }: Reach): void {
  const { bidding, points } = opts;
  if (!bidding || (bidding.mode ?? "auction") !== "auction" || !opts.trick) return;
  const kept = dealt.find(({ talon }) => talon > 0);
  if (bidding.talon && !bidding.distribute && opts.move?.cards === 1 && kept) {
    const facts = { more: fullest(rules, kept), fewer: Math.min(...kept.hands) };
    warnNowhere(report, `${path}.bidding.talon`, { is: "keptTalon", facts });
  }
  const min = rules.bidding?.min.any ?? 0;
  const sum = mostPoints(rules);
  const others = points?.count || points?.games || points?.makers || !points;
  if (!others && sum < min) {
    const at = typeof bidding.min === "object" ? keyPath(`${path}.bidding.min`, "*") : `${path}.bidding.min`;
    warnNowhere(report, at, { is: "bidsNeverMade", facts: { min, sum } });
  }
  const score = opts.complete?.score;
  if (points?.bidonly && score !== undefined && points.bidonly.min >= score && points.order !== "low")
    warnNowhere(report, `${path}.points.bidonly.min`, { is: "bidOnlyNever", facts: { score } });
}

/** Claims of more than there is, and lines of game points another one before them leaves nothing to. */
function checkGameRows({ rules, opts, path, report }: Reach): void {
  const sum = mostPoints(rules);
  if (rules.claim && rules.claim.points > sum)
    warnNowhere(report, `${path}.complete.deal.points`, { is: "claimTooHigh", facts: { most: sum } });
  const rows = opts.points?.games ?? [];
  const last = rows.at(-1);
  if (last && (last.under !== undefined || last.tricks !== undefined))
    warnNowhere(report, `${path}.points.games`, { is: "gamesUnended" });
  const covers = (one: number | undefined, other: number | undefined): boolean =>
    one === undefined || (other !== undefined && one >= other);
  for (const [i, row] of rows.entries()) {
    const by = rows.slice(0, i).findIndex((one) => covers(one.under, row.under) && covers(one.tricks, row.tricks));
    if (by >= 0) warnNowhere(report, `${path}.points.games[${i}]`, { is: "shadowed", facts: { by } });
  }
}

/** Warns of what no deal reaches. The template is sound. */
export function checkReach(rules: Rules, opts: Opts, path: string, report: Report): void {
  const dealt = allDealt(rules);
  const reach = { rules, opts, path, report, dealt, tricks: most(dealt.map((one) => tricksIn(rules, one))) };
  for (const check of [
    checkTrickLimits,
    checkHandLimits,
    checkStocks,
    checkLists,
    checkHandSizes,
    checkBidders,
    checkGameRows,
  ])
    check(reach);
}
