import Papa from "papaparse";
import { type CardNote, LONGEST_NOTE, LONGEST_TAG, MOST_TAGS, tagsOf, WISH } from "@/lib/contracts/card-notes";
import { type Card, type CardDatabase, printingOf } from "@/lib/engine/ccg/cards/model";
import { plainApostrophes } from "@/lib/engine/ccg/filter/scan";
import type { Cents } from "@/lib/engine/kernel/money";
import type { CardIndex } from "./card-index";

/** By this spreadsheets know that letters are UTF-8. */
const MARK = "\uFEFF";
const COLUMNS = [
  ...["number", "name", "set", "cn", "finish", "rarity", "have", "want", "value"],
  ...["price", "last", "tags", "note"],
] as const;
/** What a spreadsheet would reckon with, or was kept from reckoning with by a mark before it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const withoutGuard = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);
const dollars = (cents: Cents): number => Number((cents / 100).toFixed(2));

/** Cards with what one has of them as CSV; a text that a spreadsheet would take for a formula is kept from being one. */
export function csvOf(numbers: readonly number[], { cards, heldOf, worthOf, marketOf, noteOf }: CardIndex): string {
  const data = numbers.flatMap((number) => {
    const card = cards.byNumber.get(number);
    if (!card) return [];
    const { tags = [], note = "", want = 0 } = noteOf(number) ?? {};
    const finish = card.foilOf === null ? "plain" : "foil";
    const rarity = card.attributes.get("rarity") ?? "";
    const { ask, last } = marketOf(number) ?? {};
    // What nobody offers, or ever traded, has no price.
    const prices = [dollars(worthOf(number)), ask ? dollars(ask) : "", last ? dollars(last) : ""];
    const named = [number, card.name, card.set, card.place, finish, rarity];
    return [[...named, heldOf(number).have, want, ...prices, tags.join(" "), note]];
  });
  return MARK + Papa.unparse({ fields: [...COLUMNS], data }, { escapeFormulae: FORMULA });
}

/** What a file says of cards, and the lines that name none or say too much, counted from 1 as editors do. */
export type ReadCsv = { readonly notes: readonly CardNote[]; readonly unknown: readonly number[] };

/**
 * Reads notes, tags and how many one wishes for (`want`) from CSV: rows by `number`, or by `name` and, where several cards
 * have it, `set` and `cn`. How many one has is not read, as cards come from packs. null: no such columns. Nothing is guessed. `noteOf`: what
 * is noted by now, which stays where the file has no column for it.
 */
export function readCardCsv(text: string, { cards, noteOf }: Pick<CardIndex, "cards" | "noteOf">): ReadCsv | null {
  // Some spreadsheets say in a line before all others what stands between columns.
  const whole = text.replace(/^\uFEFF/, "");
  const [said = "", between] = /^sep=(.)\r?\n/i.exec(whole) ?? [];
  const { data, meta } = Papa.parse<Record<string, string>>(whole.slice(said.length), {
    header: true,
    delimiter: between ?? betweenColumns(whole),
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const has = (column: string): boolean => meta.fields?.includes(column) ?? false;
  if (!(has("number") || has("name")) || !(has("tags") || has("note") || has("want"))) return null;
  const cardOf = cardFinder(cards);
  const notes = new Map<number, CardNote>();
  const unknown: number[] = [];
  let next = (said === "" ? 1 : 2) + linesOf(meta.fields ?? []);
  for (const row of data) {
    const [line, values] = [next, Object.values(row).flat()];
    next += linesOf(values);
    if (values.every((value) => value.trim() === "")) continue;
    const card = cardOf(row);
    const kept = card ? noteOf(printingOf(card)) : undefined;
    const note = has("note") ? withoutGuard((row.note ?? "").trim()) : (kept?.note ?? "");
    const counted = (row.want ?? "").trim();
    const want = /^\d{1,2}$/.test(counted) ? Number(counted) : null;
    // How many says whether, where it is said.
    const said = (has("tags") ? tagsOf(withoutGuard((row.tags ?? "").trim())) : (kept?.tags ?? [])).filter(
      (tag) => want === null || tag !== WISH,
    );
    const tags = want ? [...said, WISH] : said;
    const tooMuch =
      (counted !== "" && want === null) ||
      note.length > LONGEST_NOTE ||
      tags.length > MOST_TAGS ||
      tags.some((tag) => tag.length > LONGEST_TAG);
    if (!card || tooMuch) {
      unknown.push(line);
      continue;
    }
    const number = printingOf(card);
    const now: CardNote = { number, note, tags, ...(want ? { want } : {}) };
    const before = notes.get(number);
    // A card and its foil have one note: of two lines that one holds which changes something.
    if (before === undefined || says(before, kept)) notes.set(number, now);
    else if (!says(now, kept) && !says(now, before)) unknown.push(line);
  }
  // With neither note nor tags there is none: that has to be said only where there was one.
  const isSaid = ({ number, note, tags }: CardNote): boolean =>
    note !== "" || tags.length > 0 || noteOf(number) !== undefined;
  return { notes: [...notes.values()].filter(isSaid), unknown };
}

/** What stands between the columns of a file, by its first line: names of columns have none of these. */
function betweenColumns(text: string): string {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const count = (sign: string): number => head.split(sign).length;
  return [",", ";", "\t", "|"].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/** Does a line say of a card what is noted there? */
function says({ note, tags, want }: CardNote, there: CardNote | undefined): boolean {
  const sorted = (all: readonly string[] = []): string => [...all].sort().join(" ");
  const isAsMany = want === undefined || want === (there?.want ?? 1);
  return note === (there?.note ?? "") && sorted(tags) === sorted(there?.tags) && isAsMany;
}

/** How many lines of its file a row takes: a text in quotes may go over several. */
const linesOf = (values: readonly string[]): number =>
  values.reduce((sum, value) => sum + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 1);

/** Finds the card that a row names. A file can have many rows of a game of many cards, so each name is folded once. */
function cardFinder({ cards, byNumber, sets }: CardDatabase): (row: Record<string, string>) => Card | null {
  const folded = (text: string): string => plainApostrophes(text.trim().toLowerCase());
  const called = new Map<string, Card[]>();
  for (const card of cards) {
    if (card.hidden) continue;
    const name = folded(card.name);
    called.set(name, [...(called.get(name) ?? []), card]);
  }
  return ({ number = "", name = "", set = "", cn = "" }) => {
    const kept = /^\d{1,7}$/.test(number.trim()) ? byNumber.get(Number(number)) : undefined;
    if (number.trim() !== "") return kept === undefined || kept.hidden ? null : kept;
    const [wanted, within, place] = [withoutGuard(name.trim()), set, cn].map(folded);
    const abbreviation = sets.find((one) => folded(one.name) === within)?.abbreviation.toLowerCase() ?? within;
    const found = called
      .get(wanted ?? "")
      ?.filter(
        (card) =>
          (within === "" || card.set.toLowerCase() === abbreviation) && (place === "" || String(card.place) === place),
      );
    return found?.length === 1 ? (found[0] ?? null) : null;
  };
}
