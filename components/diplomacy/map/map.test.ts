import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Drawing, drawnAs, type Spot } from "@/lib/engine/diplomacy/maps/drawing";
import { loadMap, MAP_NAMES } from "@/lib/engine/diplomacy/maps/index";
import type { Order } from "@/lib/engine/diplomacy/order";
import { beginningOf } from "../sandbox/sandbox-game";
import { arrowOf, spotOf } from "./arrows";
import { around, scaleOf, settle, zoom } from "./map-view";
import { apart } from "./power-colours";
import { looksOf } from "./power-looks";
import { tenuresOf } from "./tenure";
import { type Direction, stepFrom } from "./walk";

const drawingOf = (name: (typeof MAP_NAMES)[number]): Drawing =>
  JSON.parse(readFileSync(`public/maps/${drawnAs(name)}.json`, "utf8"));
const standard = loadMap("standard");
const drawing = drawingOf("standard");

describe.each(MAP_NAMES)("the powers of %s", (name) => {
  const map = loadMap(name);
  const looks = [...looksOf(map).values()];

  test("each has a letter of its own", () => {
    expect(looks).toHaveLength(map.powers.length);
    expect(new Set(looks.map(({ letter }) => letter)).size).toBe(looks.length);
  });

  test("no two look alike, to usual eyes and to those that lack a kind of cone", () => {
    const pairs = looks.flatMap((one, i) =>
      looks
        .slice(i + 1)
        .map((other) => ({ far: apart(one.colour, other.colour), same: one.pattern === other.pattern })),
    );
    const least = (which: typeof pairs): number => Math.min(...which.map(({ far }) => far));
    expect(least(pairs)).toBeGreaterThan(looks.length > 10 ? 0.025 : 0.095);
    expect(least(pairs.filter(({ same }) => same))).toBeGreaterThan(looks.length > 10 ? 0.06 : 0.2);
  });
});

test("the usual powers have the colours of the site", () => {
  const colours = readFileSync("app/globals.css", "utf8");
  for (const power of ["austria", "england", "france", "germany", "italy", "russia", "turkey"])
    expect(colours).toContain(`--color-power-${power}:`);
  expect(looksOf(standard).get("FRANCE")).toMatchObject({ letter: "F", colour: "#76d1fc", on: "dark", onTint: "dark" });
  expect(looksOf(standard).get("GERMANY")).toMatchObject({ colour: "#221f1b", on: "light", onTint: "light" });
});

describe("the part of a map that is shown", () => {
  const sheet = { width: 1000, height: 920 };
  const box = fc.record({
    x: fc.integer({ min: -3000, max: 3000 }),
    y: fc.integer({ min: -3000, max: 3000 }),
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  const size = fc.record({ width: fc.integer({ min: 100, max: 3000 }), height: fc.integer({ min: 100, max: 3000 }) });

  test("never leaves the sheet, fills the frame, and settled once stays so", () => {
    fc.assert(
      fc.property(box, size, (given, frame) => {
        const shown = settle(given, sheet, frame);
        expect(shown.width / shown.height).toBeCloseTo(frame.width / frame.height, 5);
        if (shown.width <= sheet.width) {
          expect(shown.x).toBeGreaterThanOrEqual(-1e-6);
          expect(shown.x + shown.width).toBeLessThanOrEqual(sheet.width + 1e-6);
        } else expect(shown.x + shown.width / 2).toBeCloseTo(sheet.width / 2, 5);
        const again = settle(shown, sheet, frame);
        expect(again.x).toBeCloseTo(shown.x, 5);
        expect(again.width).toBeCloseTo(shown.width, 5);
      }),
    );
  });

  test("a point that is zoomed about stays where it is", () => {
    const before = { x: 100, y: 200, width: 400, height: 300 };
    const after = zoom(before, 2, [200, 260]);
    const share = (b: typeof before) => [(200 - b.x) / b.width, (260 - b.y) / b.height];
    expect(share(after)).toEqual(share(before));
  });

  test("is round the units that one plays", () => {
    const spots = ["PAR", "BRE", "MAR"].flatMap((at) => [spotOf(drawing, at) ?? ([0, 0] as const)]);
    const shown = around(spots, 85);
    expect(around([], 85)).toBeNull();
    expect(
      shown && scaleOf(settle(shown, sheet, { width: 390, height: 456 }), { width: 390, height: 456 }),
    ).toBeGreaterThan(1);
  });
});

describe("walking by arrow keys", () => {
  test.each<[string, Direction, string]>([
    ["PAR", "ArrowRight", "BUR"],
    ["MUN", "ArrowLeft", "RUH"],
    ["LON", "ArrowUp", "YOR"],
    ["VEN", "ArrowDown", "TUS"],
  ])("%s %s leads to %s", (from, key, to) => {
    expect(stepFrom(standard, drawing, from, key)).toBe(to);
  });

  test.each(MAP_NAMES)("every drawn province of %s is reached from every other", (name) => {
    const [map, drawn] = [loadMap(name), drawingOf(name)];
    const all = Object.keys(drawn.provinces);
    const reached = new Set([all[0] ?? ""]);
    for (const at of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = stepFrom(map, drawn, at, key);
        if (next !== null) reached.add(next);
      }
    expect(all.filter((at) => !reached.has(at))).toEqual([]);
  });
});

describe("whose land is whose", () => {
  const tenures = tenuresOf(standard, beginningOf(standard));
  test.each<[string, unknown]>([
    ["PAR", { power: "FRANCE", by: "centre" }],
    ["GAL", { power: "AUSTRIA", by: "around" }],
    ["BOH", undefined],
    ["SPA", undefined],
    ["NTH", undefined],
  ])("%s", (at, tenure) => expect(tenures.get(at)).toEqual(tenure));

  test("who stands in land without a centre shows there; centres show their owner", () => {
    const units = [
      { power: "ITALY", type: "A" as const, at: "GAL" },
      { power: "ITALY", type: "A" as const, at: "VIE" },
    ];
    const shown = tenuresOf(standard, { ...beginningOf(standard), units });
    expect(shown.get("GAL")).toEqual({ power: "ITALY", by: "unit" });
    expect(shown.get("VIE")).toEqual({ power: "AUSTRIA", by: "centre" });
  });
});

describe("orders as they are drawn", () => {
  const unit = (type: "A" | "F", at: string) => ({ type, at });
  const ORDERS: [name: string, order: Order, parts: string[]][] = [
    ["a hold", { type: "hold", unit: unit("A", "PAR") }, ["ring"]],
    ["a move", { type: "move", unit: unit("A", "PAR"), to: "BUR" }, ["line", "head"]],
    ["a move to a coast", { type: "move", unit: unit("F", "MAO"), to: "SPA/NC" }, ["line", "head"]],
    ["a way by sea", { type: "move", unit: unit("A", "LON"), to: "NWY", path: ["NTH"] }, ["line", "head"]],
    ["support in place", { type: "support", unit: unit("A", "PAR"), of: unit("A", "BUR") }, ["line", "ring"]],
    ["a supported move", { type: "support", unit: unit("A", "PAR"), of: unit("A", "BUR"), to: "MUN" }, ["dot", "line"]],
    ["a convoy", { type: "convoy", unit: unit("F", "NTH"), of: unit("A", "LON"), to: "NWY" }, ["dot", "line"]],
    ["a retreat", { type: "retreat", unit: unit("A", "BUR"), to: "PAR" }, ["line", "head"]],
    ["a disbanding", { type: "disband", unit: unit("A", "BUR") }, ["strike"]],
    ["a build", { type: "build", unit: unit("F", "STP/SC") }, ["site"]],
  ];
  test.each(ORDERS)("%s", (_, order, parts) => {
    const arrow = arrowOf(drawing, order);
    const { mark, ...drawn } = arrow ?? { mark: [0, 0] };
    expect(Object.keys(drawn).toSorted()).toEqual(parts.toSorted());
    expect(mark.every(Number.isFinite)).toBe(true);
    expect(arrow?.line ?? "M").not.toMatch(/NaN/);
  });

  test("of a move between neighbours, however near, half the way is drawn, and it points at where it goes", () => {
    const far = ([a, b]: Spot, [c, d]: Spot) => Math.hypot(c - a, d - b);
    for (const { id, edges } of standard.places)
      for (const { to } of edges) {
        const [from, goal] = [spotOf(drawing, id), spotOf(drawing, to)];
        const arrow = arrowOf(drawing, { type: "move", unit: unit("A", id), to });
        if (!from || !goal || !arrow?.line || !arrow.head) continue;
        const [x = 0, y = 0] = arrow.line.slice(1).split(/[Q ]/).map(Number);
        expect([id, to, far([x, y], arrow.head.at) / far(from, goal) > 0.48]).toEqual([id, to, true]);
        expect([id, to, far(arrow.head.at, goal) < far(arrow.head.at, from)]).toEqual([id, to, true]);
      }
  });

  test("a build that is waived, and a place that is not drawn, are not", () => {
    expect(arrowOf(drawing, { type: "waive" })).toBeNull();
    expect(arrowOf(drawing, { type: "hold", unit: unit("A", "XXX") })).toBeNull();
  });
});
