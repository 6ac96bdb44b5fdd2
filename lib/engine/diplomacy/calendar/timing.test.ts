import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDeadline, isZone, readLocal, writeLocal } from "./local";
import { readTiming } from "./timing";

const read = (text: string) => readTiming(text.split("\n"));
const codes = (text: string) => read(text).problems.map((each) => [each.line, each.code]);

describe("TIMING", () => {
  it("reads every key", () => {
    const { timing, pairs, problems } = read(
      "AT 20:00,8:00 FUDGE 40M DAYS -MTWTFs START -2H\nnext 1d MOVE 3D R 12H\nWARN 1D,12H,6H GRACE 0H NOT 20261224-20270102 NOT -20260609,202606111200",
    );
    expect(problems).toEqual([]);
    expect(timing).toEqual({
      at: [480, 1200],
      fudge: { amount: 40, unit: "M" },
      days: "-MTWTFs",
      start: -120,
      next: { amount: 1, unit: "D" },
      phases: [
        { prefix: "MOVE", delay: { amount: 3, unit: "D" } },
        { prefix: "R", delay: { amount: 12, unit: "H" } },
      ],
      warn: [
        { amount: 1, unit: "D" },
        { amount: 12, unit: "H" },
        { amount: 6, unit: "H" },
      ],
      grace: { amount: 0, unit: "H" },
      not: [
        { from: "20261224", to: "20270102" },
        { from: null, to: "20260609" },
        { from: "202606111200", to: "202606111200" },
      ],
    });
    expect(pairs).toEqual({
      AT: "20:00,8:00",
      FUDGE: "40M",
      DAYS: "-MTWTFs",
      START: "-2H",
      NEXT: "1D",
      MOVE: "3D",
      R: "12H",
      WARN: "1D,12H,6H",
      GRACE: "0H",
      NOT: "20261224-20270102,-20260609,202606111200",
    });
  });

  it("takes days in small letters alone as capitals", () => {
    expect(read("DAYS -mtwtf-").timing.days).toBe("-MTWTF-");
  });

  it("knows the phases of the map's own flow", () => {
    expect(readTiming(["INC 1D"], ["MOVEMENT", "INCOME"]).problems).toEqual([]);
    expect(codes("INC 1D")).toEqual([[0, "timing/unknown_key"]]);
  });

  it.each([
    ["SOON 1D", "timing/unknown_key"],
    ["MOVEMENTS 1D", "timing/unknown_key"],
    ["NEXT", "timing/no_value"],
    ["MOVE 1D NEXT", "timing/no_value"],
    ["NEXT 1D NEXT 2D", "timing/twice"],
    ["NEXT 0D", "timing/bad_value"],
    ["NEXT D", "timing/bad_value"],
    ["NEXT 1Y", "timing/bad_value"],
    ["NEXT -1D", "timing/bad_value"],
    ["M 0H", "timing/bad_value"],
    ["FUDGE 1D", "timing/bad_value"],
    ["AT 25:00", "timing/bad_value"],
    ["AT 12:60", "timing/bad_value"],
    ["AT 12", "timing/bad_value"],
    ["AT 12:00,", "timing/bad_value"],
    ["DAYS MTWTFSS", "timing/bad_value"],
    ["DAYS -------", "timing/bad_value"],
    ["DAYS -MTWTF", "timing/bad_value"],
    ["DAYS -mtwtf-", "timing/no_capital"],
    ["START late", "timing/bad_value"],
    ["WARN soon", "timing/bad_value"],
    ["GRACE -1H", "timing/bad_value"],
    ["NOT 20260230", "timing/bad_value"],
    ["NOT 20260612-20260601", "timing/bad_value"],
    ["NOT 20260612-", "timing/bad_value"],
    ["NOT 2026", "timing/bad_value"],
    ["constructor 1D", "timing/unknown_key"],
  ])("refuses %s", (text, code) => {
    expect(codes(`\n${text}`)).toContainEqual([1, code]);
  });

  it("has so many times without deadlines and no more, however they are written", () => {
    const days = (count: number) => Array.from({ length: count }, (_, i) => `20260601${10 + (i % 10)}`);
    const lines = (count: number) => days(count).map((day) => `NOT ${day}`);
    expect(readTiming(lines(300)).problems).toEqual([]);
    const { timing, problems } = readTiming(lines(310));
    expect(timing.not).toHaveLength(300);
    expect(problems[0]).toMatchObject({ line: 300, code: "timing/bad_value" });
    expect(readTiming([`NOT ${days(301).join()}`]).timing.not).toEqual([]);
  });

  it("tells of so many faults and no more", () => {
    expect(read("KEY value\n".repeat(400)).problems).toHaveLength(100);
  });

  it("never throws", () => {
    const key = fc.constantFrom(
      "AT",
      "FUDGE",
      "DAYS",
      "START",
      "NEXT",
      "M",
      "WARN",
      "GRACE",
      "NOT",
      "__proto__",
      "SOON",
    );
    const value = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom("1D", "12:00,13:00", "20260101-20260102", "-MTWTF-", "0", "-"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 8 }), (all) => {
        read(all.map((pair) => pair.join(" ")).join(" "));
      }),
    );
    read("9".repeat(1_000_000));
    read(`NOT ${"20260101,".repeat(50_000)}`);
  });
});

describe("local times and zones", () => {
  it("are read from what is written of them", () => {
    expect(readLocal("202606")?.toString()).toBe("2026-06-01T00:00:00");
    expect(readLocal("2026060818")?.toString()).toBe("2026-06-08T18:00:00");
    expect(writeLocal(readLocal("202606081840")!)).toBe("202606081840");
    for (const bad of ["tomorrow", "2026", "202613", "20260230", "202606082460", "2026060818401", "020606081840"])
      expect(readLocal(bad)).toBeNull();
    expect(isDeadline("202606081840")).toBe(true);
    expect(isDeadline("20260608")).toBe(false);
  });

  it("name a place of the database", () => {
    for (const zone of ["GMT", "UTC", "Europe/Lisbon", "America/Argentina/Buenos_Aires", "EST5EDT"])
      expect(isZone(zone)).toBe(true);
    for (const zone of ["Europe/Atlantis", "+01:00", "", "Europe/", "x".repeat(1000), "MEZ1"])
      expect(isZone(zone)).toBe(false);
  });
});
