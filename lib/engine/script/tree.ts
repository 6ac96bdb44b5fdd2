import type { ScriptError } from "./error";
import type { Value } from "./value";

/** Operators that group from the left, one level each, loosest first. */
export const LOGICAL = ["&&", "||"] as const;
export const RELATIONAL = ["==", "!=", "<=", ">=", "<", ">"] as const;
export const BITWISE = ["|", "&", "^"] as const;
export const ADDITIVE = ["+", "-"] as const;
/** Operators that group from the right. */
export const MULTIPLICATIVE = ["*", "/", "%"] as const;

export type LeftOperator =
  | (typeof LOGICAL)[number]
  | (typeof RELATIONAL)[number]
  | (typeof BITWISE)[number]
  | (typeof ADDITIVE)[number];
export type RightOperator = (typeof MULTIPLICATIVE)[number];
export type Operator = LeftOperator | RightOperator;

/** One step of a path: a position `[e]` or a key `{e}`. */
export type Step = { readonly kind: "position" | "key"; readonly index: Expression; readonly at: number };

/** A name or a parenthesis, with the path behind it and what is assigned to that place. */
export type Place = {
  readonly kind: "place";
  readonly base: string | Expression;
  readonly path: readonly Step[];
  readonly assigned: Expression | null;
  readonly at: number;
};

/** `at` is the place in the source that an error of this part points at. */
export type Expression =
  | { readonly kind: "literal"; readonly value: Value; readonly at: number }
  /** The `#` of a template: the element that it is filled with. */
  | { readonly kind: "hole"; readonly at: number }
  | { readonly kind: "group"; readonly inner: Expression; readonly at: number }
  | { readonly kind: "list"; readonly items: readonly Expression[]; readonly at: number }
  | Place
  | { readonly kind: "call"; readonly name: string; readonly argument: Expression; readonly at: number }
  | { readonly kind: "negate"; readonly operand: Expression; readonly at: number }
  | { readonly kind: "not"; readonly operand: Expression; readonly at: number }
  /** `first` op `rest[0]` op `rest[1]` …, from the left. */
  | {
      readonly kind: "left";
      readonly first: Expression;
      readonly rest: readonly Operand<LeftOperator>[];
      readonly at: number;
    }
  /** `first` op (`rest[0]` op (`rest[1]` …)). */
  | {
      readonly kind: "right";
      readonly first: Expression;
      readonly rest: readonly Operand<RightOperator>[];
      readonly at: number;
    };

export type Operand<O> = { readonly operator: O; readonly operand: Expression; readonly at: number };

export type Branch = { readonly condition: Expression; readonly body: Statement };

export type Statement =
  | { readonly kind: "empty"; readonly at: number }
  | { readonly kind: "expression"; readonly expression: Expression; readonly at: number }
  | { readonly kind: "block"; readonly body: readonly Statement[]; readonly at: number; readonly end: number }
  | {
      readonly kind: "if";
      readonly branches: readonly Branch[];
      readonly otherwise: Statement | null;
      readonly at: number;
    }
  | { readonly kind: "while"; readonly condition: Expression; readonly body: Statement; readonly at: number }
  | {
      readonly kind: "for";
      readonly name: string;
      readonly over: Expression;
      readonly body: Statement;
      readonly at: number;
    }
  | { readonly kind: "def"; readonly name: string; readonly body: Statement; readonly at: number };

/**
 * A whole text: its value is that of its last statement. `broken` is why the text could not be read beyond `body`: the
 * language runs what comes before a mistake, and only then stumbles.
 */
export type Program = {
  readonly body: readonly Statement[];
  readonly broken: ScriptError | null;
  /** It is broken only because it ends too early: more text may mend it. */
  readonly unfinished: boolean;
  /** It defines functions. */
  readonly defines: boolean;
};
