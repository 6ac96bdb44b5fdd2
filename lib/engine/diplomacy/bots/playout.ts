import type { Random } from "../../kernel/random";
import { adjustmentsDue, resolveAdjustments } from "../adjudicate/adjustments";
import { type Field, fieldOf } from "../adjudicate/field";
import { resolveMovement } from "../adjudicate/movement";
import { captureCentres, capturesAfter } from "../adjudicate/ownership";
import { resolveRetreats } from "../adjudicate/retreats";
import { nextPhase } from "../map/flow";
import type { DiplomacyMap, PowerName } from "../map/model";
import type { GivenOrder, Order } from "../order";
import type { Position } from "../position";

/** What a kind of bot orders for a power in whatever phase it is; `due`: builds or removals asked of it. */
export type Orderer = (field: Field, power: PowerName, random: Random, due: number) => Order[];

const NO_RULES: ReadonlySet<string> = new Set();

/**
 * Plays a position to the end of a year by the plain rules, or until somebody has won; answers how many centres each
 * power owns then. What tournaments of bots are made of: no table, no clock, no votes.
 */
export function playOut(
  map: DiplomacyMap,
  from: Position,
  orderers: ReadonlyMap<PowerName, Orderer>,
  random: Random,
  lastYear: number,
): Map<PowerName, number> {
  let position = from;
  const goal = Math.floor(map.provinces.filter(({ centre }) => centre).length / 2) + 1;
  for (;;) {
    const counts = new Map<PowerName, number>(map.powers.map(({ name }) => [name, 0]));
    for (const owner of Object.values(position.owners)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const next = nextPhase(map, position.phase);
    if (!next || position.phase.year > lastYear || Math.max(...counts.values()) >= goal) return counts;
    position = { ...afterPhase(map, position, orderers, random), phase: next };
  }
}

/** The position after a phase in which each power ordered what its bot wanted. */
function afterPhase(
  map: DiplomacyMap,
  position: Position,
  orderers: ReadonlyMap<PowerName, Orderer>,
  random: Random,
): Position {
  const field = fieldOf(map, position, NO_RULES);
  const due = position.phase.type === "ADJUSTMENTS" ? adjustmentsDue(map, position, NO_RULES) : undefined;
  const asks = (power: PowerName): boolean =>
    position.phase.type === "MOVEMENT"
      ? position.units.some((unit) => unit.power === power)
      : due
        ? due.get(power) !== 0
        : position.dislodged.some((unit) => unit.power === power);
  const given = [...orderers].flatMap(([power, orderer]): GivenOrder[] =>
    asks(power) ? orderer(field, power, random, due?.get(power) ?? 0).map((order) => ({ power, order })) : [],
  );
  if (due) return { ...position, units: resolveAdjustments(map, position, given, NO_RULES).units };
  const orders = given.map(({ order }) => order);
  const moved = position.phase.type === "MOVEMENT" ? resolveMovement(field, orders) : null;
  const units = moved ? moved.units : resolveRetreats(field.board, position, orders).units;
  const dislodged = moved?.dislodged ?? [];
  const captures = capturesAfter(map, position.phase, dislodged.length > 0);
  const owners = captures ? captureCentres(map, position.owners, units) : position.owners;
  return { ...position, units, dislodged, owners };
}
