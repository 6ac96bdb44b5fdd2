import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileProducts, findProduct } from "../factory/product";
import { contentsOf, hashOfContents } from "../factory/prove-pack";
import { HOUSE_GAMES, houseGame } from "../sets";
import { readAuthoredGame } from "./read-authored";
import type { Published } from "./schema";

type Card = { id: number; name: string; type: string; view?: number; formerly?: string; rarity?: string };

const GAME = {
  ...{ format: 1, game: "G", directory: "g", options: {}, play: ["type"], phases: [], symbols: {} },
  sets: ["base", "one", "foils"],
};
const BASE = { format: 1, set: "", name: "G", cards: [{ id: 0, name: "A Card", type: "Back", hidden: true }] };
const CARDS: readonly Card[] = ["Ant", "Bee", "Cat", "Dog", "Elk"].map((name, i) => {
  return { id: i + 1, name, type: "Beast", rarity: "C" };
});
const FOILS = [
  { id: 6, name: "Bee" },
  { id: 7, name: "Elk" },
];
const setOf = (cards: readonly Card[], set = "ONE") => ({ format: 1, set, name: "One", cards });
const read = (
  cards: readonly Card[],
  published: readonly Published[] = [],
  foils: readonly { id: number; name: string }[] = FOILS,
) =>
  readAuthoredGame(
    GAME,
    (file) =>
      file === "base"
        ? BASE
        : file === "one"
          ? setOf(cards)
          : {
              format: 1,
              set: "ONEF",
              name: "Foils",
              variantsOf: "ONE",
              attribute: "foil",
              rarity: "V",
              variants: foils,
            },
    published,
  );
const good = (...given: Parameters<typeof read>) => {
  const found = read(...given);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};
const messages = (...given: Parameters<typeof read>): string[] => {
  const found = read(...given);
  return found.ok ? [] : found.error.map(({ code, path, message }) => `${code} ${path}: ${message}`);
};
const FIRST = good(CARDS).published;

describe("a card's identity", () => {
  it("stays when cards are inserted, put into another order and taken out", () => {
    const [ant, bee, cat, dog, elk] = CARDS as [Card, Card, Card, Card, Card];
    const { database, published } = good(
      [elk, { id: 8, name: "Fox", type: "Beast", rarity: "C" }, bee, ant, dog],
      FIRST,
    );
    const said = (number: number) => {
      const card = database.byNumber.get(number);
      return card && [card.name, card.set, card.place, card.retired, card.foilOf];
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(said)).toEqual([
      ["Ant", "ONE", 1, false, null],
      ["Bee", "ONE", 2, false, null],
      ["Cat", "ONE", 3, true, null],
      ["Dog", "ONE", 4, false, null],
      ["Elk", "ONE", 5, false, null],
      ["Bee", "ONE", 2, false, 2],
      ["Elk", "ONE", 5, false, 5],
      ["Fox", "ONE", 6, false, null],
    ]);
    expect(published.map(({ card: { id, name } }) => [id, name])).toContainEqual([3, "Cat"]);
    // Printed once more, it is the card that it was.
    expect(good([...CARDS, { id: 8, name: "Fox", type: "Beast" }], published).database.byNumber.get(3)).toMatchObject({
      name: cat.name,
      retired: false,
    });
  });

  it("does not hang on the order of files and lines: the sheets of a product are the same", () => {
    const hash = (cards: readonly Card[], published: readonly Published[] = []) => {
      const { database } = good(cards, published);
      const products = compileProducts({ ONE: { booster: [[2, "C"]] } }, database);
      const product = products.ok && findProduct(products.value, "ONE", "booster");
      return product && hashOfContents(contentsOf("g", product));
    };
    fc.assert(
      fc.property(fc.shuffledSubarray([...CARDS], { minLength: CARDS.length }), (cards) => {
        expect(hash(cards, FIRST)).toBe(hash(CARDS));
      }),
    );
    // What is no longer printed is in no pack.
    expect(hash(CARDS.slice(1), FIRST)).not.toBe(hash(CARDS));
  });

  it.each<[string, readonly Card[], string]>([
    [
      "two cards of one id",
      [...CARDS, { id: 2, name: "Fox", type: "Beast" }],
      'authored/doubled_id cards.5.id: 2 is "Bee" of ONE already; 8 is free',
    ],
    [
      "an id that names another card now",
      CARDS.map((card) => (card.id === 3 ? { ...card, name: "Fox" } : card)),
      'authored/moved_id cards.2.id: 3 is "Cat" of ONE for good; 8 is free; if it is the same card under another name, say so with "formerly": "Cat"',
    ],
    [
      "the id of a foil",
      CARDS.map((card) => (card.id === 3 ? { ...card, id: 7 } : card)),
      'authored/moved_id cards.2.id: 7 is the foil of "Elk" of ONE for good; 8 is free',
    ],
    [
      "a new card with a lower id than its set has had",
      [...CARDS.filter(({ id }) => id !== 5), { id: 5, name: "Fox", type: "Beast" }],
      'authored/moved_id cards.4.id: 5 is "Elk" of ONE for good; 8 is free; if it is the same card under another name, say so with "formerly": "Elk"',
    ],
  ])("refuses %s", (_, cards, message) => {
    expect(messages(cards, FIRST, cards.some(({ name }) => name === "Elk") ? FOILS : FOILS.slice(0, 1))).toContain(
      message,
    );
  });

  it("refuses a new card below those of its set, also where nobody has the id", () => {
    const published = good([...CARDS, { id: 20, name: "Yak", type: "Beast" }]).published;
    const cards = [...CARDS, { id: 20, name: "Yak", type: "Beast" }, { id: 12, name: "Fox", type: "Beast" }];
    expect(messages(cards, published)).toEqual([
      "authored/low_id cards.6.id: a new card of this set takes an id above 20; 21 is free",
    ]);
  });

  it("may change its name if it says so, and its type, but not places with its namesake", () => {
    const renamed = CARDS.map((card) =>
      card.id === 3 ? { ...card, name: "Lynx", formerly: "Cat", type: "Folk" } : card,
    );
    expect(good(renamed, FIRST).database.byNumber.get(3)).toMatchObject({ name: "Lynx", retired: false });
    const twins = (a: number, b: number): Card[] => [
      { id: 1, name: "Vat", type: "Vat", view: a },
      { id: 2, name: "Vat", type: "Vat", view: b },
    ];
    const before = good(twins(1, 2), [], []).published;
    expect(messages(twins(2, 1), before, [])).toEqual([
      'authored/moved_id cards.0.id: 1 is the "Vat" of ONE that now has the id 2',
      'authored/moved_id cards.1.id: 2 is the "Vat" of ONE that now has the id 1',
    ]);
    expect(messages(twins(3, 2), before, [])).toEqual([]);
  });

  it("outlives its set", () => {
    const found = readAuthoredGame({ ...GAME, sets: ["base"] }, () => BASE, FIRST);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    const { byNumber, sets } = found.value.database;
    expect(byNumber.get(4)).toMatchObject({ name: "Dog", set: "ONE", place: 4, retired: true });
    expect(sets.map(({ abbreviation, name }) => [abbreviation, name])).toEqual([
      ["", "G"],
      ["ONE", "One"],
    ]);
    expect(byNumber.get(7)).toMatchObject({ name: "Elk", foilOf: 5, retired: true });
  });

  it("never throws, whatever is read and whatever was published", () => {
    const json = fc.jsonValue();
    fc.assert(
      fc.property(json, json, (cards, foils) => {
        read(cards as never, FIRST, foils as never);
      }),
    );
  });
});

describe("the games of the house", () => {
  it.each(HOUSE_GAMES)("%s reads the same when it was published before", (name) => {
    const { game, sets } = houseGame(name);
    const first = readAuthoredGame(game, (file) => sets[file]);
    if (!first.ok) throw new Error(JSON.stringify(first.error));
    const again = readAuthoredGame(game, (file) => sets[file], first.value.published);
    expect(again).toEqual(first);
  });
});
