import { expect, test } from "vitest";
import { readOptions, UsageError } from "./command";

const read = (...args: string[]) => {
  const { words, options } = readOptions(args, ["seed", "n"], ["write"]);
  return [words, Object.fromEntries(options)];
};

test("options and words are told apart, however they are written", () => {
  expect(read("a", "--seed", "7", "b", "-n", "3", "--write")).toEqual([
    ["a", "b"],
    { seed: "7", n: "3", write: "true" },
  ]);
  expect(read("--seed=-7", "--n=2", "--", "--write")).toEqual([["--write"], { seed: "-7", n: "2" }]);
  expect(read("--seed", "-7")).toEqual([[], { seed: "-7" }]);
  expect(read("--seed", "1", "--seed", "2")).toEqual([[], { seed: "2" }]);
});

test.each([[["--sed", "7"]], [["--seed"]], [["--write=no"]], [["-x"]], [["--seed", "--write"]]])(
  "%j is wrong usage",
  (args) => {
    expect(() => read(...args)).toThrow(UsageError);
  },
);
