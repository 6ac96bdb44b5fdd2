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

const SETS: Readonly<Record<string, unknown>> = { base, wc, wcf, st, stf, ef, eff };

let dyes: CardDatabase | null = null;

/** The house's own card game. */
export function fiveDyes(): CardDatabase {
  if (dyes) return dyes;
  const read = readAuthored(game, (name) => SETS[name]);
  if (!read.ok) throw new Error(`Five Dyes cannot be read: ${JSON.stringify(read.error[0])}`);
  dyes = read.value;
  return dyes;
}
