import type { Random } from "../../kernel/random";
import { type Field, provinceIndex } from "../adjudicate/field";
import { resolveMovement } from "../adjudicate/movement";
import type { PowerName } from "../map/model";
import type { Order, OrderedUnit } from "../order";
import { guessed, type Known } from "./guess";

/** A unit with its order, and of all guesses: in how many the order came about, in how many the unit was dislodged. */
export type UnitOdds = {
  readonly unit: OrderedUnit;
  readonly order: Order;
  readonly succeeded: number;
  readonly dislodged: number;
};

export type Odds = { readonly samples: number; readonly units: readonly UnitOdds[] };

/** Of a hundred orders of others so many are not what a bot would give. */
export const STRAY = 15;

/**
 * How often what a power orders in a movement phase comes about, over so many guesses of what the powers order that are
 * not known. Holding comes about where the unit stays; a support where it was given, whatever became of what it supports.
 * `known` holds the power's own orders too.
 */
export function oddsOf(field: Field, power: PowerName, known: Known, random: Random, samples: number): Odds {
  const { board, position } = field;
  const own = position.units.filter((unit) => unit.power === power);
  const place = new Map(own.map(({ at }, i) => [provinceIndex(board, at), i]));
  const given: Order[] = own.map(({ type, at }) => ({ type: "hold", unit: { type, at } }));
  const [succeeded, dislodged] = [new Uint32Array(own.length), new Uint32Array(own.length)];
  for (const orders of guessed(field, known, random, samples, STRAY))
    for (const { unit, order, result, after } of resolveMovement(field, orders).results) {
      if (unit.power !== power) continue;
      const i = place.get(provinceIndex(board, unit.at)) ?? -1;
      given[i] = order;
      if (after === null) dislodged[i] = (dislodged[i] ?? 0) + 1;
      if (order.type === "hold" ? after !== null : result === "succeeds") succeeded[i] = (succeeded[i] ?? 0) + 1;
    }
  const units = own.map(
    ({ type, at }, i): UnitOdds => ({
      unit: { type, at },
      order: given[i]!,
      succeeded: succeeded[i] ?? 0,
      dislodged: dislodged[i] ?? 0,
    }),
  );
  return { samples, units };
}
