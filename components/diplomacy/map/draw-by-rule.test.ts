import { describe, expect, it, test } from "vitest";
import { loadMap, MAP_NAMES, readOwnMap } from "@/lib/engine/diplomacy/maps/index";
import { drawByRule } from "./draw-by-rule";
import { layOut } from "./lay-out";

/** Who borders on whom, each pair once, by names. */
const waysOf = (name: (typeof MAP_NAMES)[number]): Set<string> => {
  const { provinces, places } = loadMap(name);
  const of = new Map(provinces.flatMap(({ id, places: all }) => all.map((place) => [place, id] as const)));
  const pairs = places.flatMap(({ id, edges }) => edges.map(({ to }) => [of.get(id) ?? "", of.get(to) ?? ""].sort()));
  return new Set(pairs.filter(([one, other]) => one !== other).map((pair) => pair.join(" ")));
};

describe.each(MAP_NAMES)("%s drawn by rule", (name) => {
  const map = loadMap(name);
  const drawing = drawByRule(map);
  const ways = waysOf(name);

  it("has a cell for each province, with its unit inside the sheet", () => {
    expect(Object.keys(drawing.provinces).sort()).toEqual(map.provinces.map(({ id }) => id).sort());
    for (const { d, unit, centre, coasts } of Object.values(drawing.provinces)) {
      expect(d).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){2,}Z$/);
      for (const [x, y] of [unit, ...(centre ? [centre] : []), ...Object.values(coasts ?? {})]) {
        expect(x).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(0);
        expect(x).toBeLessThan(drawing.width);
        expect(y).toBeLessThan(drawing.height);
      }
    }
    for (const { id, centre, places } of map.provinces) {
      expect(drawing.provinces[id]?.centre !== undefined).toBe(centre);
      expect(Object.keys(drawing.provinces[id]?.coasts ?? {})).toEqual(places.slice(1));
    }
  });

  it("links neighbours that do not touch, and bars strangers that do", () => {
    for (const { between } of drawing.links) expect(ways).toContain([...between].sort().join(" "));
    for (const { between } of drawing.barriers) expect(ways).not.toContain([...between].sort().join(" "));
  });

  it("is the same each time", () => {
    expect(drawByRule(map)).toEqual(drawing);
  });
});

test("a layout keeps neighbours near, and does not break on parts that nothing joins or on nothing", () => {
  const ring = Array.from({ length: 6 }, (_, i): [number, number] => [i, (i + 1) % 6]);
  const points = layOut(8, [...ring, [6, 7]]);
  const far = (a: number, b: number) =>
    Math.hypot((points[a]?.[0] ?? 0) - (points[b]?.[0] ?? 0), (points[a]?.[1] ?? 0) - (points[b]?.[1] ?? 0));
  for (const [a, b] of ring) expect(far(a, b)).toBeLessThan(far(0, 3));
  expect(far(6, 7)).toBeLessThan(far(0, 6));
  expect(layOut(0, [])).toEqual([]);
  expect(layOut(1, [])).toHaveLength(1);
});

test("a map of two provinces is drawn", () => {
  const { map } = readOwnMap(
    "tiny",
    [
      "TITLE Two",
      "East = eas",
      "West = wes",
      "LAND EAS ABUTS WES",
      "LAND WES ABUTS EAS",
      "ONE EAS",
      "A EAS",
      "TWO WES",
      "A WES",
    ].join("\n"),
  );
  if (!map) throw new Error("It does not hold.");
  expect(Object.keys(drawByRule(map).provinces)).toHaveLength(2);
});
