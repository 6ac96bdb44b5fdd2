import { MOST_AT_ONCE } from "../../contracts/shop-words";
import { type Parts, parts } from "../parts";
import { momentIn, speechOf, upperFirst } from "../speech";
import { readChance } from "./chance";

const { plural, number, fixed, average, either } = speechOf("en");
const moment = momentIn("en");

const chance = (share: number): string => {
  const told = readChance(share);
  if (told.is === "every") return "every pack";
  return told.is === "share" ? `${fixed(told.percent, 1)}%` : `1 in ${number(told.of)}`;
};

/** The shop: products, their odds, and buying them. */
export const shop = {
  title: "Shop",
  /** When something is sold; of the reader's own clock in a browser, else of UTC. */
  comes: (at: number): string => `Sold from ${moment(at)} on.`,
  /** An announced price, with its moment. */
  nextPrice: <T>(at: string | T, price: string): Parts<T> => parts<T>`From ${at}: ${price}`,
  perMember: (limit: number): string => `${number(limit)} for each member.`,
  lead: "Packs of cards, with their exact odds.",
  /** Behind one link. */
  fair: "How chance is sealed before you pay",
  none: "Nothing is for sale now. The staff decides what is printed next.",
  holds: (cards: number, worth: string): string => `${average(cards)} cards, worth ${worth} on average`,
  stock: (left: number, of: number): string => `${number(left)} of ${number(of)} left`,
  /** The picture of what a product is. */
  anatomy: {
    title: "What is in it",
    foil: "foil",
    /** What else a card may be, and in how many cases. */
    kind: (word: string, share: number): string =>
      share >= 0.4 ? word : `${word} in 1 of ${number(Math.round(1 / share))}`,
    or: (kinds: readonly string[]): string => `or ${either(kinds)}`,
  },
  /** The shop's first page, and a set's own. */
  window: {
    newest: (game: string, cards: number): string => `${game}, ${number(cards)} cards`,
    chase: "What one opens its packs for",
    welcome: (money: string, packs: number): string =>
      `New members begin with ${money}: enough for ${plural(packs, { one: "1 pack", other: `${number(packs)} packs` })} of this set.`,
    join: (money: string): string => `Sign up: ${money} is yours`,
    see: (product: string, price: string): string => `${product}, ${price}`,
    gallery: (cards: number): string => `All ${number(cards)} cards`,
    galleryTitle: (set: string): string => `The cards of ${set}`,
    galleryLead: (game: string): string => `${game}. Every card in colour, the rarest first.`,
    ofRarity: (count: number, rarity: string): string => `${upperFirst(rarity)}, ${number(count)}`,
    packs: "Packs of this set",
  },
  allOdds: "All odds",
  allProducts: "All products",
  productLead: (game: string): string => `${game}. What is in it, exactly: worked out from its print sheets.`,
  worth: (worth: string): string => `Its cards are worth ${worth} on average.`,
  /** `traded` of its `all` cards have a last price. */
  atMarket: (value: string, traded: number, all: number): string =>
    `At the last prices of the market it is ${value}: ${number(traded)} of ${number(all)} cards have one, the others count by their worth.`,

  odds: {
    title: "Odds",
    lead: "How many a pack holds on average; and of each card, in how many packs there is at least one.",
    of: "Odds of",
    rarities: "Rarities",
    cards: (n: number): string => `All ${number(n)} cards`,
    byRarity: "Cards of each rarity in a pack",
    byCard: "Odds of each card",
    card: "Card",
    rarity: "Rarity",
    share: "Share of a pack",
    inPack: "In a pack",
    packsWith: "Packs with it",
    onAverage: "On average",
    worth: "Worth",
    last: "Last price",
    lastShort: (price: string): string => `last ${price}`,
    expected: fixed,
    /** The share of packs with at least one of a card. */
    chance,
    /** The same, in a list of products that hold a card. */
    source: (share: number, soldOut: boolean): string => {
      const { is } = readChance(share);
      const packs =
        is === "every" ? chance(share) : is === "share" ? `${chance(share)} of packs` : `${chance(share)} packs`;
      return soldOut ? `${packs}, sold out` : packs;
    },
  },

  /** Several products together. */
  bundles: {
    title: "Bundles",
    saves: (money: string): string => `Saves ${money}`,
    part: (count: number, product: string): string => `${number(count)} × ${product}`,
    verb: (cost: string): string => `Buy it for ${cost}`,
    verbOf: (cost: string, bundle: string): string => `Buy ${bundle} for ${cost}`,
    short: (has: string): string => `You have ${has}.`,
    soldOut: "A part of it is sold out.",
    hadAll: "You may have no more of a part of it.",
  },

  buy: {
    soldOut: "Sold out. The staff may have more printed, at a higher price.",
    signIn: "Sign in to buy",
    keepAccount: "Keep this account to buy",
    lookAgain: "Look again",
    howMany: (product: string): string => `How many: ${product}`,
    verb: (packs: number, cost: string): string => `Buy ${packs} for ${cost}`,
    /** The same, read out in a list of products. */
    verbOf: (packs: number, cost: string, product: string): string => `Buy ${packs} for ${cost}: ${product}`,
    /** While what was typed is no number of packs. */
    verbOdd: "Buy",
    verbOddOf: (product: string): string => `Buy: ${product}`,
    odd: (most: number): string =>
      most === 1
        ? "Only 1 of these can be bought: write 1."
        : `Packs are sold whole: write a number from 1 to ${number(most)}.`,
    busy: "Buying…",
    /** Each a sentence below the verb. */
    free: (packs: number): string => (packs === 1 ? "1 with a ticket, free." : `${packs} with tickets, free.`),
    short: (has: string, more: string, enoughFor: number): string =>
      `You have ${has}: ${more} more is needed.${enoughFor > 0 ? ` It is enough for ${number(enoughFor)}.` : ""}`,
    /** On the verb itself, in place of what it does. */
    missing: (more: string): string => `${more} short`,
    hadAll: (packs: number): string => `You have bought ${number(packs)} of these: each member may have no more.`,
    yours: (packs: number): string => `You may buy ${number(packs)} of these.`,
    after: (has: string, left: string): string => `You have ${has}, and ${left} after this.`,
    most: (packs: number): string => `${packs} is the most at once.`,
    last: (packs: number): string => `These are the last ${packs}.`,
    bought: (packs: number, paid: string): string => `Bought ${packs} for ${paid}.`,
    open: (packs: number): string => (packs === 1 ? "Open it now" : "Open them now"),
    howSealed: "How chance is sealed",
    sealed: (packs: number): string =>
      `What is in your next ${packs === 1 ? "pack" : `${packs} packs`} follows from secrets that are fixed now, before you pay, and from your share. The secrets are opened with the packs, so that you can check both.`,
    /** Before the hash of the print sheets. */
    sheets: "They are drawn from the print sheets with this hash:",
    share: "Your share of the chance",
    shareHelp: "Anything: what you write changes which cards you get.",
  },

  problems: {
    signIn: "You are signed out. Nothing was bought. Sign in and try again.",
    membersOnly: "Guests have no purse. Choose a nick and a password to keep this account, then buy.",
    notReady: "Your purse is being made ready. Nothing was bought: try again in a moment.",
    unknownProduct: "This product is not sold any more. Nothing was bought.",
    priceRose: (from: string, to: string): string =>
      `The price rose from ${from} to ${to}. Nothing was bought. Buy at ${to}?`,
    priceFell: (from: string, to: string): string =>
      `The price fell from ${from} to ${to}. Nothing was bought. Buy at ${to}?`,
    offerMoved:
      "Another purchase of yours came first, and used these seals. Nothing was bought now: new ones are shown, try again.",
    unavailable: "This product cannot be printed now. Nothing was bought. Tell the staff.",
    sheetsChanged:
      "What this product can hold has changed since it was shown. Nothing was bought: look at its odds, then buy again.",
    tooPoor: (needs: string, has: string): string =>
      `You need ${needs} and have ${has}. Buy fewer, or wait for Monday’s pay.`,
    soldOut: "Sold out a moment ago. Nothing was bought.",
    only: (left: number): string =>
      plural(left, {
        one: "Only 1 is left. Nothing was bought: take one.",
        other: `Only ${left} are left. Nothing was bought: take fewer.`,
      }),
    keyReused: "This form was sent already with other numbers. Nothing more was bought: look into your packs.",
    noSuchPack: "This pack is not among yours.",
    packAside: "All your packs of this kind are in an auction. Take it back first, or wait until it is over.",
    lost: "Can’t reach the server. Press again once you are connected: you will be charged only once.",
    quantity: `Packs are sold whole: write a number from 1 to ${MOST_AT_ONCE}. Nothing was bought.`,
    limit: (limit: number, left: number): string =>
      left === 0
        ? `Each member may buy ${number(limit)} of these, and you have. Nothing was bought.`
        : `Each member may buy ${number(limit)} of these: you may buy ${number(left)} more. Nothing was bought.`,
    notYet: (at: number): string => `This is sold from ${moment(at)} on. Nothing was bought.`,
    malformed: "Something in the form is not valid. Nothing was bought: reload the page and try again.",
    wait: "That was a lot in a short time. Nothing was bought: wait a minute.",
    other: "That did not work, and nothing was taken. Try again.",
  },
};

export type ShopTexts = typeof shop;
