import type { DeckCards } from "./deck";

/** What is noted of a card within a deck, whichever parts it is in: a text, and tags in small letters without blanks. */
export type Remark = { readonly number: number; readonly note: string; readonly tags: readonly string[] };

/** The remarks of a deck in their normal form: by number, each card once, none that says nothing. */
export type Remarks = readonly Remark[];

/** A deck with what is noted of its cards. */
export type RemarkedDeck = { readonly cards: DeckCards; readonly remarks: Remarks };

/** Of one card: letters of a text, tags; and letters of all remarks of a deck together. */
export const LONGEST_REMARK = 300;
export const LONGEST_REMARK_TAG = 30;
export const MOST_REMARK_TAGS = 5;
export const MOST_REMARKED = 20_000;

/** Remarks in their normal form, of the cards of a deck alone; of two about one card the later holds. */
export function remarksOf(given: Iterable<Remark>, cards: DeckCards): Remarks {
  const here = new Set(cards.flatMap(({ rows }) => rows.map(([number]) => number)));
  const known = new Map<number, Remark>();
  for (const { number, note, tags } of given) known.set(number, { number, note, tags: [...new Set(tags)] });
  return [...known.values()]
    .filter(({ number, note, tags }) => here.has(number) && (note !== "" || tags.length > 0))
    .sort((a, b) => a.number - b.number);
}

export const remarkOn = (remarks: Remarks, number: number): Remark | null =>
  remarks.find((one) => one.number === number) ?? null;

/** Whether remarks are within what a deck may hold. */
export const fitsRemarks = (remarks: Remarks): boolean =>
  remarks.every(({ note, tags }) => note.length <= LONGEST_REMARK && tags.length <= MOST_REMARK_TAGS) &&
  remarks.reduce((sum, { note, tags }) => sum + note.length + tags.join("").length, 0) <= MOST_REMARKED;

/** Remarks of whatever a file says, cut to what a deck may hold. */
export function fittingRemarks(given: readonly Remark[], cards: DeckCards): Remarks {
  const short = given.map(({ number, note, tags }) => ({
    number,
    note: note.slice(0, LONGEST_REMARK),
    tags: tags.map((tag) => tag.toLowerCase().slice(0, LONGEST_REMARK_TAG)).slice(0, MOST_REMARK_TAGS),
  }));
  let kept: Remarks = [];
  for (const one of remarksOf(short, cards)) if (fitsRemarks([...kept, one])) kept = [...kept, one];
  return kept;
}

/** The tags of a deck's cards, each with how many cards bear it; most first, then by name. */
export function tagsIn(remarks: Remarks): { readonly tag: string; readonly cards: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of remarks) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, cards]) => ({ tag, cards }))
    .sort((a, b) => b.cards - a.cards || (a.tag < b.tag ? -1 : 1));
}

/** A card of which two decks note different things; null: nothing. */
export type RemarkChange = { readonly number: number; readonly before: Remark | null; readonly after: Remark | null };

/** What became of the remarks of a deck, by numbers; none where they are equal. */
export function diffRemarks(before: Remarks, after: Remarks): RemarkChange[] {
  const numbers = [...new Set([...before, ...after].map(({ number }) => number))].sort((a, b) => a - b);
  return numbers
    .map((number) => ({ number, before: remarkOn(before, number), after: remarkOn(after, number) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
