import { describe, expect, test } from "vitest";
import { CHECK_TEXTS } from "../../contracts/template-problems";
import { check } from "./check.et";

/** Whatever facts a sentence asks for: a list of one text, or a number. */
const facts = new Proxy(
  {},
  {
    get: (_, name: string) =>
      ["options", "keys", "names", "choices", "homes"].includes(name) ? ["ABC"] : name === "place" ? null : 7,
  },
);

type Text = string | ((facts: object) => string);
const said = (text: Text): string => (typeof text === "function" ? text(facts) : text);

/** What stays as it is in every language: names of options, values, numbers. */
const kept = (text: string): string[] => text.match(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b[1-9]\d*\b|ABC/g)?.sort() ?? [];

const PARTS = ["deck", "play", "scores", "json", "hints", "wanted"] as const;
const ROWS = PARTS.flatMap((part) =>
  Object.keys(CHECK_TEXTS[part]).map((name): [string, Text, Text | undefined] => {
    const [en, et] = [CHECK_TEXTS, check].map((texts) => (texts[part] as Record<string, Text>)[name]);
    return [`${part}.${name}`, en!, et];
  }),
);

/** The same in both languages: what JSON calls it. */
const SAME = ["null", "7"];

describe("what the check of games says, in Estonian", () => {
  test("there are as many sentences as in English", () => {
    for (const part of PARTS) expect(Object.keys(check[part]).sort()).toEqual(Object.keys(CHECK_TEXTS[part]).sort());
    expect(ROWS.length).toBeGreaterThan(300);
  });

  test.each(ROWS)("%s is another sentence with the same names and numbers", (_, en, et) => {
    expect(et).toBeDefined();
    const [english, estonian] = [said(en), said(et!)];
    if (english !== "ABC" && !SAME.includes(english)) expect(estonian).not.toBe(english);
    expect(kept(estonian)).toEqual(kept(english));
    expect(estonian).not.toMatch(/undefined|(?<!-)\b(the|is|are|there|write|leave|with|nobody|who)\b/);
  });
});
