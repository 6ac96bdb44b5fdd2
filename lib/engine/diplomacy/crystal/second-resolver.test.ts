import { expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { type Field, fieldOf } from "../adjudicate/field";
import { loadMap } from "../maps";
import { orderText, unitText } from "../orders/any-order";
import { legalOrders } from "../orders/legal";
import { expandRules } from "../rules/expand";
import { beginningOf, playPhase } from "../testing/play";
import { type Lists, NOTES, readLists } from "./lists";
import { plainLists, readByTheText } from "./testing/by-the-text";

const PHASES = process.env.GUILDHALL_LONG ? 100_000 : 1_200;

/** Boards from random games, under the rules of Crystal Ball, each with what every unit could be told. */
function boards(random: SeededRandom, rules: readonly string[]) {
  const map = loadMap("standard");
  const found: { field: Field; lines: ReadonlyMap<string, readonly string[]> }[] = [];
  for (let game = 0; game < 5; game++) {
    let position = beginningOf(map);
    for (let phase = 0; phase < 16; phase++)
      position = playPhase(map, position, random, (before) => {
        const field = fieldOf(map, before.position, expandRules(rules, "crystal").rules);
        const lines = before.position.units.map((unit): [string, string[]] => [
          unitText(unit),
          legalOrders(before, unit).flatMap((order) =>
            "unit" in order && order.type !== "proxy" ? [`${unitText(unit)} ${orderText(order)}`] : [],
          ),
        ]);
        found.push({ field, lines: new Map(lines) });
      });
  }
  return found;
}

it(`a resolver written from the text alone reads the lists of ${PHASES} random phases as the engine does`, () => {
  const random = new SeededRandom(Number(process.env.SEED ?? 18));
  const games = [[], ["NO_PROXY"]].map((rules) => boards(random, rules));
  const met = new Map<string, number>();
  for (let n = 0; n < PHASES; n++) {
    const boardsOf = games[n % 4 === 0 ? 1 : 0]!;
    const { field, lines } = boardsOf[n % boardsOf.length]!;
    const { units } = field.position;
    const powers = field.board.map.powers.map(({ name }) => name);
    const pick = <T>(all: readonly T[]): T | undefined =>
      all.length === 0 ? undefined : all[random.below(all.length)];
    // Few units are spoken of, so that lines meet; some of them have gone.
    const spoken = [...random.shuffle([...lines.keys()]).slice(0, 6), "A MUN", "F STP/NC"];
    const line = (own: string): string => {
      const unit = pick(spoken)!;
      const to = pick(powers.filter((name) => name !== own));
      return random.below(3) === 0 ? `${unit} P ${to}` : (pick(lines.get(unit) ?? []) ?? `${unit} H`);
    };
    const lists = powers.map(
      (power): Lists => ({ power, sooner: Array.from({ length: random.below(9) }, () => line(power)), later: [] }),
    );
    const centres = Object.fromEntries(powers.map((name) => [name, random.below(7)]));
    const read = plainLists(readLists(field, lists, (power) => centres[power] ?? 0));
    const owned = units.map((unit) => ({ unit: unitText(unit), power: unit.power }));
    const again = readByTheText(owned, lists, centres, field.rules.has("NO_PROXY"));
    if (JSON.stringify(again) !== JSON.stringify(read)) expect(again, `phase ${n}`).toEqual(read);
    for (const [note] of Object.values(read.notes).flat()) met.set(note!, (met.get(note!) ?? 0) + 1);
  }
  // Everything that can become of a line becomes of some, often enough for agreement to say something.
  for (const note of NOTES) expect(met.get(note), note).toBeGreaterThan(PHASES / 10);
}, 600_000);
