import { type Field, fieldOf, provinceIndex, reaches } from "../adjudicate/field";
import type { Order } from "../order";
import { unitText } from "../orders/any-order";
import type { Unit } from "../position";
import type { Resolution } from "./offer";

/** A field on which all may be ordered, as Payola has it (always ORDER_ANY). */
export const fieldOfOffers = (field: Field): Field =>
  fieldOf(field.board.map, field.position, new Set([...field.rules, "ORDER_ANY"]), {
    viaMayWalk: field.viaMayWalk,
    ...(field.dummies ? { dummies: field.dummies } : {}),
  });

/** Whether one of two units could support the other where it stands (TOUCH_BRIBE, REMOTE_BRIBE). */
export const touch = (field: Field, one: Unit, other: Unit): boolean =>
  reaches(field, one, provinceIndex(field.board, other.at)).support ||
  reaches(field, other, provinceIndex(field.board, one.at)).support;

/** What the units of a position do after all offers are resolved: one order each, as the judge decides them. */
export const ordersOf = (units: readonly Unit[], { units: bought }: Resolution): Order[] =>
  units.map((unit) => {
    const { type, at } = unit;
    return bought.get(unitText(unit))?.said ?? { type: "hold", unit: { type, at } };
  });
