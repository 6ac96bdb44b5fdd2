import type { Random } from "../../kernel/random";
import type { Field } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { legalOrders } from "../orders/legal";
import { heuristicMoves, purposeOf } from "./heuristic";
import { valuesOf } from "./values";

/** Powers that are not guessed at, and what they order; units of theirs without an order hold. */
export type Known = { readonly powers: ReadonlySet<PowerName>; readonly orders: readonly Order[] };

export const NOTHING_KNOWN: Known = { powers: new Set(), orders: [] };

/** So many sets of a power's orders are thought out; guesses beyond them combine those of the powers anew. */
const SETS = 512;

/**
 * So many guesses of what everybody orders in a movement phase: what is known, and for every other power with units what
 * the heuristic would do, by chance, each power for itself. `stray`: of a hundred orders so many are any that the unit
 * may be given; people are less alike than bots.
 */
export function* guessed(field: Field, known: Known, random: Random, count: number, stray = 0): Iterable<Order[]> {
  const others = [...new Set(field.position.units.map(({ power }) => power))].filter((name) => !known.powers.has(name));
  const pools = others.map((name) => {
    const values = valuesOf(field, name, purposeOf(field));
    return Array.from({ length: Math.min(count, SETS) }, () => {
      const orders = heuristicMoves(field, name, random, values);
      return stray > 0 ? strayed(field, name, orders, random, stray) : orders;
    });
  });
  for (let i = 0; i < count; i++) {
    // Few guesses take each set once.
    const drawn = pools.map((sets) => sets[count <= SETS ? i : random.below(sets.length)]!);
    yield [...known.orders, ...drawn.flat()];
  }
}

/** A power's orders, some of them by any others. */
const strayed = (field: Field, power: PowerName, orders: Order[], random: Random, stray: number): Order[] => {
  const own = field.position.units.filter((unit) => unit.power === power);
  return orders.map((order, i) => {
    const unit = own[i];
    if (!unit || random.below(100) >= stray) return order;
    const all = legalOrders(field, unit);
    return all[random.below(all.length)] ?? order;
  });
};
