import { boardOf } from "../../adjudicate/board";
import { nextList } from "../../crystal/entry";
import { readLists } from "../../crystal/lists";
import type { PowerName } from "../../map/model";
import type { Order } from "../../order";
import { type UnitText, unitText } from "../../orders/any-order";
import type { Ruleset } from "../config";
import { fieldAt } from "../env";
import type { EventOf } from "../event";
import { sightOfPower } from "../sight";
import { centresOf, type State } from "../state";
import { listsIn, owesList } from "./writers";

/** The lists of a movement phase read on the board as it is: what each unit does, and the fact to be told. */
export type CarriedOut = { readonly orders: readonly Order[]; readonly event: EventOf<"lists_read"> };

/** Carries out the lists that are locked. */
export function carryOut(ruleset: Ruleset, state: State): CarriedOut {
  const field = fieldAt(ruleset, state);
  const lists = listsIn(ruleset, state);
  const read = readLists(field, lists, (power) => centresOf(state.position, power).length, seesIn(ruleset, state));
  const orders = field.position.units.map((unit): Order => {
    const said = read.orders.get(unitText(unit))?.said;
    return said ?? { type: "hold", unit: { type: unit.type, at: unit.at } };
  });
  const owing = state.powers.filter((power) => owesList(ruleset, state, power)).map(({ name }) => name);
  const event: EventOf<"lists_read"> = {
    type: "lists_read",
    phase: { ...state.position.phase },
    notes: Object.fromEntries(
      [...read.notes].map(([power, notes]) => [
        power,
        notes.map(([note, line]): [typeof note, string] => [note, line]),
      ]),
    ),
    ...{ largest: read.largest, smallest: read.smallest },
    next: Object.fromEntries(lists.map((one) => [one.power, [...nextList(one, field)]])),
    missing: lists.flatMap(({ power, later }) => (later.length === 0 && owing.includes(power) ? [power] : [])),
  };
  return { orders, event };
}

/** Who can tell that nobody's unit is in a place: in a blind game who would see one there. */
function seesIn(ruleset: Ruleset, state: State): (power: PowerName, unit: UnitText) => boolean {
  const board = boardOf(ruleset.map);
  const sights = new Map(
    state.powers.map(({ name }) => [name, sightOfPower(ruleset, state, name, [state.position])] as const),
  );
  return (power, unit) => {
    const [type = "", at = ""] = unit.split(" ");
    if (!board.map.places.some(({ id }) => id === at)) return true;
    return sights.get(power)?.unit({ power: "", type: type === "F" ? "F" : "A", at }) ?? true;
  };
}
