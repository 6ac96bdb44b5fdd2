import type { Card, CardDatabase } from "../cards/model";
import { indexNames } from "../cards/names";
import { isKeepable } from "../filter/vocabulary";
import { nearest } from "../text/nearest";
import { MOST_OF_ONE } from "./deck";

/** What a line says: so many copies of what it names; fewer than none are taken away. `part`: where it says one. */
export type DeckLine = { readonly count: number; readonly name: string; readonly part: string | null };

/** `4 name`, `4x name`, `name`, `-2 name`, each perhaps with `sb:` or `sideboard:` before it: any beginning of a part that is meant. */
export function readLine(text: string, parts: readonly string[]): DeckLine {
  const [, before, rest] = /^\s*([\p{L}\p{N}][\p{L}\p{N} -]*?)\s*:\s*(.*)$/u.exec(text) ?? [];
  const said = before?.toLowerCase() === "sb" ? "sideboard" : before?.toLowerCase();
  const part = said === undefined ? undefined : parts.find((one) => one.startsWith(said));
  const line = part === undefined ? text : (rest ?? "");
  const [, sign, digits, name = ""] = /^\s*([+−-]?)\s*(?:(\d{1,4})\s*[x×]?(?:\s+|$))?(.*)$/u.exec(line) ?? [];
  const count = Math.min(MOST_OF_ONE, digits === undefined ? 1 : Number(digits));
  return { count: sign === "-" || sign === "−" ? -count : count, name: name.trim(), part: part ?? null };
}

/** A card that a name may mean; `name` tells it from all others. */
export type NamedCard = { readonly card: Card; readonly name: string };

/** How a name fits what was written: the same, begins with it, a word of it does, holds it; -1: it does not. */
function closeness(name: string, written: string): number {
  if (name === written) return 0;
  if (name.startsWith(written)) return 1;
  if (name.includes(` ${written}`)) return 2;
  const words = written.split(/\s+/);
  if (words.every((word) => name.includes(word))) return 3;
  return -1;
}

/** Finds cards of a game by what somebody has written of their names. */
export class CardCompleter {
  /** `spelled`: its canonical and its plain name, as what is written is compared. */
  private readonly named: readonly (NamedCard & { readonly spelled: readonly string[]; readonly age: number })[];

  constructor(cards: CardDatabase) {
    const names = indexNames(cards);
    const ages = new Map(cards.sets.map(({ abbreviation, age }) => [abbreviation, age]));
    this.named = cards.cards.filter(isKeepable).map((card) => {
      const name = names.canonical(card);
      return { card, name, spelled: [plainOf(name), plainOf(card.name)], age: ages.get(card.set) ?? 0 };
    });
  }

  /**
   * The cards that a name may mean, the likeliest first: as it fits, then of what one owns, then the newest. Where none does,
   * those whose names are nearest.
   */
  complete(written: string, owned: (number: number) => number, passes: (card: Card) => boolean, most = 8): NamedCard[] {
    const asked = plainOf(written);
    if (asked === "") return [];
    const open = this.named.filter(({ card }) => passes(card));
    const found = open
      .map((one) => ({ one, fit: fitOf(one.spelled, asked), has: owned(one.card.number) > 0 }))
      .filter(({ fit }) => fit < NO_FIT)
      .sort(
        (a, b) =>
          a.fit - b.fit ||
          Number(b.has) - Number(a.has) ||
          (a.one.card.name < b.one.card.name ? -1 : a.one.card.name > b.one.card.name ? 1 : 0) ||
          b.one.age - a.one.age ||
          a.one.card.number - b.one.card.number,
      )
      .slice(0, most)
      .map(({ one: { card, name } }) => ({ card, name }));
    if (found.length > 0) return found;
    const near = nearest(written, new Set(open.map(({ card }) => card.name)), most);
    return near.flatMap((name) => {
      const one = open.findLast(({ card }) => card.name === name);
      return one ? [{ card: one.card, name: one.name }] : [];
    });
  }
}

const NO_FIT = 9;
const plainOf = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "").replace(/\s+/g, " ").trim();

const fitOf = (spelled: readonly string[], asked: string): number =>
  Math.min(
    ...spelled.map((name) => {
      const found = closeness(name, asked);
      return found < 0 ? NO_FIT : found;
    }),
  );
