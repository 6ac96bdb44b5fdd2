import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexNames } from "../cards/names";
import { fiveDyes, HOUSE_GAMES, houseCards } from "../sets";
import { readAuthored, totalCost } from "./read-authored";

const GAME = {
  ...{ format: 1, game: "G", directory: "g", options: {}, play: ["type"], phases: [], symbols: {} },
  sets: ["base", "one"],
};
const BASE = { format: 1, set: "", name: "G", cards: [{ id: 0, name: "A Card", type: "Back", hidden: true }] };
const read = (one: unknown, game: unknown = GAME) => readAuthored(game, (name) => (name === "base" ? BASE : one));

describe("our own card files", () => {
  it.each([
    ["a set that is none", 7, "one", ""],
    [
      "a wrong cost",
      { format: 1, set: "O", name: "O", cards: [{ id: 1, name: "x", type: "y", cost: "2Q" }] },
      "one",
      "cards.0.cost",
    ],
    [
      "a variant of nothing",
      { format: 1, set: "OF", name: "O", variantsOf: "Q", attribute: "foil", rarity: "V", variants: [] },
      "one",
      "variantsOf",
    ],
    [
      "an other face that is not there",
      { format: 1, set: "O", name: "O", cards: [{ id: 1, name: "x", type: "y", turns: "z" }] },
      "one",
      "cards.0.turns",
    ],
    [
      "a card without an id",
      { format: 1, set: "O", name: "O", cards: [{ name: "x", type: "y" }] },
      "one",
      "cards.0.id",
    ],
    ["a set that is not there", undefined, "one", ""],
    ["two sets of one name", { format: 1, set: "", name: "O", cards: [] }, "one", "set"],
  ])("%s is refused with its place", (_, one, file, path) => {
    const result = read(one);
    expect(result.ok ? [] : result.error).toContainEqual(expect.objectContaining({ file, path }));
  });

  it("gathers the faults of all files and never throws", () => {
    expect(read(null, { ...GAME, play: 3 }).ok).toBe(false);
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        read(given);
        read(BASE, given);
      }),
    );
  });

  it.each([
    ["2WW", 4],
    ["", 0],
    ["12", 12],
    ["WMYVO", 5],
    ["0", 0],
  ])("the cost %s comes to %i", (cost, total) => expect(totalCost(cost)).toBe(total));
});

describe("the games of the house", () => {
  it.each(HOUSE_GAMES)("%s can be read, each card found by its canonical name", (name) => {
    const game = houseCards(name);
    const names = indexNames(game);
    for (const card of game.cards) expect(names.exactly(names.canonical(card)), card.name).toEqual([card.number]);
  });

  it("Five Dyes has what a collectible game needs", () => {
    const { cards, sets, foils } = fiveDyes();
    expect(cards.filter(({ hidden }) => !hidden).every(({ number }) => foils.has(number))).toBe(true);
    const size = (set: string) => cards.filter((card) => card.set === set && !card.hidden).length;
    expect(["WC", "ST", "EF"].map(size)).toEqual([162, 90, 60]);
    const names = indexNames(fiveDyes());
    const canonical = cards.map((card) => names.canonical(card));
    // Reprints, two types of one name, three pictures of one name.
    expect(canonical).toEqual(
      expect.arrayContaining(["Weld Vat (ST)", "Weld Vat (WC) #3", "Quarrel [D]", "Quarrel [F]"]),
    );
    const lamplighter = cards.find((card) => card.name === "Lamplighter at Dusk");
    const other = fiveDyes().byNumber.get(Number(lamplighter?.attributes.get("flipid")));
    expect([other?.name, other?.hidden]).toEqual(["What the Lamp Saw", true]);
    expect(other?.attributes.get("flipid")).toBe(String(lamplighter?.number));
    expect(new Set(cards.map((card) => card.back))).toEqual(new Set([0, 1]));
    expect(sets.map(({ age }) => age)).toEqual([0, 1, 2, 3]);
  });

  it("the number of a card never changes", () => {
    // Permanent since the first release.
    const at = (number: number) => fiveDyes().byNumber.get(number)?.name;
    expect([0, 12, 27, 173, 174, 175, 213, 303, 322, 382].map(at)).toMatchInlineSnapshot(`
      [
        "A Card",
        "Woad Vat",
        "Reading-Room Page",
        "Lamplighter at Dusk",
        "What the Lamp Saw",
        "Keeper of Drowned Names",
        "Woad Vat",
        "Storm Petrel's Augur",
        "Conjurer's Page",
        "Grand Illusion",
      ]
    `);
  });
});
