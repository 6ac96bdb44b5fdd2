import { assertNever } from "../../kernel/result";
import type { PlaceId } from "../map/model";
import type { Order } from "../order";
import type { Dislodged, Position, Unit } from "../position";
import type { Board } from "./board";
import { provinceIndex } from "./field";

/** Why a retreat came out as it did. */
export type RetreatReason =
  /** It went, and nobody else wanted to go there; it is disbanded as it was ordered. */
  | { readonly why: "alone" | "ordered" }
  /** These wanted to go there as well. */
  | { readonly why: "rivals"; readonly rivals: readonly Unit[] }
  /** It has no order; nothing is open to it; it was ordered elsewhere. */
  | { readonly why: "no_order" | "nowhere" }
  | { readonly why: "closed"; readonly to: PlaceId };

/** What came of a dislodged unit; `to` null: it is disbanded. */
export type RetreatResult = {
  readonly unit: Dislodged;
  readonly order: Order;
  readonly result: "succeeds" | "bounces" | "disbands";
  readonly to: PlaceId | null;
  readonly reason: RetreatReason;
};

export type RetreatPhase = { readonly results: readonly RetreatResult[]; readonly units: readonly Unit[] };

/**
 * Decides a retreat phase: units that retreat to one province are all disbanded (DATC 6.H.7), as is who has no order.
 */
export function resolveRetreats(board: Board, position: Position, given: readonly Order[]): RetreatPhase {
  const orders = new Map<number, Order>();
  for (const order of given)
    if (order.type === "retreat" || order.type === "disband") {
      const at = provinceIndex(board, order.unit.at);
      if (!orders.has(at)) orders.set(at, order);
    }
  const asked = position.dislodged.map((unit) => {
    const given = orders.get(provinceIndex(board, unit.at));
    const order: Order = given ?? { type: "disband", unit: { type: unit.type, at: unit.at } };
    const to = order.type === "retreat" && unit.retreats.includes(order.to) ? order.to : null;
    return { unit, order, to, reason: whyDisbanded(unit, given) };
  });
  const wanted = new Map<number, Dislodged[]>();
  for (const { unit, to } of asked)
    if (to !== null) {
      const at = provinceIndex(board, to);
      wanted.set(at, [...(wanted.get(at) ?? []), unit]);
    }
  const results = asked.map(({ unit, order, to, reason }): RetreatResult => {
    if (to === null) return { unit, order, result: "disbands", to, reason };
    const rivals = (wanted.get(provinceIndex(board, to)) ?? []).filter((one) => one !== unit);
    if (rivals.length === 0) return { unit, order, result: "succeeds", to, reason: { why: "alone" } };
    return { unit, order, result: "bounces", to: null, reason: { why: "rivals", rivals } };
  });
  const gone = results.flatMap(({ unit: { power, type }, to }) => (to === null ? [] : [{ power, type, at: to }]));
  return { results, units: [...position.units, ...gone] };
}

/** Why a unit is disbanded that goes nowhere. */
function whyDisbanded({ retreats }: Dislodged, order: Order | undefined): RetreatReason {
  if (order?.type === "disband") return { why: "ordered" };
  if (retreats.length === 0) return { why: "nowhere" };
  return order?.type === "retreat" ? { why: "closed", to: order.to } : { why: "no_order" };
}

/** One phrase for lists and logs: `A KIE retreats there too`. */
export function sayRetreat({ reason }: Pick<RetreatResult, "reason">): string {
  switch (reason.why) {
    case "alone":
      return "nobody else retreats there";
    case "ordered":
      return "disbanded as ordered";
    case "rivals": {
      const units = reason.rivals.map(({ type, at }) => `${type} ${at}`);
      return `${units.join(", ")} ${units.length === 1 ? "retreats" : "retreat"} there too`;
    }
    case "no_order":
      return "it has no order";
    case "nowhere":
      return "no retreat is open to it";
    case "closed":
      return `${reason.to} is not open to it`;
    default:
      return assertNever(reason);
  }
}
