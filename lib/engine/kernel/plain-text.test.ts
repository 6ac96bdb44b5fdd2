import { describe, expect, test } from "vitest";
import { mixesAlphabets, plainText } from "./plain-text";

describe("a line is shown plainly", () => {
  test.each([
    ["bob\u202egnp.exe", "bob gnp.exe"],
    ["an\u200bna", "an na"],
    ["an\u00adna", "an na"],
    ["\u2066anna\u2069", "anna"],
    ["anna\u3164", "anna"],
    ["an\u{e0061}na", "an na"],
    ["two\nlines\u2028three", "two\nlines three"],
    [`z${"\u0301".repeat(40)}`, "\u017a\u0301\u0301\u0301\u0301"],
    ["  Ülle   Õun ", "Ülle Õun"],
    ["山田太郎", "山田太郎"],
  ])("%j", (given, shown) => {
    expect(plainText(given, { breaks: true })).toBe(shown);
  });

  test("joiners stay where they are asked for", () => {
    expect(plainText("👩‍👩‍👧", { join: true })).toBe("👩‍👩‍👧");
    expect(plainText("an\u200dna")).toBe("an na");
  });
});

test.each([
  ["Thоusand", true],
  ["pаypаl", true],
  ["Οliver", true],
  ["Ülle Õun", false],
  ["Анна Каренина", false],
  ["Anna Каренина", false],
  ["東京 Tokyo", false],
  ["α-quartz", false],
])("%s mixes alphabets: %s", (text, mixes) => {
  expect(mixesAlphabets(text)).toBe(mixes);
});
