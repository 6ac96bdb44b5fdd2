import { z } from "zod";
import { resolveMovement } from "../../engine/diplomacy/adjudicate/movement";
import { areLocked, type EntryOf, nextList, readEntry, type Writer } from "../../engine/diplomacy/crystal/entry";
import { type Lists, readLists } from "../../engine/diplomacy/crystal/lists";
import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import type { Order } from "../../engine/diplomacy/order";
import { unitText } from "../../engine/diplomacy/orders/any-order";
import { expandRules } from "../../engine/diplomacy/rules/expand";
import { goOn, tableOf } from "./board-after";
import { errorsOf, plain, printPhase, readPhaseName } from "./payola-question";
import { answerVariant, variantCommand } from "./variant-command";

const Name = z.string().max(60);
const Lines = z.array(z.string().max(1_000)).max(500);
const PowerOf = z.object({
  name: Name,
  dummy: z.boolean().optional(),
  control: Name.optional(),
  centers: z.array(z.string().max(20)).max(500),
  units: z.array(z.string().regex(/^[AF] \S+$/i)).max(500),
  sooner: Lines.default([]),
  later: Lines.default([]),
});
type PowerOf = z.infer<typeof PowerOf>;

const rules = z.array(z.string().max(60)).max(200).default([]);
const common = { rules, phase: z.string().max(60), powers: z.array(PowerOf).max(60) };

/** What can be asked of Crystal Ball: a line of `xtalball.jsonl` without its answer. */
const CrystalQuestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("lists"), ...common, inForce: rules.optional() }),
  z.object({
    kind: z.literal("entry"),
    ...common,
    power: Name,
    lines: Lines,
    mode: z.string().max(20).default("PHASE"),
  }),
]);
type CrystalQuestion = z.infer<typeof CrystalQuestion>;

function boardOf(map: DiplomacyMap, { phase, powers, rules }: CrystalQuestion) {
  const table = tableOf(map, readPhaseName(map, phase), powers, [...expandRules(rules, "crystal").rules]);
  const lists = powers.map(({ name, sooner, later }): Lists => ({ power: name, sooner, later }));
  return { table, lists };
}

function answerLists(map: DiplomacyMap, question: CrystalQuestion & { kind: "lists" }) {
  const { powers } = question;
  const { table, lists } = boardOf(map, question);
  const { field } = table;
  const centresOf = (power: string) => powers.find(({ name }) => name === power)?.centers.length ?? 0;
  const { notes, orders, largest, smallest } = readLists(field, lists, centresOf);
  const given = field.position.units.map((unit): Order => {
    const { type, at } = unit;
    return orders.get(unitText(unit))?.said ?? { type: "hold", unit: { type, at } };
  });
  const { next } = goOn(table, resolveMovement(field, given));
  const isOut = (power: string) =>
    powers.some(({ name, units, centers }) => name === power && units.length + centers.length === 0);
  const shown = (count: number) => (field.rules.has("LIMIT_LISTS") ? Math.min(largest, count) : count);
  const orderOf = (unit: string) => orders.get(unit)?.order ?? "H";
  return {
    ...{ largest, smallest, notes: plain(notes) },
    orders: plain(field.position.units.map((unit) => [unitText(unit), orderOf(unitText(unit))] as const)),
    nextSooner: plain(lists.map((one) => [one.power, nextList(one, field)] as const)),
    listed: plain([...notes].flatMap(([power, list]) => (isOut(power) ? [] : [[power, shown(list.length)] as const]))),
    broadcast: field.rules.has("PUBLIC_LISTS") || field.rules.has("LIMIT_LISTS"),
    disorder: [],
    nextPhase: next ? printPhase(next) : null,
  };
}

const writerOf = ({ name, dummy, control, units, centers }: PowerOf): Writer => ({
  ...{ name, dummy: dummy === true, control: control ?? null },
  ...{ hasUnits: units.length > 0, hasCentres: centers.length > 0 },
});

function answerEntry(map: DiplomacyMap, question: CrystalQuestion & { kind: "entry" }) {
  const { power, lines, mode, powers } = question;
  const { table, lists } = boardOf(map, question);
  const { field } = table;
  const writers = powers.map(writerOf);
  const of: EntryOf = { field, power, writers };
  const entered = readEntry(of, lines);
  if (!entered.ok) return errorsOf(entered.error);
  const skips = mode.toUpperCase() === "SKIP";
  const wasLocked = areLocked(lists, writers, field.rules, skips);
  const after = lists.map((one): Lists => {
    const list = entered.value.get(one.power);
    return list === undefined ? one : { ...one, [wasLocked ? "later" : "sooner"]: list };
  });
  // Whoever has no list for this phase keeps all waiting for those; else what is asked for are lists for the next.
  const asksLater = skips || after.every(({ sooner }) => sooner.length > 0);
  const missing = after.filter(({ sooner, later }) => (asksLater ? later : sooner).length === 0);
  const writes = (entered.value.get(power) ?? []).length > 0;
  return {
    lists: plain(after.map(({ power: name, sooner, later }) => [name, { sooner, later }] as const)),
    lockNotice: !wasLocked && areLocked(after, writers, field.rules, skips),
    asksToProcess: wasLocked && writes,
    unsubmitted: missing.map(({ power: name }) => name),
  };
}

/** Answers one question about Crystal Ball; what is wrong with the line is an answer too. */
export const answerCrystal = (given: unknown, map: DiplomacyMap): object =>
  answerVariant(CrystalQuestion, given, (question) =>
    question.kind === "lists" ? answerLists(map, question) : answerEntry(map, question),
  );

export const xtalball = variantCommand(
  "xtalball",
  "answers questions about Crystal Ball: entries of lists, and what becomes of them, a line each",
  answerCrystal,
);
