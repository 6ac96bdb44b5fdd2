import { describe, expect, test } from "vitest";
import { pageAt, pagesOf, placeAfter, rowAt, rowsOf } from "./card-rows";

const shelf = ["Common", 10, 11, 12, 13, "Rare", 20, 21];
const rows = rowsOf(shelf, 3);

describe("rows of cards", () => {
  test("a title begins a new row; rows know the place of their first card", () => {
    expect(rows).toEqual([
      { is: "title", first: 0, text: "Common" },
      { is: "cards", first: 0, numbers: [10, 11, 12] },
      { is: "cards", first: 3, numbers: [13] },
      { is: "title", first: 4, text: "Rare" },
      { is: "cards", first: 4, numbers: [20, 21] },
    ]);
    expect([0, 2, 3, 5, 6].map((place) => rowAt(rows, place))).toEqual([1, 1, 2, 4, -1]);
  });

  test.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 5, 5],
    ["ArrowLeft", 3, 2],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 2, 3],
    ["ArrowDown", 3, 4],
    ["ArrowDown", 5, 5],
    ["ArrowUp", 5, 3],
    ["ArrowUp", 1, 1],
    ["PageDown", 1, 5],
    ["PageUp", 5, 1],
    ["Home", 2, 0],
    ["End", 4, 5],
  ])("%s leads from place %i to %i", (key, from, to) => {
    expect(placeAfter(rows, from, { key, ctrl: false, leap: 2 })).toBe(to);
  });

  test("Ctrl leads to the first and the last; other keys and empty shelves nowhere", () => {
    const at = (key: string) => placeAfter(rows, 4, { key, ctrl: true, leap: 1 });
    expect([at("Home"), at("End"), at("x")]).toEqual([0, 5, null]);
    expect(placeAfter([], 0, { key: "ArrowDown", ctrl: false, leap: 1 })).toBeNull();
  });
});

test("in a list, where each row has one card, Home and End lead to the first and the last of all", () => {
  const lines = rowsOf(["A", 1, 2, "B", 3], 1);
  const at = (key: string) => placeAfter(lines, 1, { key, ctrl: false, leap: 1 });
  expect([at("Home"), at("End")]).toEqual([0, 2]);
});

describe("pages of a binder", () => {
  test("hold nine cards of one section", () => {
    const many = ["A", ...Array.from({ length: 11 }, (_, i) => i), "B", 50];
    const pages = pagesOf(rowsOf(many, 3));
    expect(pages.map(({ title, rows: lines }) => [title, lines.flatMap(({ numbers }) => numbers).length])).toEqual([
      ["A", 9],
      ["A", 2],
      ["B", 1],
    ]);
    expect([0, 8, 9, 11, 12].map((place) => pageAt(pages, place))).toEqual([0, 0, 1, 2, 0]);
    expect(pagesOf([])).toEqual([]);
  });
});
