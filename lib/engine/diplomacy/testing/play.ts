import type { Random } from "../../kernel/random";
import { adjustmentsDue, resolveAdjustments } from "../adjudicate/adjustments";
import { boardOf } from "../adjudicate/board";
import { type Field, fieldOf, provinceIndex } from "../adjudicate/field";
import { resolveMovement } from "../adjudicate/movement";
import { captureCentres, capturesAfter } from "../adjudicate/ownership";
import { resolveRetreats } from "../adjudicate/retreats";
import { sitesOf } from "../adjudicate/sites";
import { nextPhase } from "../map/flow";
import type { DiplomacyMap } from "../map/model";
import type { GivenOrder, Order } from "../order";
import { legalOrders } from "../orders/legal";
import type { Position } from "../position";

const NO_RULES: ReadonlySet<string> = new Set();

/** The position with which a map begins. */
export const beginningOf = (map: DiplomacyMap): Position => ({
  phase: map.begin,
  units: map.powers.flatMap(({ name, units }) => units.map((unit) => ({ power: name, ...unit }))),
  dislodged: [],
  owners: Object.fromEntries(map.powers.flatMap(({ name, owns }) => owns.map((centre) => [centre, name]))),
});

/** An order for every unit: supports and convoys often fit what others do, so that there are battles. */
export function randomOrders(field: Field, random: Random): Order[] {
  const pick = <T>(all: readonly T[]): T | undefined => (all.length > 0 ? all[random.below(all.length)] : undefined);
  const units = random.shuffle(field.position.units);
  const orders: Order[] = [];
  for (const unit of units) {
    const legal = legalOrders(field, unit);
    const fits = legal.filter((order) =>
      orders.some(
        (other) =>
          (order.type === "support" || order.type === "convoy") &&
          other.type === "move" &&
          other.unit.at === order.of.at &&
          order.to !== undefined &&
          provinceIndex(field.board, other.to) === provinceIndex(field.board, order.to),
      ),
    );
    const moves = legal.filter(({ type }) => type === "move");
    const kind = random.below(10);
    const order = (kind < 4 ? pick(fits) : kind < 8 ? pick(moves) : undefined) ?? pick(legal);
    if (order) orders.push(order);
  }
  return orders;
}

/** One phase further with random orders; the movement phases met on the way are handed to `seen`. */
export function playPhase(
  map: DiplomacyMap,
  position: Position,
  random: Random,
  seen: (field: Field, orders: readonly Order[]) => void,
): Position {
  const { phase } = position;
  const next = nextPhase(map, phase) ?? phase;
  const board = boardOf(map);
  if (phase.type === "MOVEMENT") {
    const field = fieldOf(map, position, NO_RULES);
    const orders = randomOrders(field, random);
    seen(field, orders);
    const { units, dislodged } = resolveMovement(field, orders);
    const owners = capturesAfter(map, phase, dislodged.length > 0)
      ? captureCentres(map, position.owners, units)
      : position.owners;
    return { ...position, phase: next, units, dislodged, owners };
  }
  if (phase.type === "RETREATS") {
    const orders = position.dislodged.flatMap(({ type, at, retreats }): Order[] => {
      const to = retreats[random.below(retreats.length + 1)];
      return to === undefined ? [] : [{ type: "retreat", unit: { type, at }, to }];
    });
    const { units } = resolveRetreats(board, position, orders);
    const captures = position.dislodged.length > 0 && capturesAfter(map, phase, false);
    const owners = captures ? captureCentres(map, position.owners, units) : position.owners;
    return { ...position, phase: next, units, dislodged: [], owners };
  }
  const builds: GivenOrder[] = [];
  for (const [power, due] of adjustmentsDue(map, position, NO_RULES))
    for (const site of [...sitesOf(map, position, power, NO_RULES)].slice(0, Math.max(0, due))) {
      const places = map.places.filter(({ province }) => province === site);
      const fleet = places.find(({ fleets }) => fleets);
      const unit =
        fleet && random.below(2) === 0 ? { type: "F" as const, at: fleet.id } : { type: "A" as const, at: site };
      builds.push({ power, order: { type: "build", unit } });
    }
  const { units } = resolveAdjustments(map, position, builds, NO_RULES);
  return { ...position, phase: next, units };
}
