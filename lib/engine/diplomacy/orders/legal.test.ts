import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { type Field, fieldOf } from "../adjudicate/field";
import { loadMap } from "../maps";
import type { Order } from "../order";
import type { Position, Unit } from "../position";
import { beginningOf, playPhase } from "../testing/play";
import { checkMovement } from "./check-movement";
import { legalOrders } from "./legal";
import type { ReadOrder } from "./read-order";

const BOARDS = process.env.GUILDHALL_LONG ? 200 : 6;
const SEED = Number(process.env.SEED ?? 20_261);

/** Whatever an order could say of a unit: each verb with each unit and each place of the map. */
function* candidates({ board, position }: Field, { type, at }: Unit): Iterable<ReadOrder> {
  const unit = { type, at, owner: null };
  yield { type: "hold", unit };
  for (const to of board.places) for (const via of [false, true]) yield { type: "move", unit, stops: [to], via };
  for (const other of position.units) {
    const of = { type: other.type, at: other.at, owner: null };
    yield { type: "support", unit, of, to: null };
    for (const to of board.provinces) {
      yield { type: "support", unit, of, to };
      yield { type: "convoy", unit, of, to };
    }
  }
}

const texts = (orders: readonly Order[]): string[] => orders.map((order) => JSON.stringify(order)).sort();

/** The units of a position whose enumerated orders are not all those that are accepted. */
const wrong = (field: Field): string[] =>
  field.position.units.flatMap((unit) => {
    const accepted = new Set<string>();
    for (const read of candidates(field, unit)) {
      const checked = checkMovement(field, unit.power, read);
      if (checked.ok) accepted.add(JSON.stringify(checked.value));
    }
    const same = JSON.stringify(texts(legalOrders(field, unit))) === JSON.stringify([...accepted].sort());
    return same ? [] : [`${unit.type} ${unit.at}`];
  });

describe.each([
  ["standard", []],
  ["standard", ["COASTAL_CONVOY"]],
  ["standard", ["PORTAGE_CONVOY"]],
  ["standard", ["IMMOBILE_DUMMIES"]],
  ["standard", ["PORTAGE_CONVOY", "COASTAL_CONVOY"]],
  ["spice", []],
  ["spice", ["COASTAL_CONVOY"]],
  ["chaos", []],
] as const)(`${BOARDS} boards of %s with rules %j from seed ${SEED}`, (name, rules) => {
  it("enumerated is exactly what is accepted of all that could be said", () => {
    const map = loadMap(name);
    const random = new SeededRandom(SEED);
    const positions: Position[] = [];
    for (let position = beginningOf(map); positions.length < BOARDS * 2; )
      position = playPhase(map, position, random, (field) => positions.push(field.position));
    // Every other one: what follows each other is much alike.
    for (const position of positions.filter((_, i) => i % 2 === 0))
      expect(wrong(fieldOf(map, position, new Set(rules), { dummies: new Set(["TURKEY"]) }))).toEqual([]);
  }, 600_000);
});
