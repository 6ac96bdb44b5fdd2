import { expect, test } from "vitest";
import { laterOf } from "./notice-words";

test("of two counts of unread notices the later one holds, whichever comes first; of one moment the first named", () => {
  const early = { count: 3, at: 1_000 };
  const late = { count: 1, at: 2_000 };
  expect([laterOf(early, late), laterOf(late, early)]).toEqual([late, late]);
  const same = { count: 5, at: 2_000 };
  expect(laterOf(same, late)).toBe(same);
});
