import fc from "fast-check";
import { expect, test } from "vitest";
import { sharesByDay } from "./set-shares";

const DAYS = ["1", "2", "3", "4"];

test("the completeness of a set is followed back from what its collectors have now", () => {
  const now = [
    { account: "anna", cards: 6 },
    { account: "bert", cards: 2 },
  ];
  const changes = [
    { account: "anna", day: "2", change: 4 },
    { account: "anna", day: "4", change: 2 },
    { account: "bert", day: "3", change: 2 },
    { account: "cleo", day: "2", change: 3 },
    { account: "cleo", day: "3", change: -3 },
  ];
  // On the second day anna has 4 and cleo 3; on the third anna 4 and bert 2; on the fourth anna 6 and bert 2.
  expect(sharesByDay(DAYS, 10, now, changes)).toEqual([null, 7 / 20, 6 / 20, 8 / 20]);
  expect(sharesByDay(DAYS, 10, [], [])).toEqual([null, null, null, null]);
});

test("whatever came and went, each day is what one would count then", () => {
  const event = fc.record({
    who: fc.nat({ max: 2 }),
    day: fc.nat({ max: 3 }),
    change: fc.integer({ min: -3, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const have = [0, 0, 0];
      const changes: { account: string; day: string; change: number }[] = [];
      const expected = DAYS.map((day, i) => {
        for (const { who, change } of events.filter((one) => one.day === i)) {
          const possible = Math.max(-(have[who] ?? 0), change);
          have[who] = (have[who] ?? 0) + possible;
          changes.push({ account: `m${who}`, day, change: possible });
        }
        const owners = have.filter((cards) => cards > 0).length;
        return owners === 0 ? null : have.reduce((a, b) => a + b, 0) / (owners * 20);
      });
      const now = have.flatMap((cards, i) => (cards > 0 ? [{ account: `m${i}`, cards }] : []));
      expect(sharesByDay(DAYS, 20, now, changes)).toEqual(expected);
    }),
  );
});
