import { describe, expect, test } from "vitest";
import { CARD, freeSpot, STEP } from "@/lib/engine/ccg/tabletop/places";
import { beyondEdges, movedBy, NOTHING_BEYOND, REACH, settled, withAttached } from "./board-places";
import { drawn, NOTHING, picked, stillThere, TABLE, toZone } from "./choice";

describe("where cards come to lie", () => {
  test("on the grid, within the board, whichever way they were thrown", () => {
    expect(settled({ x: 303, y: -98 }, 1024)).toEqual({ x: 300, y: -100 });
    expect(settled({ x: -500, y: 9_000 }, 1024)).toEqual({ x: CARD.width / 2, y: REACH - CARD.height / 2 });
    expect(settled({ x: 5_000, y: -9_000 }, 1024)).toEqual({ x: 1024 - CARD.width / 2, y: CARD.height / 2 - REACH });
  });

  test("from the middle outwards, where nothing lies yet, row by row; several side by side", () => {
    const first = freeSpot([], 1024);
    const second = freeSpot([first], 1024);
    const third = freeSpot([first, second], 1024);
    // Whoever sits across sees the table turned round: in the middle it is where it was, and a narrow screen shows both.
    expect(first.x).toBe(512);
    expect(second).toEqual({ x: 512 + STEP, y: first.y });
    expect(third).toEqual({ x: 512 - STEP, y: first.y });
    expect(freeSpot([], 1024, 3).x).toBe(512 - STEP);
    expect(freeSpot([first], 1024, 2).x).toBe(512 + STEP);
    const row: { x: number; y: number }[] = [];
    for (let spot = first; spot.y === first.y; spot = freeSpot(row, 1024)) row.push(spot);
    expect(row).toHaveLength(11);
    for (const { x } of row) expect(Math.abs(x - 512)).toBeLessThanOrEqual(512 - CARD.width / 2);
    expect(freeSpot(row, 1024)).toEqual({ x: 512, y: expect.any(Number) });
    expect(freeSpot(row, 1024).y).toBeGreaterThan(first.y);
    // No room for so many: in the middle all the same.
    expect(freeSpot([], 1024, 40)).toEqual({ x: 512, y: first.y });
  });

  test("together, as they lay", () => {
    const cards = [
      { id: 1, x: 100, y: 0 },
      { id: 2, x: 200, y: 50 },
    ];
    expect(movedBy(cards, { x: 100, y: 20 }, 1024)).toEqual([
      { id: 1, x: 200, y: 20 },
      { id: 2, x: 300, y: 70 },
    ]);
  });

  test("what hangs on a card goes with it", () => {
    const object = (parent: number | null) => ({ parent }) as never;
    expect(withAttached([1], { 1: object(null), 2: object(1), 3: object(2), 4: object(null) })).toEqual([1, 2, 3]);
  });
});

describe("what is chosen", () => {
  test("is one card, or several of one place; picked again it is let go", () => {
    const one = picked(NOTHING, TABLE, 1, false);
    expect(one.ids).toEqual([1]);
    expect(picked(one, TABLE, 2, false).ids).toEqual([2]);
    expect(picked(one, TABLE, 2, true).ids).toEqual([1, 2]);
    expect(picked(one, TABLE, 1, false).ids).toEqual([]);
    expect(picked({ from: TABLE, ids: [1, 2] }, TABLE, 1, false).ids).toEqual([1]);
    expect(picked(one, "0/hand", 7, true)).toEqual({ from: "0/hand", ids: [7] });
  });

  test("loses what is not there any more, and nothing else", () => {
    const both = { from: TABLE, ids: [1, 2] };
    expect(stillThere(both, new Set([1, 2, 3]))).toBe(both);
    expect(stillThere(both, new Set([2])).ids).toEqual([2]);
  });

  test("is asked for by name; the top of a pile by number", () => {
    expect(toZone({ from: "0/hand", ids: [4] }, "0/discard pile")).toEqual({
      type: "transfer",
      take: { how: "cards", zone: "0/hand", ids: [4] },
      put: { to: "zone", zone: "0/discard pile", end: "top" },
    });
    expect(drawn("0/deck", "0/hand", 2)).toMatchObject({ take: { how: "top", count: 2 } });
  });
});

test("cards beyond the edges of a narrow board are counted, and one scroll brings the nearest in", () => {
  expect(beyondEdges([50, 600, 700], 0, 390)).toEqual({ before: null, after: { count: 2, to: 560 } });
  expect(beyondEdges([50, 600, 700], 560, 390)).toEqual({ before: { count: 1, to: -300 }, after: null });
  expect(beyondEdges([50, 300], 0, 390)).toEqual(NOTHING_BEYOND);
  expect(beyondEdges([], 0, 390)).toEqual(NOTHING_BEYOND);
});
