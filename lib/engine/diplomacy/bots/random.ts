import type { Random } from "../../kernel/random";
import type { Field } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { legalBuilds, legalOrders, legalRetreats } from "../orders/legal";

/** Any legal orders, each as likely as the other: what other bots are measured against. */
export function randomOrdersOf(field: Field, power: PowerName, random: Random, due: number): Order[] {
  const { phase, units, dislodged } = field.position;
  const pick = <T>(all: readonly T[]): T[] => (all.length > 0 ? [all[random.below(all.length)]!] : []);
  const own = units.filter((unit) => unit.power === power);
  if (phase.type === "MOVEMENT") return own.flatMap((unit) => pick(legalOrders(field, unit)));
  if (phase.type === "RETREATS")
    return dislodged.filter((unit) => unit.power === power).flatMap((unit) => pick(legalRetreats(unit)));
  if (due < 0)
    return random
      .shuffle(own)
      .slice(0, -due)
      .map(({ type, at }) => ({ type: "disband", unit: { type, at } }));
  return random.shuffle(legalBuilds(field, power)).slice(0, due);
}
