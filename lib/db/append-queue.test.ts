import { describe, expect, test } from "vitest";
import { appendQueue } from "./append-queue";

type Item = { table: string; n: number };

/** A writer whose statements end when the test says so. */
function slowWriter() {
  const written: Item[][] = [];
  const ends: (() => void)[] = [];
  const clock = { now: 0 };
  const queue = appendQueue<Item, string>({
    now: () => clock.now,
    keyOf: ({ table }) => table,
    write: async (items) => {
      written.push([...items]);
      await new Promise<void>((resolve) => ends.push(resolve));
      return items.map(({ table, n }) => `${table}${n}`);
    },
  });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { queue, written, endNext, clock };
}

describe("what comes in while others are written", () => {
  test("goes out together, sorted, with two statements under way at most", async () => {
    const { queue, written, endNext } = slowWriter();
    const answers = ["d", "c", "b", "a", "e"].map((table) => queue.add({ table, n: 1 }));
    expect(written.map((items) => items.map(({ table }) => table))).toEqual([["d"], ["c"]]);
    await endNext();
    expect(written.at(-1)!.map(({ table }) => table)).toEqual(["a", "b", "e"]);
    await endNext();
    await endNext();
    expect(await Promise.all(answers)).toEqual(["d1", "c1", "b1", "a1", "e1"]);
  });

  test("is in one statement where many come in: a second goes out beside a small one only", async () => {
    const { queue, written, endNext } = slowWriter();
    const all = Array.from({ length: 30 }, (_, n) => queue.add({ table: String(n), n }));
    await endNext();
    await endNext();
    // 28 are under way together: what comes now waits for their end.
    all.push(queue.add({ table: "late", n: 1 }), queue.add({ table: "later", n: 1 }));
    expect(written.map((items) => items.length)).toEqual([1, 1, 28]);
    await endNext();
    expect(written.map((items) => items.length)).toEqual([1, 1, 28, 2]);
    await endNext();
    await Promise.all(all);
  });

  test("is held up by no statement that waits for a lock", async () => {
    const { queue, written, endNext, clock } = slowWriter();
    const all = Array.from({ length: 10 }, (_, n) => queue.add({ table: String(n), n }));
    await endNext();
    await endNext();
    expect(written.map((items) => items.length)).toEqual([1, 1, 8]);
    all.push(queue.add({ table: "soon", n: 1 }));
    expect(written.length).toBe(3);
    clock.now += 60;
    all.push(queue.add({ table: "late", n: 1 }));
    expect(written.map((items) => items.length)).toEqual([1, 1, 8, 2]);
    await endNext();
    await endNext();
    await Promise.all(all);
  });

  test("never holds one table twice; the second is written after the first", async () => {
    const { queue, written, endNext } = slowWriter();
    const all = [
      { table: "x", n: 1 },
      { table: "y", n: 1 },
      { table: "z", n: 1 },
      { table: "z", n: 2 },
      { table: "w", n: 1 },
    ].map((item) => queue.add(item));
    for (let i = 0; i < 4; i++) await endNext();
    expect(written.slice(2)).toEqual([
      [
        { table: "w", n: 1 },
        { table: "z", n: 1 },
      ],
      [{ table: "z", n: 2 }],
    ]);
    expect(await Promise.all(all)).toEqual(["x1", "y1", "z1", "z2", "w1"]);
  });

  test("is 64 at most", async () => {
    const { queue, written, endNext } = slowWriter();
    const all = Array.from({ length: 150 }, (_, n) => queue.add({ table: String(n), n }));
    for (let i = 0; i < 6; i++) await endNext();
    await Promise.all(all);
    expect(written.map((items) => items.length)).toEqual([1, 1, 64, 64, 20]);
  });
});

test("one that cannot be written is refused alone: the others are written without it", async () => {
  const written: string[][] = [];
  const queue = appendQueue<Item, string>({
    keyOf: ({ table }) => table,
    write: async (items) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (items.some(({ table }) => table === "bad")) throw new Error("bad text");
      written.push(items.map(({ table }) => table));
      return items.map(() => "written");
    },
  });
  const all = ["a", "b", "c", "bad", "d"].map((table) => queue.add({ table, n: 1 }));
  expect(await Promise.allSettled(all)).toMatchObject([
    { value: "written" },
    { value: "written" },
    { value: "written" },
    { reason: new Error("bad text") },
    { value: "written" },
  ]);
  expect(written).toEqual([["a"], ["b"], ["c"], ["d"]]);
  expect(await queue.add({ table: "e", n: 1 })).toBe("written");
});
