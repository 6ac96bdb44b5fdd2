import type { Good } from "../engine/ccg/trade/goods";
import type { AssetId } from "../engine/kernel/ledger";
import type { Cents } from "../engine/kernel/money";

/** The words of gifts, trades and auctions, without schemas: light enough for the browser. */

/** So many kinds of things lie on one side at most, and so many pieces of a kind. */
export const MOST_KINDS = 40;
export const MOST_PIECES = 200;
/** So long is a note with a gift. */
export const MOST_NOTE = 200;

/** What an asset is called, and what tells cards of one name apart; a card's page. */
export type AssetName = {
  readonly name: string;
  readonly place: string;
  readonly page: string | null;
};

/** Something of one's own that may be given away: `free`: neither registered nor set aside. */
export type Spare = AssetName & {
  readonly asset: AssetId;
  readonly free: number;
  /** What the house says that one is worth. */
  readonly worth: Cents;
};

/** What a member can give, or shows that they have; null: what money they have is not told. */
export type Spares = { readonly money: Cents | null; readonly items: readonly Spare[] };

/** A good with what it is called. */
export type NamedGood = Good & AssetName;

/** For so many days a trade that nobody changes stands; so many that one began may be open. */
export const TRADE_DAYS = 14;
export const MOST_OPEN_TRADES = 30;

export const TRADE_STATES = ["open", "settled", "declined", "cancelled", "expired"] as const;
export type TradeState = (typeof TRADE_STATES)[number];

/** Something that is not free any more when a trade was to be settled. */
export type ShortGood = Good & { readonly seat: number; readonly free: number };

/** A side of a trade as those who are in it see it. */
export type SideView = {
  readonly nick: string;
  readonly seat: number;
  /** It is the reader's. */
  readonly self: boolean;
  readonly gives: readonly NamedGood[];
  readonly confirmed: boolean;
  /** What of it was not there when it was to be settled. */
  readonly short: readonly (NamedGood & { readonly free: number })[];
};

/** A trade: each side gives to the next, the last to the first. */
export type TradeView = {
  readonly id: string;
  readonly version: number;
  readonly state: TradeState;
  readonly sides: readonly SideView[];
  readonly changedAt: number;
  readonly expiresAt: number;
  /** Whoever reads it began it. */
  readonly madeBySelf: boolean;
  /** Who ended it, where somebody did. */
  readonly closedBy: string | null;
};

/** A trade in the list of one's own. */
export type TradeLine = {
  readonly id: string;
  readonly state: TradeState;
  readonly with: readonly string[];
  readonly changedAt: number;
  /** It waits for the reader's word. */
  readonly waits: boolean;
};

/** A card that another has for trade and one wishes for. */
export type HaveRow = NamedGood & {
  /** Offered at the market. */
  readonly offered: number;
  /** Copies above their limit. */
  readonly surplus: number;
};

/** A card that another wishes for. */
export type WantRow = AssetName & {
  readonly asset: AssetId;
  /** So many copies are wished for, in this finish or any. */
  readonly wished: number;
  /** One has so many; so many of them are offered or above one's limit. */
  readonly have: number;
  readonly spare: number;
};

/** What two members have and want of each other; null: the other hides their binder. */
export type HaveWant = {
  readonly nick: string;
  readonly limit: number;
  readonly have: readonly HaveRow[];
  readonly want: readonly WantRow[];
} | null;

/** A swap that was found: each gives a card to the next, the last to the first, who is whoever asked. */
export type FoundSwap = readonly (AssetName & {
  readonly nick: string;
  readonly asset: AssetId;
  readonly worth: Cents;
})[];

/** What came of a gift. */
export type Given = { readonly to: string; readonly goods: readonly Good[] };
