import { z } from "zod";
import { type DiplomacyMap, PHASE_TYPES, type Phase } from "../../engine/diplomacy/map/model";
import type { Unit } from "../../engine/diplomacy/position";
import { expandRules } from "../../engine/diplomacy/rules/expand";
import type { Refusal } from "../../engine/kernel/result";
import { BadLine } from "./question";

const Name = z.string().max(60);
const UnitLine = z.string().regex(/^[AF] \S+$/i);
const Lines = z.array(z.string().max(1_000)).max(500);
const Money = z.number().int().min(-1_000_000).max(1_000_000);

/** A power or investor of a question. */
export const PowerOf = z.object({
  name: Name,
  letter: z.string().max(1).optional(),
  type: z.string().max(20).optional(),
  dummy: z.boolean().optional(),
  control: Name.optional(),
  funds: Money,
  profits: Money.optional(),
  accept: z.string().max(60).nullish(),
  centers: z.array(z.string().max(20)).max(500),
  units: z.array(UnitLine).max(500),
  sheet: Lines.optional(),
});
export type PowerOf = z.infer<typeof PowerOf>;

const rules = z.array(z.string().max(60)).max(200).default([]);

/** What can be asked of Payola: a line of `payola.jsonl` without its answer. */
export const PayolaQuestion = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("movement"),
    rules,
    inForce: rules.optional(),
    phase: z.string().max(60),
    powers: z.array(PowerOf).max(60),
    lines: Lines.optional(),
  }),
  z.object({
    kind: z.literal("income"),
    rules,
    phase: z.string().max(60),
    powers: z.array(PowerOf).max(60),
    lines: Lines.default([]),
  }),
  z.object({
    kind: z.literal("offer"),
    rules,
    power: Name,
    lines: Lines,
    funds: Money,
    dummies: z.array(Name).default([]),
  }),
  z.object({ kind: z.literal("accept"), rules, power: Name, list: z.string().max(200) }),
  z.object({ kind: z.literal("game"), rules, lines: Lines }),
]);
export type PayolaQuestion = z.infer<typeof PayolaQuestion>;

/** `FALL 1907 MOVEMENT`. Throws `BadLine` for what is no phase. */
export function readPhaseName(map: Pick<DiplomacyMap, "flow">, text: string): Phase {
  const [season = "", year = "", type = "", ...rest] = text.toUpperCase().split(" ");
  const known = map.flow.some((step) => step.step === "phase" && step.season === season && step.type === type);
  if (!known || rest.length > 0 || !/^\d{1,5}$/.test(year) || !PHASE_TYPES.some((one) => one === type))
    throw new BadLine("phase/unknown", `"${text}" is no phase of this map, such as SPRING 1901 MOVEMENT`);
  return { season, year: Number(year), type };
}

export const printPhase = ({ season, year, type }: Phase): string => `${season} ${year} ${type}`;

/** The units of these powers, as a position holds them. */
export const unitsOf = (powers: readonly Pick<PowerOf, "name" | "units">[]): Unit[] =>
  powers.flatMap(({ name, units }) =>
    units.map((text): Unit => {
      const [type, at = ""] = text.toUpperCase().split(" ");
      return { power: name, type: type === "F" ? "F" : "A", at };
    }),
  );

export const ownersOf = (powers: readonly Pick<PowerOf, "name" | "centers">[]): Record<string, string> =>
  Object.fromEntries(powers.flatMap(({ name, centers }) => centers.map((centre) => [centre, name])));

/** A map's entries as a plain object, in the order of their names. */
export const plain = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Rules that every game has without being asked, and that answers do not list. */
const UNSAID: ReadonlySet<string> = new Set(["NO_PROXY", "LATE_CHANGES", "NO_RETURN"]);
/** What an answer says of everything that is wrong: each code once. */
export const errorsOf = (refusals: readonly Refusal[]) => ({
  errors: [...new Set(refusals.map(({ code }) => code))].sort(),
});

/** The rules that hold when these are asked for, as answers list them. */
export const inForceOf = (rules: readonly string[]): string[] =>
  [...expandRules(rules, "payola").rules].filter((rule) => !UNSAID.has(rule)).sort();
