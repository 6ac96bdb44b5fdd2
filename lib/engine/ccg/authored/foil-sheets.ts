import { FOIL } from "../cards/model";
import type { AuthoredProblem } from "./problem";
import type { AuthoredCard, AuthoredSet, Published } from "./schema";

/**
 * How files from before foils were a finish are read. There a foil was a card of a set of its own, with the rarity V: the
 * set's file says whose cards it varies, and which number each foil has. Now it says which numbers the foils of those
 * cards have, and nothing else; the cards' own file may say the same.
 */

type ReadSet = { readonly file: string; readonly set: AuthoredSet };

/** Is it a set of foils, as older files have them? Sets of other variants hold cards of their own. */
export const isFoilSheet = (set: AuthoredSet): set is AuthoredSet & { variantsOf: string } =>
  "variantsOf" in set && set.attribute === FOIL;

/** Was it printed as a foil before foils were a finish? */
const wasFoil = ({ card }: Published): boolean => card.attributes?.[FOIL] === "yes";

/** Whether a number that named something of its own may be the foil of a card now: it is the same thing. */
export const isSameFoil = (was: Published, card: AuthoredCard): boolean =>
  wasFoil(was) && (was.card.name === card.name || was.card.name === card.formerly);

/** The sets with the numbers of the foils that sheets of foils give to their cards. Faults are told. */
export function withFoils(sets: readonly ReadSet[], problems: AuthoredProblem[]): readonly ReadSet[] {
  const given = new Map<AuthoredCard, number>();
  for (const { file, set } of sets) {
    if (!isFoilSheet(set) || !("variants" in set)) continue;
    const source = sets.find((one) => one.set.set === set.variantsOf)?.set;
    if (!source || !("cards" in source)) {
      const message = `there is no set "${set.variantsOf}" with cards of its own`;
      problems.push({ code: "authored/no_such_set", file, path: "variantsOf", message });
      continue;
    }
    for (const [i, { id, name }] of set.variants.entries()) {
      const refuse = (code: AuthoredProblem["code"], message: string): void =>
        void problems.push({ code, file, path: `variants.${i}`, message });
      const card = source.cards.find((one) => one.name === name && !one.hidden);
      const has = card && (card.foil ?? given.get(card));
      if (!card) refuse("authored/no_such_card", `there is no card "${name}" in ${set.variantsOf}`);
      else if (has !== undefined && has !== id)
        refuse("authored/doubled_id", `the foil of "${name}" of ${set.variantsOf} has the id ${has} already`);
      else given.set(card, id);
    }
  }
  return sets.map(({ file, set }) => {
    if (!("cards" in set)) return { file, set };
    const cards = set.cards.map((card) => {
      const foil = card.foil ?? given.get(card);
      return foil === undefined ? card : { ...card, foil };
    });
    return { file, set: { ...set, cards } };
  });
}

/** The sheets of foils that files have, and those that were published when foils were cards: name → numbers. */
export function foilSheetsOf(
  sets: readonly ReadSet[],
  published: Iterable<Published>,
  isFoil: (number: number) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const sheets = new Map<string, readonly number[]>();
  const add = (set: string, number: number): void => {
    if (isFoil(number))
      sheets.set(
        set,
        [...new Set([...(sheets.get(set) ?? []), number])].sort((a, b) => a - b),
      );
  };
  for (const { set } of sets)
    if (isFoilSheet(set) && "variants" in set) for (const { id } of set.variants) add(set.set, id);
  for (const one of published) if (wasFoil(one)) add(one.set, one.card.id);
  return sheets;
}
