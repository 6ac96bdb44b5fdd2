import { copies } from "../counts.en";
import { speechOf } from "../speech";

const { number } = speechOf("en");

/** What a deck costs, what of it one lacks, and how that is bought. */
export const deckMarket = {
  /** What the deck costs at the market now. */
  cost: {
    title: "What it costs",
    lead: "All its copies, each at the lowest offer.",
    guessed: (n: number): string =>
      `Nobody offers ${copies(n)} of it: what is not offered counts at its last price, or at what the house says it is worth.`,
    dearest: "The dearest of its cards",
    is: { offered: "offered", last: "last price", worth: "the house’s estimate" },
    /** Read out after what a row is; shown as one rests on it. */
    of: (price: string, is: string): string => `${price}, ${is}`,
  },

  missing: {
    title: "What you lack",
    /** In place of the way to the market, while one plays one’s alter ego. */
    ego: "Your alter ego buys nothing from members: be yourself again to buy what is missing.",
    nothing: "You have all of this deck.",
    lead: (n: number): string => `${copies(n)} in this deck ${n === 1 ? "is" : "are"} not yours: proxies.`,
    standing: (need: number, have: number, bound: number, offered: number): string =>
      [
        `${number(need)} in the deck, you own ${number(have)}`,
        ...(bound > 0 ? [`${number(bound)} registered`] : []),
        ...(offered > 0 ? [`${number(offered)} offered`] : []),
      ].join(", "),
    atRisk: (n: number): string => `${copies(n)} may be sold`,
    offered: (n: number, of: number): string => `${number(n)} of ${number(of)} at the market`,
    none: "not offered",
    ask: "Buy what you lack: see prices",
    noOffers: "Nobody offers any of it at the market now.",
    total: (n: number, of: number, sum: string, money: string): string =>
      `${number(n)} of ${copies(of)} are offered, for ${sum} in all. You have ${money}.`,
    most: "At most, in all",
    mostHelp: "All of it is bought at once, from the cheapest, or nothing.",
    mostPart: "As many copies as that pays, the cheapest first.",
    how: "How to buy",
    hows: { all: "All or nothing", part: "What there is" },
    bids: "Leave bids for the rest",
    bidsHelp: "They stand at the market until somebody sells to you, or you take them back.",
    bidAt: "Bid for a copy",
    percent: (n: number): string => `${number(n)} % of what it usually costs`,
    reserve: "Set the money aside",
    bidsFor: (n: number, sum: string): string => `Bids for ${copies(n)}, ${sum} in all`,
    bidLine: (n: number, name: string, price: string): string => `${number(n)} × ${name} at ${price}`,
    willBuy: (n: number, sum: string): string => `Buys ${copies(n)} for ${sum} now.`,
    willBuyNone: "Buys nothing now.",
    willBid: (n: number, sum: string, days: number): string =>
      `Leaves bids for ${copies(n)}, ${sum} in all, for ${number(days)} days.`,
    nothingFor: "There is nothing to buy for that.",
    buyAndBid: (n: number, left: number): string => `Buy ${number(n)}, bid for ${number(left)}`,
    bid: (n: number): string => `Bid for ${copies(n)}`,
    left: (n: number): string => `Bids stand for ${copies(n)}: you find them among your orders.`,
    odd: "Write an amount, such as 12.50.",
    poor: "You have too little money for it.",
    buy: (n: number): string => `Buy ${copies(n)}`,
    done: (n: number, sum: string): string => `Bought ${copies(n)} for ${sum}.`,
  },
};

export type DeckMarketTexts = typeof deckMarket;
