import { expect, test } from "vitest";
import { type DragHeard, payloadsOf, readDrags } from "./drag-signal";

const drag = (n: number, cards: number[] | null = [n]): DragHeard => ({
  ...{ tableId: `t${n}`, seat: n % 8, at: { x: n, y: 0 - n }, cards },
});

test("what is dragged is read as it was told, by others alone", () => {
  const drags = [drag(1), drag(2, null), { tableId: "t3", seat: 0, at: null }];
  const [payload = ""] = payloadsOf(drags);
  expect(readDrags(payload, "another")).toEqual(drags);
  expect(readDrags(payload)).toEqual([]);
});

test("however much is dragged, each signal is short enough for PostgreSQL, and nothing is told twice", () => {
  const drags = Array.from({ length: 200 }, (_, n) =>
    drag(
      n,
      Array.from({ length: 200 }, (_card, i) => 10_000 + i),
    ),
  );
  const payloads = payloadsOf(drags);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  expect(payloads.flatMap((payload) => readDrags(payload, "another"))).toEqual(drags);
});

test("what cannot be read says nothing", () => {
  for (const payload of ["", "x", "{}", "[1]", '{"from":"o","drags":[{"tableId":1}]}'])
    expect(readDrags(payload)).toEqual([]);
});
