import { expect, test } from "vitest";
import { goingOn } from "./going-on";

const then = (word: string) => async (before: readonly string[] | null) => [...(before ?? []), word];

test("each goes on from what was read before, one after the other", async () => {
  const ask = goingOn<readonly string[]>(9);
  const both = await Promise.all([ask("a", then("one")), ask("a", then("two"))]);
  expect(both).toEqual([["one"], ["one", "two"]]);
  expect(await ask("b", then("three"))).toEqual(["three"]);
});

test("what was asked for longest ago is forgotten", async () => {
  const ask = goingOn<readonly string[]>(2);
  for (const key of ["a", "b", "a", "c"]) await ask(key, then(key));
  expect(await ask("a", then("again"))).toEqual(["a", "a", "again"]);
  expect(await ask("b", then("again"))).toEqual(["again"]);
});

test("what fails is told to whoever asked, and the next one begins anew", async () => {
  const ask = goingOn<readonly string[]>(9);
  const fails = ask("a", () => Promise.reject(new Error("away")));
  const after = ask("a", then("one"));
  await expect(fails).rejects.toThrow("away");
  expect(await after).toEqual(["one"]);
  expect(await ask("a", then("two"))).toEqual(["one", "two"]);
});
