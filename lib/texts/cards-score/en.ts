import { card, cardCount, points } from "../cards/en";
import { speechOf } from "../speech";
import type { Who } from "../who";
import { within } from "../who.en";

const { plural, list, number, signed } = speechOf("en");

const tricks = (n: number): string => plural(n, { one: "1 trick", other: `${n} tricks` });
const bags = (n: number): string => plural(n, { one: "1 bag", other: `${n} bags` });
const named = (people: readonly Who[]): string =>
  list(people.map((who, at) => (who.you && at === 0 ? "You" : within(who))));

/** Cards of one worth that were taken: `card` where it is one. */
export type TakenSaid = { count: number; card: string | null; worth: number };

/** What a card table keeps of what was played: scores, results, tricks, the sheet, proofs. */
export const cardsScore = {
  /** Numbers of a score. */
  score: number,
  gain: signed,

  scores: {
    title: "Score",
    player: "Player",
    side: "Side",
    bid: "Bid",
    deal: "Deal",
    tricks: "Tricks",
    place: "Place",
    total: "Total",
    none: "–",
  },

  /** Partners, as one of them names them. */
  sides: {
    we: "We",
    they: "They",
    names: named,
  },

  /** Why somebody has the points of a deal; each stands by itself beside a name. */
  why: {
    bidTaken: (_: Who, bid: number, taken: number): string => `bid ${bid}, took ${taken}`,
    /** The winning bid of the auction, and what its side took for it. */
    declared: (bid: number, made: number): string => `bid ${bid}, made ${made}${made < bid ? ": missed" : ""}`,
    nilMade: "nil made",
    nilFailed: (_: Who, taken: number): string => `nil failed, took ${taken}`,
    /** `over`: those beyond so many count. */
    tricks: (taken: number, over: number): string =>
      over > 0 && taken > over ? `${tricks(taken)}, ${taken - over} over ${over}` : tricks(taken),
    /** `alone`: without the partner; `failed`: took too few. */
    madeTrump: (taken: number, alone: boolean, failed: boolean): string =>
      `made trump${alone ? " and played alone" : ""}${failed ? ", but took only" : ":"} ${tricks(taken)}`,
    /** `times`: they count so many times as much, being so many. */
    cardsLeft: (count: number, times: number): string =>
      `${cardCount(count)} left${times > 1 ? `, each counts ${times === 2 ? "double" : `${times} times`}` : ""}`,
    /** Why a deal counts more: what the other has at most, in points, or had when the talon was closed. */
    otherUnder: (under: number, atClose: boolean): string =>
      `the other ${atClose ? "had" : "has"} ${under <= 1 ? "no trick" : `fewer than ${under}`}${atClose ? " at the close" : ""}`,
    /** `none`: they had no trick at that time. */
    closedInVain: (none: boolean): string => `the talon was closed in vain${none ? ", before they had a trick" : ""}`,
    /** A knock that held: what was left to the other, and to oneself. */
    knocked: (other: number, own: number): string => `${other} less ${own}`,
    gin: (other: number, bonus: number): string => `${other}, and ${bonus} for gin`,
    undercut: (difference: number, bonus: number): string => `${difference}, and ${bonus} for the undercut`,
    points: (taken: number, inTricks: number): string => `${points(taken)} in ${tricks(inTricks)}`,
    /** What of the tricks counts, by worth; `card` where it is one. */
    taken: (cards: readonly TakenSaid[], inTricks: number): string =>
      [
        tricks(inTricks),
        ...(cards.length > 0
          ? [
              cards
                .map(({ count, card: one, worth }) =>
                  one === null ? `${cardCount(count)} at ${number(worth)}` : `${card(one)} ${number(worth)}`,
                )
                .join(", "),
            ]
          : []),
      ].join(": "),
    lastTrick: (worth: number): string => `${signed(worth)} for the last trick`,
    talon: "and the talon",
    bags: (left: number): string => `${bags(left)} carried on`,
    bagsCharged: (count: number, worth: number): string => `${signed(worth)} for ${bags(count)}`,
    shot: (people: readonly Who[], all: number, others: number): string =>
      `${named(people)} shot the moon, all ${points(all)}: everybody else gets ${others}.`,
  },

  result: {
    title: "Result of the deal",
    seriesOver: "The series is over",
    deal: (deal: number): string => `Deal ${deal}`,
    allTricks: "All tricks",
    allRounds: "All rounds",
    /** The attacks that were beaten, in a game of bouts. */
    allBeaten: "Beaten attacks",
    hands: "Hands as dealt",
    sheet: "Score sheet",
    rematch: "A rematch starts the next series: same seats, all totals back to nothing.",
    takeTime:
      "Take your time: the next hand is dealt when you say so. If you go, your seat is kept: find it in the lobby.",
    finishLater: "Finish later",
    waitsForHost: "The next deal waits for the host.",
    /** The time left stands after it. */
    nextIn: "Next deal in",
    goOn: "Go on",
    pause: "Pause",
    getsBest: (from: Who, count: number): string =>
      count === 1
        ? `Before the next deal is played, ${within(from)} gives you their best card for one card of your choice.`
        : `Before the next deal is played, ${within(from)} gives you their ${count} best cards for ${count} cards of your choice.`,
    givesBest: (to: Who, count: number): string =>
      count === 1
        ? `Before the next deal is played, you give ${within(to)} your best card for one card of their choice.`
        : `Before the next deal is played, you give ${within(to)} your ${count} best cards for ${count} cards of their choice.`,
  },

  tricks: {
    pass: "pass",
    nobody: "Nobody took it.",
    beaten: "The attack was beaten.",
    took: (who: Who, worth: number | null): string => {
      const took = who.you ? "You take it" : `${who.name} takes it`;
      return worth === null ? `${took}.` : `${took}, ${points(worth)}.`;
    },
    noneClosed: "No trick has been closed in this deal.",
    nonePlayed: "No trick was played in this deal.",
    previous: "Previous trick",
    next: "Next trick",
    at: (at: number, count: number): string => `${at} of ${count}.`,
    pickedUp: (count: number): string => `picked up ${count}`,
    discarded: (count: number, open: number): string =>
      open < count
        ? `${cardCount(count)} discarded; the latest ${open} are face up.`
        : `${cardCount(count)} discarded.`,
    talon: "Talon",
  },

  sheet: {
    empty: "No deal has ended yet. The sheet starts with the first.",
    series: (number: number): string => `Series ${number}`,
    thisDeal: (score: number): string => `This deal: ${number(score)}`,
    passed: "all passed",
    redeal: "new cards",
    stopped: "ended early",
    plot: "Totals after each deal; the table has the numbers",
    deals: (count: number): string => plural(count, { one: "1 deal", other: `${count} deals` }),
  },

  fairness: {
    proven: "Fair shuffle, proven",
    committed: "Fair shuffle, check it",
    replay: (deal: number): string => `Replay deal ${deal}`,
  },

  replay: (series: number, deal: number): string => `Replay of series ${series}, deal ${deal}.`,
};

export type CardsScoreTexts = typeof cardsScore;
