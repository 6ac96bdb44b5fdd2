import type { CardDatabase } from "../cards/model";
import type { Remark } from "../decks/remarks";
import type { DeckParts } from "../formats/check-deck";
import {
  type DeckEntry,
  type DeckFormat,
  type DeckProblem,
  type DeckText,
  MOST_CARDS,
  OWN_CODES,
  type RemarkLine,
} from "./entry";
import { CardFinder, type Found } from "./find-card";
import { readDeckText } from "./read-text";
import { readXmlDeck } from "./read-xml-deck";

/** What became of a line. `guessed` says why, `unknown` what may have been meant, `note` what one may wonder at. */
export type DeckReport = {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly result: "matched" | "guessed" | "unknown" | "note";
  readonly part?: string;
  readonly count?: number;
  /** The number of the card that was taken, and its canonical name. */
  readonly card?: number;
  readonly name?: string;
  readonly why?: string;
  readonly suggestions?: readonly string[];
};

export type ReadDeck = {
  /** Null: nothing of this is a deck file, and `problem` says why. */
  readonly deck: DeckParts | null;
  readonly format: DeckFormat | null;
  readonly unknown: readonly string[];
  readonly report: readonly DeckReport[];
  /** What is noted of its cards, by their numbers, in the order of the file. */
  readonly remarks: readonly Remark[];
  readonly problem?: DeckProblem;
};

const LONGEST = 1_000_000;

const refused = (problem: DeckProblem): ReadDeck => ({
  deck: null,
  format: null,
  unknown: [],
  report: [],
  remarks: [],
  problem,
});

/**
 * Reads a deck file of any format, with a report on every line. What is unknown is not in the deck; what is guessed says
 * so: an ambiguous name gives the newest printing, never a foil. `format`: of a text that is known to
 * be in it; else it is recognised.
 */
export function readDeck(text: string, database: CardDatabase, format?: DeckFormat): ReadDeck {
  if (text.length > LONGEST)
    return refused({ code: "deck/too_long", message: `A deck file has at most ${LONGEST} letters.`, line: 0 });
  // A text holds no zero byte; what does is a picture, an archive or the like.
  if (text.includes("\0")) return refused({ code: "deck/not_text", message: "This is no text.", line: 0 });
  const finder = new CardFinder(database);
  if (!/^\uFEFF?\s*</.test(text))
    return lookUp(
      readDeckText(text, (name) => finder.isCard(name), format),
      finder,
    );
  const read = readXmlDeck(text.replace(/^\uFEFF?\s*/, ""));
  return read.ok ? lookUp(read.value, finder) : refused(read.error);
}

function lookUp({ format, parts, entries, notes, remarks }: DeckText, finder: CardFinder): ReadDeck {
  const deck = new Map<string, number[]>(parts.map((part) => [part, []]));
  const report: DeckReport[] = [...notes];
  let total = 0;
  for (const entry of entries) {
    const { line, text, part, count, bare } = entry;
    const found = finder.find(
      { ...entry, ownCodes: OWN_CODES.has(format) },
      format === "Gccg" ? "exact" : bare ? "spelled" : "part",
    );
    if (found.result === "unknown") {
      report.push({ line, text, ...found });
      continue;
    }
    total += count;
    if (total > MOST_CARDS) {
      report.push({ line, text, result: "unknown", why: `a deck has at most ${MOST_CARDS} cards` });
      break;
    }
    const { number } = found.card;
    deck.get(part)?.push(...Array.from({ length: count }, () => number));
    report.push({
      line,
      text,
      ...resultOf(entry, found),
      part,
      count,
      card: number,
      name: finder.canonical(found.card),
    });
  }
  report.sort((a, b) => a.line - b.line);
  const unknown = report.filter(({ result }) => result === "unknown").map(({ text }) => text);
  return { deck: Object.fromEntries(deck), format, unknown, report, remarks: remarksAmong(report, remarks, finder) };
}

/** Remarks by the cards that they were found to be of: a card that the file calls as its remark does, else one of that name. */
function remarksAmong(report: readonly DeckReport[], lines: readonly RemarkLine[], finder: CardFinder): Remark[] {
  const known = new Map<number, Remark>();
  for (const { name, note, tags, line } of lines) {
    const isMeant = (one: DeckReport): boolean =>
      line === undefined ? one.name === name : one.line === line && one.text.endsWith(` ${name}`);
    const taken = report.find((one) => one.card !== undefined && isMeant(one))?.card;
    const found = taken === undefined ? finder.find({ name, ownCodes: true }, "spelled") : null;
    const number = taken ?? (found && found.result !== "unknown" ? found.card.number : undefined);
    if (number === undefined) continue;
    const before = known.get(number) ?? { number, note: "", tags: [] };
    known.set(number, { number, note: note ?? before.note, tags: tags ?? before.tags });
  }
  return [...known.values()];
}

/** A name without a count is one copy, which is a guess as well. */
function resultOf(
  { bare }: DeckEntry,
  found: Exclude<Found, { result: "unknown" }>,
): Pick<DeckReport, "result" | "why"> {
  const why = [...(found.result === "guessed" ? [found.why] : []), ...(bare ? ["no number: one copy"] : [])];
  return why.length === 0 ? { result: "matched" } : { result: "guessed", why: why.join("; ") };
}
