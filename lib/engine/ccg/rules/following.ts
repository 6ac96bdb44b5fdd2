import type { Ability } from "./ability";

/**
 * A card's abilities as they are carried out: a plain sentence after one that is set off or paid for is a part of it ("Rest: add
 * one dye of any kind. Destroy this.").
 */
export function withFollowing(abilities: readonly Ability[]): readonly Ability[] {
  const all: Ability[] = [];
  for (const ability of abilities) {
    const before = all.at(-1);
    if (ability.is === "plain" && (before?.is === "triggered" || before?.is === "activated"))
      all[all.length - 1] = { ...before, clauses: [...before.clauses, ...ability.clauses] };
    else all.push(ability);
  }
  return all;
}
