import { expect, test } from "vitest";
import { keptLately } from "./kept-lately";

test("works out what is asked for once, however many ask; those that were not asked for longest are forgotten", async () => {
  const kept = keptLately<string>(2);
  const worked: string[] = [];
  const ask = (key: string) =>
    kept(key, async () => {
      worked.push(key);
      return key;
    });
  expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["a", "a", "b"]);
  await ask("a");
  await ask("c");
  await ask("a");
  expect(worked).toEqual(["a", "b", "c"]);
  await ask("b");
  expect(worked).toEqual(["a", "b", "c", "b"]);
});

test("what fails is told to all who asked, and worked out anew", async () => {
  const kept = keptLately<string>(2);
  const fails = async () => {
    throw new Error("no");
  };
  const [one, other] = [kept("a", fails), kept("a", fails)];
  await expect(one).rejects.toThrow("no");
  await expect(other).rejects.toThrow("no");
  expect(await kept("a", async () => "yes")).toBe("yes");
});
