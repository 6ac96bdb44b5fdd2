import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { DiplomacyMap, PlaceId, PowerName } from "../map/model";
import { type NamedUnit, Reader, VERBS } from "./reader";

/** What an order says, before it is held against a position. */
export type ReadOrder =
  | { readonly type: "hold" | "disband" | "keep"; readonly unit: NamedUnit }
  | { readonly type: "build"; readonly unit: NamedUnit; readonly hidden: boolean }
  | { readonly type: "move"; readonly unit: NamedUnit; readonly stops: readonly PlaceId[]; readonly via: boolean }
  | { readonly type: "support"; readonly unit: NamedUnit; readonly of: NamedUnit; readonly to: PlaceId | null }
  | { readonly type: "convoy"; readonly unit: NamedUnit; readonly of: NamedUnit; readonly to: PlaceId }
  | { readonly type: "proxy"; readonly unit: NamedUnit; readonly power: PowerName }
  | { readonly type: "waive" };

type Reading = Result<ReadOrder, Refusal>;

/** An order longer than this is not read. */
export const LONGEST_ORDER = 400;

/**
 * Reads one order in any of its forms: `A PAR - BUR`, `Army Paris to Burgundy`, `PAR BUR`, `F MAO S A BRE - GAS`,
 * `A LON - NTH - NWY`, `A LON - BEL VIA`, `A RUH R BEL`, `RETREAT F ION DISBAND`, `BUILD F STP/SC HIDDEN`, `F BRE B`,
 * `REMOVE A PAR`, `WAIVE`, `KEEP A PAR`. Refuses, without looking at a position: `order/empty`, `order/too_long`,
 * `order/no_such_place`, `order/no_such_power`, `order/no_destination`, `order/too_much`.
 */
export function readOrder(text: string, map: DiplomacyMap): Reading {
  if (text.length > LONGEST_ORDER) return refuse("order/too_long", { longest: LONGEST_ORDER });
  const reader = new Reader(map, text);
  if (reader.done) return refuse("order/empty");
  const read = readVerbFirst(reader) ?? readUnitFirst(reader);
  return !read.ok || reader.done ? read : tooMuch(reader);
}

const tooMuch = (reader: Reader): Reading => refuse("order/too_much", { rest: reader.rest });
const unknownPlace = (reader: Reader): Reading => refuse("order/no_such_place", { text: reader.rest });

/** `BUILD A PAR`, `REMOVE F TRI`, `- A PAR`, `KEEP A MUN`, `RETREAT F ION - APU`, `WAIVE`; null: it begins otherwise. */
function readVerbFirst(reader: Reader): Reading | null {
  const removes = reader.take("-");
  const verb = removes ? "move" : reader.verbFirst();
  if (verb === "waive") return ok({ type: "waive" });
  if (verb === "build" && reader.take(...VERBS.waive)) return ok({ type: "waive" });
  if (verb !== "build" && verb !== "disband" && verb !== "keep" && verb !== "move") return verb && unknownPlace(reader);
  const unit = reader.unit();
  if (!unit) return unknownPlace(reader);
  if (verb === "build") return readBuild(reader, unit);
  if (verb !== "move") return ok({ type: verb, unit });
  return removes && reader.done ? ok({ type: "disband", unit }) : readMove(reader, unit);
}

function readUnitFirst(reader: Reader): Reading {
  const unit = reader.unit();
  if (!unit) return unknownPlace(reader);
  if (reader.done) return ok({ type: "hold", unit });
  const verb = reader.verb();
  switch (verb) {
    case null:
    case "move":
      return readMove(reader, unit);
    case "hold":
    case "disband":
    case "keep":
      return ok({ type: verb, unit });
    case "build":
      return readBuild(reader, unit);
    case "support":
      return readSupport(reader, unit);
    case "convoy":
      return readConvoy(reader, unit);
    case "proxy": {
      reader.take("TO", "-");
      const power = reader.power();
      return power ? ok({ type: "proxy", unit, power }) : refuse("order/no_such_power", { text: reader.rest });
    }
    case "waive":
      return tooMuch(reader);
  }
}

const readBuild = (reader: Reader, unit: NamedUnit): Reading =>
  ok({ type: "build", unit, hidden: reader.take("HIDDEN") });

/** Where to: `BUR`, `- BUR`, `- NTH - NWY`, `- BEL VIA`, `- BEL VIA CONVOY`, `- BEL VIA ENG`, `VIA ENG - BEL`. */
function readMove(reader: Reader, unit: NamedUnit): Reading {
  const stops: PlaceId[] = [];
  // Seas that are named after the destination are the way there.
  const after: PlaceId[] = [];
  let via = false;
  let list = stops;
  while (!reader.done) {
    while (reader.take("-", "TO"));
    if (reader.take("VIA", "BY")) {
      via = true;
      if (stops.length > 0) list = after;
      reader.take("CONVOY", "SEA", "C");
      continue;
    }
    if (stops.length === 0 && reader.take(...VERBS.disband)) return ok({ type: "disband", unit });
    if (stops.length === 0 && reader.take(...VERBS.hold)) return ok({ type: "hold", unit });
    const place = reader.place();
    if (place === null) return reader.done ? refuse("order/no_destination") : unknownPlace(reader);
    list.push(place);
  }
  if (stops.length === 0) return refuse("order/no_destination");
  return ok({ type: "move", unit, stops: [...after, ...stops], via });
}

function readSupport(reader: Reader, unit: NamedUnit): Reading {
  const of = reader.unit();
  if (!of) return unknownPlace(reader);
  if (reader.done || reader.take(...VERBS.hold)) return ok({ type: "support", unit, of, to: null });
  const to = readEnd(reader);
  return to === null ? unknownPlace(reader) : ok({ type: "support", unit, of, to });
}

function readConvoy(reader: Reader, unit: NamedUnit): Reading {
  const of = reader.unit();
  if (!of) return unknownPlace(reader);
  if (reader.done) return refuse("order/no_destination");
  const to = readEnd(reader);
  return to === null ? unknownPlace(reader) : ok({ type: "convoy", unit, of, to });
}

/** The last place of `- NTH - NWY VIA CONVOY`: of a supported or convoyed move only the end counts. */
function readEnd(reader: Reader): PlaceId | null {
  reader.take(...VERBS.move);
  let to = reader.place();
  while (to !== null && reader.take("-", "TO")) to = reader.place();
  if (reader.take("VIA", "BY")) reader.take("CONVOY", "SEA", "C");
  return to;
}
