import type { Seat } from "../../kernel/game";
import { provinceAt } from "../adjudicate/board";
import { roomAtHome } from "../adjudicate/sites";
import { readWritten } from "../crystal/entry";
import type { Order } from "../order";
import { printOrder } from "../orders/print-order";
import type { Ruleset } from "./config";
import { fieldOfList } from "./crystal/field-of-list";
import { asksLists, listAsked } from "./crystal/writers";
import { envAt, fieldFor } from "./env";
import { wholeOf } from "./ground";
import type { Intent } from "./intent";
import { adjustmentOf, hasDue, isUnordered } from "./late";
import { type OrderOptions, optionsOn } from "./options";
import { asksOffers } from "./payola/money";
import { simpleSheet } from "./payola/simple-sheet";
import { fieldSeenBy } from "./sight";
import { isLive, type PowerState, powersOfSeat, type State, unitsOf } from "./state";

/** All that a seat may order now, unit by unit, for its own power and those that it controls. */
export function orderOptions(ruleset: Ruleset, state: State, seat: Seat): OrderOptions[] {
  return asked(ruleset, state, seat).flatMap((power) => optionsOf(ruleset, state, seat, power));
}

/**
 * So many orders of one unit are offered in sets: more than there ever are on the standard map. On a map of a hundred seas, full
 * of fleets, it is tens of thousands, nearly all of them convoys.
 */
const MOST_OF_ONE = 1_000;
/** So many orders of all units of a power are offered in sets: of forty units each a thousand, of a sea full of fleets fewer. */
const MOST_OF_ALL = 40_000;

/**
 * Orders that a seat may give now: whole sets, in which every order that may be given occurs, but for what goes beyond
 * `MOST_OF_ONE` and `MOST_OF_ALL`. Those of powers that have not ordered yet, of all once they have.
 */
export function legalIntents(ruleset: Ruleset, state: State, seat: Seat): Intent[] {
  const all = asked(ruleset, state, seat);
  const owing = all.filter((power) => isUnordered(ruleset, state, power));
  return (owing.length > 0 ? owing : all).flatMap((power): Intent[] => {
    const offer = unitsOf(state.position, power.name).length === 0 && asksOffers(ruleset, state);
    const text = offer ? simpleSheet(ruleset, state, seat, power) : null;
    if (text !== null) return [{ type: "orders", power: power.name, text }];
    const sets = setsOf(ruleset, state, seat, power).map((orders) => orders.map(printOrder));
    const texts = asksLists(ruleset, state) ? listsThatHold(ruleset, state, seat, power, sets) : sets;
    return texts.map((lines): Intent => ({ type: "orders", power: power.name, text: lines.join("\n") }));
  });
}

/**
 * Of lists for a phase in which the ground is another one (Crystal Ball) the lines that hold there; where none does, one by
 * which a unit holds where it will be.
 */
function listsThatHold(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  { name }: PowerState,
  lists: readonly string[][],
): readonly string[][] {
  const seen = fieldSeenBy(ruleset, state, { seats: new Set([seat]), role: "player" });
  const field = fieldOfList(wholeOf(ruleset), seen, listAsked(state));
  if (field === seen) return lists;
  const known = new Map<string, boolean>();
  const holds = (line: string): boolean => {
    const found = known.get(line) ?? readWritten(field, name, [line]).ok;
    known.set(line, found);
    return found;
  };
  const kept = lists.map((lines) => lines.filter(holds)).filter((lines) => lines.length > 0);
  if (kept.length > 0) return kept;
  const { board } = field;
  const own = new Set(unitsOf(state.position, name).map(({ at }) => provinceAt(board, at)));
  const there = board.map.places.filter(({ province }) => own.has(province));
  const [line] = there.flatMap(({ id }) => [`A ${id} H`, `F ${id} H`].filter(holds));
  return line === undefined ? [] : [[line]];
}

/** The powers of a seat from which the phase wants something. */
function asked(ruleset: Ruleset, state: State, seat: Seat): PowerState[] {
  if (!isLive(state) || state.gate === "AWAIT") return [];
  const names = powersOfSeat(state, seat, envAt(ruleset, state).rules.has("SOLITAIRE"));
  return state.powers.filter((power) => names.includes(power.name) && hasDue(ruleset, state, power));
}

function optionsOf(ruleset: Ruleset, state: State, seat: Seat, { name }: PowerState, most?: number): OrderOptions[] {
  const seen = fieldSeenBy(ruleset, state, { seats: new Set([seat]), role: "player" });
  return optionsOn({ seen, held: fieldFor(ruleset, state, name) }, name, adjustmentOf(ruleset, state, name), most);
}

const WAIVE: Order = { type: "waive" };

/** Whole sets of orders: as many as are needed for each order to occur. */
function setsOf(ruleset: Ruleset, state: State, seat: Seat, power: PowerState): Order[][] {
  const share = Math.ceil(MOST_OF_ALL / Math.max(1, unitsOf(state.position, power.name).length));
  const options = optionsOf(ruleset, state, seat, power, Math.min(MOST_OF_ONE, share));
  const most = Math.max(...options.map(({ orders }) => orders.length));
  // Units that could do the same do not all do it at once.
  const set = (from: readonly OrderOptions[], turn: number) =>
    from.flatMap(({ orders }, i) => orders[(turn + 7 * i) % orders.length] ?? []);
  const turns = Array.from({ length: most }, (_, turn) => turn);
  if (state.position.phase.type !== "ADJUSTMENTS") return turns.map((turn) => set(options, turn));
  const due = adjustmentOf(ruleset, state, power.name);
  const count = Math.abs(due);
  const choices = options.map((_, first) =>
    Array.from({ length: count }, (__, i) => options[(first + i) % options.length]).filter((one) => one !== undefined),
  );
  if (due < 0) return choices.flatMap((chosen) => turns.map((turn) => set(chosen, turn)));
  const { rules } = envAt(ruleset, state);
  const waive = { power: power.name, about: "", orders: [WAIVE] };
  const fitting = choices.map((chosen) => {
    const hasRoom = roomAtHome(ruleset.map, state.position, power.name, rules);
    return chosen.map((one) => (hasRoom(one.about) ? one : waive));
  });
  const sets = fitting.flatMap((chosen) => turns.map((turn) => set(chosen, turn)));
  return [...sets, Array.from({ length: count }, () => WAIVE)];
}
