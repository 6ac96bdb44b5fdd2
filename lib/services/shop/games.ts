import { findProduct, type Product } from "@/lib/engine/ccg/factory/product";
import { contentsOf, hashOfContents, type PackContents } from "@/lib/engine/ccg/factory/prove-pack";
import { HOUSE_GAMES, type HouseGame } from "@/lib/engine/ccg/sets";
import { houseProducts } from "@/lib/engine/ccg/sets/products";

/** The house's game of this name; null if there is none. */
export const gameNamed = (name: string): HouseGame | null => HOUSE_GAMES.find((game) => game === name) ?? null;

export type Sheets = { readonly product: Product; readonly contents: PackContents; readonly hash: string };
const known = new Map<string, Sheets>();

/** What the factory prints as this product; null if it knows none of this code. */
export function sheetsOf({ game, set, type }: { game: string; set: string; type: string }): Sheets | null {
  const key = `${game}/${set}/${type}`;
  const found = known.get(key);
  if (found) return found;
  const house = gameNamed(game);
  const product = house && findProduct(houseProducts(house), set, type);
  if (!product) return null;
  const contents = contentsOf(game, product);
  const sheets = { product, contents, hash: hashOfContents(contents) };
  known.set(key, sheets);
  return sheets;
}
