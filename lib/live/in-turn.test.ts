import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "./in-turn";

test("work under one key is done one after the other, in the order asked, and goes on after a failure; other keys don't wait", async () => {
  const done: string[] = [];
  let now = 0;
  let most = 0;
  const work = (name: string) => async () => {
    most = Math.max(most, ++now);
    await sleep(2);
    now--;
    done.push(name);
    if (name === "b") throw new Error("b failed");
    return name;
  };
  void inTurn("other", () => new Promise(() => {}));
  const all = await Promise.allSettled(["a", "b", "c", "d"].map((name) => inTurn("one", work(name))));
  expect(done).toEqual(["a", "b", "c", "d"]);
  expect(most).toBe(1);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});
