import { expect, test } from "vitest";
import { inEveryFinish } from "../cards/model";
import { fiveDyes } from "../sets";
import { countShelf } from "./count-shelf";
import { isCollectible } from "./vocabulary";

const dyes = fiveDyes();
const plain = dyes.cards.filter(isCollectible).map(({ number }) => number);

test("a foil beside its plain printing is no further card; nor is a title", () => {
  const foil = dyes.foils.get(plain[0]!)!.number;
  expect(countShelf(["Rare", ...plain, foil], dyes)).toEqual({ printings: plain.length, foils: 1, retired: 0 });
  expect(countShelf([foil], dyes)).toEqual({ printings: 1, foils: 0, retired: 0 });
  const all = inEveryFinish(dyes).filter(isCollectible);
  expect(
    countShelf(
      all.map(({ number }) => number),
      dyes,
    ),
  ).toMatchObject({ printings: plain.length });
});

test("what is no longer printed is counted apart, as it completes nothing", () => {
  const [first, second] = plain.map((number) => dyes.byNumber.get(number)!);
  const byNumber = new Map([first!, { ...second!, retired: true }].map((card) => [card.number, card]));
  expect(countShelf([first!.number, second!.number], { byNumber })).toEqual({ printings: 1, foils: 0, retired: 1 });
});
