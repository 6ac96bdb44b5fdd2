import { readWritten } from "../../crystal/entry";
import type { PowerName } from "../../map/model";
import type { StatusFacts, StatusParticipant } from "../../status/facts";
import type { ConfigProblem, Ruleset } from "../config";
import { fieldAt } from "../env";
import { wholeOf } from "../ground";
import type { Sequence } from "../sequence";
import { type PowerState, powerOf, type State } from "../state";
import { fieldOfList } from "./field-of-list";
import { owesList, writesLists, writtenBy } from "./writers";
import { NOTHING, WHEN, type Written } from "./written";

type Read = { readonly state: State; readonly problems: readonly ConfigProblem[] };

/** Everybody's lists as a status file has them; lines that do not hold are left out, and told of. */
export function withLists(ruleset: Ruleset, facts: StatusFacts, { state: before, problems }: Read) {
  if (facts.phase === "COMPLETED") return { state: before, problems: [...problems] };
  const told = [...problems];
  const board = fieldAt(ruleset, before);
  const powers = before.powers.map((power): PowerState => {
    const block = facts.powers[power.name];
    if (!writesLists(ruleset, power) || !(block?.sooner || block?.later)) return power;
    const lists = { ...NOTHING };
    for (const when of WHEN) {
      const lines = block[when] ?? [];
      const field = fieldOfList(wholeOf(ruleset), board, when);
      const sound = lines.filter((line) => readWritten(field, power.name, [line]).ok);
      const read = readWritten(field, power.name, sound);
      lists[when] = read.ok ? [...read.value] : [];
      const left = lines.filter((line) => !sound.includes(line));
      if (left.length > 0) told.push({ code: "crystal/refused", message: `${power.name}: ${left.join("; ")}` });
    }
    return { ...power, lists };
  });
  const state = { ...before, powers };
  return { state: { ...state, locked: areLockedIn(ruleset, state) }, problems: told };
}

/**
 * Are the lists of a file locked? Files do not say so: they are once somebody has written for the phase after, or in a
 * movement phase everybody for this one; other phases are not come to without.
 */
function areLockedIn(ruleset: Ruleset, state: State): boolean {
  const { powers, position } = state;
  const has = (power: PowerState): boolean => writtenBy(power).sooner.length > 0;
  if (powers.some((power) => writtenBy(power).later.length > 0)) return true;
  if (!powers.some(has)) return false;
  return position.phase.type !== "MOVEMENT" || powers.every((power) => has(power) || !owesList(ruleset, state, power));
}

/** What a status file says of a power's lists. */
export function writeLists(power: PowerState, isPlayed: boolean): StatusParticipant {
  const { sooner, later } = writtenBy(power);
  return {
    ...(isPlayed && sooner.length > 0 ? { sooner: [...sooner] } : {}),
    ...(isPlayed && later.length > 0 ? { later: [...later] } : {}),
  };
}

/** Lists that are otherwise in a file than in the game become a fact. */
export function addLists(sequence: Sequence, filed: Pick<State, "powers" | "locked">): void {
  const changed = filed.powers.flatMap((power): [PowerName, Written][] => {
    const here = powerOf(sequence.state, power.name);
    const lists = writtenBy(power);
    return here && JSON.stringify(writtenBy(here)) !== JSON.stringify(lists) ? [[power.name, lists]] : [];
  });
  if (changed.length === 0) return;
  const locked = filed.locked === true;
  const lists = changed.map(([name, { sooner, later }]) => [name, { sooner: [...sooner], later: [...later] }]);
  sequence.add({ type: "lists_filed", lists: Object.fromEntries(lists), locked });
}
