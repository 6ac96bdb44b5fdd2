import { expect, test } from "vitest";
import { readTemplateText } from "@/lib/contracts/template";
import hearts from "@/lib/engine/cards/templates/hearts.json";
import { choicesOf } from "@/lib/engine/cards/variants";
import { fileBy, shownVariants } from "./way";

const read = (json: unknown) => {
  const result = readTemplateText(JSON.stringify(json));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.file;
};
const game = read(hearts);

test("a game is tried in the way that its author chooses; what it does not have changes nothing", () => {
  expect(choicesOf(fileBy(game, new Map([["Passing", "None"]])))).toEqual([0, 2]);
  expect(fileBy(game, new Map())).toBe(game);
  expect(
    fileBy(
      game,
      new Map([
        ["Passing", "Twice"],
        ["Deck", "Small"],
        ["__proto__", "None"],
      ]),
    ),
  ).toBe(game);
  const chosen = read({ ...hearts, choices: [1, 2] });
  expect(choicesOf(fileBy(chosen, new Map([["Passing", hearts.variants[1]!.choices[0]!.name]])))).toEqual([1, 0]);
});

test("a choice stays what it was where another is written before it", () => {
  const [goal, passing] = hearts.variants;
  const moved = read({ ...hearts, variants: [passing, goal] });
  expect(choicesOf(fileBy(moved, new Map([["Passing", "None"]])))).toEqual([2, 0]);
});

test("what a table may choose is told in the reader’s language, with what is played", () => {
  const shown = shownVariants(fileBy(game, new Map([["Passing", "None"]])), "et");
  expect(shown.map(({ chosen }) => chosen)).toEqual([0, 2]);
  expect(shown[1]?.name).toBe(game.i18n.et?.Passing);
});
