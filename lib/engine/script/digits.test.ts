import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixed, general, scientific } from "./digits";
import { printf } from "./printf";

describe("numbers as C writes them", () => {
  it.each([
    [fixed(0.5, 0), "0"],
    [fixed(1.5, 0), "2"],
    [fixed(2.675, 2), "2.67"],
    [fixed(-0, 1), "-0.0"],
    [fixed(1e22, 1), "10000000000000000000000.0"],
    [fixed(5e-324, 3), "0.000"],
    [fixed(Number.POSITIVE_INFINITY, 2), "inf"],
    [scientific(0, 2), "0.00e+00"],
    [scientific(9.995, 2), "9.99e+00"],
    [scientific(99999.5, 4), "1.0000e+05"],
    [scientific(5e-324, 0), "5e-324"],
    [general(100000, 6), "100000"],
    [general(1e6, 6), "1e+06"],
    [general(0.0001, 6), "0.0001"],
    [general(0.00001234, 6), "1.234e-05"],
    [general(999999.5, 6), "1e+06"],
    [general(1, 3, true), "1.00"],
    [general(Number.NaN, 6), "nan"],
    [printf("%5.1f|", 3.125), "  3.1|"],
    [printf("%-6.1f|", 2), "2.0   |"],
    [printf("% .0f", 2), " 2"],
    [printf("%#.0f", 2), "2."],
    [printf("%s", 2), null],
  ])("%s", (text, wanted) => expect(text).toBe(wanted));

  it("agree with JavaScript where nothing is halfway", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (x) => {
        expect(Number(fixed(x, 20))).toBeCloseTo(x, 12);
        expect(Number(scientific(x, 17))).toBe(x);
        expect(Number(general(x, 17))).toBe(x);
      }),
    );
  });
});
