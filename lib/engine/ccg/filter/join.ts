import type { Filter } from "./tree";

/** A condition among others that all must hold. */
export type Factor = {
  readonly filter: Filter;
  /** Nothing but a blank joins it to the one before. */
  readonly isClose: boolean;
  /** Where it stands in the text. */
  readonly from: number;
  readonly until: number;
  /** If it is one word or number, with `not` or `-` before it or not: as it was written. */
  readonly word: string | null;
};

const asText = (filter: Filter, word: string): Filter => {
  if (filter.kind === "not") return { kind: "not", of: asText(filter.of, word) };
  return filter.kind === "field" || filter.kind === "number" ? { kind: "text", text: word } : filter;
};

/** Of `rarity:r` the field `rarity`: a card has one, so that two of them beside each other are a choice. */
function choiceField(filter: Filter): string | null {
  if (filter.kind === "short") return filter.key === "rarity" || filter.key === "set" ? filter.key : null;
  if (filter.kind !== "relation" || filter.relation !== "=" || filter.left.kind !== "field") return null;
  return filter.left.name === "rarity" || filter.left.name === "set" ? filter.left.name : null;
}

/** Conditions that stand side by side, with nothing but blanks between them. */
function sideBySide(factors: readonly Factor[]): Filter[] {
  const joined: { filter: Filter; choices: Filter[]; field: string | null }[] = [];
  for (const { filter, word } of factors) {
    // `draw two cards from your deck`: among others an attribute or a number that stands alone is a word.
    const one = factors.length > 1 && word !== null ? asText(filter, word) : filter;
    const field = choiceField(one);
    const last = joined.at(-1);
    const same = field === null ? undefined : joined.find((other) => other.field === field);
    if (one.kind === "words" && last?.filter.kind === "words")
      last.filter = { kind: "words", words: [...last.filter.words, ...one.words] };
    else if (same) {
      same.choices.push(one);
      same.filter = { kind: "or", of: same.choices };
    } else joined.push({ filter: one, choices: [one], field });
  }
  return joined.map(({ filter }) => filter);
}

/** All conditions of a level as one. */
export function together(factors: readonly Factor[]): Filter {
  const runs: Factor[][] = [];
  for (const factor of factors) {
    const last = runs.at(-1);
    if (factor.isClose && last) last.push(factor);
    else runs.push([factor]);
  }
  const of = runs.flatMap(sideBySide);
  return of.length === 1 && of[0] ? of[0] : { kind: "and", of };
}
