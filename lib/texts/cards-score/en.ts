import { cardCount, points } from "../cards/en";
import { speechOf } from "../speech";
import type { Who } from "../who";
import { within } from "../who.en";

const { plural, number, signed } = speechOf("en");

/** What a card table keeps of what was played: scores, results, tricks, the sheet, proofs. */
export const cardsScore = {
  /** Numbers of a score. */
  score: number,
  gain: signed,

  scores: {
    title: "Score",
    player: "Player",
    bid: "Bid",
    deal: "Deal",
    tricks: "Tricks",
    place: "Place",
    total: "Total",
    none: "–",
  },

  result: {
    title: "Result of the deal",
    seriesOver: "The series is over",
    deal: (deal: number): string => `Deal ${deal}`,
    allTricks: "All tricks",
    allRounds: "All rounds",
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
