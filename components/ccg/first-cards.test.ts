import { describe, expect, test } from "vitest";
import { databaseOf } from "@/lib/engine/ccg/cards/plain";
import { showDisplay } from "@/lib/engine/ccg/filter/display";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { ccg } from "@/lib/texts/ccg/en";
import { cardIndexOf } from "./card-index";
import { faceOf } from "./face-of";
import { firstCards } from "./first-cards";
import { ownRowsOf } from "./own-rows";
import { readView, SHOWS, shownFilter } from "./view-state";

const cards = fiveDyes();
/** Of number 27 three, of the foil 404 one. */
const held = [27, 404].map((number) => ({
  number,
  have: number === 27 ? 3 : 1,
  bound: 0,
  offered: 0,
  decks: 0,
  fresh: 0,
}));
const index = cardIndexOf({ cards, held, values: { "": 5 } });
const at = (query: string) => firstCards(index, readView(new URLSearchParams(query)));
const numbers = (shelf: readonly (number | string)[]) => shelf.filter((item) => typeof item === "number");

describe("the first cards of a view", () => {
  test.each([
    ["", { filter: "", keys: ["age", "set"], titles: 1 }],
    ["filter=t:beast&sort=0 -might name", { filter: "t:beast", keys: ["-might", "name"], titles: 0 }],
    ["filter=is:foil&sort=1 rarity&view=list", { filter: "is:foil", keys: ["rarity"], titles: 1 }],
  ])("“%s”: those that stand first where all are there", (query, display) => {
    const [first, all] = [at(query), showDisplay(display, cards, ownRowsOf(index))];
    if (!first || !all.ok) throw new Error("it cannot be read");
    expect(first.shelf).toEqual(all.value.slice(0, first.shelf.length));
    expect(numbers(first.shelf)).toHaveLength(12);
    expect(first.count.printings).toBe(
      new Set(
        numbers(all.value).map((one) => cards.byNumber.get(one)?.name && (cards.byNumber.get(one)?.foilOf ?? one)),
      ).size,
    );
  });

  test("they are drawn as they are where all are there", () => {
    const first = at("show=owned");
    if (!first) throw new Error("there are none");
    expect(numbers(first.shelf).toSorted()).toEqual([27, 404]);
    const some = databaseOf(first.cards);
    expect(some.cards.map(({ number }) => number).toSorted()).toEqual([14, 27]);
    for (const number of numbers(first.shelf)) {
      const [card, whole] = [some.byNumber.get(number)!, cards.byNumber.get(number)!];
      expect(faceOf(card, some, "five-dyes", ccg)).toEqual(faceOf(whole, cards, "five-dyes", ccg));
    }
    const part = cardIndexOf({ cards: some, held, values: { "": 5 }, first });
    expect(part.attributes).toEqual(index.attributes);
    expect(part.heldOf(27)).toEqual(held[0]);
  });

  test("what is shown besides the filter is the same as a condition of it, as a display keeps it", () => {
    for (const show of SHOWS) {
      const [chosen, written] = [`show=${show}`, `filter=${shownFilter({ filter: "", show })}`].map(at);
      expect(written?.count.printings, show).toBe(chosen?.count.printings);
    }
  });

  test("there are none where nothing is shown, nothing can be read, or pages are counted", () => {
    for (const query of ["filter=zzzz", "filter=might>", "sort=zzzz", "show=new", "view=binder"])
      expect(at(query), query).toBeNull();
  });
});
