import { describe, expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { showDisplay } from "./display";
import { narrow, orderCards } from "./narrow";
import { compileFilter } from "./select-cards";
import { vocabularyOf } from "./vocabulary";

const game = fiveDyes();

describe("a narrowed shelf", () => {
  test.each([
    { filter: "", keys: ["age", "set"], titles: 1 },
    { filter: "might>3 and type=Beast", keys: ["rarity", "-might"], titles: 2 },
    { filter: "own:2 or moth", keys: ["name"], titles: 0 },
    { filter: "might>99", keys: ["set"], titles: 1 },
  ])("$filter by $keys is what the display shows", ({ filter, ...order }) => {
    const own = (card: number) => ({ have: card % 4 });
    const passes = compileFilter(filter, vocabularyOf(game), own);
    if (!passes.ok) throw new Error(passes.error.code);
    expect(narrow(orderCards(game, order), game, passes.value)).toEqual(
      (showDisplay({ ...order, filter }, game, own) as { value: unknown }).value,
    );
  });

  test("by age and set begins each set with its name; a foil stands after its plain card", () => {
    const shelf = orderCards(game, { keys: ["age", "set"], titles: 1 });
    const foil = game.foils.get(12)!.number;
    expect(shelf.slice(shelf.indexOf(12), shelf.indexOf(12) + 2)).toEqual([12, foil]);
    const titles = orderCards(game, { keys: ["age", "set"], titles: 1 }).filter((item) => typeof item === "string");
    expect(titles).toEqual(["The Woven City", "Salt and Tide", "The Ember Fair"]);
  });
});
