import type { Offered } from "../engine/ccg/market/affordable";
import type { Level, Side } from "../engine/ccg/market/vocabulary";
import type { Cents } from "../engine/kernel/money";
import type { Refusal } from "../engine/kernel/result";

/** The words of the market, without schemas: light enough for the browser. */

/** So many copies one order may be for. */
export const MOST_COPIES = 200;
/** So many orders of a member may be open, and so many in the book of one card. */
export const MOST_ORDERS = 1_000;
export const MOST_IN_BOOK = 20;
/** So many cards can be listed in one act. */
export const MOST_LISTED = 200;

/** For how many days an order stands. */
export const ORDER_DAYS = [1, 7, 30, 90] as const;
export const USUAL_DAYS = 30;

/** Copies that changed hands at once, at one price. */
export type Filled = { readonly quantity: number; readonly price: Cents };

/** What an order came to. */
export type Placed = {
  readonly side: Side;
  readonly game: string;
  readonly number: number;
  readonly fills: readonly Filled[];
  /** Copies that changed hands at once, and what they came to. */
  readonly filled: number;
  readonly sum: Cents;
  /** Copies that stand at `price` from now on. */
  readonly left: number;
  readonly price: Cents;
};

/** How listing many cards came out. */
export type Listed = { readonly batch: string; readonly orders: readonly Placed[] };

/** What the market has now of copies that somebody lacks: how many of them, and what those cost. */
export type BasketRow = {
  readonly number: number;
  readonly wanted: number;
  readonly available: number;
  readonly sum: Cents;
  /** What there is of it, the cheapest first. */
  readonly offers: readonly Offered[];
  /** What a bid for a copy would usually be: what the last one cost, else what the house says it is worth. */
  readonly bid: Cents;
};
/** What buying it came to: copies, their price in all, and for how many copies bids stand now. */
export type BasketDone = { readonly copies: number; readonly sum: Cents; readonly left: number };
export type Basket = { readonly rows: readonly BasketRow[]; readonly money: Cents };

/** An order of one's own. */
export type OwnOrder = {
  readonly id: string;
  readonly side: Side;
  readonly game: string;
  readonly number: number;
  readonly price: Cents;
  readonly quantity: number;
  readonly left: number;
  /** The money of a bid is set aside. */
  readonly reserved: boolean;
  readonly placedAt: number;
  readonly expiresAt: number;
};

/** The book of a card as one reads it. */
export type Book = {
  /** The best first. */
  readonly asks: readonly Level[];
  readonly bids: readonly Level[];
  readonly last: { readonly price: Cents; readonly at: number } | null;
  /** Why nothing is traded now; null: it is. */
  readonly halted: string | null;
};

/** A day of a card: what was traded. `day`: its beginning in UTC, in ms. */
export type TradeDay = {
  readonly day: number;
  readonly low: Cents;
  readonly high: Cents;
  readonly last: Cents;
  readonly volume: number;
};

/** Something that was traded, as all may know it; null: they keep their binder to themselves. */
export type FeedLine = {
  readonly id: string;
  readonly at: number;
  readonly game: string;
  readonly number: number;
  readonly quantity: number;
  readonly price: Cents;
  readonly buyer: string | null;
  readonly seller: string | null;
};

/** The same, with what its card is called. */
export type TradeNews = FeedLine & { readonly card: string };

/** What the market says of a card; null where it says nothing. */
export type MarketPrice = {
  readonly number: number;
  readonly ask: Cents | null;
  readonly bid: Cents | null;
  readonly last: Cents | null;
  /** The reader's own best offer. */
  readonly mine: Cents | null;
  /** So many sell at the best price, and one of them. */
  readonly sellers: number;
  readonly seller: string;
};

/** A card in the list of the market; what there is not is null. */
export type MarketRow = {
  readonly number: number;
  readonly last: Cents | null;
  /** The last price of a week ago. */
  readonly before: Cents | null;
  readonly bid: Cents | null;
  readonly ask: Cents | null;
  /** Copies traded in the last seven days, and offered now. */
  readonly volume: number;
  readonly offered: number;
  /** The last price of each day of a month on which it was traded. */
  readonly days: readonly Cents[];
};

/** A card of the market with what it is called; `place`: its set and number, by which cards of one name are told apart. */
export type NamedRow = MarketRow & { readonly name: string; readonly place: string; readonly foil: boolean };

export const MARKET_SORTS = ["name", "last", "change", "bid", "ask", "volume"] as const;
export type MarketSort = (typeof MARKET_SORTS)[number];
export const isMarketSort = (key: string): key is MarketSort => (MARKET_SORTS as readonly string[]).includes(key);
/** Does it begin with the most? Names and what is asked begin with the least. */
export const beginsDown = (sort: MarketSort): boolean => sort !== "name" && sort !== "ask";

/** What somebody looks for at the market; `page` counts from 1. */
export type MarketQuery = {
  readonly text: string;
  readonly sort: MarketSort;
  readonly down: boolean;
  readonly page: number;
};
export const USUAL_QUERY: MarketQuery = { text: "", sort: "volume", down: true, page: 1 };
export const MARKET_PAGE = 40;
export const MOST_SEARCH_LETTERS = 100;

/** A row as it is shown. `picture`: its address, with `{size}` in place of a size; null where the card has none. */
export type FoundRow = NamedRow & { readonly picture: string | null };

/** One page of what was found, and how many cards that is in all. */
export type FoundCards = { readonly rows: readonly FoundRow[]; readonly count: number };

/** What an address asks for by what stands behind its `?`; what is not valid is as usual. */
export function marketQueryIn({ text, sort, down, page }: Readonly<Record<string, unknown>>): MarketQuery {
  const nth = typeof page === "string" && /^\d{1,5}$/.test(page) ? Number(page) : 0;
  return {
    text: typeof text === "string" && text.length <= MOST_SEARCH_LETTERS ? text : USUAL_QUERY.text,
    sort: typeof sort === "string" && isMarketSort(sort) ? sort : USUAL_QUERY.sort,
    down: down !== "0",
    page: Math.max(1, nth),
  };
}

/** The part of an address behind `?` that asks for this, without what is usual. */
export function marketQuery(game: string, { text, sort, down, page }: MarketQuery): string {
  const query = new URLSearchParams({ game });
  if (text.trim() !== "") query.set("text", text);
  if (sort !== USUAL_QUERY.sort || down !== USUAL_QUERY.down) {
    query.set("sort", sort);
    query.set("down", down ? "1" : "0");
  }
  if (page > 1) query.set("page", String(page));
  return String(query);
}

/** What an act at the market is answered with. */
export type OrderState =
  | { readonly is: "nothing" }
  | { readonly is: "placed"; readonly placed: Placed }
  | { readonly is: "refused"; readonly problem: Refusal };

/** What the staff stopped: a card's trade, or (null) all of it. */
export type Halt = {
  readonly what: string;
  readonly card: string | null;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
};

/** Trades that somebody of the staff may want to look at. */
export type OddTrade = {
  readonly transferId: string;
  readonly at: number;
  readonly game: string;
  readonly number: number;
  readonly quantity: number;
  readonly price: Cents;
  /** What the card usually costs. */
  readonly usual: Cents;
  readonly buyer: string;
  readonly seller: string;
  /** So often these two traded this card to and fro; 0: it is the price that is odd. */
  readonly times: number;
};
