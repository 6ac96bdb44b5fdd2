import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadMap } from "../../engine/diplomacy/maps";
import { geographyOf, pairOf } from "./draw-map";
import { type Drawing, LONGEST_CHANCE, SHORTEST_SEEN, sourceOf, waysOf } from "./drawing";
import { contains, type MultiPolygon, type Point } from "./geometry";
import { type Box, overlaps } from "./ground";
import { dotBox, labelBox, unitBox } from "./layout";
import { SHEETS } from "./sheets";

/** Reads path data of relative lines back into rings. */
function ringsOf(d: string): MultiPolygon {
  return d
    .split("M")
    .filter((part) => part !== "")
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
      const ring: Point[] = [[x, y]];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        ring.push([x, y]);
      }
      return [ring];
    });
}

describe.each(Object.entries(SHEETS))("the drawing of %s", (name, sheet) => {
  const map = loadMap(name);
  if (!map) throw new Error(name);
  const drawing: Drawing = JSON.parse(readFileSync(`public/maps/${name}.json`, "utf8"));

  it("is up to date: drawn from the map, the places and the sheet as they are", () => {
    expect(drawing.source, "draw it anew: tsx lib/build/maps/build.ts").toBe(sourceOf(map, sheet()));
    expect(Object.keys(drawing.provinces).sort()).toEqual(map.provinces.map(({ id }) => id).sort());
  });

  it("is small", () => expect(JSON.stringify(drawing).length).toBeLessThan(120_000));

  it("has the unit, the centre and the middle of the name of each province in it", () => {
    for (const { id, centre } of map.provinces) {
      const province = drawing.provinces[id]!;
      const shape = ringsOf(province.d);
      const near = ([x, y]: Point): boolean =>
        [0, -2, 2].some((dx) => [0, -2, 2].some((dy) => contains(shape, [x + dx, y + dy])));
      expect(near(province.label.at), `the name of ${id}`).toBe(true);
      expect(near(province.unit), `the unit of ${id}`).toBe(true);
      expect(province.centre !== undefined, id).toBe(centre);
    }
  });

  it("has nothing on a name, and no unit on a unit", () => {
    const stands = Object.entries(drawing.provinces).flatMap(([id, { unit, centre, coasts = {}, label }]) => [
      { what: `unit of ${id}`, box: unitBox(unit) },
      ...(centre ? [{ what: `centre of ${id}`, box: dotBox(centre) }] : []),
      ...Object.entries(coasts).map(([coast, at]) => ({ what: `fleet at ${coast}`, box: unitBox(at) })),
      { what: `name of ${id}`, box: labelBox(label) },
    ]);
    const within = ([left, top, right, bottom]: Box): boolean =>
      left >= 0 && top >= 0 && right <= drawing.width && bottom <= drawing.height;
    stands.forEach(({ what, box }, i) => {
      expect(within(box), what).toBe(true);
      // Places are rounded to whole units.
      const core: Box = [box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1];
      const under = stands.slice(0, i).filter((other) => overlaps(core, other.box));
      expect(
        under.map((other) => other.what).filter((other) => /name/.test(what + other)),
        what,
      ).toEqual([]);
    });
  });

  it("shows every way of the rules as a border or a link, and marks what touches without one", () => {
    const { touch } = geographyOf(map, sheet());
    const ways = waysOf(map);
    const linked = new Set(drawing.links.map(({ between: [a, b] }) => pairOf(a, b)));
    const barred = new Set(drawing.barriers.map(({ between: [a, b] }) => pairOf(a, b)));
    for (const pair of ways)
      if (!linked.has(pair)) expect(touch.get(pair) ?? 0, pair).toBeGreaterThanOrEqual(SHORTEST_SEEN);
    const open = new Set(map.provinces.filter(({ terrain }) => terrain !== "shut").map(({ id }) => id));
    for (const [pair, length] of touch)
      if (length > LONGEST_CHANCE && !ways.has(pair) && pair.split(" ").every((id) => open.has(id)))
        expect(barred, pair).toContain(pair);
    for (const { between, d } of [...drawing.links, ...drawing.barriers])
      expect(d, between.join(" ")).toMatch(/^M.*l./);
  }, 60_000);
});
