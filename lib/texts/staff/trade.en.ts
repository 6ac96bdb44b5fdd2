import type { EconomySettingName } from "../../contracts/economy";
import { packs } from "../counts.en";
import { type Parts, parts } from "../parts";
import { speechOf } from "../speech";

/** What staff read where they keep the shop, the market and the money. */

const { number } = speechOf("en");

const SETTINGS: Readonly<Record<EconomySettingName, string>> = {
  initialMoney: "Starting money",
  weeklyPay: "Weekly pay",
  prizePerPlayer: "Prize per player",
  prizesPerDay: "Prizes in a day",
  prizeMinutes: "Shortest game with a prize, in minutes",
  registrationBonus: "Bonus per card",
  giftLimit: "Gift limit",
  giftsPerDay: "Gifts in a day",
  otherPrice: "Price of other cards",
  tradeLimit: "Trade limit",
  foilPercent: "Worth of foils, in %",
  timeZone: "Time zone",
  rarityPrices: "Prices of cards",
};

export const shop = {
  products: "Products",
  productsLead: "Prices, limits, days and reprints are on the page of each.",
  none: "Nothing is for sale.",
  head: { product: "Product", price: "Price", worth: "Worth", left: "Left" },
  left: (left: number, run: number): string => `${number(left)} of ${number(run)}`,
  change: "Change",
  changeOf: (product: string): string => `Change ${product}`,
  givesAway: (sum: string): string => `gives ${sum} away`,
  next: <T>(at: string | T, price: string): Parts<T> => parts<T>`From ${at}: ${price}`,
  comes: <T>(at: string | T): Parts<T> => parts<T>`Sold from ${at}`,
  bundles: "Bundles",
  bundlesLead: "Products that are sold together for less. A bundle never changes: withdraw it and add another.",
  noBundles: "Nothing is sold together.",
  saves: (price: string, saves: string): string => `${price}, saves ${saves}`,
  part: (count: number, product: string): string => `${number(count)} × ${product}`,
  withdrawOf: (bundle: string): string => `Withdraw ${bundle}`,
  withdrawSure: "Yes, withdraw it",
  reason: "Why",
  withdrawn: "Withdrawn",
  when: "When",
  why: "Why",
  printing: "Printing…",
  withdraw: "Withdraw",
  withdrawing: "Withdrawing…",
  sure: (left: number): string => (left > 0 ? `Destroy ${packs(left)}` : "Yes, withdraw it"),
  add: "Add a product",
  addLead: "Prints it and puts it on sale.",
  tickets: "Give tickets",
  ticketsLead: "A ticket is one free pack. Below zero takes some back.",
  giving: "Giving…",
  member: "Member",
  product: "Product",
  count: "How many",
  sales: "Sales of the last 30 days",
  salesLead: "Packs a day; days are UTC.",
  salesCaption: "Sales by product",
  nothingSold: "Nothing was sold in these days.",
  packs: "Packs",
  buyers: "Buyers",
  paid: "Paid",
};

/** The page of one product. */
export const product = {
  title: "Product",
  all: "All products",
  facts: (price: string, left: string): string => `${price}, ${left} left`,
  price: "Price",
  priceLead: "Shoppers are shown a new price until it holds. A rise is told at least a day beforehand.",
  terms: "Limit and day",
  termsLead: "What members bought before stays theirs.",
  reprint: "Reprint",
  reprintLead: "At any time, at the price that holds.",
  print: "Print more",
  houseLead: "Sold out: the house’s own reprint is half the last run, at a price 10% higher.",
  house: (run: number, price: string): string => `Print ${number(run)} at ${price}`,
  withdraw: "Withdraw",
  withdrawLead: "Takes it off sale and destroys what was not sold. What members have stays theirs.",
  reason: "Why",
  reasonHelp: "Stays with the product and in the audit.",
  gone: "Withdrawn",
  noReason: "Nobody wrote why.",
  comesBack: "Added anew under Shop, it comes back with a run, a price and terms of its own.",
};

export const economy = {
  title: "Economy",
  money: "Money in the world",
  moneyLead: (now: string, issued: string, taken: string, days: number): string =>
    `Members hold ${now}. In ${days} days ${issued} came into the world, by pay, prizes and grants, and ${taken} left it, mostly through the shop.`,
  below: "These are sold for less than their cards are worth by these prices: what they return is somebody’s income.",
  belowBy: (price: string, worth: string): string => `costs ${price}, worth ${worth} on average`,
  worth: "What all cards are worth",
  /** `each`: cents of cards for a dollar of money; null: there is no money. */
  worthLead: (now: string, each: string | null): string =>
    `Members’ cards are worth ${now} at the values of today${each === null ? "" : `: ${each} of cards for each dollar in their purses`}.`,
  sets: {
    title: "How complete sets are",
    lead: "On average, for members who have any card of the set; by plain copies.",
    set: "Set",
    first: "At first",
    now: "Now",
    none: "Nobody has cards yet.",
  },
  settings: "Settings of the economy",
  lead: "They hold from the moment they are saved; nothing that has happened is changed.",
  verb: "Save the settings",
  saving: "Saving…",
  labels: SETTINGS,
  inDollars: (label: string): string => `${label}, in $`,
  help: {
    initialMoney: "The least that a new member finds in their purse.",
    weeklyPay: "Also added to the starting money for each product in the shop.",
    prizePerPlayer: "What a winner gets for each opponent, besides the bets.",
    registrationBonus: "For each card of a complete set that is registered.",
    giftLimit: "The most money that a member may give away at once.",
    giftsPerDay: "The most money that a member may give away within 24 hours, in all.",
    otherPrice: "Worth of a card whose rarity has no price below.",
    prizesPerDay:
      "So often within 24 hours any two people are paid a prize for games with each other. Their stakes are paid always.",
    prizeMinutes: "Games that are over sooner are paid no prize.",
    tradeLimit: "Copies above this number count as for trade.",
    foilPercent: "Of what the plain card is worth; never less than it.",
  },
  /** What holds until somebody sets it. */
  atFirst: (value: string): string => `Default: ${value}.`,
  prices: "What a card is worth until a market says otherwise, in $",
};

/** What an action came to. */
export const market = {
  title: "Market",
  halts: "What is stopped",
  haltsLead: "Orders stay and can be taken back. None is placed or filled.",
  none: "Everything is traded.",
  all: "The whole market",
  what: "Card",
  whatHelp: "As in the address of its page, such as five-dyes-12; * for the whole market.",
  reason: "Reason",
  reasonHelp: "Members read it.",
  stop: "Stop trading",
  stopping: "Stopping…",
  go: "Let it go on",
  goOf: (what: string): string => `Let it go on: ${what}`,
  going: "Letting it go on…",
  resumed: "traded again",
  by: "By",
  odd: "Trades to look at",
  oddLead:
    "Of the last thirty days: a card that two members trade to and fro, and prices four times what the card usually costs, or a quarter of it. Undoing one moves money and copies back; it is refused where they have gone on.",
  oddNone: "No trade stands out.",
  trade: "Trade",
  said: (buyer: string, n: number, card: string, seller: string): string =>
    `${buyer} bought ${n} × ${card} from ${seller}`,
  price: "Price",
  usual: "Usual",
  why: "Why",
  toAndFro: (n: number): string => `${n} times to and fro`,
  oddPrice: "the price",
  open: "Look, undo",
};
