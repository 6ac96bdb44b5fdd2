import type { Card, CardDatabase } from "../cards/model";
import { type CardNames, indexNames } from "../cards/names";
import type { DeckParts } from "../formats/check-deck";
import { type DeckEntry, type DeckFormat, type DeckText, MAIN } from "./entry";
import { readDeckText } from "./read-text";
import { readXmlDeck } from "./read-xml-deck";

/** What became of a line: `guessed` says why, `unknown` what may have been meant. */
export type DeckReport = {
  readonly line: number;
  readonly text: string;
  readonly result: "matched" | "guessed" | "unknown";
  /** The number of the card that was taken. */
  readonly card?: number;
  readonly why?: string;
  readonly suggestions?: readonly string[];
};

export type ReadDeck = {
  /** Null: nothing of this is a deck file. */
  readonly deck: DeckParts | null;
  readonly format: DeckFormat | null;
  readonly unknown: readonly string[];
  readonly report: readonly DeckReport[];
};

const LONGEST = 2_000_000;
const NOT_A_DECK: ReadDeck = { deck: null, format: null, unknown: [], report: [] };

/**
 * Reads a deck file of any format, with a report on every line. What is unknown is not in the deck; what is guessed says
 * so: an ambiguous name gives the newest printing, never a foil (`spec/ccg.md` E).
 */
export function readDeck(text: string, database: CardDatabase): ReadDeck {
  // A text holds no zero byte; what does is a picture, an archive or the like.
  if (text.length > LONGEST || text.includes("\0")) return NOT_A_DECK;
  const read = /^\s*</.test(text) ? readXmlDeck(text) : readDeckText(text);
  return read ? lookUp(read, database) : NOT_A_DECK;
}

function lookUp({ format, parts, entries, unread }: DeckText, database: CardDatabase): ReadDeck {
  const finder = new Finder(database, format === "gccg");
  const deck: Record<string, number[]> = Object.fromEntries(parts.map((part) => [part, []]));
  const report: DeckReport[] = unread.map(({ line, text }) => ({
    line,
    text,
    result: "unknown",
    why: "this line says no number and name",
  }));
  for (const entry of entries) {
    const found = finder.find(entry);
    report.push({ line: entry.line, text: entry.text, ...found });
    if (found.card === undefined) continue;
    const part = deck[entry.part] ?? [];
    deck[entry.part] = part;
    for (let i = 0; i < entry.count; i++) part.push(found.card);
  }
  report.sort((a, b) => a.line - b.line);
  const unknown = report.filter(({ result }) => result === "unknown").map(({ text }) => text);
  if (!(MAIN in deck)) deck[MAIN] = [];
  return { deck, format, unknown, report };
}

type Found = Pick<DeckReport, "result" | "card" | "why" | "suggestions">;

class Finder {
  private readonly names: CardNames;
  private readonly ages: ReadonlyMap<string, number>;

  constructor(
    private readonly database: CardDatabase,
    private readonly exactOnly: boolean,
  ) {
    this.names = indexNames(database);
    this.ages = new Map(database.sets.map(({ abbreviation, age }) => [abbreviation, age]));
  }

  find(entry: DeckEntry): Found {
    const exact = this.collectible(this.names.exactly(entry.name));
    if (exact.length > 0) return this.choose(entry, exact, null);
    if (this.exactOnly) return { result: "unknown", why: "no card has this name", ...this.near(entry.name) };
    const rough = this.collectible(this.names.roughly(entry.name));
    const different = [...new Set(rough.map(({ name }) => name))];
    if (different.length === 1) {
      const name = different[0] ?? "";
      const same = name.toLowerCase() === entry.name.toLowerCase();
      return this.choose(entry, rough, same ? null : `read as ${name}`);
    }
    return {
      result: "unknown",
      why: different.length === 0 ? "no card has a name like this" : "several cards have a name like this",
      ...this.near(entry.name),
    };
  }

  private collectible(numbers: readonly number[]): Card[] {
    return numbers.flatMap((number) => {
      const card = this.database.cards[number];
      return card && !card.hidden && card.set !== "" ? [card] : [];
    });
  }

  private near(name: string): { suggestions?: readonly string[] } {
    const [first = ""] = name.split(/[\s,]+/);
    const found = [
      ...new Set(this.collectible(this.names.roughly(first.length > 2 ? first : name)).map((card) => card.name)),
    ];
    return found.length > 0 ? { suggestions: found.slice(0, 5) } : {};
  }

  /** The printing that is meant: by set, number and picture as far as they are said, else the newest. */
  private choose({ set, number, picture }: DeckEntry, cards: readonly Card[], why: string | null): Found {
    let left = cards;
    let guess = why;
    if (set !== undefined) {
      const inSet = left.filter((card) => card.set.toLowerCase() === set.toLowerCase());
      if (inSet.length > 0) left = inSet;
      else guess ??= `no printing of it is in ${set}`;
      if (inSet.length > 0 && number !== undefined) {
        const first =
          this.database.sets.find(({ abbreviation }) => abbreviation.toLowerCase() === set.toLowerCase())?.first ?? 0;
        left = inSet.filter((card) => card.number - first + 1 === number);
        if (left.length === 0) {
          // Another number than the card has: never taken without a word.
          left = inSet;
          guess ??= `in ${set} it has another number than ${number}`;
        }
      }
      if (inSet.length > 0 && picture !== undefined)
        left = inSet
          .slice(picture - 1, picture)
          .concat(inSet)
          .slice(0, 1);
    }
    const plain = left.filter((card) => !card.attributes.has("foil"));
    if (plain.length > 0) left = plain;
    const newest = Math.max(...left.map((card) => this.ages.get(card.set) ?? 0));
    const [card] = left.filter((one) => (this.ages.get(one.set) ?? 0) === newest);
    if (!card) return { result: "unknown", why: "no card has this name" };
    if (left.length > 1) guess ??= `the newest of ${left.length} printings`;
    return guess === null
      ? { result: "matched", card: card.number }
      : { result: "guessed", card: card.number, why: guess };
  }
}
