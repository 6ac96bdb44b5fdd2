import { readAuthored } from "../authored/read-authored";
import type { CardDatabase } from "../cards/model";
import base from "./five-dyes/base.json" with { type: "json" };
import ef from "./five-dyes/ef.json" with { type: "json" };
import { FIVE_DYES_FORMATS } from "./five-dyes/formats.data";
import game from "./five-dyes/game.json" with { type: "json" };
import products from "./five-dyes/products.json" with { type: "json" };
import st from "./five-dyes/st.json" with { type: "json" };
import wc from "./five-dyes/wc.json" with { type: "json" };
import pokerBase from "./poker/base.json" with { type: "json" };
import bd from "./poker/bd.json" with { type: "json" };
import poker from "./poker/game.json" with { type: "json" };
import pokerProducts from "./poker/products.json" with { type: "json" };

/** The files of a game as they are written: `game.json`, its sets by name, `products.json`. */
export type GameFiles = {
  readonly game: unknown;
  readonly sets: Readonly<Record<string, unknown>>;
  readonly products: unknown;
};

const GAMES = {
  "five-dyes": { game, sets: { base, wc, st, ef }, products },
  poker: { game: poker, sets: { base: pokerBase, bd }, products: pokerProducts },
} as const satisfies Record<string, GameFiles>;

/** The card games that the house brings along. */
export type HouseGame = keyof typeof GAMES;
export const HOUSE_GAMES: readonly HouseGame[] = ["five-dyes", "poker"];

/** The files of a game that the house brings along: what a new house's catalogue begins with. */
export const houseGame = (name: HouseGame): GameFiles => GAMES[name];

const read = new Map<HouseGame, CardDatabase>();

/** The cards of a game of the house as its files have them; read once. */
export function houseCards(name: HouseGame): CardDatabase {
  const known = read.get(name);
  if (known) return known;
  const files = houseGame(name);
  const cards = readAuthored(files.game, (set) => files.sets[set]);
  if (!cards.ok) throw new Error(`${name} cannot be read: ${JSON.stringify(cards.error[0])}`);
  read.set(name, cards.value);
  return cards.value;
}

/** The house's own collectible game. */
export const fiveDyes = (): CardDatabase => houseCards("five-dyes");

/** The rules file of a game of the house; empty: nobody wrote one. */
export const houseFormats = (name: string): string => (name === "five-dyes" ? FIVE_DYES_FORMATS : "");
