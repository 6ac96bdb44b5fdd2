import { type Card, type CardDatabase, cardsOfSet } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import { DYES, type Dye, oklch } from "./colour";

export type Rarity = { readonly word: string; readonly mark: string; readonly tone: string };

/** Rarity by code: its word, its mark (in a box of 16), its tone. */
export const RARITIES: Readonly<Record<string, Rarity>> = {
  L: { word: "basic", mark: "M8 3a5 5 0 1 0 .01 0Z", tone: oklch(0.6, 0.01, 70) },
  C: { word: "common", mark: "M8 3.5a4.5 4.5 0 1 0 .01 0Z", tone: oklch(0.45, 0.015, 70) },
  U: { word: "uncommon", mark: "M8 2 14 8 8 14 2 8Z", tone: oklch(0.52, 0.09, 240) },
  R: {
    word: "rare",
    mark: "M8 1l2.1 4.6 5 .6-3.7 3.4 1 5L8 12.1l-4.4 2.5 1-5L.9 6.2l5-.6Z",
    tone: oklch(0.56, 0.11, 78),
  },
  M: {
    word: "mythic",
    mark: "M8 0l1.6 4.1 4.1-1.8-1.8 4.1L16 8l-4.1 1.6 1.8 4.1-4.1-1.8L8 16l-1.6-4.1-4.1 1.8 1.8-4.1L0 8l4.1-1.6L2.3 2.3l4.1 1.8Z",
    tone: oklch(0.52, 0.17, 32),
  },
  V: {
    word: "special",
    mark: "M8 1l2.1 4.6 5 .6-3.7 3.4 1 5L8 12.1l-4.4 2.5 1-5L.9 6.2l5-.6Z",
    tone: oklch(0.62, 0.14, 330),
  },
};

const ORDER: readonly string[] = ["M", "V", "R", "U", "C", "L"];

/** The place of a rarity from the rarest on; what is none of them comes last. */
export function rarityRank(code: string): number {
  const at = ORDER.indexOf(code);
  return at < 0 ? ORDER.length : at;
}

/** The rarity of a card by the first of its codes; undefined for tokens and backs. */
export const rarityOf = (card: Card): Rarity | undefined => RARITIES[rarityCodes(card)[0] ?? ""];

/** The line within the frame of what is rarer than uncommon. */
const INNER: Readonly<Record<string, string>> = {
  R: oklch(0.78, 0.11, 82),
  M: oklch(0.7, 0.15, 50),
  V: oklch(0.8, 0.1, 330),
};
export const innerLineOf = (card: Card): string | undefined => INNER[rarityCodes(card)[0] ?? ""];

/** Colours of a frame: where it begins, where it ends, its bars, what is written on them. */
export type Ink = { frame: string; frame2: string; tint: string; text: string };

/** The colours of a card of these dyes: two are a gradient across, more are gold. */
export function inksOf(dyes: readonly Dye[]): Ink {
  const [first, second] = [DYES[dyes[0] ?? "undyed"], DYES[dyes.at(-1) ?? "undyed"]];
  const gold = dyes.length > 2;
  return {
    frame: gold ? oklch(0.6, 0.1, 84) : oklch(0.4, first.chroma * 0.75, first.hue),
    frame2: gold ? oklch(0.48, 0.09, 70) : oklch(dyes.length > 1 ? 0.4 : 0.3, second.chroma * 0.7, second.hue),
    tint: oklch(0.955, Math.min(0.02, first.chroma * 0.2), first.hue),
    text: oklch(0.22, 0.015, 62),
  };
}

/** The parts of a cost, a coin each: `12WW` is 12, W, W. */
export const coinsOf = (cost: string): string[] => cost.match(/\d+|[A-Z]/g) ?? [];

/** Kinds whose word on the card is another than the figure's. */
const PRINTED: Readonly<Record<string, string>> = { Player: "Performer" };

/** What stands in the type bar: `Unique Beast · Heron`. The kind of what fights is part of it, since rules name kinds. */
export function typeLineOf({ attributes, hidden }: Card): string {
  const kind = attributes.has("might") ? attributes.get("kind") : undefined;
  const type = [
    attributes.get("unique") && "Unique",
    hidden && attributes.get("token") && "Token",
    attributes.get("type"),
  ];
  return [type.filter(Boolean).join(" "), kind && (PRINTED[kind] ?? kind)].filter(Boolean).join(" · ");
}

/** `3/4`: might and guard; null where a card has none. */
export function strengthOf({ attributes }: Card): string | null {
  const [might, guard] = [attributes.get("might"), attributes.get("guard")];
  return might !== undefined && guard !== undefined ? `${might}/${guard}` : null;
}

/** `WC 012/162`: set, place in it, and how many it has. */
export function placeOf(card: Card, database: CardDatabase): string {
  if (card.hidden) return card.set || "token";
  const set = database.sets.find(({ abbreviation }) => abbreviation === card.set);
  const collectible = set ? cardsOfSet(database, set).filter(({ hidden }) => !hidden).length : 0;
  return `${card.set} ${String(card.place).padStart(3, "0")}/${collectible}`;
}
