import { describe, expect, test } from "vitest";
import { databaseOf, plainCards } from "@/lib/engine/ccg/cards/plain";
import { vocabularyOf } from "@/lib/engine/ccg/filter/vocabulary";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { csvOf, readCardCsv } from "./card-csv";
import type { CardIndex } from "./use-shelf";

const cards = databaseOf(plainCards(fiveDyes()));
const note = { number: 29, note: '=1+1, "quoted"', tags: ["deck-1", "wish"], want: 4 };
const index: CardIndex = {
  ...{ cards, attributes: [], limit: 4, vocabulary: vocabularyOf(cards), tags: [] },
  heldOf: (number) => ({ number, have: number === 29 ? 3 : 0, bound: 0, offered: 0, decks: 0, fresh: 0 }),
  worthOf: () => 5,
  marketOf: (number) =>
    number === 29 ? { number, ask: 120, bid: null, last: 95, mine: null, sellers: 1, seller: "" } : undefined,
  noteOf: (number) => (number === 29 ? note : undefined),
};

const fresh = { cards, noteOf: () => undefined };

describe("CSV of cards", () => {
  test("says what one has, and comes back with the same notes", () => {
    const csv = csvOf([29, 419], index);
    const [head, first, second] = csv.split("\r\n");
    expect(head).toBe("\uFEFFnumber,name,set,cn,finish,rarity,have,want,value,price,last,tags,note");
    expect(first).toBe(`29,Blue-Step Heron,WC,18,plain,C,3,4,0.05,1.2,0.95,deck-1 wish,"'=1+1, ""quoted"""`);
    expect(second).toBe("419,Blue-Step Heron,WC,18,foil,C,0,0,0.05,,,,");
    expect(readCardCsv(csv, fresh)).toEqual({ notes: [note], unknown: [] });
  });

  test("rows are known by number or name; what names no one card is told by its line", () => {
    const csv = "Name,Set,Tags,Note\nblue-step heron,,Wish; old ,\nWoad Vat,WC,x,\nNobody,,y,\nSpark,wc,,hot\n";
    expect(readCardCsv(csv, fresh)).toEqual({
      notes: [
        { number: 29, note: "", tags: ["wish", "old"] },
        { number: 57, note: "hot", tags: [] },
      ],
      unknown: [3, 4],
    });
  });

  test("a line is told by its number in the file, below empty lines and texts that go over several", () => {
    const csv = 'name,set,note\nSpark,WC,"over\ntwo lines"\n\n , ,\nNobody,,x\nSpark,WC,hot,one too many\nNo one,,x\n';
    expect(readCardCsv(csv, fresh)?.unknown).toEqual([6, 8]);
  });

  test("how many one wishes for comes from a file, and says whether one does", () => {
    const csv = "name,set,want,tags\nBlue-Step Heron,WC,3,\nSpark,WC,0,wish hot\nWoad Vat,ST,many,x\n";
    expect(readCardCsv(csv, fresh)).toEqual({
      notes: [
        { number: 29, note: "", tags: ["wish"], want: 3 },
        { number: 57, note: "", tags: ["hot"] },
      ],
      unknown: [4],
    });
  });

  test("what the file has no column for stays as it was", () => {
    const kept = (csv: string) => readCardCsv(csv, index)?.notes;
    expect(kept("number,want\n29,2\n")).toEqual([{ ...note, want: 2 }]);
    expect(kept("number,want\n29,0\n")).toEqual([{ number: 29, note: note.note, tags: ["deck-1"] }]);
    expect(kept("number,note\n29,new\n")).toEqual([{ number: 29, note: "new", tags: note.tags }]);
  });

  test("what is no such file is told; no text breaks it", () => {
    expect(readCardCsv("", fresh)).toBeNull();
    expect(readCardCsv("have,price\n1,2", fresh)).toBeNull();
    expect(readCardCsv(`number,note\n29,${"x".repeat(501)}`, fresh)).toEqual({ notes: [], unknown: [2] });
    for (const text of ['number,tags\n"29', "\u0000", "number,tags\n29,a,b,c", "__proto__,tags,name\n1,2,3"])
      expect(() => readCardCsv(text, fresh)).not.toThrow();
  });
});
