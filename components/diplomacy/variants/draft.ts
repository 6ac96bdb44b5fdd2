import { type Field, provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { ProvinceId } from "@/lib/engine/diplomacy/map/model";
import { unitText } from "@/lib/engine/diplomacy/orders/any-order";
import type { Unit } from "@/lib/engine/diplomacy/position";
import { ordersFor } from "./builder-units";

/** A line that is put together: a unit, what it should do, and in Payola for how much. */
export type Draft = {
  readonly unit: Unit | null;
  readonly order: string;
  /** What it may do instead, for as much; empty: nothing. */
  readonly also: string;
  readonly type: string;
  readonly amount: string;
  readonly plateau: string;
};

export const EMPTY: Draft = { unit: null, order: "", also: "", type: ":", amount: "1", plateau: "" };

/** Another unit is taken in hand; what was chosen for the one before goes. */
export const withUnit = (draft: Draft, unit: Unit | null): Draft => ({ ...draft, unit, order: "", also: "" });

/** A province was pointed at: where the unit in hand can move, it does; else the unit there is taken in hand. */
export function draftAt(field: Field, draft: Draft, at: ProvinceId, there: Unit | null): Draft {
  const target = provinceIndex(field.board, at);
  const { unit } = draft;
  if (unit && provinceIndex(field.board, unit.at) === target) return { ...draft, order: "H" };
  const moves = unit ? ordersFor(field, unit).filter((order) => order.startsWith("- ")) : [];
  const move = moves.find((order) => provinceIndex(field.board, order.slice(2).split(" ")[0] ?? "") === target);
  if (unit && draft.order === "" && move) return { ...draft, order: move };
  return there ? withUnit(draft, there) : draft;
}

/** The offer that a draft comes to; null: something is missing. `plain`: without money, as one's own units have it under PAY_DUMMIES. */
export function offerLine({ unit, order, also, type, amount, plateau }: Draft, plain: boolean): string | null {
  if (!unit || order === "") return null;
  if (plain) return `${unitText(unit)} ${order}`;
  if (!/^\d{1,4}$/.test(amount) || (plateau !== "" && !/^\d{1,4}$/.test(plateau))) return null;
  const bound = plateau === "" ? "" : `#${plateau}`;
  return `${amount}${bound} ${type} ${unitText(unit)} ${order}${also === "" ? "" : ` | ${also}`}`;
}

/** The line of a list that a draft comes to; null: something is missing. */
export const listLine = ({ unit, order }: Draft): string | null =>
  unit && order !== "" ? `${unitText(unit)} ${order}` : null;
