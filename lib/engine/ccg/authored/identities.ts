import { isSameFoil } from "./foil-sheets";
import type { AuthoredProblem } from "./problem";
import type { AuthoredCard, Published } from "./schema";

/** A set as it was read: its file, and its cards written out, those of variants too. */
export type WrittenSet = {
  readonly file: string;
  readonly set: string;
  readonly setName: string;
  readonly age: number | null;
  /** Where in its file the cards are listed. */
  readonly list: "cards" | "variants";
  readonly cards: readonly AuthoredCard[];
};

/** What tells cards of one set apart, besides their ids. */
const looks = (set: string, { name, type, view }: AuthoredCard): string => JSON.stringify([set, name, type, view ?? 0]);

const titleOf = (card: AuthoredCard, set: string): string => `"${card.name}"${set === "" ? "" : ` of ${set}`}`;

/** Every number that is or was somebody's: cards, and their foils. */
const numbersOf = (cards: readonly AuthoredCard[]): number[] =>
  cards.flatMap(({ id, foil }) => [id, foil ?? []].flat());

/**
 * Whether the ids of a game's cards can name them for good: no two cards share one; one that was published still names
 * the card that it did, unless that says by `formerly` that it only changed its name; and new cards of a published set
 * take higher ids than any that it ever had, so that collectors' numbers stay, too. The number of a foil is its card's
 * for good in the same way.
 */
export function checkIdentities(
  sets: readonly WrittenSet[],
  published: ReadonlyMap<number, Published>,
): AuthoredProblem[] {
  const problems: AuthoredProblem[] = [];
  const taken = new Map<number, string>();
  const highest = new Map<string, number>();
  for (const [id, { set }] of published) highest.set(set, Math.max(id, highest.get(set) ?? -1));
  const all = [...[...published.values()].map(({ card }) => card), ...sets.flatMap(({ cards }) => cards)];
  const free = numbersOf(all).reduce((most, id) => Math.max(most, id), -1) + 1;
  const foils = new Map(
    [...published.values()].flatMap((one) => (one.card.foil === undefined ? [] : [[one.card.foil, one]])),
  );
  const now = new Map(sets.flatMap(({ set, cards }) => cards.map((card) => [looks(set, card), card.id] as const)));
  for (const { file, set, list, cards } of sets)
    for (const [i, card] of cards.entries()) {
      const refuse = (code: AuthoredProblem["code"], message: string): void =>
        void problems.push({ code, file, path: `${list}.${i}.id`, message });
      const other = taken.get(card.id);
      if (other !== undefined) refuse("authored/doubled_id", `${card.id} is ${other} already; ${free} is free`);
      else taken.set(card.id, titleOf(card, set));
      const foiled = foils.get(card.id);
      if (foiled)
        refuse(
          "authored/moved_id",
          `${card.id} is the foil of ${titleOf(foiled.card, foiled.set)} for good; ${free} is free`,
        );
      const fault = foilFault({ set, card, published, foils, taken, free });
      if (fault) problems.push({ ...fault, file, path: `${list}.${i}.foil` });
      if (card.foil !== undefined && !taken.has(card.foil)) taken.set(card.foil, `the foil of ${titleOf(card, set)}`);
      const was = published.get(card.id);
      if (!was) {
        const most = highest.get(set) ?? -1;
        if (card.id < most)
          refuse("authored/low_id", `a new card of this set takes an id above ${most}; ${free} is free`);
        continue;
      }
      if (was.set !== set) {
        const message = `${card.id} is ${titleOf(was.card, was.set)} for good; ${free} is free`;
        refuse("authored/moved_id", message);
      } else if (was.card.name !== card.name && card.formerly !== was.card.name) {
        const rename = `if it is the same card under another name, say so with "formerly": ${JSON.stringify(was.card.name)}`;
        refuse("authored/moved_id", `${card.id} is ${titleOf(was.card, set)} for good; ${free} is free; ${rename}`);
      } else if (looks(set, was.card) !== looks(set, card)) {
        // Cards of one name: a change of its type or picture is one, an exchange with its namesake is not.
        const there = now.get(looks(set, was.card));
        if (there !== undefined)
          refuse("authored/moved_id", `${card.id} is the ${titleOf(was.card, set)} that now has the id ${there}`);
      }
    }
  return problems;
}

type Known = {
  readonly set: string;
  readonly card: AuthoredCard;
  readonly published: ReadonlyMap<number, Published>;
  /** Cards that were published with a foil, by the foil's number. */
  readonly foils: ReadonlyMap<number, Published>;
  readonly taken: ReadonlyMap<number, string>;
  readonly free: number;
};

/** What is wrong with the number of a card's foil. */
function foilFault({
  set,
  card,
  published,
  foils,
  taken,
  free,
}: Known): Pick<AuthoredProblem, "code" | "message"> | null {
  const { foil } = card;
  if (foil === undefined) return null;
  const moved = (message: string) => ({ code: "authored/moved_id", message }) as const;
  if (card.hidden) return { code: "authored/malformed", message: `${titleOf(card, set)} is not for collecting` };
  const other = taken.get(foil);
  if (other !== undefined)
    return { code: "authored/doubled_id", message: `${foil} is ${other} already; ${free} is free` };
  const had = published.get(card.id)?.card.foil;
  if (had !== undefined && had !== foil) return moved(`the foil of ${titleOf(card, set)} is ${had} for good`);
  const foiled = foils.get(foil);
  if (foiled && foiled.card.id !== card.id)
    return moved(`${foil} is the foil of ${titleOf(foiled.card, foiled.set)} for good; ${free} is free`);
  const was = published.get(foil);
  if (was && !isSameFoil(was, card)) return moved(`${foil} is ${titleOf(was.card, was.set)} for good; ${free} is free`);
  return null;
}
