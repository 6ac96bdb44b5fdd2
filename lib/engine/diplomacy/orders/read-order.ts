import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { DiplomacyMap, PlaceId, PowerName, UnitType } from "../map/model";
import { type Names, namesOf, wordsOf } from "./names";

/** A unit as an order names it: its type may be left out, its coast may be wrong. */
export type NamedUnit = { readonly type: UnitType | null; readonly at: PlaceId };

/** What an order says, before it is held against a position. */
export type ReadOrder =
  | { readonly type: "hold" | "disband" | "build" | "keep"; readonly unit: NamedUnit }
  | { readonly type: "move"; readonly unit: NamedUnit; readonly stops: readonly PlaceId[]; readonly via: boolean }
  | { readonly type: "support"; readonly unit: NamedUnit; readonly of: NamedUnit; readonly to: PlaceId | null }
  | { readonly type: "convoy"; readonly unit: NamedUnit; readonly of: NamedUnit; readonly to: PlaceId }
  | { readonly type: "proxy"; readonly unit: NamedUnit; readonly power: PowerName }
  | { readonly type: "waive" };

const LONGEST = 400;

/** The verbs of the grammar, in all their spellings. */
const VERBS = {
  hold: ["H", "HOLD", "HOLDS", "HOLDING", "STAND", "STANDS"],
  move: ["-", "M", "MOVE", "MOVES", "TO", "MOVING", "R", "RETREAT", "RETREATS", "RETREATING"],
  support: ["S", "SUPPORT", "SUPPORTS", "SUPPORTING"],
  convoy: ["C", "CONVOY", "CONVOYS", "CONVOYING", "T", "TRANSPORT", "TRANSPORTS"],
  proxy: ["P", "PROXY"],
  build: ["B", "BUILD", "BUILDS", "+"],
  disband: ["D", "DISBAND", "DISBANDS", "DESTROY", "REMOVE", "REMOVES", "RM"],
  keep: ["K", "KEEP", "KEEPS"],
} as const;
type Verb = keyof typeof VERBS;

const VERB_OF = new Map(
  (Object.keys(VERBS) as Verb[]).flatMap((verb) => VERBS[verb].map((word): [string, Verb] => [word, verb])),
);
const TYPES: Readonly<Record<string, UnitType>> = { A: "A", ARMY: "A", F: "F", FLEET: "F" };
const SMALL = new Set(["THE", "IN", "OF", "FROM", "AT", "A.", "F.", "UNIT", "'S"]);

class Reader {
  private at = 0;

  constructor(
    private readonly words: readonly string[],
    readonly names: Names,
  ) {}

  get done(): boolean {
    return this.at >= this.words.length;
  }

  get next(): string | undefined {
    return this.words[this.at];
  }

  get rest(): string {
    return this.words.slice(this.at).join(" ");
  }

  take(...wanted: string[]): boolean {
    if (this.next === undefined || !wanted.includes(this.next)) return false;
    this.at++;
    return true;
  }

  verb(): Verb | null {
    const verb = this.next === undefined ? undefined : VERB_OF.get(this.next);
    if (verb) this.at++;
    return verb ?? null;
  }

  /** The longest spelling of a place that begins here. */
  place(): PlaceId | null {
    for (let count = Math.min(this.names.longest, this.words.length - this.at); count > 0; count--) {
      const place = this.names.places.get(this.words.slice(this.at, this.at + count).join(" "));
      if (place === undefined) continue;
      this.at += count;
      return place;
    }
    return null;
  }

  unit(): NamedUnit | null {
    const begun = this.at;
    // A power's name or adjective before a unit says nothing new.
    while (this.next !== undefined && SMALL.has(this.next)) this.at++;
    const type = this.next === undefined ? undefined : TYPES[this.next];
    if (type) this.at++;
    const place = this.place();
    if (place !== null) return { type: type ?? null, at: place };
    this.at = begun;
    return null;
  }
}

/**
 * Reads one order in any of its forms (spec (d)): `A PAR - BUR`, `Army Paris to Burgundy`, `PAR BUR`,
 * `F MAO S A BRE - GAS`, `A LON - NTH - NWY`, `A LON - BEL VIA`, `BUILD F STP/SC`, `F BRE B`, `REMOVE A PAR`, `WAIVE`.
 */
export function readOrder(text: string, map: DiplomacyMap): Result<ReadOrder, Refusal> {
  if (text.length > LONGEST) return refuse("order/too_long", { longest: LONGEST });
  const reader = new Reader(wordsOf(text.replace(/[.;,\s]+$/, "")), namesOf(map));
  if (reader.done) return refuse("order/empty");
  const read = readWhole(reader);
  if (!read.ok) return read;
  return reader.done ? read : refuse("order/too_much", { rest: reader.rest.slice(0, 60) });
}

function readWhole(reader: Reader): Result<ReadOrder, Refusal> {
  if (reader.take("WAIVE", "WAIVES", "WAIVED")) return ok({ type: "waive" });
  const first = reader.next;
  if (first !== undefined && TYPES[first] === undefined && !reader.names.places.has(first)) {
    const verb = first === "-" ? "disband" : VERB_OF.get(first);
    if (verb === "build" || verb === "disband" || verb === "keep") {
      reader.take(first);
      if (verb === "build" && reader.take("WAIVED", "WAIVE")) return ok({ type: "waive" });
      const unit = reader.unit();
      return unit ? ok({ type: verb, unit }) : unknownPlace(reader);
    }
  }
  const unit = reader.unit();
  if (!unit) return unknownPlace(reader);
  if (reader.done) return ok({ type: "hold", unit });
  const verb = reader.verb();
  switch (verb) {
    case null:
    case "move":
      return readMove(reader, unit);
    case "hold":
    case "build":
    case "disband":
    case "keep":
      return ok({ type: verb, unit });
    case "support":
      return readSupport(reader, unit);
    case "convoy":
      return readConvoy(reader, unit);
    case "proxy": {
      reader.take("TO");
      const power = reader.names.powers.get(reader.rest);
      if (!power) return refuse("order/no_such_power", { text: reader.rest.slice(0, 60) });
      while (!reader.done) reader.take(reader.next ?? "");
      return ok({ type: "proxy", unit, power });
    }
  }
}

const unknownPlace = (reader: Reader) => refuse("order/no_such_place", { text: reader.rest.slice(0, 60) });

function readMove(reader: Reader, unit: NamedUnit): Result<ReadOrder, Refusal> {
  const stops: PlaceId[] = [];
  let via = false;
  while (!reader.done) {
    while (reader.take("-", "TO"));
    if (reader.take("VIA", "BY")) {
      via = true;
      reader.take("CONVOY", "SEA", "C");
      continue;
    }
    if (stops.length === 0 && reader.take(...VERBS.disband)) return ok({ type: "disband", unit });
    if (stops.length === 0 && reader.take(...VERBS.hold)) return ok({ type: "hold", unit });
    const place = reader.place();
    if (place === null) return unknownPlace(reader);
    stops.push(place);
  }
  return stops.length > 0 ? ok({ type: "move", unit, stops, via }) : refuse("order/no_destination");
}

function readSupport(reader: Reader, unit: NamedUnit): Result<ReadOrder, Refusal> {
  const of = reader.unit();
  if (!of) return unknownPlace(reader);
  if (reader.done || reader.take(...VERBS.hold)) return ok({ type: "support", unit, of, to: null });
  reader.take(...VERBS.move);
  let to = reader.place();
  // A path may be named; only its end counts.
  while (to !== null && reader.take("-", "TO")) to = reader.place();
  if (to === null) return unknownPlace(reader);
  if (reader.take("VIA")) reader.take("CONVOY");
  return ok({ type: "support", unit, of, to });
}

function readConvoy(reader: Reader, unit: NamedUnit): Result<ReadOrder, Refusal> {
  const of = reader.unit();
  if (!of) return unknownPlace(reader);
  reader.take(...VERBS.move);
  let to = reader.place();
  while (to !== null && reader.take("-", "TO")) to = reader.place();
  return to === null ? unknownPlace(reader) : ok({ type: "convoy", unit, of, to });
}
