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

/**
 * Whether the ids of a game's cards can name them for good: no two cards share one; one that was published still names
 * the card that it did, unless that says by `formerly` that it only changed its name; and new cards of a published set
 * take higher ids than any that it ever had, so that collectors' numbers stay, too.
 */
export function checkIdentities(
  sets: readonly WrittenSet[],
  published: ReadonlyMap<number, Published>,
): AuthoredProblem[] {
  const problems: AuthoredProblem[] = [];
  const taken = new Map<number, string>();
  const highest = new Map<string, number>();
  for (const [id, { set }] of published) highest.set(set, Math.max(id, highest.get(set) ?? -1));
  const ids = [...published.keys(), ...sets.flatMap(({ cards }) => cards.map(({ id }) => id))];
  const free = ids.reduce((most, id) => Math.max(most, id), -1) + 1;
  const now = new Map(sets.flatMap(({ set, cards }) => cards.map((card) => [looks(set, card), card.id] as const)));
  for (const { file, set, list, cards } of sets)
    for (const [i, card] of cards.entries()) {
      const refuse = (code: AuthoredProblem["code"], message: string): void =>
        void problems.push({ code, file, path: `${list}.${i}.id`, message });
      const other = taken.get(card.id);
      if (other !== undefined) refuse("authored/doubled_id", `${card.id} is ${other} already; ${free} is free`);
      else taken.set(card.id, titleOf(card, set));
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
