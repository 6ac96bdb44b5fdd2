import { describe, expect, test } from "vitest";
import { cardsTable as en } from "@/lib/texts/cards-table/en";
import { cardsTable as et } from "@/lib/texts/cards-table/et";

const bob = { name: "Bob", you: false };

/** The verb stands at a phone's foot, where two lines have room; the cards themselves are shown above it. */
describe("what is given to one player", () => {
  test("is named card by card up to two, and counted from three on", () => {
    expect(en.verbs.giveTo(["QS", "AH"], bob)).toBe("Give the queen of spades and the ace of hearts to Bob");
    expect(en.verbs.giveTo(["KS", "QS", "JD"], bob)).toBe("Give three cards to Bob");
    expect(et.verbs.giveTo(["KS", "QS", "JD"], bob)).toBe("Anna mängijale Bob kolm kaarti");
  });
});
