import { expect, test } from "vitest";
import { HOUSE_GAMES, houseGame } from "../sets";
import { findUnseen } from "./unseen";

const inName = (name: string) => findUnseen(new Map([["one", { cards: [{ name: "Ant" }, { name }] }]]));

test.each([
  ["a\0nt", "U+0000"],
  ["ant\u0007", "U+0007"],
  ["\u202etna", "U+202E"],
  ["a\u200bnt", "U+200B"],
  ["an\ud83dt", "U+D83D"],
])("%j is told with its place", (name, code) => {
  expect(inName(name)).toEqual([
    {
      ...{ code: "authored/unseen", file: "one", path: "cards.1.name" },
      message: `holds a character that nobody sees (${code})`,
    },
  ]);
});

test.each(["Ant", "Õunapuu, 蟻", "👩‍👩‍👧", "first line\nsecond line"])("%j is as it should be", (name) =>
  expect(inName(name)).toEqual([]),
);

test("a key is a text too", () => {
  expect(findUnseen(new Map([["one", { attributes: { "a\u202eb": "x" } }]]))).toMatchObject([{ path: "attributes" }]);
});

test.each(HOUSE_GAMES)("the house's files of %s hold none", (name) => {
  const { game, sets, products } = houseGame(name);
  expect(findUnseen(new Map(Object.entries({ game, ...sets, products })))).toEqual([]);
});
