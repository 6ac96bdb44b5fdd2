import type { Split } from "@/lib/contracts/collection";
import { rangesOf } from "../ranges";
import { speechOf } from "../speech";

const { plural, number, list } = speechOf("en");

const cards = (n: number) => plural(n, { one: "1 card", other: `${number(n)} cards` });

/** One's cards of a game: filters, orders, saved displays, complete sets. */
export const collection = {
  signIn: "Sign in to collect",
  visitor: "This is what there is to collect. New members find money for their first packs in their purse.",
  /** Where nobody's binder is shown. */
  catalogue: cards,
  guest: "A guest owns no cards yet: this is what there is to collect.",
  empty: "Your binder is empty. Packs are in the shop, what you bought waits under Packs.",
  totals: (owned: number, total: number, money: string): string =>
    `${number(owned)} of ${number(total)} cards, ${money}`,
  games: "Games",
  side: "Sets and displays",
  less: "Less",

  bySet: "By set",
  byRarity: "By rarity",
  /** Read out for "7/90". */
  part: (owned: number, total: number): string => `${number(owned)} of ${number(total)}`,
  registered: "registered",
  register: {
    verb: (money: string): string => `Register for ${money}`,
    verbOf: (money: string, set: string): string => `Register for ${money}: ${set}`,
    help: (total: number, set: string): string =>
      `One copy of each of the ${total} cards of ${set} stays in your binder for good. It cannot be sold, given or traded.`,
    busy: "Registering…",
    leave: "Leave it",
    done: (set: string, money: string): string => `${set} is registered. ${money} came to your purse.`,
  },

  displays: {
    title: "Saved displays",
    delete: (name: string): string => `Delete “${name}”`,
    deleted: "Deleted.",
    name: "Name for what you see now",
    save: "Save display",
    saving: "Saving…",
    saved: (name: string): string => `“${name}” is saved.`,
    signIn: "Sign in to save displays.",
    exists: (name: string): string => `“${name}” is saved already, with another filter or order.`,
    replace: "Replace it",
    leave: "Leave it",
  },
  show: {
    label: "Others see my cards",
    help: "Pages of cards name you among those who own them.",
    shown: "Others see your cards.",
    hidden: "Others do not see your cards.",
  },

  fetching: "Fetching the cards",
  failed: "The cards did not come.",
  failedHelp: "Your cards are safe. Check the connection.",
  again: "Try again",

  filter: "Filter cards",
  filterHelp:
    "Words look into names and texts. Attributes compare: might>2, type=Beast. A minus before a condition says not. Arrow down lists what can come next. /sort, /select, /display and /view work too.",
  aids: {
    facets: "Narrow down",
    syntax: "How to write it",
    set: "Set conditions",
    remove: (condition: string): string => `Remove ${condition}`,
    removeAll: "Remove all",
    /** A value of a facet with how many cards it would show. */
    value: (name: string, n: number): string => `${name}, ${cards(n)}`,
    none: "Fix the filter first: then it can be narrowed down.",
    fields: {
      rarity: "Rarity",
      set: "Set",
      type: "Type",
      dye: "Dye",
      suit: "Suit",
      kw: "Keyword",
      is: "Is",
      tag: "My tags",
    } as Readonly<Record<string, string>>,
    try: (example: string): string => `Filter by ${example}`,
    lessons: {
      words: "words in name or text; several need nothing between them",
      exact: "exactly these words, in quotes",
      type: "of a type",
      dye: "of a colour",
      set: "of a set",
      rarity: "of a rarity",
      ordered: "that rare or rarer",
      choice: "one rarity or the other",
      number: "numbers compare with = != < > <= >=",
      sum: "sums; a minus between two values has blanks around it",
      not: "a minus before a condition says not",
      or: "or, and parentheses",
      owned: "of which you have at least two",
      is: "missing, owned, new, foil, registered",
      keyword: "a keyword that a card has of its own",
      legal: "allowed in a format; banned: is what is not",
    },
  },
  csv: {
    save: "Save what is shown as CSV",
    load: "Read notes, tags and wishes from CSV",
    tooLarge: "The file is too large: at most 2 MB.",
    noColumns: "The first line must name the columns: number or name, and tags, note or want.",
    /** `unknown`: the lines that could not be read. */
    read: (n: number, unknown: readonly number[]): string => {
      const { parts, left } = rangesOf(unknown);
      const lines = list([...parts, ...(left > 0 ? [`${number(left)} more`] : [])]);
      const kept = n > 0 ? `Notes of ${cards(n)} are kept.` : "Nothing was kept.";
      if (unknown.length === 0) return kept;
      return unknown.length === 1
        ? `${kept} Not read, as it names no one card or notes too much: line ${lines}.`
        : `${kept} Not read, as they name no one card or note too much: lines ${lines}.`;
    },
  },
  notes: {
    title: "Your notes",
    wish: "Put on my wish list",
    wished: "On my wish list",
    tags: "Tags",
    tagsHelp: "Words with blanks between them; tag:… in the filter finds them.",
    note: "Note",
    save: "Save notes",
    saved: "Saved.",
  },
  binder: {
    slower: "Too many binders at once",
    slowerText: "You looked at many binders in a short time. Wait a minute, then load the page again.",
    open: "My binder has a page to send",
    openHelp: "Anybody may read it: your cards, your wish list, your best pulls and what they are worth.",
    toPage: "To the page of my binder",
    title: (nick: string, game: string): string => `${nick}’s binder: ${game}`,
    wishes: "Wish list",
    noWishes: "Nothing is wished for.",
    moreWishes: (n: number): string => plural(n, { one: "1 more card", other: `${number(n)} more cards` }),
    pulls: "Best pulls",
    noPulls: "No pack was opened yet.",
    worth: "Worth",
    noWorth: "No cards came yet.",
    inWords: (from: string, first: string, to: string, last: string): string =>
      `What the cards were worth at today’s values, from ${from}, ${first}, to ${to}, ${last}.`,
    numbers: "Show numbers",
    profile: "Profile",
  },
  usualOrder: "In the usual order. With keys it is yours: /sort rarity -price name.",
  keys: {
    title: "Keys of the collection",
    filter: "Write a filter",
    complete: "In the filter: what can come next",
    arrows: "Go from card to card",
    pages: "Go by three rows, or by a page of the binder",
    ends: "Go to the first or the last card of a row",
    allEnds: "Go to the first or the last card of all",
    open: "Open the card",
  },

  shows: {
    label: "Show",
    all: "All cards",
    owned: "Owned",
    missing: "Missing",
    new: "New",
    registered: "Registered",
  },
  prices: {
    label: "Price shown",
    worth: "Worth",
    market: "Market",
    from: (price: string): string => `from ${price}`,
    none: "–",
  },

  orders: {
    label: "Order",
    set: "By set",
    rarity: "By rarity",
    type: "By type",
    dye: "By dye and cost",
    suit: "By suit",
    name: "By name",
    worth: "By worth",
    price: "By price",
    own: "Your own order",
    help: "Keys in order, with - before one that goes the other way. A number first: so many keys are titles.",
  },
  views: { label: "View", grid: "Grid", list: "List", binder: "Binder" },
  size: { label: "Size of the cards", value: (pixels: number): string => `${pixels} pixels` },
  /** `foils`: of how many the foil lies there beside the plain card; `retired`: so many more that are printed no longer. */
  count: (n: number, foils: number, retired: number): string =>
    [
      cards(n),
      ...(foils > 0 ? [`${number(foils)} also as foil`] : []),
      ...(retired > 0 ? [`${number(retired)} no longer printed`] : []),
    ].join(", "),
  /** Instead of a count, while what is written cannot be read. */
  unread: "Shown without what cannot be read.",
  /** Read out once the cards have changed. */
  shown: (n: number): string => `${cards(n)} shown.`,
  markSeen: (fresh: number): string => `Mark ${fresh} new as seen`,
  seen: "Nothing is new any more.",
  showAll: "Show all cards",
  clear: "Clear the filter",
  none: "No cards here.",
  /** Below it: what may have been meant, each as a button. */
  didYouMean: "Did you mean:",
  priceIsAsked:
    "“price” is what the cheapest copy at the market costs; where nobody sells one there is none. What the house says it is worth is “worth”.",
  noResult: (filter: string): string => `No result for “${filter}”.`,

  cards: "Cards",
  pages: {
    binder: (page: number, of: number): string => `Binder, page ${page} of ${of}`,
    page: (page: number): string => `Page ${page}`,
    at: (page: number, of: number): string => `Page ${page} of ${of}`,
    back: "Previous page",
    on: "Next page",
  },
  /** The columns of a list; what all copies are worth stands last. */
  lines: { have: "Have", card: "Card", type: "Type", cost: "Cost", each: "Each", together: "In all" },
  card: {
    retired: "no longer printed",
    registered: "registered",
    offered: (n: number): string => `${n} offered`,
    worth: (money: string): string => `together ${money}`,
    /** What becomes of the copies that one has; "" where all are free, in no deck, and none is for trade. */
    split: ({ free, bound, offered, decks, trade }: Split): string =>
      [
        ...(bound + offered > 0 ? [`${free} free`] : []),
        ...(bound > 0 ? [`${bound} registered`] : []),
        ...(offered > 0 ? [`${offered} offered`] : []),
        ...(decks > 0 ? [`${decks} in decks`] : []),
        ...(trade > 0 ? [`${trade} for trade`] : []),
      ].join(", "),
    /** Read out after what the card is. */
    standing: (card: {
      /** Null: nobody's binder is shown. */
      have: number | null;
      split: string;
      fresh: boolean;
      retired: boolean;
      price: string;
    }): string =>
      [
        ...(card.have === null ? [] : [card.have === 0 ? "not in your binder" : `you have ${card.have}`]),
        ...(card.split === "" ? [] : [card.split]),
        ...(card.fresh ? ["new"] : []),
        ...(card.retired ? ["no longer printed"] : []),
        card.price,
      ].join(", "),
  },

  problems: {
    signIn: "You are signed out. Sign in and try again.",
    /** While one plays one's alter ego. */
    ego: "Your alter ego neither trades nor registers sets: go back to being yourself first. Nothing was done.",
    membersOnly: "Guests have no binder. Choose a nick and a password to keep this account.",
    wait: "That was a lot in a short time. Nothing was changed: wait a minute.",
    /** `names`: of some of them. */
    incomplete: (missing: number, names: readonly string[]): string =>
      `You still have ${cards(missing)} to collect: ${names.join(", ")}${missing > names.length ? " and others" : ""}.`,
    offeredJustNow: "You offered the last copy of one of these cards a moment ago. Nothing was registered: try again.",
    /** `set` null: the name of the set is not told. */
    registeredAlready: (set: string | null): string => `${set ?? "This set"} is registered already.`,
    unknownSet: (sets: readonly string[]): string => `There is no such set. There are ${list(sets)}.`,
    tooMany: (most: number): string => `You keep ${most} displays, which is the most. Delete one first.`,
    notes: "Something in it is too long or too much. Nothing was changed.",
    tooManyNotes: (most: number): string => `You keep notes on ${number(most)} cards, which is the most.`,
    exists: "Another display is saved under this name. Nothing was changed.",
    filter: "The filter cannot be read. Fix it first, then save it.",
    sort: "The order cannot be read. Fix it first, then save it.",
    other: "That did not work, and nothing was changed. Try again.",
  },
};

export type CollectionTexts = typeof collection;
