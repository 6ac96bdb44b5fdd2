import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assembleCards, type CardDatabase, type CardDraft } from "../cards/model";
import { HOUSE_GAMES, houseCards } from "../sets";
import { demoGame } from "../testing/demo";
import { readGame } from "./read-game";
import { writeGame } from "./write-game";

const demo = demoGame(process.env.VECTORS_DIR ?? "../shared/vectors");

function readAgain(database: CardDatabase): CardDatabase {
  const files = writeGame(database);
  const read = readGame(files.game, "game.xml", (_, source) => files.sets.get(source) ?? null);
  if (!read.ok) throw new Error(JSON.stringify(read.error[0]));
  return read.value;
}

describe("writing a game as XML and reading it again", () => {
  it.each(HOUSE_GAMES)("%s is the same", (name) => expect(readAgain(houseCards(name))).toEqual(houseCards(name)));
  it.skipIf(!demo)("the demo game is the same", () => {
    if (demo) expect(readAgain(demo)).toEqual(demo);
  });

  it("any cards are the same, whatever is in their texts", () => {
    // What XML can carry: no control characters, no halves of a pair.
    const text = fc
      .string({ unit: "grapheme", maxLength: 20 })
      .filter((one) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(one.replace(/[\n\t]/g, "")));
    const name = text.map((one) => one.trim()).filter((one) => one !== "");
    const card: fc.Arbitrary<CardDraft> = fc.record({
      ...{ name, text, graphics: text, back: fc.nat(5), front: fc.nat(5), hidden: fc.boolean() },
      attributes: fc.array(fc.tuple(name, text), { maxLength: 4 }).map((entries) => new Map(entries)),
    });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 5 }), fc.array(card, { maxLength: 5 }), name, (base, set, game) => {
        const head = {
          game,
          directory: "d",
          options: new Map([["a", "b"]]),
          symbols: new Map([["t", "f.png"]]),
          phases: ["x"],
          play: ["type"],
          locationHint: [],
        };
        const database = assembleCards(head, [
          { abbreviation: "", name: "Base", directory: "b", age: 0, cards: base },
          { abbreviation: "ONE", name: "One", directory: "o", age: 1, cards: set },
        ]);
        expect(readAgain(database)).toEqual(database);
      }),
    );
  });
});
