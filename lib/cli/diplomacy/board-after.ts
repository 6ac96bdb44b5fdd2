import { adjustmentsDue } from "../../engine/diplomacy/adjudicate/adjustments";
import { type Field, fieldOf, provinceIndex } from "../../engine/diplomacy/adjudicate/field";
import { captureCentres, capturesAfter } from "../../engine/diplomacy/adjudicate/ownership";
import { sitesOf } from "../../engine/diplomacy/adjudicate/sites";
import { nextPhase } from "../../engine/diplomacy/map/flow";
import type { DiplomacyMap, Phase } from "../../engine/diplomacy/map/model";
import { fieldOfOffers } from "../../engine/diplomacy/payola/board";
import type { Position } from "../../engine/diplomacy/position";
import { ownersOf, unitsOf } from "./payola-question";
import { BadLine } from "./question";

/** What a question says of a power on the board. */
type OnBoard = {
  readonly name: string;
  readonly dummy?: boolean | undefined;
  readonly units: string[];
  readonly centers: string[];
};

/** A phase's board with the powers on it. */
export type Table<P extends OnBoard> = {
  readonly map: DiplomacyMap;
  readonly field: Field;
  readonly powers: readonly P[];
};

/** The board of a question, on which all may be ordered. Throws `BadLine` where a unit stands nowhere. */
export function tableOf<P extends OnBoard>(
  map: DiplomacyMap,
  phase: Phase,
  powers: readonly P[],
  rules: readonly string[],
): Table<P> {
  const position: Position = { phase, units: unitsOf(powers), dislodged: [], owners: ownersOf(powers) };
  for (const { at } of position.units)
    if (!map.places.some(({ id }) => id === at)) throw new BadLine("place/unknown", `there is no place "${at}"`);
  return { map, field: fieldOfOffers(fieldOf(map, position, new Set(rules))), powers };
}

/** What a board comes to: who holds which centres, and which phase asks for something next. */
export function goOn(table: Table<OnBoard>, after: Pick<Position, "units" | "dislodged">) {
  const { map, field } = table;
  const { phase, owners } = field.position;
  const counted = capturesAfter(map, phase, after.dislodged.length > 0);
  const taken = counted ? withHomesOfDummies(table, captureCentres(map, owners, after.units)) : owners;
  let next = nextPhase(map, phase);
  if (next?.type === "RETREATS" && after.dislodged.length === 0) next = nextPhase(map, next);
  const passes = next?.type === "ADJUSTMENTS" && !asksForAdjustments(table, { ...after, phase: next, owners: taken });
  // A year without adjustments pays its incomes at once.
  const pays = passes || phase.type === "ADJUSTMENTS";
  return { taken, pays, next: passes && next ? nextPhase(map, next) : next };
}

/** Dummies never lose their homes, whoever stands there (VASSAL_DUMMIES). */
function withHomesOfDummies({ map, field, powers }: Table<OnBoard>, owners: Position["owners"]): Position["owners"] {
  if (!field.rules.has("VASSAL_DUMMIES")) return owners;
  const kept = { ...owners };
  for (const { name, dummy } of powers)
    for (const home of (dummy && map.powers.find((one) => one.name === name)?.homes) || [])
      if (Object.hasOwn(kept, home)) kept[home] = name;
  return kept;
}

function asksForAdjustments({ map, field }: Table<OnBoard>, position: Position): boolean {
  const occupied = new Set(position.units.map(({ at }) => provinceIndex(field.board, at)));
  return [...adjustmentsDue(map, position, field.rules)].some(([power, due]) => {
    if (due <= 0) return due < 0;
    const sites = [...sitesOf(map, position, power, field.rules)];
    return sites.some((site) => !occupied.has(provinceIndex(field.board, site)));
  });
}
