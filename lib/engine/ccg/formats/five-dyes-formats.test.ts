import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { fiveDyes } from "../sets";
import { FIVE_DYES_FORMATS } from "../sets/five-dyes/formats.data";
import { houseDecks } from "../sets/house-decks";
import { DeckChecker, type DeckParts } from "./check-deck";
import { readRules } from "./read-rules";

const dyes = fiveDyes();

describe("the formats of Five Dyes", () => {
  const read = readRules(FIVE_DYES_FORMATS, dyes);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const checker = new DeckChecker(dyes, read.value.formats);
  const named = (name: string) => dyes.cards.find((card) => card.name === name)!.number;
  const fill = (count: number, from = "WC") =>
    dyes.cards
      .filter(
        ({ set, hidden, attributes }) =>
          set === from &&
          !hidden &&
          attributes.get("type") !== "Vat" &&
          !attributes.has("unique") &&
          !["The First Thread", "The Wandering Market"].includes(dyes.cards[0]!.name),
      )
      .map(({ number }) => number)
      .filter((number) => !["The First Thread", "The Wandering Market"].includes(dyes.byNumber.get(number)!.name))
      .slice(0, count);
  const legal = (deck: DeckParts) =>
    checker
      .check(deck)
      .filter((one) => one.legal)
      .map(({ name }) => name);

  it.each(houseDecks("five-dyes"))("$name, which the house lends, is legal in Standard", ({ cards }) => {
    expect(cards).toHaveLength(40);
    expect(legal({ deck: [...cards] })).toContain("Standard");
  });

  it("a deck without cards is legal nowhere", () => {
    for (const deck of [{}, { deck: [] }, { sideboard: [] }] as DeckParts[]) expect(legal(deck)).toEqual([]);
  });

  it("a deck is legal where it should be", () => {
    const vats = Array.from({ length: 24 }, () => named("Woad Vat"));
    expect(legal({ deck: [...vats, ...fill(36)] })).toEqual(["Standard", "Singleton", "Sealed"]);
    expect(legal({ deck: [...vats, ...fill(36, "EF")] })).toEqual(["Standard", "Singleton", "Sealed", "Ember Block"]);
    expect(legal({ deck: [...vats, ...fill(10)] })).toEqual(["Sealed"]);
  });

  it("bans, limits and sums are told", () => {
    const vats = Array.from({ length: 40 }, () => named("Weld Vat"));
    const say = (more: number[]) => checker.check({ deck: [...vats, ...more] })[0]?.violations;
    expect(say([named("The First Thread")])).toEqual(["The First Thread is limited to 0."]);
    expect(say([named("Weld Sun"), named("Weld Sun")])).toEqual(["Weld Sun is limited to 1."]);
    expect(say(Array.from({ length: 5 }, () => named("Spark")))).toEqual([
      "Cards are generally limited to 4 (Spark x 5).",
    ]);
    const costly = dyes.cards
      .filter(
        ({ set, hidden, attributes }) =>
          !hidden && ["WC", "ST", "EF"].includes(set) && Number(attributes.get("total")) >= 5,
      )
      .slice(0, 60);
    expect(checker.check({ deck: costly.map(({ number }) => number) })[1]?.violations[0]).toContain(
      "The cards cost 240 dye at most",
    );
  });

  it("copies added to a legal deck never make a smaller limit lawful (monotone)", () => {
    const random = new SeededRandom(4);
    const pool = fill(60);
    for (let round = 0; round < 200; round++) {
      const deck = Array.from({ length: 50 }, () => pool[random.below(pool.length)]!);
      const more = [...deck, deck[random.below(deck.length)]!];
      // More copies of what is there already never cure a violation of a limit.
      const limits = (one: number[]) =>
        checker.check({ deck: one })[0]!.violations.filter((text) => text.includes("limited")).length;
      expect(limits(more)).toBeGreaterThanOrEqual(limits(deck));
    }
  });
});
