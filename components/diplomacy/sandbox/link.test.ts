import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadMap, MAP_NAMES } from "@/lib/engine/diplomacy/maps/index";
import { LONGEST_LINK, linkOf, linkTo } from "./link";
import { readLink } from "./read-link";
import { deskOf, type SandboxGame, sandboxAfter, sandboxOf, turnOf } from "./sandbox-game";

/** A game that goes on by chance: each unit does the nth of what it may, for some phases. */
function played(map: (typeof MAP_NAMES)[number], choices: readonly number[], phases: number): SandboxGame {
  let game = sandboxOf(loadMap(map));
  for (let phase = 0; phase <= phases; phase++) {
    const desk = deskOf(game, turnOf(game).position);
    const orders = desk.subjects.flatMap(({ power, options }, i) => {
      const order = options[((choices[(i + phase) % choices.length] ?? 0) * 7919) % options.length];
      const due = desk.due.get(power);
      return order && due === undefined ? [{ power, order }] : [];
    });
    game = sandboxAfter(game, { type: "orders", orders });
    if (phase < phases) {
      game = sandboxAfter(game, { type: "resolve" });
      game = sandboxAfter(game, { type: "go", to: game.at + 1 });
    }
  }
  return game;
}

test.each(MAP_NAMES)("a link opens the same position and orders: %s", (map) => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(5000), { minLength: 5, maxLength: 30 }),
      fc.integer({ min: 0, max: 5 }),
      (choices, n) => {
        const game = played(map, choices, n);
        const link = linkOf(game);
        expect(link).not.toBeNull();
        // What browsers leave alone in a fragment, and what mail programs do not cut off.
        expect(link).toMatch(/^[\w=&:;,.+/-]+$/);
        const opened = readLink(link ?? "");
        if (!opened.ok) throw new Error(`${opened.error}: ${link}`);
        expect(opened.value.fault).toBeNull();
        const [before, after] = [turnOf(game), turnOf(opened.value.game)];
        expect(after.orders.map(({ order }) => JSON.stringify(order)).toSorted()).toEqual(
          before.orders.map(({ order }) => JSON.stringify(order)).toSorted(),
        );
        expect(after.position.phase).toEqual(before.position.phase);
        expect(after.position.owners).toEqual(before.position.owners);
        expect(new Set(after.position.units)).toEqual(new Set(before.position.units));
        expect(new Set(after.position.dislodged)).toEqual(new Set(before.position.dislodged));
      },
    ),
    { numRuns: 15 },
  );
});

test("a phase of a game opens with its orders and rules; a game that changed its map has no link", () => {
  const game = played("standard", [3, 1, 4, 1, 5, 9, 2, 6], 2);
  const { position, orders } = turnOf(game);
  const link = linkTo({ map: "standard", morph: [] }, ["BUILD_ANY"], position, orders) ?? "";
  const opened = readLink(link);
  if (!opened.ok) throw new Error(opened.error);
  expect(opened.value.game.rules.has("BUILD_ANY")).toBe(true);
  expect(turnOf(opened.value.game).orders).toHaveLength(orders.length);
  expect(linkTo({ map: "standard", morph: ["DROP MOR"] }, [], position, orders)).toBeNull();
});

describe("a link that is no good is refused, with what is wrong", () => {
  const good = linkOf(sandboxOf(loadMap("standard"))) ?? "";
  test.each<[string, string, string]>([
    ["too long", `${good}&o=${"x".repeat(LONGEST_LINK)}`, "link/too_long"],
    ["nothing", "x", "link/unreadable"],
    ["cut off within its head", "v=1&m=stan", "link/unreadable"],
    ["a field twice", `${good}&m=pure`, "link/unreadable"],
    ["a sign that says nothing", "v=1&m=%E0%A4%A", "link/unreadable"],
    ["a later version", good.replace("v=1", "v=2"), "link/version"],
    ["no such map", good.replace("standard", "moon"), "link/map"],
    ["a map of objects", good.replace("standard", "__proto__"), "link/map"],
    ["a phase that the map does not have", good.replace("S1901M", "X1901M"), "link/position"],
    ["a power too many", good.replace("u=0:", "u=9:"), "link/position"],
    ["two units in a province", "v=1&m=standard&p=S1901M&u=0:AVIE,AVIE", "link/position"],
    ["an army at sea", "v=1&m=standard&p=S1901M&u=0:ANTH", "link/position"],
    ["a fleet in a province with coasts", "v=1&m=standard&p=S1901M&u=0:FSPA", "link/position"],
    ["a centre that is none", "v=1&m=standard&p=S1901M&c=0:GAL", "link/position"],
    ["a centre of two", "v=1&m=standard&p=S1901M&c=0:VIE;1:VIE", "link/position"],
    ["a centre of objects", "v=1&m=standard&p=S1901M&c=0:__proto__", "link/position"],
    ["a retreat to nowhere", "v=1&m=standard&p=S1901R&d=0:AVIE.MUN.XXX", "link/position"],
  ])("%s", (_, link, fault) => {
    const read = readLink(link);
    expect(read.ok ? read.value.fault : read.error).toBe(fault);
  });

  test("rules beside the map's own go along, and others are none", () => {
    const map = loadMap("standard");
    const link = linkOf(sandboxOf(map, undefined, [], ["BUILD_ANY"])) ?? "";
    const read = readLink(link);
    expect(read.ok && read.value.game.rules.has("BUILD_ANY")).toBe(true);
    expect(readLink(link.replace("BUILD_ANY", "toString"))).toEqual({ ok: false, error: "link/unreadable" });
  });

  test("orders that cannot be given are left out, and that is said", () => {
    const read = readLink("v=1&m=standard&p=S1901M&u=0:AVIE,ABUD&o=0:A+VIE-GAL,A+BUD-PAR,A+VIE-TYR");
    if (!read.ok) throw new Error(read.error);
    expect(read.value.fault).toBe("link/orders");
    // The last order of a unit counts.
    expect(turnOf(read.value.game).orders).toMatchObject([{ power: "AUSTRIA", order: { type: "move", to: "TYR" } }]);
  });

  test("whatever a link says, nothing breaks, and what opens can be resolved", () => {
    const bits = fc.constantFrom(...'v=1&m=standard&p=S1901M&u=0:AVIE,;/.+-%c o\u0000é{}[]"'.split(""));
    const damaged = fc
      .tuple(fc.nat(good.length), fc.nat(12), fc.string({ unit: bits, maxLength: 12 }))
      .map(([at, cut, put]) => good.slice(0, at) + put + good.slice(at + cut));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: bits, maxLength: 200 }), damaged),
        (link) => {
          const read = readLink(link);
          if (read.ok) expect(turnOf(sandboxAfter(read.value.game, { type: "resolve" })).outcome).not.toBeNull();
          else expect(read.error).toMatch(/^link\//);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
