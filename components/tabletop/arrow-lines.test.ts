import { expect, test } from "vitest";
import { CARD } from "@/lib/engine/ccg/tabletop/places";
import { lineBetween, spotOfSeat } from "./arrow-lines";
import { REACH } from "./board-places";

test("one's own arrows meet oneself below, the others above, apart from each other and within the table", () => {
  const spots = [0, 1, 2, 3].map((seat) => spotOfSeat(seat, 2, 4, 1_000));
  expect(spots.map(({ y }) => Math.sign(y))).toEqual([-1, -1, 1, -1]);
  expect([...new Set(spots.map(({ x, y }) => `${x} ${y}`))]).toHaveLength(4);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1_000);
    expect(Math.abs(y)).toBeLessThan(REACH);
  }
  // Whoever watches has no side of their own.
  expect([0, 1].map((seat) => Math.sign(spotOfSeat(seat, null, 2, 1_000).y))).toEqual([-1, -1]);
});

test("an arrow ends at the card that it points at and not on its middle, from wherever it comes", () => {
  for (const from of [
    { x: 0, y: 0 },
    { x: 500, y: 100 },
    { x: 200, y: -280 },
  ]) {
    const at = { x: 200, y: 100 };
    const { head } = lineBetween(from, at);
    const far = Math.hypot(head[0].x - at.x, head[0].y - at.y);
    expect(far).toBeGreaterThan(0);
    expect(far).toBeLessThan(CARD.width / 2);
  }
});

test("nothing is no number where both ends are at one spot", () => {
  const { from, to, head } = lineBetween({ x: 3, y: 4 }, { x: 3, y: 4 });
  for (const { x, y } of [from, to, ...head]) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
});
