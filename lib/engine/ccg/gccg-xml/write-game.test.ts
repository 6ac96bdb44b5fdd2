import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoGame } from "../../../build/testing/ccg-vectors";
import { assembleCards, type CardDatabase, type CardDraft } from "../cards/model";
import { HOUSE_GAMES, houseCards } from "../sets";
import { harbour } from "../testing/harbour";
import { readGame } from "./read-game";
import { writeGame } from "./write-game";

const demo = demoGame(process.env.VECTORS_DIR ?? "../shared/vectors");

function readAgain(database: CardDatabase): CardDatabase {
  const files = writeGame(database);
  if (!files.ok) throw new Error(JSON.stringify(files.error[0]));
  const { game, sets } = files.value;
  const read = readGame(game, "game.xml", (_, source) => sets.get(source) ?? null);
  if (!read.ok) throw new Error(JSON.stringify(read.error[0]));
  return read.value;
}

/** What XML can carry: no control characters, no halves of a pair. */
const text = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .filter((one) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(one.replace(/[\n\r\t]/g, "")));
const name = text.map((one) => one.trim());
const texts = fc.array(fc.tuple(text, text), { maxLength: 3 }).map((entries) => new Map(entries));
const card: fc.Arbitrary<CardDraft> = fc.record({
  ...{ name, text, graphics: text, back: fc.nat(9_999_999), front: fc.nat(5), hidden: fc.boolean() },
  attributes: texts,
});
const database = fc
  .record({
    head: fc.record({
      ...{ game: text, directory: text, options: texts, symbols: texts },
      ...{ phases: fc.array(text), play: fc.array(text), locationHint: fc.array(text) },
    }),
    sets: fc.array(
      fc.record({
        ...{ abbreviation: text, name: text, directory: text, age: fc.option(fc.nat(99)) },
        cards: fc.array(card, { maxLength: 4 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ head, sets }) => assembleCards(head, sets));

describe("writing a game as XML and reading it again", () => {
  it.each(HOUSE_GAMES)("%s is the same", (name) => expect(readAgain(houseCards(name))).toEqual(houseCards(name)));
  it.skipIf(!demo)("the demo game is the same", () => {
    if (demo) expect(readAgain(demo)).toEqual(demo);
  });
  it("the harbour, with ages and hidden cards, is the same", () => {
    if (!harbour.ok) throw new Error("no harbour");
    expect(readAgain(harbour.value)).toEqual(harbour.value);
  });

  it("any game is the same, whatever is in its texts", () => {
    fc.assert(fc.property(database, (one) => void expect(readAgain(one)).toEqual(one)));
  });

  it("maps keep their order", () => {
    fc.assert(
      fc.property(database, (one) => {
        const again = readAgain(one);
        expect([...again.options]).toEqual([...one.options]);
        expect(again.cards.map(({ attributes }) => [...attributes])).toEqual(
          one.cards.map(({ attributes }) => [...attributes]),
        );
      }),
    );
  });

  it("files lie in one folder, whatever the sets are called", () => {
    const sets = ["../x", "..", "A/B", "", "É"].map((abbreviation) => ({
      ...{ abbreviation, name: "", directory: "", age: null, cards: [] },
    }));
    const { cards: _, sets: __, ...head } = houseCards("poker");
    const files = writeGame(assembleCards(head, sets));
    expect(files.ok && [...files.value.sets.keys()]).toEqual([
      "0--x.xml",
      "1--.xml",
      "2-a-b.xml",
      "3-base.xml",
      "4--.xml",
    ]);
  });

  it.each<[string, Partial<CardDraft>, string]>([
    ["a control character", { text: "a\u0007" }, "cards.1"],
    ["half of a pair", { name: "\ud800" }, "cards.1"],
    ["an attribute that XML cannot hold", { attributes: new Map([["k", "\u0000"]]) }, "cards.1"],
    ["blanks around a name", { name: " x" }, "cards.1.name"],
    ["a back that is no number of a card", { back: -1 }, "cards.1"],
  ])("%s is refused with its place", (_, wrong, path) => {
    const right: CardDraft = {
      name: "x",
      text: "",
      graphics: "",
      back: 0,
      front: 0,
      hidden: false,
      attributes: new Map(),
    };
    const { cards: __, sets: ___, ...head } = houseCards("poker");
    const set = { abbreviation: "S", name: "", directory: "", age: null, cards: [right, { ...right, ...wrong }] };
    expect(writeGame(assembleCards(head, [set]))).toMatchObject({
      ok: false,
      error: [{ code: "xml/unwritable", path }],
    });
  });

  it("cards outside of their sets are refused", () => {
    const game = houseCards("poker");
    const paths = (wrong: CardDatabase) => {
      const files = writeGame(wrong);
      return files.ok ? [] : files.error.map(({ path }) => path);
    };
    expect(paths({ ...game, sets: game.sets.slice(0, 1) })).toContain("sets");
    expect(paths({ ...game, sets: game.sets.toReversed() })).toContain("sets.0");
    expect(paths({ ...game, cards: game.cards.toReversed() })).toContain("cards.0.number");
  });
});
