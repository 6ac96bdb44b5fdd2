import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import { readPath, type Step } from "@/lib/engine/cards/problem-path";
import type { Fix } from "@/lib/engine/cards/shape";

/** How far a line goes before what stands on it is written over several. */
const WIDTH = 100;
const TAB = "  ";

/** A value as an author would write it: on one line where it fits, else a line for each key, and lists of words filled. */
export function printJson(value: unknown, indent = ""): string {
  const flat = onOneLine(value);
  if (indent.length + flat.length <= WIDTH || value === null || typeof value !== "object") return flat;
  const inner = indent + TAB;
  if (!Array.isArray(value)) {
    const lines = Object.entries(value).map(([key, of]) => `${inner}${JSON.stringify(key)}: ${printJson(of, inner)}`);
    return `{\n${lines.join(",\n")}\n${indent}}`;
  }
  if (value.some((item) => item !== null && typeof item === "object"))
    return `[\n${value.map((item) => inner + printJson(item, inner)).join(",\n")}\n${indent}]`;
  const lines: string[] = [];
  for (const item of value.map((one) => JSON.stringify(one))) {
    const last = lines.at(-1);
    if (last !== undefined && inner.length + last.length + item.length + 3 <= WIDTH)
      lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(item);
  }
  return `[\n${inner}${lines.join(`,\n${inner}`)}\n${indent}]`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, of]) => `${JSON.stringify(key)}: ${onOneLine(of)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** The blank that the line of a place begins with. */
function indentAt(source: string, offset: number): string {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(source.slice(start))?.[0] ?? "";
}

const endOf = (node: Node): number => node.offset + node.length;

/** What the steps below an object that is there come to: `["move", "pass"]` and true → `{"move": {"pass": true}}`. */
const wrapped = (steps: readonly Step[], value: unknown): unknown =>
  steps.reduceRight<unknown>((inner, step) => (typeof step === "number" ? [inner] : { [step]: inner }), value);

/** The text with something new at the end of an object or a list. */
function inserted(source: string, into: Node, entry: (indent: string) => string): string {
  const last = into.children?.at(-1);
  const own = indentAt(source, into.offset);
  if (!last) {
    const text = entry(own + TAB);
    const [open, close] = into.type === "array" ? ["[", "]"] : ["{", "}"];
    const isShort = !text.includes("\n") && own.length + text.length + 4 <= WIDTH;
    const body = isShort && own !== "" ? `${open} ${text} ${close}` : `${open}\n${own}${TAB}${text}\n${own}${close}`;
    return source.slice(0, into.offset) + body + source.slice(endOf(into));
  }
  const onOwnLine = source.slice(into.offset, last.offset).includes("\n");
  const indent = onOwnLine ? indentAt(source, last.offset) : own + TAB;
  const before = onOwnLine ? `,\n${indent}` : ", ";
  return source.slice(0, endOf(last)) + before + entry(indent) + source.slice(endOf(last));
}

/** The text without a property or an item, and without the comma that is left over. */
function removed(source: string, node: Node): string {
  const siblings = node.parent?.children ?? [];
  const at = siblings.indexOf(node);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  if (before) return source.slice(0, endOf(before)) + source.slice(endOf(node));
  if (after) return source.slice(0, node.offset) + source.slice(after.offset);
  const { parent } = node;
  if (!parent) return source;
  return source.slice(0, parent.offset + 1) + source.slice(endOf(parent) - 1);
}

/**
 * A JSON text with a value at a path, `undefined` for none; objects that lead there are made. All else stays as its author
 * wrote it. A text that is no JSON, or a path that leads through something else than objects and lists, changes nothing.
 */
export function withValue(source: string, steps: readonly Step[], value: unknown): string {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  if (!root || errors.length > 0 || steps.length === 0) return source;
  const found = findNodeAtLocation(root, [...steps]);
  if (found) {
    if (value === undefined) return removed(source, found.parent?.type === "property" ? found.parent : found);
    const text = printJson(value, indentAt(source, found.offset));
    return source.slice(0, found.offset) + text + source.slice(endOf(found));
  }
  if (value === undefined) return source;
  for (let depth = steps.length - 1; depth >= 0; depth--) {
    const into = depth === 0 ? root : findNodeAtLocation(root, steps.slice(0, depth));
    if (!into) continue;
    const [step, ...below] = steps.slice(depth);
    const entry = wrapped(below, value);
    if (into.type === "object" && typeof step === "string")
      return inserted(source, into, (indent) => `${JSON.stringify(step)}: ${printJson(entry, indent)}`);
    if (into.type === "array" && typeof step === "number")
      return inserted(source, into, (indent) => printJson(entry, indent));
    return source;
  }
  return source;
}

/** A JSON text in which the property at a path has another key. */
function withKey(source: string, steps: readonly Step[], key: string): string {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const property = root && errors.length === 0 ? findNodeAtLocation(root, [...steps])?.parent : undefined;
  const name = property?.type === "property" ? property.children?.[0] : undefined;
  if (!name) return source;
  return source.slice(0, name.offset) + JSON.stringify(key) + source.slice(endOf(name));
}

/** A template's text with the edit that mends one of its problems. */
export function withFix(source: string, { path, key, value }: Fix): string {
  const steps = readPath(path);
  return key === undefined ? withValue(source, steps, value) : withKey(source, steps, key);
}
