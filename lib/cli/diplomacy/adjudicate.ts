import { adjustmentsDue, resolveAdjustments, sayAdjustment } from "../../engine/diplomacy/adjudicate/adjustments";
import { boardOf } from "../../engine/diplomacy/adjudicate/board";
import { explainMovement, reasonAt, sayReason } from "../../engine/diplomacy/adjudicate/explain";
import { fieldOf, provinceIndex } from "../../engine/diplomacy/adjudicate/field";
import { resolveMovement } from "../../engine/diplomacy/adjudicate/movement";
import { captureCentres, capturesAfter } from "../../engine/diplomacy/adjudicate/ownership";
import { resolveRetreats, sayRetreat } from "../../engine/diplomacy/adjudicate/retreats";
import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import { loadMap } from "../../engine/diplomacy/maps";
import type { GivenOrder } from "../../engine/diplomacy/order";
import { withNearest } from "../../engine/diplomacy/orders/nearest";
import { parseOrder } from "../../engine/diplomacy/orders/parse-order";
import type { Dislodged, Position, Unit } from "../../engine/diplomacy/position";
import type { Refusal } from "../../engine/kernel/result";
import { type Command, readOptions, UsageError } from "../command";
import { answerLines } from "../lines";
import { BadLine, type Question, readQuestion, textOf } from "./question";

type Said = { order: string; power: string; result: string; reason: string };
type Answer = { units: readonly Unit[]; dislodged: readonly Dislodged[]; owners: Position["owners"]; orders: Said[] };

const RULES: ReadonlySet<string> = new Set();

const reasonOf = ({ code, data }: Refusal): string => (data === undefined ? code : `${code} ${JSON.stringify(data)}`);

function adjudicate(map: DiplomacyMap, { phase, position, texts, adjust, old }: Question): Answer {
  const board = boardOf(map);
  const field = fieldOf(map, position, RULES, { viaMayWalk: old });
  const orders: GivenOrder[] = [];
  const said: (Said & { at: number; given: GivenOrder | null; why: Refusal | null })[] = [];
  const taken = new Set<number>();
  for (const { power, text } of texts) {
    const order = parseOrder(field, power, text);
    const at = order.ok && "unit" in order.value ? provinceIndex(board, order.value.unit.at) : -1;
    const again = phase.type !== "ADJUSTMENTS" && at >= 0 && taken.has(at);
    if (order.ok && !again) {
      const given = { power, order: order.value };
      orders.push(given);
      taken.add(at);
      said.push({ order: text, power, result: "", reason: "", at, given, why: null });
    } else {
      const why = order.ok ? { code: "order/twice", data: { at: board.provinces[at] ?? "" } } : order.error;
      said.push({ order: text, power, result: "illegal", reason: "", at: -1, given: null, why });
    }
  }
  for (const one of said) {
    if (one.why === null) continue;
    const beside = orders.filter(({ power }) => power === one.power).map(({ order }) => order);
    one.reason = reasonOf(withNearest({ field, seen: field }, one.power, one.order, one.why, beside));
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

/** Answers one line, in the form of its question. */
function answer(given: unknown, map: DiplomacyMap): object {
  const { question, by, next } = readQuestion(given, map);
  const { units, dislodged, owners, orders } = adjudicate(map, question);
  const centers = byPower(Object.entries(owners).map(([centre, power]) => [power, centre] as const));
  if (by === "powers") {
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
  const then = next && {
    unitsAfter: adjudicate(map, {
      ...next,
      position: { phase: next.phase, units, dislodged, owners },
      adjust: null,
      old: false,
    }).units,
  };
  return { unitsAfter: units, dislodged, centers, orders, ...(then ? { then } : {}) };
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
