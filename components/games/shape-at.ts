import { FILE, OPTS } from "@/lib/engine/cards/language";
import type { Step } from "@/lib/engine/cards/problem-path";
import type { Shape } from "@/lib/engine/cards/shape";
import type { GameOptionTexts } from "@/lib/texts/game-options/en";
import { printJson } from "./edit-json";

/** A shape that stands for itself. */
export type Plain = Exclude<Shape, { is: "either" | "patch" }>;
type ObjectShape = Extract<Shape, { is: "object" }>;

/** The shapes that a value at this path may have, alternatives spread out. `bare`: the text is options without a file. */
export function shapesAt(steps: readonly Step[], bare: boolean): Plain[] {
  let shapes = spread(bare ? OPTS : FILE);
  for (const step of steps)
    shapes = shapes.flatMap((shape) => {
      if (shape.is === "list") return typeof step === "number" ? spread(shape.of) : [];
      if (shape.is !== "object" || typeof step === "number") return [];
      const inner = Object.hasOwn(shape.keys, step) ? shape.keys[step] : shape.open;
      return inner ? spread(inner) : [];
    });
  return shapes;
}

/** A shape as what stands for itself: alternatives spread out, a part of an object as the object. */
export const spread = (shape: Shape): Plain[] => {
  if (shape.is === "either") return shape.of.flatMap(spread);
  return shape.is === "patch" ? spread(shape.of) : [shape];
};

export type KeyHint = { key: string; doc: string; kind: string; value: string };

/** The keys that an object at this path may have, each with what it does and a value to begin with. */
export function keysAt(steps: readonly Step[], bare: boolean, { docs, kinds }: GameOptionTexts): KeyHint[] {
  const objects = shapesAt(steps, bare).filter((shape): shape is ObjectShape => shape.is === "object");
  return objects.flatMap((shape) =>
    Object.entries(shape.keys)
      // The rounds of a declaration, "0" to "63": the first one shows how.
      .filter(([key]) => !/^[1-9]\d*$/.test(key))
      .map(([key, inner]) => ({
        key,
        doc: docAt([...(bare ? ["opts"] : []), ...steps, key], docs),
        kind: kindOf(inner, kinds),
        value: printJson(beginOf(inner)),
      })),
  );
}

/** The values that can be named at this path. */
export function valuesAt(steps: readonly Step[], bare: boolean): string[] {
  const values = shapesAt(steps, bare).flatMap((shape) => {
    if (shape.is === "bool") return ["true", "false"];
    if (shape.is === "choice") return shape.values.map((value) => JSON.stringify(value));
    return [];
  });
  return [...new Set(values)];
}

/**
 * What a table of texts has for an option of a file: by its path without places in lists, or by one in which `*` stands for
 * what an author names, such as `effects.7.draw`.
 */
export function textAt(steps: readonly Step[], texts: Readonly<Record<string, string>>): string | undefined {
  const keys = steps.filter((step) => typeof step === "string");
  // What a variant changes are the options themselves.
  const names = keys[0] === "variants" && keys.length > 3 ? keys.slice(keys.indexOf("opts")) : keys;
  const within = names.map((_, at) => names.with(at, "*").join(".")).slice(0, -1);
  const known = [names.join("."), ...within.reverse()].find((path) => Object.hasOwn(texts, path));
  return known === undefined ? undefined : texts[known];
}

/** What an option of a file does; empty where nothing more than its name is to be said. */
export const docAt = (steps: readonly Step[], docs: Readonly<Record<string, string>>): string =>
  textAt(steps, docs) ?? textAt([...steps.slice(0, -1), "*"], docs) ?? "";

/** What kind of value it is, in words. */
export function kindOf(shape: Shape, t: GameOptionTexts["kinds"]): string {
  const kinds = spread(shape).map((one) => {
    if (one.is === "choice") return one.values.map((value) => `"${value}"`).join(", ");
    return t[one.is];
  });
  return t.oneOf([...new Set(kinds)]);
}

/** A value to begin with. */
export function beginOf(shape: Shape): unknown {
  const first = spread(shape)[0];
  switch (first?.is) {
    case "bool":
      return true;
    case "int":
      return first.min ?? 0;
    case "text":
      return "";
    case "list":
      return Array.from({ length: first.min ?? 0 }, () => beginOf(first.of));
    case "choice":
      return first.values[0];
    case "object":
      return Object.fromEntries((first.required ?? []).map((key) => [key, beginOf(first.keys[key]!)]));
    default:
      return null;
  }
}
