import { SeededRandom } from "../../../kernel/random";
import { type Field, fieldOf } from "../../adjudicate/field";
import type { DiplomacyMap } from "../../map/model";
import { beginningOf, playPhase } from "../../testing/play";
import { legalAdjustments, legalOrders, legalRetreats } from "../legal";
import { printOrder } from "../print-order";

/** Legal orders of random games, each with one letter or place wrong: one for each power in each phase. */
export function* spoiltOrders(
  map: DiplomacyMap,
  phases: number,
  seed: number,
): Iterable<{ field: Field; power: string; text: string }> {
  const random = new SeededRandom(seed);
  const pick = <T>(all: readonly T[]): T | undefined => all[random.below(Math.max(1, all.length))];
  let position = beginningOf(map);
  for (let phase = 0; phase < phases; phase++) {
    const field = fieldOf(map, position, new Set());
    for (const { name: power } of map.powers) {
      const own = position.units.filter((one) => one.power === power);
      const legal =
        position.phase.type === "MOVEMENT"
          ? own.flatMap((one) => legalOrders(field, one))
          : position.phase.type === "RETREATS"
            ? position.dislodged.filter((one) => one.power === power).flatMap(legalRetreats)
            : legalAdjustments(field, power);
      const order = pick(legal);
      if (!order) continue;
      const text = printOrder(order);
      const at = random.below(text.length);
      const other = pick(map.places)?.id ?? "";
      const spoilt = pick([
        text.slice(0, at) + text.slice(at + 1),
        `${text.slice(0, at)}X${text.slice(at)}`,
        text.replace(/\w+$/, other),
        text.replace(/(?<=^\w )\w+/, other),
      ]);
      yield { field, power, text: spoilt ?? "" };
    }
    position = playPhase(map, position, random, () => {});
  }
}
