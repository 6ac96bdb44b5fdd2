import type { DiplomacyMap, PlaceId, PowerName, UnitType } from "../map/model";
import { type Names, namesOf, wordsOf } from "./names";

/** A unit as an order names it: type and owner may be left out, its coast may be wrong. */
export type NamedUnit = { readonly type: UnitType | null; readonly at: PlaceId; readonly owner: PowerName | null };

/** The verbs of the grammar, in all their spellings. */
export const VERBS = {
  hold: ["H", "HOLD", "HOLDS", "HOLDING", "STAND", "STANDS"],
  move: ["-", "M", "MOVE", "MOVES", "TO", "MOVING", "R", "RETREAT", "RETREATS", "RETREATING"],
  support: ["S", "SUPPORT", "SUPPORTS", "SUPPORTING"],
  convoy: ["C", "CONVOY", "CONVOYS", "CONVOYING", "T", "TRANSPORT", "TRANSPORTS"],
  proxy: ["P", "PROXY", "PROXIES"],
  build: ["B", "BUILD", "BUILDS", "+"],
  disband: ["D", "DISBAND", "DISBANDS", "DESTROY", "REMOVE", "REMOVES", "RM"],
  waive: ["WAIVE", "WAIVES", "WAIVED"],
  keep: ["K", "KEEP", "KEEPS"],
} as const;
export type Verb = keyof typeof VERBS;

export const VERB_OF: ReadonlyMap<string, Verb> = new Map(
  (Object.keys(VERBS) as Verb[]).flatMap((verb) => VERBS[verb].map((word): [string, Verb] => [word, verb])),
);

export const TYPE_OF: ReadonlyMap<string, UnitType> = new Map([
  ["A", "A"],
  ["ARMY", "A"],
  ["A.", "A"],
  ["F", "F"],
  ["FLEET", "F"],
  ["F.", "F"],
]);

/** Words that say nothing between those that do. */
export const SMALL: ReadonlySet<string> = new Set(["THE", "IN", "OF", "FROM", "AT", "UNIT", "'S", "’S"]);

/** What results and signals put behind an order: `(*bounce*)`. */
export const MARKS = /\(\*[^()*]*\*\)/g;

/** Reads the words of one order from left to right. */
export class Reader {
  private readonly words: readonly string[];
  private readonly names: Names;
  private at = 0;

  constructor(map: DiplomacyMap, text: string) {
    this.words = wordsOf(text.replace(MARKS, " ").replace(/[.;,\s]+$/, ""));
    this.names = namesOf(map);
  }

  get done(): boolean {
    return this.at >= this.words.length;
  }

  /** What has not been read, so much of it as can be shown. */
  get rest(): string {
    return this.words.slice(this.at).join(" ").slice(0, 60);
  }

  take(...wanted: readonly string[]): boolean {
    const next = this.words[this.at];
    if (next === undefined || !wanted.includes(next)) return false;
    this.at++;
    return true;
  }

  verb(): Verb | null {
    const verb = VERB_OF.get(this.words[this.at] ?? "");
    if (verb) this.at++;
    return verb ?? null;
  }

  /** A verb at the head of an order, where the words are not the beginning of a unit. */
  verbFirst(): Verb | null {
    const begun = this.at;
    const isUnit = this.unit() !== null;
    this.at = begun;
    return isUnit ? null : this.verb();
  }

  /** The longest spelling of a place that begins here. */
  place(): PlaceId | null {
    return this.longest(this.names.places, this.names.longest);
  }

  /** A power, in any of its spellings. */
  power(): PowerName | null {
    return this.longest(this.names.powers, this.words.length);
  }

  /** `A PAR`, `Fleet Brest`, `GERMAN A MUN`, `PAR`; null leaves everything where it was. */
  unit(): NamedUnit | null {
    const begun = this.at;
    this.skip();
    const bare = this.place();
    // Where a power is called as a province is, `ANKARA A SMY` begins with the power.
    if (bare !== null && !TYPE_OF.has(this.words[this.at] ?? "")) return { type: null, at: bare, owner: null };
    if (bare !== null) this.at = begun;
    const owner = this.longest(this.names.owners, this.names.longest);
    this.skip();
    const type = TYPE_OF.get(this.words[this.at] ?? "") ?? null;
    if (type) this.at++;
    this.skip();
    const at = this.place();
    if (at !== null) return { type, at, owner };
    this.at = begun;
    return bare === null ? null : { type: null, at: this.place() ?? bare, owner: null };
  }

  private skip(): void {
    while (SMALL.has(this.words[this.at] ?? "")) this.at++;
  }

  private longest<T>(spellings: ReadonlyMap<string, T>, most: number): T | null {
    for (let count = Math.min(most, this.words.length - this.at); count > 0; count--) {
      const found = spellings.get(this.words.slice(this.at, this.at + count).join(" "));
      if (found === undefined) continue;
      this.at += count;
      return found;
    }
    return null;
  }
}
