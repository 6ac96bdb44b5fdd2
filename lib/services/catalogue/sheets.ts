import { rarityRank } from "@/lib/engine/ccg/art/look";
import { asNumber, oddsOf } from "@/lib/engine/ccg/factory/odds";
import { findProduct, type Product } from "@/lib/engine/ccg/factory/product";
import { contentsOf, hashOfContents, type PackContents } from "@/lib/engine/ccg/factory/prove-pack";
import type { CardGame } from "./games";

export type Sheets = { readonly product: Product; readonly contents: PackContents; readonly hash: string };
/** How many cards of a rarity, plain or as foils, a copy holds on average. */
export type RarityOdds = { readonly code: string; readonly foil: boolean; readonly expected: number };
/** One card of a product: how many on average, and the chance of at least one. */
export type CardChance = { readonly number: number; readonly expected: number; readonly chance: number };
/** The odds of a product as numbers. `size`: cards in a copy, on average. */
export type Odds = {
  readonly size: number;
  readonly rarities: readonly RarityOdds[];
  readonly cards: readonly CardChance[];
};

type Printed = { readonly sheets: Sheets; odds?: Odds };
/** What was worked out of a game is forgotten with it. */
const known = new WeakMap<CardGame, Map<string, Printed>>();

function printedOf(game: CardGame, set: string, type: string): Printed | null {
  const ofGame = known.get(game) ?? new Map<string, Printed>();
  known.set(game, ofGame);
  const key = JSON.stringify([set, type]);
  const found = ofGame.get(key);
  if (found) return found;
  const product = findProduct(game.products, set, type);
  if (!product) return null;
  const contents = contentsOf(game.name, product);
  const printed = { sheets: { product, contents, hash: hashOfContents(contents) } };
  ofGame.set(key, printed);
  return printed;
}

/** What the factory prints as a product of a game; null if it knows none of this code. */
export const sheetsOf = (game: CardGame, set: string, type: string): Sheets | null =>
  printedOf(game, set, type)?.sheets ?? null;

/** The exact odds of a product, as numbers; worked out once. */
export function oddsOfProduct(game: CardGame, set: string, type: string): Odds | null {
  const printed = printedOf(game, set, type);
  if (!printed) return null;
  if (printed.odds) return printed.odds;
  const exact = oddsOf(printed.sheets.product, game.database);
  printed.odds = {
    size: asNumber(exact.size),
    rarities: [
      ...[...exact.rarities].map(([code, expected]) => ({ code, foil: false, expected: asNumber(expected) })),
      ...[...exact.foils].map(([code, expected]) => ({ code, foil: true, expected: asNumber(expected) })),
    ].sort((a, b) => Number(a.foil) - Number(b.foil) || rarityRank(b.code) - rarityRank(a.code)),
    cards: exact.cards.map(({ card, expected, chance }) => ({
      number: card,
      expected: asNumber(expected),
      chance: asNumber(chance),
    })),
  };
  return printed.odds;
}
