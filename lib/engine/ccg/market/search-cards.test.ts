import { describe, expect, test } from "vitest";
import { placeOf, searchCards } from "./search-cards";

const line = (number: number, name: string, more: Partial<Record<"last" | "before" | "bid" | "ask", number>> = {}) => ({
  ...{ number, name, place: `EF 00${number}`, last: null, before: null, bid: null, ask: null, volume: 0 },
  ...more,
});
const LINES = [
  line(1, "Grey Heron", { last: 50, before: 100, ask: 60 }),
  line(2, "Heron Warden", { last: 40, before: 20, bid: 30 }),
  { ...line(3, "Ferry"), volume: 7 },
  line(4, "heron chick", { ask: 5 }),
];
const found = (text: string, sort: Parameters<typeof searchCards>[1]["sort"] = "volume", down = true) =>
  searchCards(LINES, { text, sort, down }).map(({ number }) => number);

describe("cards of the market", () => {
  test.each([
    ["", [3, 1, 4, 2]],
    ["HERON", [4, 2, 1]],
    ["grey her", [1]],
    ["warden ef 002", [2]],
    ["  ", [3, 1, 4, 2]],
    ["heron ferry", []],
  ])("by words of name and place: %j", (text, numbers) => {
    expect(found(text)).toEqual(numbers);
  });

  test.each([
    ["name", false, [3, 1, 4, 2]],
    ["last", true, [1, 2, 3, 4]],
    ["change", true, [2, 1, 3, 4]],
    ["bid", true, [2, 3, 1, 4]],
    ["ask", false, [4, 1, 3, 2]],
  ] as const)("by %s", (sort, down, numbers) => {
    expect(found("", sort, down)).toEqual(numbers);
  });

  test("cards of one name are told apart by where they stand", () => {
    expect(placeOf({ set: "EF", place: 7 })).toBe("EF 007");
  });
});
