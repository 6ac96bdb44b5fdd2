import { speechOf } from "../speech";

const { number, list } = speechOf("en");

/** The page of a collectible card. */
export const cardPage = {
  market: "Buy or sell",
  find: "Find it in the collection",
  neighbours: "Cards beside it",
  before: (card: string): string => `The card before: ${card}`,
  after: (card: string): string => `The next card: ${card}`,
  text: "Text",
  words: "What its words mean",
  turnedOver: "Turned over",
  printings: "Printings",
  from: {
    title: "Where it comes from",
    retired: "It is no longer printed: no pack of the shop holds it. Those who have it keep it.",
    otherFace: (card: string): string => `It is the other face of ${card}, and comes with it.`,
    made: "Other cards make it during a game: it is in no pack and no binder.",
    none: "No product of the shop holds it now.",
  },
  owners: {
    title: "Who has it",
    none: "Nobody who shows a binder has it.",
    you: "you",
    others: (n: number): string => (n === 1 ? "and 1 other" : `and ${number(n)} others`),
  },
  have: "You have",
  worth: "Worth",
  registered: "Registered",
  /** Copies that are neither registered nor offered; copies that are offered at the market. */
  free: "Free",
  offered: "Offered",
  /** Copies above the number that one keeps of each card; decks of one's own that have it. */
  trade: "For trade",
  tradeOf: (n: number): string => `${number(n)} for trade: have and want`,
  decks: "In decks",
  inDeck: (n: number, deck: string): string => `×${number(n)} ${deck}`,
  bound: (copies: number): string => (copies === 1 ? "one copy stays" : `${copies} copies stay`),
  facts: {
    title: "On the card",
    set: "Set",
    rarity: "Rarity",
    rarities: (words: readonly string[]): string => list(words),
    cost: "Cost",
    printing: "Printing",
    retired: "no longer printed",
    foil: "Finish",
    foilHelp: "foil; it completes a set as the plain card does",
  },
};

export type CardPageTexts = typeof cardPage;
