import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMap, MAP_NAMES } from "../../engine/diplomacy/maps";
import { type Drawing, drawnAs } from "../../engine/diplomacy/maps/drawing";
import { draw } from "./drawing";
import { type Geography, geographyOf, pairOf } from "./geography";
import { contains, type MultiPolygon, type Point } from "./geometry";
import { type Box, overlaps } from "./ground";
import { dotBox, labelBox, unitBox } from "./layout";
import { SHEETS } from "./sheets";
import { LONGEST_CHANCE, SHORTEST_SEEN, waysOf } from "./ways";

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

const drawingOf = (name: string): Drawing => JSON.parse(readFileSync(`public/maps/${name}.json`, "utf8"));

it.each(MAP_NAMES)("%s has a drawing, with all its provinces and coasts", (name) => {
  const { provinces } = drawingOf(drawnAs(name));
  for (const { id, places } of loadMap(name).provinces)
    expect(Object.keys(provinces[id]?.coasts ?? {}), id).toEqual(places.slice(1));
});

describe.each(Object.entries(SHEETS))("the drawing of %s", (name, sheet) => {
  const map = loadMap(name);
  if (!map) throw new Error(name);
  const drawing = drawingOf(name);
  let geography: Geography;
  beforeAll(() => {
    geography = geographyOf(map, sheet());
  });

  it("is up to date", () => {
    const drawn = draw(map, sheet(), geography);
    expect(JSON.stringify(drawn) === JSON.stringify(drawing), "draw it anew: tsx lib/build/maps/build.ts").toBe(true);
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

  it("has units, centres and names apart from each other, and on the sheet", () => {
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
      // A centre's dot sits at a corner of its own unit.
      const alien = under.map((other) => other.what).filter((other) => other !== what.replace("centre", "unit"));
      expect(alien, what).toEqual([]);
    });
  });

  it("shows every way of the rules as a border or a link, and marks what touches without one", () => {
    const { touch } = geography;
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
  });
});
