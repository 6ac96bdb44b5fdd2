import { folded } from "../../script/text";
import { type Card, type CardDatabase, printingOf } from "../cards/model";
import { type CardNames, indexNames } from "../cards/names";
import { isKeepable } from "../filter/vocabulary";
import { nearest } from "../text/nearest";
import type { Wanted } from "./entry";

/** What became of a name: the card, and why it is a guess if it is one. */
export type Found =
  | { readonly result: "matched"; readonly card: Card }
  | { readonly result: "guessed"; readonly card: Card; readonly why: string }
  | { readonly result: "unknown"; readonly why: string; readonly suggestions: readonly string[] };

/** How hard a name is looked for: canonical names only, names however spelled, or also parts of names. */
export type Trust = "exact" | "spelled" | "part";

/** So many names of the game are compared with names of a file that are not there as they stand; then no more. */
const MOST_COMPARED = 2_000_000;
const LONGEST_NAME = 300;

const plain = (text: string): string => folded(text).replace(/[^0-9a-z]/g, "");
const same = (a: string, b: string): boolean =>
  a.replace(/\s+/g, " ").toLowerCase() === b.replace(/\s+/g, " ").toLowerCase();

/** `[SET] Name`, `Name (SET) 12`, `Name (SET)`, `Name (k)`, each perhaps with `*F*`: what is said beside the name. */
function readPrinting(wanted: Wanted): Wanted | null {
  const [, bare = "", foil] = /^(.*?)(\s*\*F\*)?$/i.exec(wanted.name) ?? [];
  const base: Wanted = { ...wanted, name: bare, ...(foil ? { foil: true } : {}) };
  const [, before, rest] = /^\[([^\]]+)\]\s*(.+)$/.exec(bare) ?? [];
  const text = rest ?? bare;
  const [, arena, inSet, place] = /^(.+?) \(([^()\s]+)\)\s+(\d{1,5})\S?$/.exec(text) ?? [];
  if (arena !== undefined && inSet !== undefined) return { ...base, name: arena, set: inSet, place: Number(place) };
  const [, name, mark] = /^(.+?)\s+\(([^()\s]+)\)(?:\s+\S+)?$/.exec(text) ?? [];
  if (name !== undefined && mark !== undefined) {
    const said = before === undefined ? {} : { set: before };
    if (/^\d{1,4}$/.test(mark)) return { ...base, ...said, name, picture: Number(mark) };
    return { ...base, name, set: mark };
  }
  if (before !== undefined) return { ...base, name: text, set: before };
  return foil ? base : null;
}

/** Finds the cards that the lines of one file mean. */
export class CardFinder {
  private compared = 0;
  private readonly names: CardNames;
  private readonly ages: ReadonlyMap<string, number>;
  /** Names of collectible cards, each with its letters alone. */
  private known: ReadonlyMap<string, string> | null = null;

  constructor(private readonly database: CardDatabase) {
    this.names = indexNames(database);
    this.ages = new Map(database.sets.map(({ abbreviation, age }) => [abbreviation, age]));
  }

  /** The name that tells a card from all others. */
  canonical(card: Card): string {
    return this.names.canonical(card);
  }

  isCard(name: string): boolean {
    return this.names.exactly(name).length > 0;
  }

  /** The card that a line means: as written, else by what it says beside the name, else as near as is trusted. */
  find(wanted: Wanted, trust: Trust): Found {
    if (wanted.name.length > LONGEST_NAME) return { result: "unknown", why: "no name is so long", suggestions: [] };
    const readings = (trust === "exact" ? [wanted] : [wanted, readPrinting(wanted)]).filter((one) => one !== null);
    for (const reading of readings) {
      const cards = this.cards(this.names.exactly(reading.name));
      if (cards.length > 0) return this.choose(reading, cards, []);
      const faces = trust === "exact" ? null : this.faces(reading);
      if (faces) return faces;
    }
    if (trust === "exact") return this.unknown(wanted, "no card has just this name");
    if (!this.mayCompare())
      return { result: "unknown", why: "too many names of this file are unknown", suggestions: [] };
    for (const reading of readings.toReversed()) {
      const found = this.roughly(reading, trust);
      if (found) return found;
    }
    return this.unknown(
      wanted,
      trust === "spelled" ? "no number, and no card of this name" : "no card has such a name",
    );
  }

  private cards(numbers: readonly number[]): Card[] {
    return numbers.flatMap((number) => this.database.byNumber.get(number) ?? []);
  }

  /** `Front // Back`, with one slash or three: the front, if the card has such faces. */
  private faces(wanted: Wanted): Found | null {
    const [front, back] = wanted.name.split(/\s*\/{1,3}\s*/);
    if (front === undefined || back === undefined || front === "") return null;
    const joined = this.names.exactly(`${front} // ${back}`);
    if (joined.length > 0) return this.choose(wanted, this.cards(joined), []);
    const cards = this.cards(this.names.exactly(front));
    if (cards.length === 0) return null;
    const isBack = cards.some(({ attributes }) => {
      const other = this.database.byNumber.get(Number(attributes.get("flipid") ?? Number.NaN));
      return other !== undefined && same(other.name, back);
    });
    return this.choose(wanted, cards, isBack ? [] : [`"${back}" is no other face of it`]);
  }

  private roughly(wanted: Wanted, trust: Trust): Found | null {
    const asked = plain(wanted.name);
    const near = this.cards(this.names.roughly(wanted.name)).filter(
      (card) => trust === "part" || plain(card.name) === asked,
    );
    const collectible = near.filter(isKeepable);
    const cards = collectible.length > 0 ? collectible : near;
    const [first] = cards;
    if (!first) return null;
    const names = [...new Set(cards.map(({ name }) => name))];
    if (names.length === 1)
      return this.choose(wanted, cards, same(first.name, wanted.name) ? [] : [`read as ${first.name}`]);
    const why = `${names.length} cards have such a name`;
    return { result: "unknown", why, suggestions: names.slice(0, 5) };
  }

  private unknown({ name }: Wanted, why: string): Found {
    if (!this.mayCompare()) return { result: "unknown", why, suggestions: [] };
    this.known ??= new Map(this.database.cards.filter(isKeepable).map((card) => [card.name, plain(card.name)]));
    const bare = readPrinting({ name })?.name ?? name;
    const asked = plain(bare);
    const alike = [...this.known].filter(([, letters]) => asked !== "" && letters === asked).map(([known]) => known);
    const near = nearest(bare, this.known.keys(), 5);
    return { result: "unknown", why, suggestions: [...new Set([...alike, ...near])].slice(0, 5) };
  }

  /** Is there work left for one more search among all names? */
  private mayCompare(): boolean {
    this.compared += this.database.cards.length;
    return this.compared <= MOST_COMPARED;
  }

  /** The printing that is meant, as far as the line says it; else the newest, which is a guess. Its foil only if asked for. */
  private choose(wanted: Wanted, cards: readonly Card[], reasons: readonly string[]): Found {
    const why = [...reasons];
    let left = cards;
    /** Keeps those that fit; where none does, all, and the reason. */
    const keep = (fits: (card: Card) => boolean, otherwise: string | null): boolean => {
      const fitting = left.filter(fits);
      if (fitting.length > 0) left = fitting;
      else if (otherwise !== null) why.push(otherwise);
      return fitting.length > 0;
    };
    const own = wanted.card === undefined ? undefined : this.database.byNumber.get(wanted.card);
    if (own && left.some((card) => printingOf(card) === printingOf(own))) return { result: "matched", card: own };
    const { set, place, picture } = wanted;
    if (set !== undefined) {
      if (wanted.ownCodes && !left.some((card) => card.set.toLowerCase() === set.toLowerCase()))
        return {
          result: "unknown",
          why: `no printing of it is in ${set}`,
          suggestions: left
            .filter(isKeepable)
            .slice(0, 5)
            .map((card) => this.canonical(card)),
        };
      const inSet = keep((card) => card.set.toLowerCase() === set.toLowerCase(), `no printing of it is in ${set}`);
      if (inSet && place !== undefined)
        keep((card) => card.place === place, `in ${set} it has another number than ${place}`);
    }
    keep(isKeepable, "it is not for collecting");
    if (picture !== undefined) {
      const nth = left[picture - 1];
      keep((card) => card === nth, `there is no picture ${picture} of it`);
    }
    const [newest, ...others] = left.toSorted((a, b) => this.age(b) - this.age(a) || a.number - b.number);
    if (!newest) return { result: "unknown", why: "no card has such a name", suggestions: [] };
    if (others.length > 0) why.push(`the newest of ${left.length} printings`);
    const front = this.front(newest);
    if (front !== newest) why.push(`it is the other face of ${front.name}`);
    const foil = wanted.foil ? this.database.foils.get(front.number) : undefined;
    if (wanted.foil && !foil) why.push("it is not printed as a foil");
    const card = foil ?? front;
    return why.length === 0 ? { result: "matched", card } : { result: "guessed", card, why: why.join("; ") };
  }

  private age({ set }: Card): number {
    return this.ages.get(set) ?? 0;
  }

  /** What a hidden other face lies on the back of. */
  private front(card: Card): Card {
    const front = this.database.byNumber.get(Number(card.attributes.get("flipid") ?? Number.NaN));
    return !isKeepable(card) && front !== undefined && isKeepable(front) ? front : card;
  }
}
