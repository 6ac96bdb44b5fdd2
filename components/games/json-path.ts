import type { Step } from "@/lib/engine/cards/problem-path";

/** The part of a syntax tree's node that this room uses (lezer's JSON grammar). */
export type JsonNode = {
  name: string;
  from: number;
  to: number;
  parent: JsonNode | null;
  firstChild: JsonNode | null;
  nextSibling: JsonNode | null;
  getChild(name: string): JsonNode | null;
  getChildren(name: string): JsonNode[];
};

const VALUES = new Set(["Object", "Array", "String", "Number", "True", "False", "Null"]);

function children(node: JsonNode): JsonNode[] {
  const found: JsonNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
}

const valueIn = (node: JsonNode): JsonNode | undefined => children(node).find((child) => VALUES.has(child.name));

/** The name of a property, without its quotes. */
export function nameOf(property: JsonNode, text: (from: number, to: number) => string): string {
  const name = property.getChild("PropertyName");
  if (!name) return "";
  const raw = text(name.from, name.to);
  try {
    return String(JSON.parse(raw));
  } catch {
    return raw.replace(/^"|"$/g, "");
  }
}

/**
 * Where in the text a path lies. A key is marked by its name if its value is an object or list, else by its value; a
 * missing one by the name of what it is missing from.
 */
export function rangeOf(
  root: JsonNode,
  steps: readonly Step[],
  text: (from: number, to: number) => string,
): { from: number; to: number } {
  let value = valueIn(root);
  let label: JsonNode | null = null;
  for (const step of steps) {
    if (!value) break;
    if (typeof step === "number") {
      const item: JsonNode | undefined = children(value).filter((child) => VALUES.has(child.name))[step];
      if (!item) break;
      [value, label] = [item, null];
    } else {
      const property: JsonNode | undefined = value
        .getChildren("Property")
        .find((candidate) => nameOf(candidate, text) === step);
      if (!property) break;
      [value, label] = [valueIn(property), property.getChild("PropertyName")];
    }
  }
  const isLarge = value?.name === "Object" || value?.name === "Array";
  const shown = isLarge ? label : (value ?? label);
  if (shown) return { from: shown.from, to: shown.to };
  const start = value?.from ?? 0;
  return { from: start, to: start + 1 };
}

/** The path of the object or list that a node lies in, itself included. */
export function pathOf(node: JsonNode, text: (from: number, to: number) => string): Step[] {
  const steps: Step[] = [];
  for (let at: JsonNode | null = node; at; at = at.parent) {
    const parent: JsonNode | null = at.parent;
    if (at.name === "Property") steps.unshift(nameOf(at, text));
    else if (parent?.name === "Array" && VALUES.has(at.name)) {
      const here = at;
      steps.unshift(
        children(parent)
          .filter((child) => VALUES.has(child.name))
          .findIndex((child) => child.from === here.from),
      );
    }
  }
  return steps;
}
