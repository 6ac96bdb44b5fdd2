import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Driver } from "./testing/driver";

describe("two at one table", () => {
  it("acting in either order come to the same, but for what is drawn", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const one = new Driver({}, seed, true).start();
        const two = new Driver({}, seed, true).start();
        const acts = (["FRANCE", "TURKEY"] as const).map((power) => {
          const text = one.randomOrders(power).join("\n");
          return [
            () => one.act(power, { type: "orders", text }),
            () => two.act(power, { type: "orders", text }),
          ] as const;
        });
        for (const act of acts) act[0]();
        for (const act of acts.toReversed()) act[1]();
        expect(two.state).toEqual(one.state);
      }),
      { numRuns: process.env.GUILDHALL_LONG ? 400 : 40 },
    );
  });
});
