import { readAuthored } from "../authored/read-authored";
import type { CardDatabase } from "../cards/model";
import base from "./five-dyes/base.json";
import ef from "./five-dyes/ef.json";
import eff from "./five-dyes/eff.json";
import game from "./five-dyes/game.json";
import st from "./five-dyes/st.json";
import stf from "./five-dyes/stf.json";
import wc from "./five-dyes/wc.json";
import wcf from "./five-dyes/wcf.json";
import pokerBase from "./poker/base.json";
import bd from "./poker/bd.json";
import poker from "./poker/game.json";

type Files = { readonly game: unknown; readonly sets: Readonly<Record<string, unknown>> };

const GAMES = {
  "five-dyes": { game, sets: { base, wc, wcf, st, stf, ef, eff } },
  poker: { game: poker, sets: { base: pokerBase, bd } },
} as const satisfies Record<string, Files>;

/** The card games that the house brings along. */
export type HouseGame = keyof typeof GAMES;
export const HOUSE_GAMES: readonly HouseGame[] = ["five-dyes", "poker"];

const read = new Map<HouseGame, CardDatabase>();

/** The cards of a game of the house; read once. */
export function houseCards(name: HouseGame): CardDatabase {
  const known = read.get(name);
  if (known) return known;
  const files: Files = GAMES[name];
  const cards = readAuthored(files.game, (set) => files.sets[set]);
  if (!cards.ok) throw new Error(`${name} cannot be read: ${JSON.stringify(cards.error[0])}`);
  read.set(name, cards.value);
  return cards.value;
}

/** The house's own collectible game. */
export const fiveDyes = (): CardDatabase => houseCards("five-dyes");
