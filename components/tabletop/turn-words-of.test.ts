import { expect, test } from "vitest";
import { houseCards } from "@/lib/engine/ccg/sets";
import { tabletop as en } from "@/lib/texts/tabletop/en";
import { tabletop as et } from "@/lib/texts/tabletop/et";
import { turnWordsOf } from "./turn-words-of";

test("Five Dyes says rest and ready, as its rules and cards do, in both languages", () => {
  const words = turnWordsOf(houseCards("five-dyes"));
  expect(en.room.turning(words)).toMatchObject({
    tap: "Rest",
    untapAll: "Ready all",
    key: "Rest the card, or ready it",
  });
  const rotated = (turn: string, { log, room }: typeof en) =>
    log.rotated({ name: "Ada", you: false }, ["Moth King"], turn, 0, room.turning(words).tells);
  expect(["tap", "untap"].map((turn) => rotated(turn, en))).toEqual(["Ada rests Moth King.", "Ada readies Moth King."]);
  expect(["tap", "untap"].map((turn) => rotated(turn, et))).toEqual([
    "Ada paneb puhkama: Moth King.",
    "Ada tõstab püsti: Moth King.",
  ]);
});

test("a game without words of its own taps; so does one that names half of them", () => {
  expect(turnWordsOf(houseCards("poker"))).toBeNull();
  expect(turnWordsOf({ options: new Map([["tap", "rest"]]) })).toBeNull();
  expect(en.room.turning(null)).toMatchObject({ tap: "Tap", untap: "Untap", is: "tapped" });
});
