import { describe, expect, test } from "vitest";
import { databaseOf, plainCards } from "@/lib/engine/ccg/cards/plain";
import { vocabularyOf } from "@/lib/engine/ccg/filter/vocabulary";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { csvOf, readCardCsv } from "./card-csv";
import type { CardIndex } from "./card-index";

const cards = databaseOf(plainCards(fiveDyes()));
const note = { number: 29, note: '=1+1, "quoted"', tags: ["deck-1", "wish"], want: 4 };
const index: CardIndex = {
  ...{ cards, first: null, attributes: [], limit: 4, vocabulary: vocabularyOf(cards), tags: [] },
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
    const csv =
      'name,set,note\nSpark,WC,"over\ntwo lines"\n\n , ,\nNobody,,x\nPaper Heron,EF,hot,one too many\nNo one,,x\n';
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

  test("a note, a tag and a wish that were taken out of a file are taken back", () => {
    const kept = (csv: string) => readCardCsv(csv, index)?.notes;
    expect(kept("number,note,tags\n29,,\n57,,\n")).toEqual([{ number: 29, note: "", tags: [] }]);
    const wish = {
      cards,
      noteOf: (number: number) => (number === 57 ? { number, note: "", tags: ["wish"] } : undefined),
    };
    expect(readCardCsv("number,want\n57,0\n", wish)?.notes).toEqual([{ number: 57, note: "", tags: [] }]);
  });

  test("notes and tags that begin like formulas come back as they were", () => {
    for (const [text, tag] of [
      ["=1+1", "@trade"],
      ["-5\n=2", "-sell"],
      ["'=1", "+1"],
      ["''@x", "=x"],
    ] as const) {
      const own = { number: 29, note: text, tags: [tag, "x"] };
      const csv = csvOf([29], { ...index, noteOf: () => own });
      expect(csv, "a spreadsheet reckons nothing").not.toMatch(/,"?[=+\-@]/);
      expect(readCardCsv(csv, fresh)?.notes).toEqual([own]);
    }
  });

  test("a file of 100,000 lines by name is read in a moment", () => {
    const lines = Array.from({ length: 100_000 }, (_, line) => `Nobody ${line},x`);
    const begun = performance.now();
    expect(readCardCsv(["name,note", "Spark,hot", ...lines].join("\n"), fresh)?.unknown).toHaveLength(100_000);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  test("of a card and its foil the line that was changed holds, wherever it stands", () => {
    const line = (number: number, note: string) => `${number},${note},deck-1 wish,4`;
    const read = (...lines: string[]) => readCardCsv(["number,note,tags,want", ...lines].join("\n"), index);
    const same = `"${note.note.replaceAll('"', '""')}"`;
    const changed = { ...note, note: "new" };
    expect(read(line(29, "new"), line(419, same))).toEqual({ notes: [changed], unknown: [] });
    expect(read(line(29, same), line(419, "new"))).toEqual({ notes: [changed], unknown: [] });
    expect(read(line(29, "new"), line(419, "new"))).toEqual({ notes: [changed], unknown: [] });
    expect(read(line(29, "new"), line(419, "newer"))).toEqual({ notes: [changed], unknown: [3] });
  });

  test("columns between semicolons or tabs, said before or not; sets by their names, printings by their numbers", () => {
    const hot = [{ number: 57, note: "hot; very", tags: ["x"] }];
    for (const csv of [
      'name;set;note;tags\r\nSpark;WC;"hot; very";x\r\n',
      'sep=;\r\nname;set;note;tags\r\nSpark;The Woven City;"hot; very";x\r\n',
      "name\tset\tnote\ttags\r\nspark\tthe woven city\thot; very\tx\r\n",
    ])
      expect(readCardCsv(csv, fresh), csv).toEqual({ notes: hot, unknown: [] });
    // Of two columns and one row alone there is nothing to compare.
    for (const csv of ["name;note\nSpark;hot\n", "name\tnote\r\nSpark\thot\r\n", 'name|note\n"Spark"|hot'])
      expect(readCardCsv(csv, fresh)?.notes, csv).toEqual([{ number: 57, note: "hot", tags: [] }]);
    expect(readCardCsv("sep=;\nname;note\nNobody;x\n", fresh)?.unknown).toEqual([3]);
    expect(readCardCsv("name,set,cn,note\nWoad Vat,WC,2,blue\nConjurer’s Page,,,x\n", fresh)).toEqual({
      notes: [
        { number: 13, note: "blue", tags: [] },
        { number: 322, note: "x", tags: [] },
      ],
      unknown: [],
    });
  });

  test("a number that no card has names none, whatever else stands there", () => {
    expect(readCardCsv("number,name,want\n-5,Spark,1\n99999,Spark,1\n57,Spark,-1\nx,Spark,2\n", fresh)).toEqual({
      notes: [],
      unknown: [2, 3, 4, 5],
    });
  });

  test("what is no such file is told; no text breaks it", () => {
    expect(readCardCsv("", fresh)).toBeNull();
    expect(readCardCsv("have,price\n1,2", fresh)).toBeNull();
    expect(readCardCsv(`number,note\n29,${"x".repeat(501)}`, fresh)).toEqual({ notes: [], unknown: [2] });
    for (const text of ['number,tags\n"29', "\u0000", "number,tags\n29,a,b,c", "__proto__,tags,name\n1,2,3"])
      expect(() => readCardCsv(text, fresh)).not.toThrow();
  });
});
