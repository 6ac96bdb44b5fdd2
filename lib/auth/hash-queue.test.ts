import { expect, test } from "vitest";
import { BoundedQueue } from "./hash-queue";

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  let most = 0;
  let now = 0;
  return {
    ends,
    most: () => most,
    work: async () => {
      most = Math.max(most, ++now);
      await new Promise<void>((end) => ends.push(end));
      now--;
      return "done";
    },
  };
}

test("two at once, three waiting, the sixth is refused at once; each that ends lets one in", async () => {
  const queue = new BoundedQueue(2, 3);
  const { ends, most, work } = held();
  const all = Array.from({ length: 6 }, () => queue.run(work));
  expect(await all[5]).toEqual({ ok: false, error: { code: "account/busy" } });
  expect(ends).toHaveLength(2);
  for (let done = 0; done < 5; done++) {
    ends[done]?.();
    await all[done];
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual(Array(5).fill({ ok: true, value: "done" }));
  expect(most()).toBe(2);
  expect(await queue.run(async () => 1)).toEqual({ ok: true, value: 1 });
});

test("work that fails gives its place back", async () => {
  const queue = new BoundedQueue(1, 0);
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run(async () => 2)).toEqual({ ok: true, value: 2 });
});
