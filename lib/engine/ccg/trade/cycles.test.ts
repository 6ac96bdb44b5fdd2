import fc from "fast-check";
import { expect, test } from "vitest";
import type { AssetId } from "../../kernel/ledger";
import { BOUNDS, findSwaps, type Swapper } from "./cycles";

const card = (n: number): AssetId => `card:g/${n}`;
const who = (member: string, spare: number[], wants: number[]): Swapper => ({
  ...{ member, spare: new Set(spare.map(card)), wants: new Set(wants.map(card)) },
});
const worth = (asset: AssetId): number => Number(asset.split("/")[1]);

test("two who have what the other wishes for", () => {
  expect(findSwaps(who("a", [1], [2]), [who("b", [2], [1]), who("c", [3], [4])], worth)).toEqual([
    [
      { member: "a", card: card(1) },
      { member: "b", card: card(2) },
    ],
  ]);
});

test("three, where no two of them could", () => {
  expect(findSwaps(who("a", [1], [3]), [who("b", [2], [1]), who("c", [3], [2])], worth)).toEqual([
    [
      { member: "a", card: card(1) },
      { member: "b", card: card(2) },
      { member: "c", card: card(3) },
    ],
  ]);
});

test("cards of nearly one worth, and swaps of two before those of three", () => {
  const found = findSwaps(who("a", [10, 50], [9, 48]), [who("b", [48], [10, 50]), who("c", [9, 90], [48])], worth);
  expect(found.map((swap) => swap.map((step) => worth(step.card)))).toEqual([
    [50, 48],
    [10, 48, 9],
  ]);
});

test("nobody gives what they have not to spare, or gets what they do not wish for; a slow search finds no other rings", () => {
  const person = fc.record({
    spare: fc.uniqueArray(fc.nat(7), { maxLength: 4 }),
    wants: fc.uniqueArray(fc.nat(7), { maxLength: 4 }),
  });
  let rings = 0;
  fc.assert(
    fc.property(fc.array(person, { minLength: 2, maxLength: 5 }), (people) => {
      const all = people.map(({ spare, wants }, i) => who(`m${i}`, spare, wants));
      const [seeker, ...others] = all as [Swapper, ...Swapper[]];
      const found = findSwaps(seeker, others, worth);
      const byName = new Map(all.map((one) => [one.member, one]));
      for (const swap of found) {
        expect(swap[0]?.member).toBe(seeker.member);
        for (const [i, { member, card: given }] of swap.entries()) {
          const next = swap[(i + 1) % swap.length]!.member;
          expect(byName.get(member)?.spare.has(given)).toBe(true);
          expect(byName.get(next)?.wants.has(given)).toBe(true);
        }
      }
      const gives = (a: Swapper, b: Swapper) => [...a.spare].some((one) => b.wants.has(one));
      const slow = others.flatMap((b) => [
        ...(gives(seeker, b) && gives(b, seeker) ? [b.member] : []),
        ...others
          .filter((c) => c !== b && gives(seeker, b) && gives(b, c) && gives(c, seeker))
          .map((c) => `${b.member} ${c.member}`),
      ]);
      const names = found.map((swap) =>
        swap
          .slice(1)
          .map(({ member }) => member)
          .join(" "),
      );
      rings += slow.length;
      if (slow.length <= BOUNDS.swaps) expect(names.sort()).toEqual(slow.sort());
      else expect(names).toHaveLength(BOUNDS.swaps);
    }),
    { numRuns: 400 },
  );
  expect(rings).toBeGreaterThan(50);
});

test("a thousand others are no more work than so many", () => {
  const others = Array.from({ length: 1_000 }, (_, i) => who(`m${i}`, [2, 3, 4], [1, 2, 3]));
  let asked = 0;
  const found = findSwaps(who("a", [1], [4]), others, (asset) => {
    asked++;
    return worth(asset);
  });
  expect(found).toHaveLength(BOUNDS.swaps);
  expect(asked).toBeLessThan(BOUNDS.others ** 2 * 50);
});
