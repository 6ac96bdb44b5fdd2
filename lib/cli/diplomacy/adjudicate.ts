import { z } from "zod";
import { adjustmentsDue, resolveAdjustments, sayAdjustment } from "../../engine/diplomacy/adjudicate/adjustments";
import { boardOf } from "../../engine/diplomacy/adjudicate/board";
import { explainMovement, reasonAt, sayReason } from "../../engine/diplomacy/adjudicate/explain";
import { fieldOf, provinceIndex } from "../../engine/diplomacy/adjudicate/field";
import { resolveMovement } from "../../engine/diplomacy/adjudicate/movement";
import { captureCentres, capturesAfter } from "../../engine/diplomacy/adjudicate/ownership";
import { resolveRetreats, sayRetreat } from "../../engine/diplomacy/adjudicate/retreats";
import { readPhaseCode } from "../../engine/diplomacy/map/flow";
import type { DiplomacyMap, Phase, Place } from "../../engine/diplomacy/map/model";
import { loadMap } from "../../engine/diplomacy/maps";
import type { GivenOrder } from "../../engine/diplomacy/order";
import { withNearest } from "../../engine/diplomacy/orders/nearest";
import { parseOrder } from "../../engine/diplomacy/orders/parse-order";
import type { Dislodged, Position, Unit } from "../../engine/diplomacy/position";
import type { Refusal } from "../../engine/kernel/result";
import { type Command, readOptions, UsageError } from "../command";
import { answerLines } from "../lines";

const Power = z.string().max(60);
const UnitText = z.string().regex(/^[AF] \S+$/i);
const ListedUnit = z.object({ power: Power, type: z.enum(["A", "F"]), at: z.string().max(20) });
const ListedOrder = z.object({ power: Power, text: z.string().max(1_000) });
const Centres = z.record(Power, z.array(z.string().max(20)));

/** A question in lists (`datc.json`). */
const Listed = z.object({
  phase: z.string().max(20),
  units: z.array(ListedUnit).max(500),
  orders: z.array(ListedOrder).max(2_000),
  centers: Centres.optional(),
  dislodged: z
    .array(ListedUnit.extend({ retreats: z.array(z.string().max(20)).optional(), from: z.string().nullish() }))
    .optional(),
  adjust: z.record(Power, z.number().int()).optional(),
  // biome-ignore lint/suspicious/noThenProperty: the name that the command's contract gives it
  then: z.object({ phase: z.string().max(20), orders: z.array(ListedOrder).max(2_000) }).nullish(),
});

/** A question by powers (`games/*.jsonl`). */
const Mapped = z.object({
  phase: z.string().max(20),
  units: z.record(Power, z.array(UnitText).max(500)),
  orders: z.record(Power, z.array(z.string().max(1_000)).nullable()),
  centers: Centres.optional(),
  dislodged: z.record(Power, z.record(UnitText, z.array(z.string().max(20)))).optional(),
  adjust: z.record(Power, z.number().int()).optional(),
});

type Question = {
  phase: Phase;
  position: Position;
  texts: { power: string; text: string }[];
  adjust: ReadonlyMap<string, number> | null;
  /** Questions by powers are games of judges before the rules of 2023: VIA may walk, removals count from home. */
  old: boolean;
};
type Said = { order: string; power: string; result: string; reason: string };
type Answer = { units: readonly Unit[]; dislodged: readonly Dislodged[]; owners: Position["owners"]; orders: Said[] };

const RULES: ReadonlySet<string> = new Set();

const unitOf = (power: string, text: string): Unit => {
  const [type, at = ""] = text.toUpperCase().split(" ");
  return { power, type: type === "F" ? "F" : "A", at };
};

const ownersOf = (centres: Readonly<Record<string, readonly string[]>> | undefined): Position["owners"] =>
  Object.fromEntries(Object.entries(centres ?? {}).flatMap(([power, list]) => list.map((centre) => [centre, power])));

function phaseOf(map: DiplomacyMap, code: string): Phase {
  const phase = readPhaseCode(map, code);
  if (!phase) throw new BadLine("phase/unknown", `"${code}" is no phase of this map, such as S1901M`);
  return phase;
}

/** What is wrong with an input line. */
class BadLine extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Refuses a position that cannot be: a place that there is not, a unit that cannot stand there, two in a province. */
function checkPosition(map: DiplomacyMap, { units, dislodged }: Position): void {
  checkUnits(map, units);
  checkUnits(map, dislodged);
  for (const at of dislodged.flatMap(({ retreats }) => retreats)) placeOf(map, at);
}

function checkUnits(map: DiplomacyMap, units: readonly Unit[]): void {
  const taken = new Map<string, Unit>();
  for (const unit of units) {
    const place = placeOf(map, unit.at);
    const name = `${unit.power} ${textOf(unit)}`;
    if (!(unit.type === "A" ? place.armies : place.fleets)) {
      const coasts = map.places.filter(
        ({ id, province, fleets }) => province === place.province && fleets && id !== unit.at,
      );
      const hint =
        unit.type === "F" && coasts.length > 0 ? `; it needs a coast: ${coasts.map(({ id }) => id).join(", ")}` : "";
      throw new BadLine("unit/cannot_stand", `${name} cannot stand there${hint}`);
    }
    const other = taken.get(place.province);
    if (other)
      throw new BadLine("unit/two_in_province", `${other.power} ${textOf(other)} and ${name} are in one province`);
    taken.set(place.province, unit);
  }
}

function placeOf(map: DiplomacyMap, at: string): Place {
  const place = map.places.find(({ id }) => id === at);
  if (!place) throw new BadLine("place/unknown", `there is no place "${at}"`);
  return place;
}

function read(given: unknown, map: DiplomacyMap): { question: Question; listed: z.infer<typeof Listed> | null } {
  const listed = Listed.safeParse(given);
  if (listed.success) {
    const { phase, units, orders, centers, dislodged = [], adjust } = listed.data;
    const position: Position = {
      phase: phaseOf(map, phase),
      units,
      dislodged: dislodged.map((unit) => ({ ...unit, from: unit.from ?? null, retreats: unit.retreats ?? [] })),
      owners: ownersOf(centers),
    };
    checkPosition(map, position);
    const question = {
      phase: position.phase,
      position,
      texts: orders,
      adjust: adjust ? new Map(Object.entries(adjust)) : null,
      old: false,
    };
    return { question, listed: listed.data };
  }
  const mapped = Mapped.safeParse(given);
  if (!mapped.success) {
    const [issue] = mapped.error.issues;
    throw new BadLine("line/malformed", `${issue?.path.join(".") || "line"}: ${issue?.message ?? "malformed"}`);
  }
  const { phase, units, orders, centers, dislodged = {}, adjust } = mapped.data;
  const position: Position = {
    phase: phaseOf(map, phase),
    units: Object.entries(units).flatMap(([power, list]) => list.map((text) => unitOf(power, text))),
    dislodged: Object.entries(dislodged).flatMap(([power, list]) =>
      Object.entries(list).map(([text, retreats]) => ({ ...unitOf(power, text), from: null, retreats })),
    ),
    owners: ownersOf(centers),
  };
  checkPosition(map, position);
  const texts = Object.entries(orders).flatMap(([power, list]) => (list ?? []).map((text) => ({ power, text })));
  return {
    question: {
      phase: position.phase,
      position,
      texts,
      adjust: adjust ? new Map(Object.entries(adjust)) : null,
      old: true,
    },
    listed: null,
  };
}

const reasonOf = ({ code, data }: Refusal): string => (data === undefined ? code : `${code} ${JSON.stringify(data)}`);

function adjudicate(map: DiplomacyMap, { phase, position, texts, adjust, old }: Question): Answer {
  const board = boardOf(map);
  const field = fieldOf(map, position, RULES, { viaMayWalk: old });
  const orders: GivenOrder[] = [];
  const said: (Said & { at: number; given: GivenOrder | null })[] = [];
  const refused: Refusal[] = [];
  const taken = new Set<number>();
  for (const { power, text } of texts) {
    const order = parseOrder(field, power, text);
    const at = order.ok && "unit" in order.value ? provinceIndex(board, order.value.unit.at) : -1;
    const again = phase.type !== "ADJUSTMENTS" && at >= 0 && taken.has(at);
    if (order.ok && !again) {
      const given = { power, order: order.value };
      orders.push(given);
      taken.add(at);
      said.push({ order: text, power, result: "", reason: "", at, given });
    } else {
      const why = order.ok ? { code: "order/twice", data: { at: board.provinces[at] ?? "" } } : order.error;
      said.push({ order: text, power, result: "illegal", reason: "", at: -1, given: null });
      refused.push(why);
    }
  }
  for (const one of said.filter(({ given }) => given === null)) {
    const beside = orders.filter(({ power }) => power === one.power).map(({ order }) => order);
    const why = refused.shift();
    if (why) one.reason = reasonOf(withNearest({ field, seen: field }, one.power, one.order, why, beside));
  }
  const line = ({ order, power, result, reason }: Said): Said => ({ order, power, result, reason });
  if (phase.type === "MOVEMENT") {
    const given = orders.map(({ order }) => order);
    const result = resolveMovement(field, given);
    const reasons = explainMovement(field, given);
    for (const one of said) {
      const found = one.given && result.results.find(({ unit }) => provinceIndex(board, unit.at) === one.at);
      const reason = found && reasonAt(field, reasons, found.unit.at);
      if (found && reason) Object.assign(one, { result: found.result, reason: sayReason(reason) });
    }
    const captures = capturesAfter(map, phase, result.dislodged.length > 0);
    const owners = captures ? captureCentres(map, position.owners, result.units) : position.owners;
    return { units: result.units, dislodged: result.dislodged, owners, orders: said.map(line) };
  }
  if (phase.type === "RETREATS") {
    const result = resolveRetreats(
      board,
      position,
      orders.map(({ order }) => order),
    );
    for (const one of said) {
      const found = one.given && result.results.find(({ unit }) => provinceIndex(board, unit.at) === one.at);
      if (found) Object.assign(one, { result: found.result, reason: sayRetreat(found) });
    }
    const owners = capturesAfter(map, phase, false)
      ? captureCentres(map, position.owners, result.units)
      : position.owners;
    return { units: result.units, dislodged: [], owners, orders: said.map(line) };
  }
  const due = new Map([...adjustmentsDue(map, position, RULES), ...(adjust ?? [])]);
  const result = resolveAdjustments(map, position, orders, RULES, { due, removal: old ? "homes" : "owned" });
  for (const one of said) {
    const found = one.given && result.results.find(({ order }) => order === one.given?.order);
    if (found) Object.assign(one, { result: found.result, reason: sayAdjustment(found) });
  }
  return { units: result.units, dislodged: [], owners: position.owners, orders: said.map(line) };
}

const byPower = <T>(entries: readonly (readonly [string, T])[]): Record<string, T[]> => {
  const lists: Record<string, T[]> = {};
  for (const [power, value] of entries) {
    lists[power] ??= [];
    lists[power].push(value);
  }
  return lists;
};
const textOf = ({ type, at }: { type: string; at: string }): string => `${type} ${at}`;

/** Answers one line, in the form of its question. */
function answer(given: unknown, map: DiplomacyMap): object {
  const { question, listed } = read(given, map);
  const { units, dislodged, owners, orders } = adjudicate(map, question);
  const centers = byPower(Object.entries(owners).map(([centre, power]) => [power, centre] as const));
  if (!listed) {
    const powers = new Set([...map.powers.map(({ name }) => name), ...units.map(({ power }) => power)]);
    const after = byPower(units.map((unit) => [unit.power, textOf(unit)] as const));
    const beaten: Record<string, Record<string, readonly string[]>> = {};
    for (const unit of dislodged) beaten[unit.power] = { ...beaten[unit.power], [textOf(unit)]: unit.retreats };
    return {
      unitsAfter: Object.fromEntries([...powers].map((power) => [power, after[power] ?? []])),
      dislodged: beaten,
      centers: Object.fromEntries([...powers].map((power) => [power, centers[power] ?? []])),
      orders,
    };
  }
  const then = listed.then && {
    unitsAfter: adjudicate(map, {
      phase: phaseOf(map, listed.then.phase),
      position: { phase: phaseOf(map, listed.then.phase), units, dislodged, owners },
      texts: listed.then.orders,
      adjust: null,
      old: false,
    }).units,
  };
  return {
    unitsAfter: units,
    dislodged,
    centers,
    orders,
    ...(then ? { then } : {}),
  };
}

/** Decides one phase, given in either form; what is wrong with the line is an answer too. */
export function answerPhase(given: unknown, map: DiplomacyMap): object {
  try {
    return answer(given, map);
  } catch (error) {
    if (error instanceof BadLine) return { error: { code: error.code, message: error.message } };
    throw error;
  }
}

export const adjudicateCommand: Command = {
  usage: "diplomacy adjudicate [--map NAME] < positions.jsonl",
  summary: "decides phases: a position with orders a line in, what came of it a line out",
  async run(args, io) {
    const { words, options } = readOptions(args, ["map"]);
    if (words.length > 0) throw new UsageError(`unexpected "${words[0]}"`);
    const name = options.get("map") ?? "standard";
    const map = loadMap(name);
    if (!map) throw new UsageError(`there is no map "${name}"`);
    return answerLines(io, (given) => answerPhase(given, map));
  },
};
