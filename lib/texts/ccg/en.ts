import { speechOf } from "../speech";

const { plural, average } = speechOf("en");

/** A collectible card, as it is said to whoever cannot see it. */
export type SpokenCard = {
  readonly name: string;
  readonly type: string | null;
  /** The parts of its cost. */
  readonly coins: readonly string[];
  readonly strength: { readonly might: string; readonly guard: string } | null;
  /** The code of its rarity. */
  readonly rarity: string | null;
  readonly foil: boolean;
};

const RARITIES: Readonly<Record<string, string>> = {
  L: "basic",
  C: "common",
  U: "uncommon",
  R: "rare",
  M: "mythic",
  V: "special",
};
const rarity = (code: string, foil = false): string =>
  [RARITIES[code] ?? (code || "no rarity"), foil && "foil"].filter(Boolean).join(" ");

/** What all pages of collectible cards share. */
export const ccg = {
  /** Said before the tabs. */
  title: "Collection",
  binder: "Binder",
  decks: "Decks",
  shop: "Shop",
  packs: "Packs",
  sealed: "Sealed",
  closed: (packs: number): string => plural(packs, { one: "1 closed", other: `${packs} closed` }),
  keepAccount: "Keep this account",
  toShop: "To the shop",
  soldOut: "Sold out",

  /** "common", "rare foil"; what the house has no word for is called by its code. */
  rarity,
  /** So many of a rarity, on average. */
  ofRarity: (expected: number, code: string): string => `${average(expected)} ${rarity(code)}`,
  ofFoils: (expected: number): string => `${average(expected)} ${plural(expected, { one: "foil", other: "foils" })}`,
  alt: ({ name, type, coins, strength, rarity: code, foil }: SpokenCard): string =>
    [
      `${name}, ${type ?? "card"}`,
      ...(coins.length > 0 ? [`cost ${coins.join(" ")}`] : []),
      ...(strength ? [`might ${strength.might}, guard ${strength.guard}`] : []),
      ...(code === null ? [] : [rarity(code, foil)]),
    ].join(", "),
  /** On a card that one has not seen yet. */
  fresh: "new",
  /** The heart on a card. */
  wishes: {
    wish: "Put on my wish list",
    wished: "On your wish list",
    /** The name of the button, which is pressed while the card is on the list. */
    wishFor: (card: string): string => `Wish list: ${card}`,
    problem: (code: string): string =>
      code === "wish/too_many"
        ? "Your wish list is full: take something off it first."
        : code === "wish/sign_in"
          ? "You are signed out. Sign in, then press again."
          : code === "wish/lost"
            ? "Can’t reach the server. Press again."
            : "That did not work. Nothing was changed.",
  },
};

export type CcgTexts = typeof ccg;
