import { expect, test } from "vitest";
import { splitOf } from "./collection";

test("copies are free, registered or offered; what is free above the number that one keeps is for trade", () => {
  const held = { have: 9, bound: 1, offered: 2, decks: 3 };
  expect(splitOf(held, 4)).toEqual({ free: 6, bound: 1, offered: 2, decks: 3, trade: 5 });
  expect(splitOf({ ...held, offered: 7 }, 4)).toMatchObject({ free: 1, trade: 1 });
  expect(splitOf(held, 9)).toMatchObject({ free: 6, trade: 0 });
  expect(splitOf(held, Number.POSITIVE_INFINITY).trade).toBe(0);
  expect(splitOf({ have: 0, bound: 0, offered: 0, decks: 3 }, 0)).toMatchObject({ free: 0, trade: 0, decks: 3 });
});
