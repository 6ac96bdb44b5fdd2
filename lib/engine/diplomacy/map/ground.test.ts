import { describe, expect, it } from "vitest";
import { morphMap } from "../maps";
import { RIVER } from "../testing/river";
import { DEFAULT_FLOW } from "./flow";
import { barredNow, comparePhases, mapAt, readWhen, whenOf } from "./ground";
import type { DiplomacyMap, FlowStep, Phase } from "./model";
import { parseMap } from "./parse";

const phase = (words: string): Phase => {
  const [season = "", year = "", type = ""] = words.split(" ");
  return { season, year: Number(year), type };
};

const river = (extra = "") => parseMap("river", `${RIVER}${extra}`);
const codes = (extra: string) => river(extra).problems.map(({ line, code }) => [line - LINES, code]);
const LINES = RIVER.split("\n").length - 1;

const terrain = (map: DiplomacyMap | null, when: string, id: string) =>
  map && mapAt(map, phase(when)).provinces.find((province) => province.id === id)?.terrain;

describe("when a change of the map holds", () => {
  it.each([
    ["IN", "SPRING", "SPRING"],
    ["IN", "spr", "SPR"],
    ["IN", "Fall 1902", "FALL 1902"],
    ["IN", "WINTER 1902 ADJ", "WINTER 1902 ADJ"],
    ["IN", "S1904R", "SPRING 1904 RETREATS"],
    ["IN", "SUMMER", null],
    ["IN", "SPR 1902", null],
    ["IN", "SPRING soon", null],
    ["IN", "FALL 1902 ADJUSTMENTS", null],
    ["IN", "", null],
    ["FROM", "F1904M", "FALL 1904 MOVEMENT"],
    ["FROM", "F1904R", null],
    ["FROM", "FALL", null],
  ] as const)("%s %s: %s", (kind, text, when) => {
    expect(readWhen(kind, text, DEFAULT_FLOW)?.when ?? null).toBe(when);
  });

  it("is written as it is read", () => {
    expect(whenOf({ kind: "FROM", when: "SPRING 1904 MOVEMENT" })).toBe("S1904M");
    expect(whenOf({ kind: "IN", when: "FALL 1902" })).toBe("FALL 1902");
  });

  it("goes by years that begin in the middle of a flow", () => {
    const turned: FlowStep[] = [
      { step: "phase", season: "AUTUMN", type: "MOVEMENT" },
      { step: "newYear", years: 1 },
      { step: "phase", season: "LENT", type: "MOVEMENT" },
    ];
    expect(comparePhases(turned, phase("LENT 5 MOVEMENT"), phase("AUTUMN 5 MOVEMENT"))).toBeLessThan(0);
    expect(comparePhases(turned, phase("AUTUMN 5 MOVEMENT"), phase("LENT 6 MOVEMENT"))).toBeLessThan(0);
  });
});

describe("a map that changes", () => {
  it("says what keeps units out of a province now, and not at other times", () => {
    const { map } = river();
    if (!map) throw new Error("no map");
    const [spring, fall, winter] = ["SPRING 1901 MOVEMENT", "FALL 1901 MOVEMENT", "WINTER 1901 ADJUSTMENTS"].map(
      (when) => mapAt(map, phase(when)),
    ) as [DiplomacyMap, DiplomacyMap, DiplomacyMap];
    expect([spring, fall, winter].map((state) => barredNow(state, "A", "MEA"))).toEqual(["flooded", null, null]);
    expect([spring, winter].map((state) => barredNow(state, "F", "MEA"))).toEqual([null, "dry"]);
    expect([spring, fall, winter].map((state) => barredNow(state, "A", "PAS"))).toEqual([null, "shut", null]);
    // What is always so is no matter of the time.
    expect([barredNow(fall, "A", "SEA"), barredNow(fall, "F", "HIL"), barredNow(fall, "A", "HIL")]).toEqual([
      ...[null, null, null],
    ]);
  });

  it("is what it says in each phase, and the same object each time", () => {
    const { map, problems } = river();
    expect(problems).toEqual([]);
    if (!map) throw new Error("no map");
    expect(terrain(map, "SPRING 1901 MOVEMENT", "MEA")).toBe("water");
    expect(terrain(map, "SPRING 1950 RETREATS", "MEA")).toBe("water");
    expect(terrain(map, "FALL 1901 MOVEMENT", "MEA")).toBe("land");
    expect(terrain(map, "FALL 1901 RETREATS", "PAS")).toBe("shut");
    expect(mapAt(map, phase("WINTER 1901 ADJUSTMENTS"))).toBe(map);
    expect(mapAt(map, phase("SPRING 1901 MOVEMENT"))).toBe(mapAt(map, phase("SPRING 1999 RETREATS")));
    // Powers, their beginnings and the flow are of the whole.
    expect(mapAt(map, phase("SPRING 1901 MOVEMENT")).powers).toEqual(map.powers);
  });

  it("lets FROM hold from a phase on, in the order of time, and IN come after it", () => {
    const { map, problems } = river("FROM F1903M: SHUT HIL\nFROM S1902M\nCOAST HIL\nVICTORY 3\nFROM START\nVICTORY 2");
    expect(problems).toEqual([]);
    if (!map) throw new Error("no map");
    expect(map.victory).toEqual([2]);
    const at = (when: string) => [
      terrain(map, when, "HIL"),
      mapAt(map, phase(when)).victory,
      terrain(map, when, "MEA"),
    ];
    expect(at("SPRING 1901 MOVEMENT")).toEqual(["land", [2], "water"]);
    expect(at("SPRING 1902 MOVEMENT")).toEqual(["coast", [3], "water"]);
    expect(at("FALL 1903 MOVEMENT")).toEqual(["shut", [3], "land"]);
    expect(at("SPRING 1950 RETREATS")).toEqual(["shut", [3], "water"]);
  });

  it.each([
    ["IN SUMMER: SHUT HIL", 1, "map/bad_when"],
    ["FROM 1904: SHUT HIL", 1, "map/bad_when"],
    ["IN WINTER\nSHUT NIL", 2, "map/no_borders"],
    ["IN WINTER: FLOW", 1, "map/lasting"],
    ["IN WINTER: BEGIN FALL 1901 MOVEMENT", 1, "map/lasting"],
    ["IN WINTER: NORTH HIL", 1, "map/lasting"],
    ["IN WINTER: A HIL", 1, "map/lasting"],
    ["IN WINTER: RULE BLIND", 1, "map/lasting"],
    ["IN WINTER\nBog = bog\nLAND BOG ABUTS HIL\nAMEND HIL ABUTS BOG", 3, "map/lasting"],
  ])("%j is told of at its line", (extra, line, code) => {
    expect(codes(extra)).toContainEqual([line, code]);
    expect(codes(extra).every(([each]) => each === line)).toBe(true);
    expect(river(extra).map).toBeNull();
  });

  it("passes what both ends of a border let pass: it is closed from one side", () => {
    const { map, problems } = morphMap("standard", ["IN FALL: AMEND ION ABUTS -TUN"]);
    expect(problems).toEqual([]);
    const ways = (when: string, from: string) =>
      map &&
      mapAt(map, phase(when))
        .places.find(({ id }) => id === from)
        ?.edges.map(({ to }) => to);
    expect(ways("FALL 1901 MOVEMENT", "ION")).not.toContain("TUN");
    expect(ways("FALL 1901 MOVEMENT", "TUN")).not.toContain("ION");
    expect(ways("SPRING 1901 MOVEMENT", "TUN")).toContain("ION");
  });

  it("has so many states and no more", () => {
    const years = (count: number) =>
      Array.from({ length: count }, (_, i) => `FROM S${1902 + i}M: VICTORY ${(i % 3) + 2}`);
    expect(river(years(5).join("\n")).problems).toEqual([]);
    expect(codes(years(30).join("\n"))).toMatchObject([[expect.any(Number), "map/too_long"]]);
    expect(codes(years(80).join("\n")).some(([, code]) => code === "map/too_long")).toBe(true);
  });

  it("may be a game's own (MORPH), at whose lines faults are found", () => {
    const { map, problems } = morphMap("standard", [
      "IN SPRING: SHUT SWI",
      "IN SPRING: SHUT GAL",
      "FROM S1905M",
      "LAND TYR",
    ]);
    expect(problems).toEqual([]);
    expect(terrain(map, "SPRING 1901 MOVEMENT", "GAL")).toBe("shut");
    expect(terrain(map, "FALL 1901 MOVEMENT", "GAL")).toBe("land");
    const faulty = morphMap("standard", ["VICTORY 17", "IN SPRING: AMEND GAL ABUTS XYZ", "VICTORY 16"]);
    expect(faulty.problems.map(({ source, line, code }) => [source, line, code])).toEqual([
      ["MORPH", 2, "map/no_such_place"],
    ]);
  });
});
