import type { Variant } from "../../rules/expand";
import type { StatusPerson } from "../../status/facts";
import { parseStatus } from "../../status/parse";
import { gameOf } from "../read-file";
import { statusOf } from "../write-file";
import { MONDAY } from "./driver";

/** A game that forms: two have joined, Turkey is a dummy. */
export const FORMING = `GAME a
PHASE FORMING
MASTER #7|gm@example.net|Ann_Lee

POWER#1
PLAYER #42|jo@ex.example.org|Jo_Ray
ADDRESS jo@ex.example.org
PASSWORD oak

POWER#2
PLAYER #43|mia@ex.example.org|Mia_Fox
PASSWORD elm

TURKEY
PLAYER DUMMY
CONTROL ITALY FRANCE
`;

/** The facts of a file, the game that it tells of, and the facts of that game written over the file. */
export function through(text: string, variant?: Variant) {
  const { facts, errors } = parseStatus(text, { variant });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const read = gameOf(facts, MONDAY, undefined, variant);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { game, state, holders, problems } = read.value;
  const person = (seat: number): StatusPerson | null => {
    const holder = holders[seat];
    return typeof holder === "object" ? holder : null;
  };
  const frame = { name: facts.game, master: facts.master, now: MONDAY, before: facts, person };
  return { facts, game, state, problems, again: statusOf(game, state, frame) };
}
