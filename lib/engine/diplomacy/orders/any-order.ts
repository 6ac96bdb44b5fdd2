import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { Board } from "../adjudicate/board";
import { type Field, provinceIndex } from "../adjudicate/field";
import type { PowerName, UnitType } from "../map/model";
import type { Order, OrderedUnit } from "../order";
import { checkMovement } from "./check-movement";
import { printOrder } from "./print-order";
import { type ReadOrder, readOrder } from "./read-order";

/** A unit as lists and sheets name it: `A BUD`, `F STP/SC`. */
export type UnitText = string;

/** An order without its unit: `- SER`, `S A VIE - GAL`, `H`. Who means the same order writes the same text. */
export type OrderText = string;

/** An order for any unit, whoever owns it. */
export type AnyOrder = {
  readonly unit: UnitText;
  readonly order: OrderText;
  readonly said: Order;
  /** A support that cannot be given (SIGNAL_SUPPORT): it says something and helps nobody. */
  readonly isSignal: boolean;
};

/** The unit as lines name it. */
export const unitText = ({ type, at }: OrderedUnit): UnitText => `${type} ${at}`;

/** The order without its unit. Two coasts of a province are two orders; a support names no coast that is gone to. */
export function orderText(order: Order & { unit: OrderedUnit }): OrderText {
  const plain =
    order.type === "support" && order.to !== undefined ? { ...order, to: order.to.split("/", 1)[0] ?? "" } : order;
  return printOrder(plain).slice(unitText(order.unit).length + 1);
}

/** The codes by which lines are refused, for what an order is refused for. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  "order/cannot_reach": ["unreachable"],
  "order/no_convoy": ["unreachable"],
  "order/no_route": ["unreachable"],
  "order/cannot_convoy": ["unreachable"],
  "order/coast_needed": ["unreachable"],
  "order/wrong_coast": ["unreachable"],
  "order/cannot_support": ["support_out_of_reach"],
  "order/supported_cannot_reach": ["support_out_of_reach"],
  "order/no_proxies": ["proxy_off"],
};

const spellings = new WeakMap<Board, Map<string, string>>();

/** The same string for the same text: who compares orders by thousands, as Payola does, compares addresses. */
function spelling(board: Board, text: string): string {
  const known = spellings.get(board) ?? new Map<string, string>();
  spellings.set(board, known);
  const found = known.get(text);
  if (found === undefined) known.set(text, text);
  return found ?? text;
}

/** Whether a unit of that type can stand in a province, on whichever coast. */
function canStand({ board }: Field, { type, at }: { type: UnitType; at: string }): boolean {
  const province = board.map.provinces[provinceIndex(board, at)];
  const places = province?.places.flatMap((id) => board.map.places.find((place) => place.id === id) ?? []) ?? [];
  return places.some(({ armies, fleets }) => (type === "A" ? armies : fleets));
}

/**
 * Reads an order with its unit as lines of Payola and Crystal Ball have it, and holds it against the position: any unit
 * may be named, whoever owns it; where units need not be there (FICTIONAL_OK), anything that the map allows. Refuses
 * with all that is wrong, by codes without a room of their own, as sheets and lists tell them.
 */
export function readAnyOrder(field: Field, text: string): Result<AnyOrder, readonly Refusal[]> {
  const read = readOrder(text, field.board.map);
  if (!read.ok) return { ok: false, error: unreadable(field, text, read.error) };
  const said = read.value;
  if (said.type === "waive" || said.type === "build" || said.type === "disband" || said.type === "keep")
    return refuseAll("bad_order");
  const { type, at } = said.unit;
  const blind = field.rules.has("FICTIONAL_OK");
  if (blind && (type === null || !canStandAt(field, { type, at }))) return refuseAll("impossible_unit");
  const stands = field.unitAt[provinceIndex(field.board, at)];
  if (type !== null && !canStand(field, { type, at })) return refuseAll("impossible_unit");
  if (!blind && (!stands || (type !== null && stands.type !== type))) return refuseAll("no_such_unit");
  // Where units need not be there, what stands in the place with another type or coast has nothing to do with this one.
  const isThere = !blind || (stands?.type === type && stands.at === at);
  const owner = (isThere && stands?.power) || "";
  const checked = checkOfWhateverType(field, owner, said);
  if (!checked.ok && carriesBack(field, said)) return ok(idleConvoy(said));
  if (!checked.ok) return refuseAll(...(CODES[checked.error.code] ?? ["bad_order"]));
  const order = checked.value;
  if (!("unit" in order)) return refuseAll("bad_order");
  const bare = said.type === "support" && said.of.type === null && blind;
  const full = orderText(order);
  return ok({
    unit: spelling(field.board, unitText(order.unit)),
    // Whom one does not see may be supported without its type; it is another order than with it.
    order: spelling(field.board, bare ? full.replace(/^S [AF] /, "S ") : full),
    said: order,
    isSignal: isSignal(field, order, owner),
  });
}

/** Whether a unit of that type can stand just there: of a fleet the coast must be said. */
const canStandAt = ({ board }: Field, { type, at }: { type: UnitType; at: string }): boolean => {
  const place = board.map.places.find(({ id }) => id === at);
  return place !== undefined && (type === "A" ? place.armies : place.fleets);
};

/** Of units that one need not see, a supported one is of whichever type makes the order possible. */
function checkOfWhateverType(field: Field, owner: PowerName, read: ReadOrder): Result<Order, Refusal> {
  if (read.type !== "support" || read.of.type !== null || !field.rules.has("FICTIONAL_OK"))
    return checkMovement(field, owner, read);
  const there = field.unitAt[provinceIndex(field.board, read.of.at)]?.type;
  // What is there is tried first; it bars nothing, as whoever asks need not see it.
  const types: readonly UnitType[] = there === "F" ? ["F", "A"] : ["A", "F"];
  const tried = types.map((type) => checkMovement(field, owner, { ...read, of: { ...read.of, type } }));
  return tried.find(({ ok }) => ok) ?? tried[0] ?? refuse("order/no_unit");
}

/** A convoy that would bring an army back to where it stands is money for nothing, not a fault. */
const carriesBack = (field: Field, read: ReadOrder): read is ReadOrder & { type: "convoy" } =>
  read.type === "convoy" && provinceIndex(field.board, read.of.at) === provinceIndex(field.board, read.to);

function idleConvoy({ unit: { type, at }, of, to }: ReadOrder & { type: "convoy" }): AnyOrder {
  const unit = { type: type ?? "F", at } as const;
  const order = `C A ${of.at} - ${to}`;
  return { unit: unitText(unit), order, said: { type: "hold", unit }, isSignal: false };
}

function isSignal(field: Field, order: Order, power: PowerName): boolean {
  if (order.type !== "support" || !field.rules.has("SIGNAL_SUPPORT")) return false;
  const strict: Field = { ...field, rules: new Set([...field.rules].filter((rule) => rule !== "SIGNAL_SUPPORT")) };
  const named = ({ type, at }: OrderedUnit) => ({ type, at, owner: null });
  const read = { type: "support" as const, unit: named(order.unit), of: named(order.of), to: order.to ?? null };
  return !checkMovement(strict, power, read).ok;
}

const refuseAll = (...codes: string[]): { ok: false; error: readonly Refusal[] } => ({
  ok: false,
  error: codes.map((code) => ({ code })),
});

/** What is wrong with words that are no order. */
function unreadable({ board }: Field, text: string, error: Refusal): readonly Refusal[] {
  const unit = /^\s*((?:A|F|ARMY|FLEET)\s+)?(\S+)/i.exec(text);
  if (error.code === "order/no_such_place") {
    const place = unit?.[2]?.toUpperCase() ?? "";
    const known = provinceIndex(board, place) >= 0 || readOrder(unit?.[0] ?? "", board.map).ok;
    if (known) return [{ code: "unknown_place" }, { code: "unreachable" }];
    return place.length > 1 ? [{ code: "impossible_unit" }, { code: "unknown_place" }] : [{ code: "bad_order" }];
  }
  if (error.code === "order/no_such_power") return [{ code: "proxy_unknown" }];
  return [{ code: error.code === "order/no_destination" ? "unreachable" : "bad_order" }];
}
