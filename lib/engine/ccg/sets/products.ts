import { compileProducts, type Product } from "../factory/product";
import fiveDyes from "./five-dyes/products.json" with { type: "json" };
import { type HouseGame, houseCards } from "./index";
import poker from "./poker/products.json" with { type: "json" };

const FILES: Readonly<Record<HouseGame, unknown>> = { "five-dyes": fiveDyes, poker };
const compiled = new Map<HouseGame, readonly Product[]>();

/** The products of a game of the house, compiled once. */
export function houseProducts(game: HouseGame): readonly Product[] {
  const known = compiled.get(game);
  if (known) return known;
  const products = compileProducts(FILES[game], houseCards(game));
  if (!products.ok) throw new Error(`The products of ${game}: ${JSON.stringify(products.error[0])}`);
  compiled.set(game, products.value);
  return products.value;
}
