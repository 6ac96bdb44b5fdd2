import fc from "fast-check";
import type { Expression, Operand, Statement } from "../tree";
import { List, Real } from "../value";

const name = fc.constantFrom("a", "b", "c", "d", "x.y", "if1", "_n");
const callee = fc.constantFrom(
  "f",
  "g",
  "length",
  "tostr",
  "first",
  "push",
  "pop",
  "forall",
  "apply",
  "eval",
  "sort",
  "copy",
);
const at = 0;

const text = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom("#", "'", '"', "\\", "a\n#b", "#+1", "push(1)", "é😀"),
);

const literal = fc
  .oneof(
    fc.nat(),
    fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((value) => new Real(value)),
    text,
    fc.constant(null),
    fc.constant(new List([])),
  )
  .map((value): Expression => ({ kind: "literal", value, at }));

const operands = <O extends string>(operators: readonly O[], operand: fc.Arbitrary<Expression>) =>
  fc.array(
    fc.record({ operator: fc.constantFrom(...operators), operand }).map((one): Operand<O> => ({ ...one, at })),
    { minLength: 1, maxLength: 2 },
  );

const grouped = (inner: Expression): Expression => ({ kind: "group", inner, at });

/** `!` takes a relation. */
const isRelation = (one: Expression): boolean =>
  one.kind !== "left" || !["&&", "||"].includes(one.rest[0]?.operator ?? "");

function block(inner: fc.Arbitrary<Statement>): fc.Arbitrary<Statement> {
  return fc
    .array(inner, { minLength: 1, maxLength: 3 })
    .map((body): Statement => ({ kind: "block", body, at, end: at }));
}

/** Trees as the parser makes them: each operand binds tighter than the operator beside it. */
const { expression, statement } = fc.letrec<{ expression: Expression; atom: Expression; statement: Statement }>(
  (tie) => {
    const atom = tie("atom");
    const whole = tie("expression");
    const sum = fc.oneof(
      { weight: 4, arbitrary: atom },
      fc
        .record({ first: atom, rest: operands(["+", "-"], atom) })
        .map((one): Expression => ({ kind: "left", ...one, at })),
      fc
        .record({ first: atom, rest: operands(["*", "/", "%"], atom) })
        .map((one): Expression => ({ kind: "right", ...one, at })),
    );
    const steps = fc.array(
      fc.record({ kind: fc.constantFrom("position" as const, "key" as const), index: whole, at: fc.constant(at) }),
      { maxLength: 2 },
    );
    // What is assigned takes everything to its right, so an assignment stands alone or in parentheses.
    const assignment = fc
      .record({ base: name, path: steps, assigned: whole })
      .map((one): Expression => ({ kind: "place", ...one, at }));
    return {
      atom: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        literal,
        fc
          .record({ base: name, path: steps })
          .map((one): Expression => ({ kind: "place", ...one, assigned: null, at })),
        whole.map((inner): Expression => ({ kind: "group", inner, at })),
        fc.array(whole, { minLength: 1, maxLength: 3 }).map((items): Expression => ({ kind: "list", items, at })),
        atom.map((operand): Expression => ({ kind: "negate", operand, at })),
        fc
          .record({
            name: callee,
            argument: fc.oneof(
              fc.constant<Expression>({ kind: "literal", value: null, at }),
              whole.map((inner): Expression => ({ kind: "group", inner, at })),
              fc.array(whole, { minLength: 2, maxLength: 2 }).map((items): Expression => ({ kind: "list", items, at })),
            ),
          })
          .map((one): Expression => ({ kind: "call", ...one, at })),
      ),
      expression: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        sum,
        fc
          .record({ first: sum, rest: operands(["<", "==", ">="], sum) })
          .map((one): Expression => ({ kind: "left", ...one, at })),
        whole.filter(isRelation).map((operand): Expression => ({ kind: "not", operand, at })),
        assignment,
      ),
      statement: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        whole.map((inner): Statement => ({ kind: "expression", expression: inner, at })),
        fc
          .record({
            condition: whole.map(grouped),
            body: block(tie("statement")),
            otherwise: fc.option(block(tie("statement"))),
          })
          .map(
            ({ condition, body, otherwise }): Statement => ({
              kind: "if",
              branches: [{ condition, body }],
              otherwise,
              at,
            }),
          ),
        fc
          .record({ condition: whole.map(grouped), body: block(tie("statement")) })
          .map((one): Statement => ({ kind: "while", ...one, at })),
        fc
          .record({ name, over: whole.map(grouped), body: block(tie("statement")) })
          .map((one): Statement => ({ kind: "for", ...one, at })),
        fc
          .record({ name: fc.constantFrom("f", "g"), body: block(tie("statement")) })
          .map((one): Statement => ({ kind: "def", ...one, at })),
      ),
    };
  },
);

export const anyExpression = expression;
export const anyProgram = fc.array(statement, { minLength: 1, maxLength: 5 });

/** A tree without its places in the text. */
export function bare(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === "at" || key === "end" ? undefined : value)));
}

/** Pieces of programs, whole and broken, for texts that no grammar made. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ..."( ) [ ] { } , ; = == < ! && || + - * / % | & ^ # 1 2.5 \"a\" 'b' NULL x y ARG if else elseif while for def f( length( forall( eval( push( pop() (x) d{ x[ \n".split(
          " ",
        ),
      ),
      { maxLength: 40 },
    )
    .map((pieces) => pieces.join("")),
);
