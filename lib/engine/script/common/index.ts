import { parse } from "../parse";
import type { Source } from "../source";
import type { Program } from "../tree";
import { BASICS } from "./basics.data";
import { DECK_RULES } from "./deck-rules.data";

type Parsed = { readonly source: Source; readonly program: Program };

const parsed = (name: string, text: string): Parsed => {
  const source = { name, text };
  return { source, program: parse(source) };
};

let programs: readonly Parsed[] | null = null;

/** The common functions, read once for all interpreters. */
export function commonPrograms(): readonly Parsed[] {
  programs ??= [parsed("basics", BASICS), parsed("deck rules", DECK_RULES)];
  return programs;
}
