import { type Card, type CardDatabase, type CardSet, cardsOfSet } from "../cards/model";
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

/** The edge of a card, by which its rarity is known from afar: black, steel, gold, ember. */
const EDGES: Readonly<Record<string, string>> = {
  U: oklch(0.7, 0.035, 240),
  R: oklch(0.74, 0.12, 84),
  M: oklch(0.63, 0.19, 40),
  V: oklch(0.62, 0.12, 330),
};
export const edgeOf = (card: Card): string => EDGES[rarityCodes(card)[0] ?? ""] ?? oklch(0.2, 0.012, 70);

/** The mark of a set, in a box of 16; sets without one show their cards' rarity alone. */
const SET_MARKS: Readonly<Record<string, string>> = {
  // A weave, a wave, a flame.
  WC: "M1 3h14v2.6H1ZM1 10.4h14V13H1ZM3 1h2.6v14H3ZM10.4 1H13v14h-2.6Z",
  ST: "M0 9.5C2 4 5 3 8 6.5S13 9 16 4.5V9c-3 4.5-5 4-8 1.5S3 9 0 14Z",
  EF: "M8.5 0C9 4 13 5.5 13 10.2A5 5.2 0 0 1 3 10.2C3 7.5 4.5 6.5 5 4 6.5 5 7 6 7 7.5 8.5 6 9 3 8.5 0Z",
};
export const setMarkOf = ({ set }: Card): string | undefined => SET_MARKS[set];

/** How a card is framed: `full` lets the picture fill it. Mythics have it, and cards whose file says `frame`. */
export type Frame = "plain" | "full";
export const frameOf = (card: Card): Frame => {
  const said = card.attributes.get("frame");
  return said === "full" || (said === undefined && rarityCodes(card)[0] === "M") ? "full" : "plain";
};

/** Legends have a title of their own shape. */
export const isCrested = ({ attributes }: Card): boolean => attributes.get("unique") === "yes";

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

/** How many cards of a set are for collecting. */
export const sizeOf = (set: CardSet, database: CardDatabase): number =>
  cardsOfSet(database, set).filter(({ hidden }) => !hidden).length;

/** `WC 012/162`: set, place in it, and how many it has. */
export function placeOf(card: Card, database: CardDatabase): string {
  if (card.hidden) return card.set || "token";
  const set = database.sets.find(({ abbreviation }) => abbreviation === card.set);
  const size = set ? (set.size ?? sizeOf(set, database)) : 0;
  return `${card.set} ${String(card.place).padStart(3, "0")}/${size}`;
}
