import { expect, test } from "vitest";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { cardIndexOf } from "./card-index";
import { facetCounts } from "./facet-counts";

const cards = fiveDyes();
/** Of number 14, a basic Vat, one has two and its foil (404); of 27, a common, three. */
const held = [14, 404, 27].map((number) => ({
  number,
  have: number === 27 ? 3 : 1,
  bound: 0,
  offered: 0,
  decks: 0,
  fresh: 0,
}));
const index = cardIndexOf({ cards, held, values: { "": 5 } });
const rarity = { field: "rarity", values: ["l", "c", "u"] };

test("a card and its foil count once, as on the page", () => {
  const basics = cards.cards.filter((card) => card.attributes.get("rarity") === "L" && !card.hidden && card.set !== "");
  expect(facetCounts(rarity, { filter: "", show: "all" }, index).get("l")).toBe(basics.length);
});

test("of what is shown alone: what one owns, what one lacks", () => {
  expect([...facetCounts(rarity, { filter: "", show: "owned" }, index)]).toEqual([
    ["l", 1],
    ["c", 1],
    ["u", 0],
  ]);
  const basics = facetCounts(rarity, { filter: "", show: "all" }, index).get("l") ?? 0;
  expect(facetCounts(rarity, { filter: "", show: "missing" }, index).get("l")).toBe(basics - 1);
});
