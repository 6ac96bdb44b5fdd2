import type { PressParty } from "@/lib/engine/diplomacy/game/press";
import { ALL_THREAD, type PressLetter, partyKey, threadOf } from "@/lib/engine/diplomacy/game/press-letter";
import { orderer, type State } from "@/lib/engine/diplomacy/game/state";
import type { LiveTable } from "@/lib/live/live-table";
import { ALL_PRIVATE, diplomacyAt, EVERYBODY, observersAt } from "./press-reader";

/** A letter as one party is given it: in which thread of theirs. */
export type Copy = { readonly party: string; readonly thread: string };

const MASTER: PressParty = { kind: "master" };

/**
 * The copies of a letter. The master's threads and the sender's go by who really takes part, all others' by what they are
 * shown. `quiet`: the sender wants none.
 */
export function copiesOf(table: LiveTable, letter: PressLetter, quiet: boolean): Copy[] {
  const { from, to, readers, shown, copies, reachesMaster } = letter;
  const truly = (self: PressParty): Copy => ({ party: partyKey(self), thread: threadOf(self, from, to) });
  // What everybody has, whoever wrote it has too.
  const isCommon = to === EVERYBODY && shown.to === EVERYBODY;
  const echo = quiet || (isCommon && from.kind !== "master") ? [] : [truly(from)];
  const all = new Map<string, Copy>();
  const add = (some: readonly Copy[]) => {
    for (const copy of some) if (!all.has(copy.party)) all.set(copy.party, copy);
  };
  add(echo);
  if (reachesMaster || copies.length > 0) add([truly(MASTER)]);
  const given = readers === EVERYBODY ? (shown.to === EVERYBODY ? null : everyone(table, from)) : readers;
  if (given === null) add([{ party: EVERYBODY, thread: ALL_THREAD }]);
  else
    add(
      given.flatMap((reader) =>
        reader.kind === "master" || partyKey(reader) === partyKey(from)
          ? []
          : [{ party: partyKey(reader), thread: threadOf(reader, shown.from, shown.to) }],
      ),
    );
  if (to !== EVERYBODY) add([{ party: ALL_PRIVATE, thread: threadOf({ kind: "monitor", name: "" }, from, to) }]);
  return [...all.values()];
}

/** Everybody by name: where a letter to all is shown as one to some, each has it in another thread. */
function everyone(table: LiveTable, from: PressParty): PressParty[] {
  const state: State | undefined = diplomacyAt(table)?.state;
  const powers = (state?.powers ?? []).flatMap((power): PressParty[] =>
    state && orderer(state, power) !== null ? [{ kind: "power", power: power.name }] : [],
  );
  return [...powers, ...observersAt(table)].filter((party) => partyKey(party) !== partyKey(from));
}
