import { expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { type Field, fieldOf } from "../adjudicate/field";
import { loadMap } from "../maps";
import { beginningOf, playPhase } from "../testing/play";
import { resolveOffers } from "./resolve";
import { decideByTheText } from "./testing/by-the-text";
import { randomPhase } from "./testing/random-phase";

/** So many phases, in runs of so many each: a slow machine comes to the end of each. */
const [RUNS, PHASES] = process.env.GUILDHALL_LONG ? [20, 5_000] : [1, 800];
const SEED = Number(process.env.SEED ?? 18);
const RULES = [[], [], ["EBAYOLA"], ["EBAYOLA", "PUBLIC_TOTALS"]].map((rules) => new Set(rules));

/** Boards from random games, as many as are enough for every kind of order. */
function boards(random: SeededRandom): Field[] {
  const map = loadMap("standard");
  const fields: Field[] = [];
  for (let game = 0; game < 8; game++) {
    let position = beginningOf(map);
    for (let phase = 0; phase < 16; phase++)
      position = playPhase(map, position, random, (field) => fields.push(fieldOf(map, field.position, new Set())));
  }
  return fields;
}

it.each(Array.from({ length: RUNS }, (_, i) => SEED + i))(
  `a resolver written from the text alone decides ${PHASES} random phases as the engine does, from seed %i`,
  (seed) => {
    const random = new SeededRandom(seed);
    const fields = boards(random);
    const met = { reduced: 0, shared: 0, tied: 0 };
    for (let n = 0; n < PHASES; n++) {
      const rules = RULES[n % RULES.length]!;
      const { units, bidders } = randomPhase(
        fields[n % fields.length]!,
        random,
        1 + random.below(6),
        n % 3 === 0 ? 2 : 0,
      );
      const { units: bought, rounds, reductions } = resolveOffers(units, bidders, rules);
      const decided = {
        units: Object.fromEntries(
          [...bought].map(([unit, { order, paid, payers }]) => [
            unit,
            { order, paid, payers: Object.fromEntries(payers) },
          ]),
        ),
        rounds,
        reductions: Object.fromEntries(reductions),
      };
      const again = decideByTheText(units, bidders, rules);
      // Comparing texts is quicker by far; what differs in the order of its keys alone is compared as it is.
      if (JSON.stringify(again) !== JSON.stringify(decided)) expect(again, `phase ${n}`).toEqual(decided);
      if (rounds > 1) met.reduced++;
      for (const { payers, candidates, paid } of bought.values()) {
        if (payers.size > 1) met.shared++;
        if (paid > 0 && [...candidates.values()].filter((total) => total === paid).length > 1) met.tied++;
      }
    }
    // Sums are shared, lowered and tied often enough for agreement to say something.
    for (const times of Object.values(met)) expect(times).toBeGreaterThan(PHASES / 10);
  },
  600_000,
);
