import { z } from "zod";
import { LONGEST_NAME } from "../engine/ccg/filter/display";
import { plainText } from "../engine/kernel/plain-text";
import { isStorable, storableText } from "./storable";

/** The most displays that one keeps of a game. */
export const MOST_DISPLAYS = 50;

/** Where one looks: which game's cards, and for what a set or a name means there. */
export const GameName = z.string().min(1).max(40);

/** The request to register a complete set; `key`: made by the page once a request, so that a retry is answered alike. */
export const RegisterSet = z.object({
  game: GameName,
  set: z.string().trim().min(1).max(20),
  key: z.string().min(8).max(80).refine(isStorable),
});
export type RegisterSet = z.infer<typeof RegisterSet>;

/** What a registration came to. */
export type Registered = {
  readonly set: string;
  readonly name: string;
  /** How many cards have a copy that is bound now. */
  readonly cards: number;
  /** In cents. */
  readonly bonus: number;
  /** The request that it answers. */
  readonly key: string;
};

/**
 * A display as it is stored; 1: its filter is from when foils were cards of sets of their own (`upgradeFilter`), and in
 * the grammar of then (`fromOldGrammar`); 2: in the grammar of then, or already in that of 3; 3: `price` is
 * what is `worth` now (`priceAsWorth`).
 */
export const StoredDisplay = z.object({
  v: z.literal([1, 2, 3, 4]),
  filter: z.string().max(2_000),
  keys: z.array(z.string().max(100)).max(12),
  titles: z.number().int().min(0).max(12),
});
export type StoredDisplay = z.infer<typeof StoredDisplay>;

export const DisplayName = z
  .string("display/no_name")
  .transform((name) => plainText(name))
  .pipe(z.string().min(1, "display/no_name").max(LONGEST_NAME, "display/long_name"));

/** The request to keep a view of one's cards under a name; another one of that name is replaced only if it says so. */
export const SaveDisplay = z.object({
  game: GameName,
  name: DisplayName,
  /** As in the field: conditions in one text. */
  filter: z.string().max(2_000, "filter/too_long").transform(storableText),
  /** As after `/sort`: how many keys are titles, and the keys. */
  sort: z.string().max(1_000, "sort/too_long").transform(storableText),
  replace: z.literal("yes").optional(),
});
export type SaveDisplay = z.infer<typeof SaveDisplay>;

/** A saved display as pages show it, in the words of `SaveDisplay`. */
export type SavedView = { readonly name: string; readonly filter: string; readonly sort: string };

/** What a member has of a card. */
export type Held = {
  readonly number: number;
  readonly have: number;
  /** So many of them are registered and stay. */
  readonly bound: number;
  /** So many of them are offered at the market. */
  readonly offered: number;
  /** So many the deck of one's own needs that has most of it. */
  readonly decks: number;
  /** So many came since it last looked. */
  readonly fresh: number;
};

/** What becomes of the copies that one has: `trade`, a part of `free`, is above what one keeps of a card. */
export type Split = Pick<Held, "bound" | "offered" | "decks"> & { readonly free: number; readonly trade: number };

/** Splits what a member has of a card, who keeps so many of each. */
export function splitOf({ have, bound, offered, decks }: Omit<Held, "number" | "fresh">, limit: number): Split {
  const free = Math.max(0, have - bound - offered);
  return { free, bound, offered, decks, trade: Math.max(0, Math.min(free, have - limit)) };
}

/** A binder that its owner opened to all: nothing else of theirs is in it. */
export type PublicBinder = {
  readonly owner: string;
  readonly game: string;
  readonly held: readonly Pick<Held, "number" | "have">[];
  /** Printings that they wish for. */
  readonly wishes: readonly number[];
  /** The best cards of their packs, and when they came, in ms. */
  readonly pulls: readonly { readonly number: number; readonly at: number }[];
  /** What all of it was worth at the end of a day, in cents. */
  readonly worth: readonly { readonly at: number; readonly balance: number }[];
};

/** A member's cards of a game. */
export type Collection = {
  readonly held: readonly Held[];
  /** So many of a card they keep: what is free above it is for trade. */
  readonly limit: number;
  /** The last posting of its binder: what `mark-seen` is told. */
  readonly upTo: string;
  /** Whether others see how many it has. */
  readonly shown: boolean;
  /** Whether it has a page that anybody may read. */
  readonly isPublic: boolean;
  /** Abbreviations of sets that it registered. */
  readonly registered: readonly string[];
};

/** So many of a set or a rarity are owned, of so many. */
export type Part = { readonly code: string; readonly owned: number; readonly total: number };

/** How complete a collection is. */
export type Completeness = {
  readonly owned: number;
  readonly total: number;
  /** All copies. */
  readonly copies: number;
  /** Of all copies, in cents. */
  readonly value: number;
  readonly sets: readonly (Part & { readonly name: string; readonly bonus: number; readonly registered: boolean })[];
  readonly rarities: readonly Part[];
};
