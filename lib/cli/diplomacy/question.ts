import { z } from "zod";
import { readPhaseCode } from "../../engine/diplomacy/map/flow";
import type { DiplomacyMap, Phase, Place } from "../../engine/diplomacy/map/model";
import type { Position, Unit } from "../../engine/diplomacy/position";

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

/** A phase to be decided. */
export type Question = {
  readonly phase: Phase;
  readonly position: Position;
  readonly texts: readonly { readonly power: string; readonly text: string }[];
  readonly adjust: ReadonlyMap<string, number> | null;
  /** Questions by powers are games of judges before the rules of 2023: VIA may walk, removals count from home. */
  readonly old: boolean;
};

/** A line as it is read, and the form in which it is answered. `next`: what is asked of the position that comes of it. */
export type Asked = {
  readonly question: Question;
  readonly by: "lists" | "powers";
  readonly next: Pick<Question, "phase" | "texts"> | null;
};

/** "F NTH" */
export const textOf = ({ type, at }: { type: string; at: string }): string => `${type} ${at}`;

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
export class BadLine extends Error {
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

/** Reads a line in either form; throws `BadLine` for one that is none, or whose position cannot be. */
export function readQuestion(given: unknown, map: DiplomacyMap): Asked {
  const listed = Listed.safeParse(given);
  if (listed.success) {
    const { phase, units, orders, centers, dislodged = [], adjust, then } = listed.data;
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
    return { question, by: "lists", next: then ? { phase: phaseOf(map, then.phase), texts: then.orders } : null };
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
    by: "powers",
    next: null,
  };
}
