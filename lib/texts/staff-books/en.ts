import type { TRANSFERS, TransferKind } from "../../contracts/transfers";
import { formatMoney } from "../../engine/kernel/money";
import { withArticle } from "../article.en";
import { cards, packs, tickets } from "../counts.en";
import { type Parts, parts } from "../parts";
import { lowerFirst, speechOf } from "../speech";

const { plural, number } = speechOf("en");

/** Kinds of transfers that another one undoes. */
export type UndoableKind = {
  [Kind in TransferKind]: (typeof TRANSFERS)[Kind]["reversible"] extends true ? Kind : never;
}[TransferKind];

/** What was undone, as one says it after "undid". */
const undid: Record<UndoableKind, string> = {
  "pay/start": "the starting money",
  "pay/week": "a weekly pay",
  "shop/ticket": "a gift of tickets",
  "staff/grant": "a grant",
  "market/trade": "a trade",
  "auction/sale": "a sale at auction",
  "gift/give": "a gift",
  "trade/settle": "a direct trade",
};

/**
 * What moved and who did it: the ledger's and the audit log's lines. `T` is a link or a moment where a page shows the
 * line, or a text.
 */
export const staffBooks = {
  /** Who did what nobody did. */
  house: "the house",
  houseFirst: "The house",
  party: { mint: "the mint", shop: "the shop", pot: "a table’s pot", gone: "a former member" },

  /** A reason as it was written. */
  quoted: (reason: string): string => `“${reason}”`,
  goods: {
    coin: (cents: number): string => formatMoney(cents),
    card: cards,
    /** `product` null: one that is not known any more. */
    pack: (n: number, product: string | null): string => `${packs(n)} of ${product ?? "a product"}`,
    ticket: (n: number, product: string | null): string => `${tickets(n)} for ${product ?? "a product"}`,
  },
  move: <T>(goods: string | T, from: string | T, to: string | T): Parts<T> => parts<T>`${goods} from ${from} to ${to}`,
  /** All that one transfer moved, each written by `move`. */
  moves: (moves: readonly string[]): string => (moves.length === 0 ? "nothing" : moves.join(", ")),

  transfers: {
    caption: "Transfers, the latest first",
    when: "When",
    what: "What",
    by: "By",
    undo: "Undo",
    /** `name`: of its kind. */
    undoOf: (name: string, id: string): string => `Undo ${lowerFirst(name)}, number ${id}`,
    undoneBy: <T>(by: string | T): Parts<T> => parts<T>`(undone by ${by})`,
    at: <T>(at: string | T, by: string | T): Parts<T> => parts<T>`${at}, by ${by}`,
    undoneAt: <T>(by: string | T, at: string | T): Parts<T> => parts<T>`Undone by ${by}, ${at}.`,
    member: "Member",
    kind: "Kind",
    allKinds: "All kinds",
    show: "Show",
    showAll: "Show all",
  },

  undoing: {
    number: "Number of the transfer",
    show: "Show it",
    back: "Undoing it moves back:",
    missing: "It cannot be undone now, as not all of it is free. Undoing is all or nothing.",
    short: (nick: string, all: string, free: string, aside: string | null, registered: string | null): string =>
      [
        `${nick}: of ${all}, ${free} free`,
        ...(aside === null ? [] : [`${aside} set aside for orders`]),
        ...(registered === null ? [] : [`${registered} registered`]),
      ].join(", "),
    verb: "Yes, undo it",
    busy: "Undoing…",
    reason: "Reason",
  },

  undid,
  undidOther: "a transfer",

  /** What somebody of the staff did. */
  audit: {
    granted: <T>(by: string | T, cents: number, to: string | T, reason: string): Parts<T> =>
      parts<T>`${by} granted ${formatMoney(cents)} to ${to}: ${reason}`,
    debited: <T>(by: string | T, cents: number, from: string | T, reason: string): Parts<T> =>
      parts<T>`${by} took ${formatMoney(cents)} from ${from}: ${reason}`,
    /** `moved`: null where it is not known. */
    reversed: <T>(by: string | T, what: string | T, moved: string | null, reason: string): Parts<T> =>
      parts<T>`${by} undid ${what}${moved === null ? "" : ` (${moved})`}: ${reason}`,
    added: <T>(by: string | T, product: string, run: number, price: number): Parts<T> =>
      parts<T>`${by} added ${product}: ${packs(run)} at ${formatMoney(price)}`,
    reprinted: <T>(by: string | T, product: string, run: number, price: number): Parts<T> =>
      parts<T>`${by} reprinted ${product}: ${packs(run)} at ${formatMoney(price)}`,
    /** `reason`: null where nobody was asked for one. */
    withdrew: <T>(by: string | T, product: string, destroyed: number, reason: string | null): Parts<T> =>
      parts<T>`${by} withdrew ${product} and destroyed ${packs(destroyed)}${reason === null ? "" : `: ${reason}`}`,
    bundled: <T>(by: string | T, bundle: string, price: number, apart: number): Parts<T> =>
      parts<T>`${by} put ${bundle} together at ${formatMoney(price)} instead of ${formatMoney(apart)}`,
    unbundled: <T>(by: string | T, bundle: string, reason: string): Parts<T> =>
      parts<T>`${by} withdrew the bundle ${bundle}: ${reason}`,
    /** `at`: from when on it holds; null: at once. */
    priced: <T>(by: string | T, product: string, from: number, to: number, at: string | T | null): Parts<T> =>
      at === null
        ? parts<T>`${by} set the price of ${product} from ${formatMoney(from)} to ${formatMoney(to)}`
        : parts<T>`${by} announced the price of ${product}: ${formatMoney(to)} instead of ${formatMoney(from)}, from ${at} on`,
    priceKept: <T>(by: string | T, product: string, price: number): Parts<T> =>
      parts<T>`${by} kept the price of ${product} at ${formatMoney(price)} and took back what was announced`,
    /** `limit` null: no bound; `at` null: sold at once. */
    termsSet: <T>(by: string | T, product: string, limit: number | null, at: string | T | null): Parts<T> => {
      const most = limit === null ? "no limit for a member" : `at most ${packs(limit)} for a member`;
      return at === null
        ? parts<T>`${by} set the terms of ${product}: ${most}, sold now`
        : parts<T>`${by} set the terms of ${product}: ${most}, sold from ${at} on`;
    },
    cardsSaved: <T>(by: string | T, game: string, files: string): Parts<T> =>
      parts<T>`${by} changed the cards of ${game}: ${files}`,
    ticketsGiven: <T>(by: string | T, n: number, product: string, to: string | T): Parts<T> =>
      parts<T>`${by} gave ${tickets(n)} for ${product} to ${to}`,
    ticketsTaken: <T>(by: string | T, n: number, product: string, from: string | T): Parts<T> =>
      parts<T>`${by} took ${tickets(n)} for ${product} back from ${from}`,
    roleGiven: <T>(by: string | T, to: string | T, role: string): Parts<T> =>
      parts<T>`${by} made ${to} ${withArticle(role)}`,
    roleTaken: <T>(by: string | T, from: string | T, role: string): Parts<T> =>
      parts<T>`${by} took the role of ${role} from ${from}`,
    /** `days` 0: for good. */
    banned: <T>(by: string | T, who: string | T, days: number, reason: string): Parts<T> =>
      parts<T>`${by} banned ${who} ${days === 0 ? "for good" : plural(days, { one: "for 1 day", other: `for ${number(days)} days` })}: ${reason}`,
    /** `card` null: the whole market. */
    halted: <T>(by: string | T, card: string | null, reason: string): Parts<T> =>
      parts<T>`${by} stopped ${card === null ? "the market" : `trading in ${card}`}: ${reason}`,
    resumed: <T>(by: string | T, card: string | null, reason: string): Parts<T> =>
      parts<T>`${by} let ${card === null ? "the market" : `trading in ${card}`} go on: ${reason}`,
    commentRemoved: <T>(by: string | T, who: string | T, deck: string, text: string, reason: string): Parts<T> =>
      parts<T>`${by} removed what ${who} said of ${deck}, “${text}”${reason === "" ? "" : `: ${reason}`}`,
    gameJudged: <T>(by: string | T, table: string, reason: string): Parts<T> =>
      parts<T>`${by} judged a game at ${table}: ${reason}`,
    judgingConfirmed: <T>(by: string | T): Parts<T> => parts<T>`${by} let games be judged again`,
    prizesHeld: <T>(by: string | T, who: string | T, reason: string): Parts<T> =>
      parts<T>`${by} holds prizes back from ${who}: ${reason}`,
    prizesPaid: <T>(by: string | T, who: string | T, reason: string): Parts<T> =>
      parts<T>`${by} has prizes paid to ${who} again: ${reason}`,
    banLifted: <T>(by: string | T, who: string | T): Parts<T> => parts<T>`${by} lifted the ban of ${who}`,
    signedOut: <T>(by: string | T, who: string | T): Parts<T> => parts<T>`${by} signed ${who} out everywhere`,
    recoveryMade: <T>(by: string | T, who: string | T): Parts<T> => parts<T>`${by} made a recovery code for ${who}`,
    factorDemanded: <T>(by: string | T): Parts<T> => parts<T>`${by} demanded a second factor of all staff`,
    factorLet: <T>(by: string | T): Parts<T> => parts<T>`${by} let staff do without a second factor`,
    gameWithdrawn: <T>(by: string | T, game: string): Parts<T> => parts<T>`${by} took the game ${game} off the shelf`,
    gamePublished: <T>(by: string | T, game: string): Parts<T> =>
      parts<T>`${by} put the game ${game} back on the shelf`,
    ratingRemoved: <T>(by: string | T, game: string): Parts<T> => parts<T>`${by} removed what somebody said of ${game}`,
    gameDeleted: <T>(by: string | T, game: string): Parts<T> => parts<T>`${by} threw the game ${game} away`,
    setting: <T>(by: string | T, label: string, from: string, to: string): Parts<T> =>
      parts<T>`${by} set the ${lowerFirst(label)} from ${from} to ${to}`,
    /** `from`, `to` null: there is no price. */
    prices: <T>(
      by: string | T,
      changes: readonly { rarity: string; from: number | null; to: number | null }[],
    ): Parts<T> =>
      parts<T>`${by} set the prices of cards: ${changes.map(({ rarity, from, to }) => `${rarity} from ${price(from)} to ${price(to)}`).join(", ")}`,
    /** Something that is not known any more, by its code. */
    other: <T>(by: string | T, what: string): Parts<T> => parts<T>`${by} did something: ${what}`,
  },
};

function price(cents: number | null): string {
  return cents === null ? "none" : formatMoney(cents);
}

export type StaffBooksTexts = typeof staffBooks;
