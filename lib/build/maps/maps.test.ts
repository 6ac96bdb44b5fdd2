import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { textWidth } from "../../engine/ccg/art/measure";
import { loadMap } from "../../engine/diplomacy/maps";
import { placesOf } from "../../engine/diplomacy/maps/places";
import { geographyOf, pairOf } from "./draw-map";
import { type Drawing, LONGEST_CHANCE, sourceOf, waysOf } from "./drawing";
import { contains, type MultiPolygon, type Point } from "./geometry";
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
  const [map, places] = [loadMap(name), placesOf(name)];
  if (!map || !places) throw new Error(name);
  const drawing: Drawing = JSON.parse(readFileSync(`public/maps/${name}.json`, "utf8"));

  it("is up to date: drawn from the map, the places and the sheet as they are", () => {
    expect(drawing.source, "draw it anew: tsx lib/build/maps/build.ts").toBe(sourceOf(map, places, sheet()));
    expect(Object.keys(drawing.provinces).sort()).toEqual(map.provinces.map(({ id }) => id).sort());
  });

  it("is small", () => expect(JSON.stringify(drawing).length).toBeLessThan(130_000));

  it("has every name, unit and centre in its province, and no two names on each other", () => {
    const boxes: { id: string; box: readonly [number, number, number, number] }[] = [];
    for (const [id, { d, label, unit, centre }] of Object.entries(drawing.provinces)) {
      const shape = ringsOf(d);
      const near = (at: readonly [number, number]): boolean =>
        [0, -2, 2].some((dx) => [0, -2, 2].some((dy) => contains(shape, [at[0] + dx, at[1] + dy])));
      expect(near(label.at), `the name of ${id}`).toBe(true);
      expect(near(unit), `the unit of ${id}`).toBe(true);
      expect(centre !== undefined).toBe(map.provinces.find((province) => province.id === id)?.centre);
      const [half, [x, y]] = [textWidth(label.text, label.size) / 2, label.at];
      const box = [x - half, y - label.size / 2, x + half, y + label.size / 2] as const;
      for (const other of boxes) {
        const apart =
          box[0] >= other.box[2] - 1 ||
          other.box[0] >= box[2] - 1 ||
          box[1] >= other.box[3] - 1 ||
          other.box[1] >= box[3] - 1;
        expect(apart, `the names of ${id} and ${other.id}`).toBe(true);
      }
      boxes.push({ id, box });
    }
  });

  it.runIf(process.env.GUILDHALL_LONG)(
    "shows every way of the rules as a border or a link, and marks what touches without one",
    () => {
      const { touch } = geographyOf(map, places, sheet());
      const ways = waysOf(map);
      const linked = new Set(drawing.links.map(({ between: [a, b] }) => pairOf(a, b)));
      for (const pair of ways)
        if (!linked.has(pair)) expect(touch.get(pair)?.length ?? 0, pair).toBeGreaterThanOrEqual(3);
      const barred = new Set(drawing.barriers.map(({ between: [a, b] }) => pairOf(a, b)));
      const open = new Set(map.provinces.filter(({ terrain }) => terrain !== "shut").map(({ id }) => id));
      for (const [pair, { length }] of touch) {
        const [a = "", b = ""] = pair.split(" ");
        if (length > LONGEST_CHANCE && open.has(a) && open.has(b) && !ways.has(pair))
          expect(barred, pair).toContain(pair);
      }
    },
    300_000,
  );
});
