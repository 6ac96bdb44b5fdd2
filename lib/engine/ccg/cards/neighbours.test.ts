import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { neighboursOf } from "./neighbours";

const dyes = fiveDyes();
const about = (number: number) => {
  const { before, after } = neighboursOf(dyes, dyes.byNumber.get(number)!);
  return [before?.number ?? null, after?.number ?? null];
};

test("cards lead to those before and after them, over the borders of sets, in their finish", () => {
  const kept = dyes.cards.filter((card) => !card.hidden && card.set !== "");
  expect(about(kept[0]!.number)).toEqual([null, kept[1]!.number]);
  expect(about(kept.at(-1)!.number)).toEqual([kept.at(-2)!.number, null]);
  expect(about(28)).toEqual([27, 29]);
  expect(about(418)).toEqual([417, 419]);
  const border = kept.findIndex(({ set }, at) => kept[at + 1]?.set !== set);
  expect(about(kept[border]!.number)[1]).toBe(kept[border + 1]!.number);
  // All of them are on one way.
  for (let at = 0; at + 1 < kept.length; at++) expect(about(kept[at]!.number)[1]).toBe(kept[at + 1]!.number);
});

test("what is not for collecting leads nowhere", () => expect(about(5)).toEqual([null, null]));
