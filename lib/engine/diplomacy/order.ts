import { type Board, provinceAt } from "./adjudicate/board";
import type { PlaceId, PowerName, ProvinceId, UnitType } from "./map/model";

/** The unit that an order is for or about. */
export type OrderedUnit = { readonly type: UnitType; readonly at: PlaceId };

/**
 * An order, as read and held against the position. `orders/parse-order.ts` makes these from text,
 * `orders/print-order.ts` makes text from these, and reading what was printed gives the same order again.
 */
export type Order =
  | { readonly type: "hold"; readonly unit: OrderedUnit }
  /** `via`: by convoy, explicitly; `path`: the seas to be crossed, in order, where the order named them. */
  | {
      readonly type: "move";
      readonly unit: OrderedUnit;
      readonly to: PlaceId;
      readonly via?: true;
      readonly path?: readonly ProvinceId[];
    }
  /** Without `to`: support to hold. A support never names the coast that is moved to. */
  | { readonly type: "support"; readonly unit: OrderedUnit; readonly of: OrderedUnit; readonly to?: ProvinceId }
  | { readonly type: "convoy"; readonly unit: OrderedUnit; readonly of: OrderedUnit; readonly to: ProvinceId }
  | { readonly type: "proxy"; readonly unit: OrderedUnit; readonly power: PowerName }
  | { readonly type: "retreat"; readonly unit: OrderedUnit; readonly to: PlaceId }
  /** In retreats and in adjustments. */
  | { readonly type: "disband"; readonly unit: OrderedUnit }
  | { readonly type: "build"; readonly unit: OrderedUnit; readonly hidden?: true }
  | { readonly type: "waive" }
  /** `KEEP`: a request that is only checked. */
  | { readonly type: "keep"; readonly unit: OrderedUnit };

/** What was entered and only had to be readable (NO_CHECK), in words of its own: as it was written, in capitals. */
export type UnreadOrder = { readonly type: "unread"; readonly text: string };

/** An order as a game keeps it from when it is entered until the phase is decided. */
export type EnteredOrder = Order | UnreadOrder;

/** Who ordered what. Several powers' orders come as one list. */
export type GivenOrder = { readonly power: PowerName; readonly order: Order };

/** The province of the unit that an order is for; null: of none. No unit is ordered twice. */
export const subjectOf = (board: Board, order: Order): ProvinceId | null =>
  "unit" in order ? provinceAt(board, order.unit.at) : null;
