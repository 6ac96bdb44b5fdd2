import type { Machine } from "./machine";
import type { Slot } from "./slot";
import type { Source } from "./source";
import type { Expression } from "./tree";

/** What compiling needs to know. `hole`: where the value of a template's `#` lies. */
export type Unit = { readonly machine: Machine; readonly source: Source; readonly hole: Slot | null };

/** Does evaluating this run code that may make much, so that what lies beside it must be seen by a census? */
export function mayCall(expression: Expression): boolean {
  switch (expression.kind) {
    case "literal":
    case "hole":
      return false;
    case "group":
      return mayCall(expression.inner);
    case "list":
      return expression.items.some(mayCall);
    case "call":
      return true;
    case "negate":
    case "not":
      return mayCall(expression.operand);
    case "left":
    case "right":
      return mayCall(expression.first) || expression.rest.some(({ operand }) => mayCall(operand));
    case "place":
      return (
        (typeof expression.base !== "string" && mayCall(expression.base)) ||
        expression.path.some(({ index }) => mayCall(index)) ||
        (expression.assigned !== null && mayCall(expression.assigned))
      );
  }
}

/** Parts of an expression: what a statement costs in fuel rests on it. */
export function sizeOf(expression: Expression): number {
  switch (expression.kind) {
    case "literal":
    case "hole":
      return 1;
    case "group":
      return sizeOf(expression.inner);
    case "list":
      return expression.items.reduce((sum, item) => sum + sizeOf(item), 1);
    case "call":
      return 1 + sizeOf(expression.argument);
    case "negate":
    case "not":
      return 1 + sizeOf(expression.operand);
    case "left":
    case "right":
      return expression.rest.reduce((sum, { operand }) => sum + 1 + sizeOf(operand), sizeOf(expression.first));
    case "place":
      return (
        (typeof expression.base === "string" ? 1 : sizeOf(expression.base)) +
        expression.path.reduce((sum, { index }) => sum + sizeOf(index), 0) +
        (expression.assigned ? sizeOf(expression.assigned) : 0)
      );
  }
}
