import { readPhaseCode } from "../map/flow";
import { mapAt } from "../map/ground";
import type { DiplomacyMap, Phase, PlaceId, PowerName, ProvinceId } from "../map/model";
import type { Dislodged, Position, Unit } from "../position";
import type { StatusFacts, StatusParticipant } from "./facts";
import { append } from "./lines";
import { unitOf } from "./read-unit";

/** `SC!`, `SC?`, `SC*`: rights to build, written among the owned centres. */
export const isRight = (centre: string): centre is "SC!" | "SC?" | "SC*" =>
  centre === "SC!" || centre === "SC?" || centre === "SC*";

/**
 * The position of a status file; null before the game has started, or where a finished one does not name its last
 * phase. Where a dislodged unit was attacked from is not written there (its retreats are), so `from` is null. Units on
 * places that the map does not have are left out: `parseStatus` has told of them.
 */
export function positionOf(facts: StatusFacts, whole: DiplomacyMap): Position | null {
  const phase = phaseOf(facts, whole);
  if (!phase) return null;
  const map = mapAt(whole, phase);
  const owners: Record<ProvinceId, PowerName> = {};
  const homes: Record<PowerName, readonly ProvinceId[]> = {};
  const units: Unit[] = [];
  const dislodged: Dislodged[] = [];
  for (const [power, data] of Object.entries(facts.powers)) {
    for (const centre of data.centers ?? []) if (!isRight(centre)) owners[centre] = power;
    if (data.home) homes[power] = data.home;
    for (const text of data.units ?? []) append(units, unitOf(power, text, map));
    for (const [text, retreats] of Object.entries(data.retreats ?? {}))
      for (const unit of unitOf(power, text, map)) dislodged.push({ ...unit, from: null, retreats });
  }
  return { phase, units, dislodged, owners, ...(Object.keys(homes).length === 0 ? {} : { homes }) };
}

function phaseOf({ phase, result }: StatusFacts, map: DiplomacyMap): Phase | null {
  if (phase === "COMPLETED") return result ? readPhaseCode(map, result.phase) : null;
  return phase === null || phase === "FORMING" ? null : { season: phase.season, year: phase.year, type: phase.type };
}

/** The orders of a status file as they were entered, by power; whoever ordered nothing is absent. */
export const ordersOf = (facts: StatusFacts): Readonly<Record<PowerName, readonly string[]>> =>
  Object.fromEntries(Object.entries(facts.powers).flatMap(([power, { orders }]) => (orders ? [[power, orders]] : [])));

/**
 * The same game at another position: phase, units, dislodged units, centres and homes are the position's, each
 * power's centres in the order they had, new ones by the map. Orders, wait flags and disorder of a phase that is over go.
 */
export function withPosition(facts: StatusFacts, position: Position, map: DiplomacyMap): StatusFacts {
  const { phase, owners } = position;
  const old = phaseOf(facts, map);
  const same = old !== null && old.season === phase.season && old.year === phase.year && old.type === phase.type;
  const state = typeof facts.phase === "object" && facts.phase !== null ? facts.phase.state : "PHASE";
  const order = map.provinces.map((province) => province.id);
  const names = new Set([
    ...Object.keys(facts.powers),
    ...Object.values(owners),
    ...[...position.units, ...position.dislodged].map((unit) => unit.power),
  ]);
  const powers = Object.fromEntries(
    [...names].map((name): [string, StatusParticipant] => {
      const before: StatusParticipant = facts.powers[name] ?? {};
      const { orders, wait, cd, units: _units, retreats: _retreats, centers = [], home: _home, ...kept } = before;
      const owned = order.filter((id) => owners[id] === name);
      const still = centers.filter((centre) => isRight(centre) || owned.includes(centre));
      const centres = [...still, ...owned.filter((id) => !still.includes(id))];
      const units = position.units.filter((unit) => unit.power === name).map(textOfUnit);
      const retreats = position.dislodged
        .filter((unit) => unit.power === name)
        .map((unit): [string, string[]] => [textOfUnit(unit), [...unit.retreats]]);
      const home = position.homes?.[name];
      const after: StatusParticipant = kept;
      if (same) Object.assign(after, wait && { wait }, cd && { cd }, orders && { orders });
      if (home) after.home = [...home];
      if (centres.length > 0) after.centers = centres;
      if (retreats.length > 0) after.retreats = Object.fromEntries(retreats);
      if (units.length > 0) after.units = units;
      return [name, after];
    }),
  );
  return { ...facts, phase: { state: same ? state : "PHASE", ...phase }, powers };
}

const textOfUnit = ({ type, at }: { readonly type: string; readonly at: PlaceId }): string => `${type} ${at}`;
