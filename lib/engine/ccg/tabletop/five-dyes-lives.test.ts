import { describe, expect, test } from "vitest";
import { CARD_LIVES } from "./testdata/card-lives.data";
import { lifeOf } from "./testing/card-life";
import { cards } from "./testing/five-dyes";

const inSets = [...new Set(cards.cards.flatMap(({ name, hidden, retired }) => (hidden || retired ? [] : [name])))];

describe("each card that is in the sets has a scenario at a strict table", () => {
  test("all of them, and no others", () => {
    expect(Object.keys(CARD_LIVES).toSorted()).toEqual(inSets.toSorted());
  });

  test.each(inSets)("%s", (name) => {
    expect(lifeOf(name)).toEqual(CARD_LIVES[name]);
  });

  test("what four of five cards say when they are played is done by the rules", () => {
    const played = inSets.filter((name) => !CARD_LIVES[name]?.[0]?.includes("by hand"));
    expect(played.length / inSets.length).toBeGreaterThan(0.8);
  });
});
