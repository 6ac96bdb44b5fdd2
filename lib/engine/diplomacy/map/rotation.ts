/** When control of dummies passes on (ROTATE); `types`: prefixes of phase types, empty for all. */
export type Rotation = { readonly when: "each" | "before" | "after" | "for"; readonly types: readonly string[] };

const ROTATIONS: Readonly<Record<string, Rotation["when"]>> = {
  CONTROL: "each",
  AFTER: "after",
  BEFORE: "before",
  FOR: "for",
};

/**
 * `ROTATE`, `ROTATE AFTER`, `ROTATE BEFORE M`, `ROTATE FOR M R`, one after another; null: it is none of these. Where the
 * types of a flow are given, each type named must begin one of them.
 */
export function readRotations(words: readonly string[], types?: readonly string[]): Rotation[] | null {
  const rotations: { when: Rotation["when"]; types: string[] }[] = [];
  for (const word of words.length === 0 ? ["CONTROL"] : words.map((one) => one.toUpperCase())) {
    const when = Object.hasOwn(ROTATIONS, word) ? ROTATIONS[word] : undefined;
    const last = rotations.at(-1);
    if (when) rotations.push({ when, types: [] });
    else if (last && last.when !== "each" && (types?.some((type) => type.startsWith(word)) ?? true))
      last.types.push(word);
    else return null;
  }
  const needs = ({ when, types: named }: Rotation): boolean =>
    (when === "before" || when === "for") && named.length === 0;
  return rotations.some(needs) ? null : rotations;
}
