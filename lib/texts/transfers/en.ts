import type { TransferKind } from "../../contracts/transfers";
import { cards, packs, tickets } from "../counts.en";

/** In one or two words, for filters and lists. */
const names: Record<TransferKind, string> = {
  "pay/start": "Starting money",
  "pay/week": "Weekly pay",
  "shop/print": "Printing",
  "shop/withdraw": "Withdrawal",
  "shop/purchase": "Purchase",
  "shop/open": "Pack opened",
  "shop/ticket": "Tickets",
  "set/register": "Set registered",
  "market/order": "Order",
  "market/trade": "Trade",
  "auction/act": "Auction",
  "auction/sale": "Auction",
  "gift/give": "Gift",
  "trade/settle": "Direct trade",
  "stake/begin": "Stake",
  "stake/result": "Result",
  "stake/return": "Stake returned",
  "tournament/stake": "Prize money",
  "tournament/prizes": "Prizes",
  "tournament/return": "Prize money returned",
  "draft/enter": "Draft",
  "draft/cards": "Drafted cards",
  "sealed/enter": "Sealed event",
  "ego/start": "To the alter ego",
  "ego/end": "Alter ego ended",
  "staff/grant": "From the staff",
  "ledger/reversal": "Undone",
};

/** What moved money, cards and packs. */
export const transfers = {
  names,
  /** A kind that is not known any more. */
  other: "Transfer",
  /** Instead of the name of a product that is not known any more. */
  someProduct: "a product",

  /** What happened, in one sentence. */
  says: {
    start: "Starting money",
    week: (week: string): string => `Weekly pay, ${week}`,
    print: "Printing",
    withdraw: "Withdrawal",
    /** `used`: so many tickets. */
    purchase: (quantity: number, product: string, used: number): string =>
      used > 0 ? `Bought ${quantity} × ${product}, ${tickets(used)} used` : `Bought ${quantity} × ${product}`,
    /** A part of a bundle, and all of them. */
    part: (quantity: number, product: string, bundle: string): string =>
      `Bought ${quantity} × ${product}, in ${bundle}`,
    bundle: (bundle: string): string => `Bought ${bundle}`,
    /** Several packs, one after the other. */
    openMany: (times: number, product: string, n: number): string => `Opened ${times} × ${product}: ${cards(n)}`,
    open: (product: string, n: number): string => `Opened ${product}: ${cards(n)}`,
    tickets: (product: string, by: string): string => `Tickets for ${product}, by ${by}`,
    ticketsBack: (product: string, by: string): string => `Tickets taken back for ${product}, by ${by}`,
    register: (set: string): string => `Registered ${set}, a copy of each card is kept for good`,
    order: "Order placed at the market",
    /** `other`: who sold. */
    bought: (quantity: number, card: string, price: string, other: string): string =>
      `Bought ${quantity} × ${card} from ${other} at ${price}`,
    /** `other`: who bought. */
    sold: (quantity: number, card: string, price: string, other: string): string =>
      `Sold ${quantity} × ${card} to ${other} at ${price}`,
    /** `what`: of the one kind of thing it is, how many and what; null: money, or several kinds. */
    gave: (what: string | null, to: string): string => `Gave ${what ?? "a gift"} to ${to}`,
    got: (what: string | null, from: string): string => `Got ${what ?? "a gift"} from ${from}`,
    auction: (what: string): string => `At the auction of ${what}`,
    won: (what: string, price: string, seller: string): string => `Won ${what} from ${seller} for ${price}`,
    auctioned: (what: string, price: string, buyer: string): string =>
      `Sold ${what} to ${buyer} for ${price}, at auction`,
    /** `who`: all who were in it. */
    traded: (who: string): string => `Trade between ${who}`,
    /** `table`: where it is played. */
    staked: (table: string): string => `Staked at ${table}`,
    wonGame: (table: string): string => `Won a game at ${table}`,
    drewGame: (table: string): string => `Stake back from ${table}: nobody won`,
    stakeBack: (table: string): string => `Stake back from ${table}: the game was broken off`,
    sealedEntered: (quantity: number, product: string): string => `Opened ${quantity} × ${product} for a sealed event`,
    egoStart: "To the alter ego",
    egoEnd: "The alter ego ended, and everything came back",
    draftEntered: (quantity: number, product: string): string => `Bought ${quantity} × ${product} to draft with`,
    drafted: (n: number, product: string): string => `Drafted ${cards(n)} of ${product}`,
    prizeMoney: (tournament: string): string => `Prize money for ${tournament}`,
    prize: (tournament: string): string => `Prize in ${tournament}`,
    prizeMoneyBack: (tournament: string): string => `Prize money back from ${tournament}`,
    noted: (said: string, note: string): string => `${said}: “${note}”`,
    staff: (reason: string): string => `From the staff: ${reason}`,
    /** `name`: of what was undone. */
    undone: (name: string, reason: string): string => `Undone (${name.toLowerCase()}): ${reason}`,
  },
  /** What came besides money, and what left. */
  came: {
    card: (n: number): string => `${cards(n)} in`,
    pack: (n: number): string => `${packs(n)} in`,
    ticket: (n: number): string => `${tickets(n)} in`,
  },
  left: {
    card: (n: number): string => `${cards(n)} out`,
    pack: (n: number): string => `${packs(n)} out`,
    ticket: (n: number): string => `${tickets(n)} out`,
  },
};

export type TransfersTexts = typeof transfers;
