import { expect, it } from "vitest";
import { nearest } from "./nearest";

it.each([
  ["mihgt", ["might"]],
  ["MIGHT", ["might"]],
  ["tpye", ["type"]],
  ["guart", ["guard"]],
  ["ab", []],
  ["elephant", []],
  ["x".repeat(100_000), []],
])("%.20s may mean %j", (word, words) => expect(nearest(word, ["might", "guard", "type"])).toEqual(words));
