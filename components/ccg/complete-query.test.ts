import { describe, expect, test } from "vitest";
import { vocabularyOf } from "@/lib/engine/ccg/filter/vocabulary";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { completeQuery, completeSort, corrected } from "./complete-query";

const vocabulary = vocabularyOf(fiveDyes());
const keys = ["name", "set", "rarity", "might"];
const texts = (text: string, cursor = text.length) =>
  completeQuery(text, cursor, vocabulary, keys).options.map((option) => option.text);

describe("completion of the field", () => {
  test("of a filter, and of a filter within /select", () => {
    expect(texts("mig")).toContain("might");
    const { from, to, options } = completeQuery("/select might>1 and gua", 23, vocabulary, keys);
    expect([from, to, options.map(({ text }) => text)]).toEqual([20, 23, ["guard"]]);
  });

  test("of commands and of the keys of an order", () => {
    expect(texts("/s")).toEqual(["/select ", "/sort "]);
    expect(texts("/sort 1 rarity -m")).toEqual(["might"]);
    expect(texts("/sort ra")).toEqual(["rarity"]);
    expect(texts("/display some")).toEqual([]);
    const kept = (text: string) =>
      completeQuery(text, text.length, vocabulary, keys, ["My moths", "Moth kings"]).options.map(({ text }) => text);
    expect(kept("/view mot")).toEqual(["Moth kings", "My moths"]);
    expect(kept("/display ")).toEqual(["My moths", "Moth kings"]);
    expect(completeSort("1 ra set", 4, keys)).toEqual({
      from: 2,
      to: 4,
      options: [{ text: "rarity", kind: "attribute" }],
    });
  });

  test("a suggestion takes the place of the wrong word", () => {
    expect(corrected("mihgt>2 and moth", { at: 0 }, "might")).toBe("might>2 and moth");
    expect(corrected("1 raritty name", { at: 2 }, "rarity")).toBe("1 rarity name");
    const both = { at: 11, replaces: [5, 13] } as const;
    expect(corrected("moth might -2", both, "might - 2")).toBe("moth might - 2");
  });
});
