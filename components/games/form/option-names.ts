import type { Step } from "@/lib/engine/cards/problem-path";
import type { GameOptionTexts } from "@/lib/texts/game-options/en";
import { kindOf, type Plain, textAt } from "../shape-at";

/** What an option is called in words: by its path, else by its last key; undefined: it is an author's own name. */
export function nameOf(steps: readonly Step[], names: GameOptionTexts["names"]): string | undefined {
  const last = steps.findLast((step) => typeof step === "string");
  return textAt(steps, names) ?? (last !== undefined && Object.hasOwn(names, last) ? names[last] : undefined);
}

/** So many of its parts say which kind of value it is. */
const PARTS = 3;

/** What a kind of value is called among others: several options together by what they say. */
export function kindNameOf(kind: Plain, steps: readonly Step[], { names, kinds }: GameOptionTexts): string {
  if (kind.is !== "object") return kindOf(kind, kinds);
  const keys = Object.keys(kind.keys).slice(0, PARTS);
  if (kind.open && keys.every((key) => key === "*")) return kinds.each;
  return keys.length === 0 ? kinds.object : keys.map((key) => nameOf([...steps, key], names) ?? key).join(", ");
}
