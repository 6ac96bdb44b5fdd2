import { describe, expect, test } from "vitest";
import { type UpgradeStep, upgrade } from "./upgrade";

/** A form that once had a name in one piece, and later no age. */
const STEPS: UpgradeStep[] = [
  ({ name, ...rest }) => ({ ...rest, first: String(name).split(" ")[0], last: String(name).split(" ")[1] }),
  (old) => ({ ...old, age: null }),
];

describe("upgrade on read", () => {
  test.each([
    [{ v: 1, name: "Ada Byron" }],
    [{ v: 2, first: "Ada", last: "Byron" }],
    [{ v: 3, first: "Ada", last: "Byron", age: null }],
  ])("%o becomes today's form", (stored) => {
    expect(upgrade(stored, STEPS)).toEqual({ v: 3, first: "Ada", last: "Byron", age: null });
  });

  test.each([[null], [7], ["text"], [{}], [{ v: 0 }], [{ v: "1" }], [{ v: 1.5 }], [{ v: 4 }]])(
    "%o is refused",
    (stored) => {
      expect(() => upgrade(stored, STEPS)).toThrow(/version/);
    },
  );

  test("nothing that was stored is changed", () => {
    const stored = Object.freeze({ v: 1, name: "Ada Byron" });
    upgrade(stored, STEPS);
    expect(stored).toEqual({ v: 1, name: "Ada Byron" });
  });
});
