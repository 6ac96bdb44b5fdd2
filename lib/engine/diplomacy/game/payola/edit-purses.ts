import type { PowerName } from "../../map/model";
import type { Sequence } from "../sequence";
import { type PowerState, powerOf } from "../state";
import type { Purse } from "./purse";

/** Purses that are otherwise in a file than in the game become a fact. */
export function addPurses(sequence: Sequence, filed: readonly PowerState[]): void {
  const changed = filed.flatMap(({ name, purse }): [PowerName, Purse][] =>
    purse && JSON.stringify(purse) !== JSON.stringify(powerOf(sequence.state, name)?.purse) ? [[name, purse]] : [],
  );
  if (changed.length > 0)
    sequence.add({
      type: "purses_set",
      purses: Object.fromEntries(changed.map(([name, purse]) => [name, { ...purse }])),
    });
}
