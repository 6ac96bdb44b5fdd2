import fc from "fast-check";
import { expect, test } from "vitest";
import type { Face } from "./face-of";
import type { PackCard } from "./pack-card";
import { sumUpPulls } from "./pull-total";

const card = (number: number, rarity: string, first: boolean, worth: number): PackCard => ({
  ...{ place: 1, rarity, first, worth },
  face: { number, foil: false } as Face,
});

test("two packs: the best once each, doubles counted, what is worth added up", () => {
  const total = sumUpPulls(
    [
      [card(1, "C", true, 5), card(2, "R", true, 100)],
      [card(1, "C", false, 5), card(3, "M", false, 400), card(2, "R", false, 100)],
    ],
    6,
  );
  expect(total.best.map(({ face }) => face.number)).toEqual([3, 2]);
  expect(total.cards.map((one) => [one.card.face.number, one.count, one.card.first])).toEqual([
    [3, 1, false],
    [2, 2, true],
    [1, 2, true],
  ]);
  expect(total).toMatchObject({ total: 5, fresh: 2, doubles: 3, worth: 610 });
});

test("packs without anything rare still have a best card; none have none", () => {
  expect(sumUpPulls([[card(1, "C", true, 5), card(2, "U", true, 20)]], 6).best.map(({ face }) => face.number)).toEqual([
    2,
  ]);
  expect(sumUpPulls([], 6)).toEqual({ best: [], cards: [], total: 0, fresh: 0, doubles: 0, worth: 0 });
});

test("no card is lost and none is counted twice", () => {
  const some = fc.record({
    ...{
      place: fc.constant(1),
      rarity: fc.constantFrom("L", "C", "U", "R", "M"),
      first: fc.boolean(),
      worth: fc.nat(500),
    },
    face: fc.record({ number: fc.nat(20), foil: fc.boolean() }),
  }) as fc.Arbitrary<PackCard>;
  fc.assert(
    fc.property(fc.array(fc.array(some, { maxLength: 12 }), { maxLength: 12 }), (packs) => {
      const total = sumUpPulls(packs, 6);
      expect(total.cards.reduce((sum, { count }) => sum + count, 0)).toBe(packs.flat().length);
      expect(total.fresh + total.doubles).toBe(packs.flat().length);
      expect(total.best.length).toBeLessThanOrEqual(6);
    }),
  );
});
