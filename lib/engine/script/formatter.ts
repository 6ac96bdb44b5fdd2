import { err, ok, type Result } from "../kernel/result";
import { fixed } from "./digits";
import { type Problem, problemOf } from "./error";
import { parse } from "./parse";
import { atomText } from "./print";
import { remarksOf, withoutRemarks } from "./source";
import type { Expression, Statement } from "./tree";
import { List, Real, type Value } from "./value";

/** A text between the quotes that need the fewest escapes. */
function quoted(text: string): string {
  return /["\\]/.test(text) && !/['\n]/.test(text) ? `'${text}'` : atomText(text);
}

/** A real as briefly as it is read again exactly: the language has no exponents. */
function realText(value: number): string {
  const brief = String(value);
  if (/^\d+\.\d+$/.test(brief)) return brief;
  const long = Number.isFinite(value) ? fixed(value, 1_080).replace(/0+$/, "") : `${"9".repeat(400)}.`;
  return long.endsWith(".") ? `${long}0` : long;
}

function literal(value: Value): string {
  if (typeof value === "string") return quoted(value);
  if (value instanceof Real) return realText(value.value);
  return value instanceof List ? "(,)" : atomText(value);
}

/** The argument of a call, or the condition of a statement: always in parentheses. */
function inParentheses(expression: Expression): string {
  if (expression.kind === "literal" && expression.value === null) return "()";
  return expression.kind === "group" || expression.kind === "list" || expression.kind === "literal"
    ? writeExpression(expression)
    : `(${writeExpression(expression)})`;
}

/** An expression on one line. Groups are in the tree, so no parenthesis has to be added. */
export function writeExpression(expression: Expression): string {
  switch (expression.kind) {
    case "literal":
      return literal(expression.value);
    case "hole":
      return "#";
    case "group":
      return `(${writeExpression(expression.inner)})`;
    case "list": {
      const items = expression.items.map(writeExpression);
      return items.length === 1 ? `(${items[0]},)` : `(${items.join(", ")})`;
    }
    case "call":
      return expression.name + inParentheses(expression.argument);
    case "negate":
      return `-${writeExpression(expression.operand)}`;
    case "not":
      return `!${writeExpression(expression.operand)}`;
    case "left":
    case "right":
      return expression.rest.reduce(
        (text, { operator, operand }) => `${text} ${operator} ${writeExpression(operand)}`,
        writeExpression(expression.first),
      );
    case "place": {
      const base = typeof expression.base === "string" ? expression.base : writeExpression(expression.base);
      const path = expression.path.map(({ kind, index }) => {
        const inside = writeExpression(index);
        return kind === "position" ? `[${inside}]` : `{${inside}}`;
      });
      return base + path.join("") + (expression.assigned ? ` = ${writeExpression(expression.assigned)}` : "");
    }
  }
}

/** Writes statements line by line, with the remarks and empty lines that stood between them. */
class Formatter {
  private readonly lines: string[] = [];
  private readonly remarks: { at: number; text: string }[];

  constructor(private readonly text: string) {
    this.remarks = remarksOf(text);
  }

  whole(body: readonly Statement[]): string {
    const says = body.some(({ kind }) => kind !== "empty");
    if (says) this.sequence(body.at(-1)?.kind === "empty" ? body.slice(0, -1) : body, 0);
    this.remarksBefore(Number.POSITIVE_INFINITY);
    return this.lines.length === 0 ? "" : `${this.lines.join("\n")}\n`;
  }

  /** Was there an empty line before this place? */
  private gapBefore(at: number): boolean {
    const before = this.text.slice(Math.max(0, at - 400), at);
    const space = before.slice(before.trimEnd().length);
    const last = this.lines.at(-1);
    return space.split("\n").length > 2 && last !== undefined && last !== "" && !last.endsWith("{");
  }

  private put(at: number, indent: number, line: string): void {
    if (this.gapBefore(at)) this.lines.push("");
    this.lines.push("  ".repeat(indent) + line);
  }

  private remarksBefore(at: number): void {
    for (let [next] = this.remarks; next && next.at < at; [next] = this.remarks) {
      this.put(next.at, 0, next.text);
      this.remarks.shift();
    }
  }

  /** Empty statements are left out, but for one that is the value of its sequence. */
  private sequence(body: readonly Statement[], indent: number): void {
    body.forEach((statement, i) => {
      if (statement.kind === "empty" && (i < body.length - 1 || i === 0)) return;
      this.statement(statement, indent);
    });
  }

  private statement(statement: Statement, indent: number): void {
    const { at } = statement;
    this.remarksBefore(at);
    switch (statement.kind) {
      case "empty":
        this.put(at, indent, ";");
        break;
      case "expression":
        this.put(at, indent, `${writeExpression(statement.expression)};`);
        break;
      case "block":
        this.block(at, "", statement, indent);
        break;
      case "while":
        this.block(at, `while${inParentheses(statement.condition)} `, statement.body, indent);
        break;
      case "for":
        this.block(at, `for(${statement.name})${inParentheses(statement.over)} `, statement.body, indent);
        break;
      case "def":
        this.block(at, `def ${statement.name} `, statement.body, indent);
        break;
      case "if":
        statement.branches.forEach(({ condition, body }, i) => {
          this.block(at, `${i > 0 ? "else" : ""}if${inParentheses(condition)} `, body, indent, i > 0);
        });
        if (statement.otherwise) this.block(at, "else ", statement.otherwise, indent, true);
    }
  }

  /** A body between braces, also where it was a single statement. `joined`: its head follows the brace before. */
  private block(at: number, head: string, body: Statement, indent: number, joined = false): void {
    if (joined) this.lines.push("  ".repeat(indent) + head);
    else this.put(at, indent, head);
    const opening = this.lines.length - 1;
    this.lines[opening] += "{";
    this.sequence(body.kind === "block" ? body.body : [body], indent + 1);
    if (body.kind === "block") this.remarksBefore(body.end);
    if (this.lines.length - 1 === opening) this.lines[opening] += "}";
    else this.lines.push(`${"  ".repeat(indent)}}`);
  }
}

/** A tree in the house's layout. */
export const writeProgram = (body: readonly Statement[]): string => new Formatter("").whole(body);

/**
 * A text in the house's layout: one statement a line, two spaces a level, braces around every body. Remarks and single
 * empty lines stay. The program means the same; formatting twice changes nothing more.
 */
export function formatScript(text: string, name = "script"): Result<string, Problem> {
  const plain = text.replaceAll("\r\n", "\n");
  const { body, broken } = parse({ name, text: withoutRemarks(plain) });
  return broken ? err(problemOf(broken)) : ok(new Formatter(plain).whole(body));
}
