import { expect, test } from "vitest";
import { collection as en } from "./collection/en";
import { collection as et } from "./collection/et";
import { rangesOf } from "./ranges";

test("neighbours are one part, and of many parts the first are told", () => {
  expect(rangesOf([])).toEqual({ parts: [], left: 0 });
  expect(rangesOf([2])).toEqual({ parts: ["2"], left: 0 });
  expect(rangesOf([2, 4, 5, 6, 8])).toEqual({ parts: ["2", "4–6", "8"], left: 0 });
  expect(rangesOf([1, 3, 5, 6, 9], 2)).toEqual({ parts: ["1", "3"], left: 3 });
});

test("what became of a file is told in a few words, however many lines it has", () => {
  const many = Array.from({ length: 500 }, (_, i) => 2 + 2 * i);
  expect(en.csv.read(1, [3])).toBe(
    "Notes of 1 card are kept. Not read, as it names no one card or notes too much: line 3.",
  );
  expect(en.csv.read(0, [2, 3, 4, 9])).toBe(
    "Nothing was kept. Not read, as they name no one card or note too much: lines 2–4 and 9.",
  );
  expect(en.csv.read(4, [])).toBe("Notes of 4 cards are kept.");
  for (const t of [en, et]) expect(t.csv.read(0, many).length).toBeLessThan(300);
});
