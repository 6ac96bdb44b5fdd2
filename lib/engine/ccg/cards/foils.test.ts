import { expect, test } from "vitest";
import { readAuthored, readAuthoredGame } from "../authored/read-authored";
import { compileProducts } from "../factory/product";
import { upgradeFilter } from "../filter/upgrade-filter";
import { houseGame } from "../sets";
import { indexNames } from "./names";
import { databaseOf, plainCards } from "./plain";

const GAME = {
  ...{ format: 1, game: "G", directory: "g", options: {}, play: [], phases: [], symbols: {} },
  sets: ["base", "one", "foils"],
};
const BASE = { format: 1, set: "", name: "G", cards: [{ id: 0, name: "A Card", type: "Back", hidden: true }] };
const SHEET = {
  ...{ format: 1, set: "ONEF", name: "One Foils", variantsOf: "ONE", attribute: "foil", rarity: "V" },
  variants: [{ id: 5, name: "Bee" }],
};
const one = (bee: object, ant: object = {}) => ({
  ...{ format: 1, set: "ONE", name: "One" },
  cards: [
    { id: 1, name: "Ant", type: "Beast", rarity: "C", ...ant },
    { id: 2, name: "Bee", type: "Beast", rarity: "R", text: "Stings.", ...bee },
  ],
});
const gameOf = (set: object, foils: object | null = SHEET) => {
  const sets = foils ? GAME.sets : ["base", "one"];
  const files: Record<string, unknown> = { base: BASE, one: set, foils };
  return { game: { ...GAME, sets }, readSet: (file: string) => files[file] };
};
const read = (...given: Parameters<typeof gameOf>) => {
  const { game, readSet } = gameOf(...given);
  const found = readAuthored(game, readSet);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};

test("a foil is its card in another finish: all but the number is the same", () => {
  const { cards, foils, byNumber, sets } = read(one({ foil: 5 }), null);
  expect(cards.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(sets.map(({ abbreviation }) => abbreviation)).toEqual(["", "ONE"]);
  const plain = byNumber.get(2)!;
  expect(byNumber.get(5)).toEqual({
    ...plain,
    ...{ number: 5, foilOf: 2, attributes: new Map([...plain.attributes, ["foil", "yes"]]) },
  });
  expect(foils.get(2)).toBe(byNumber.get(5));
});

test("files that have foils as a set of their own mean the same", () => {
  const { foilSheets: _, ...now } = read(one({ foil: 5 }), null);
  for (const before of [read(one({})), read(one({ foil: 5 }))]) {
    const { foilSheets, ...same } = before;
    expect(same).toEqual(now);
    expect([...foilSheets]).toEqual([["ONEF", [5]]]);
  }
  const { game, readSet } = gameOf(one({ foil: 6 }));
  expect(readAuthored(game, readSet)).toMatchObject({
    error: [
      { code: "authored/doubled_id", path: "variants.0", message: 'the foil of "Bee" of ONE has the id 6 already' },
    ],
  });
});

test("what was published as a card of a set of foils is the foil now, and nothing else may take its number", () => {
  // As it was kept when foils were cards.
  const published = [
    { card: { id: 1, name: "Ant", type: "Beast", rarity: "C" }, set: "ONE", setName: "One" },
    { card: { id: 2, name: "Bee", type: "Beast", rarity: "R", text: "Stings." }, set: "ONE", setName: "One" },
    {
      card: { id: 5, name: "Bee", type: "Beast", rarity: "V", text: "Stings.", attributes: { foil: "yes" } },
      ...{ set: "ONEF", setName: "One Foils" },
    },
  ];
  const again = (...given: Parameters<typeof gameOf>) => {
    const { game, readSet } = gameOf(...given);
    return readAuthoredGame(game, readSet, published);
  };
  const found = again(one({ foil: 5 }), null);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const { database } = found.value;
  expect(database.byNumber.get(5)).toMatchObject({ name: "Bee", set: "ONE", foilOf: 2, retired: false });
  expect(database.sets.map(({ abbreviation }) => abbreviation)).toEqual(["", "ONE"]);
  expect(indexNames(database).exactly("Bee (ONEF)")).toEqual([5]);
  const products = compileProducts({ ONE: { x: [[1, "ONEF/V"]], y: [[1, "C+R", "foil"]] } }, database);
  expect(products.ok && products.value.map(({ slots }) => [...(slots[0]?.[0]?.draw.sheet ?? [])])).toEqual([[5], [5]]);
  const message = (...given: Parameters<typeof gameOf>) => {
    const found = again(...given);
    return found.ok ? null : found.error.map(({ path, message }) => `${path}: ${message}`);
  };
  expect(message(one({}, { foil: 5 }), null)).toEqual(['cards.0.foil: 5 is "Bee" of ONEF for good; 6 is free']);
  expect(message(one({ foil: 1 }), null)).toEqual(['cards.1.foil: 1 is "Ant" of ONE already; 6 is free']);
  // A file that forgets a foil does not take it from anybody.
  const kept = readAuthoredGame(gameOf(one({}), null).game, gameOf(one({}), null).readSet, found.value.published);
  expect(kept.ok && kept.value.database.byNumber.get(5)).toMatchObject({ foilOf: 2 });
  const moved = readAuthoredGame(
    gameOf(one({ foil: 7 }), null).game,
    gameOf(one({ foil: 7 }), null).readSet,
    found.value.published,
  );
  expect(moved).toMatchObject({ error: [{ message: 'the foil of "Bee" of ONE is 5 for good' }] });
});

test("browsers get foils as numbers, and have the same cards", () => {
  const cards = read(one({ foil: 5 }), null);
  const sent = JSON.parse(JSON.stringify(plainCards(cards)));
  expect(sent.cards).toHaveLength(3);
  expect(databaseOf(sent)).toEqual(cards);
});

test.each([
  ["set=ONEF", 'set:one and foil = "yes"'],
  ["set:onef or bee", 'set:one and foil = "yes" or bee'],
  ["not rarity:v and might > 2", 'not foil = "yes" and might > 2'],
  ["rarity!=V", 'not foil = "yes"'],
  ["set=ONE  and rarity:r", "set=ONE  and rarity:r"],
  ["(", "("],
])("the saved filter %s shows what it did: %s", (before, now) => {
  const set = one({ foil: 5, might: 3 });
  expect(upgradeFilter(before, read(set))).toBe(now);
});

test("no house file is from before", () => {
  for (const name of ["five-dyes", "poker"] as const)
    expect(Object.values(houseGame(name).sets).filter((set) => JSON.stringify(set).includes("variantsOf"))).toEqual([]);
});
