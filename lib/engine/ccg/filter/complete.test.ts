import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiveDyes } from "../sets";
import { completeFilter } from "./complete";
import { readFilter } from "./read-filter";
import { vocabularyOf } from "./vocabulary";

const vocabulary = vocabularyOf(fiveDyes());

/** The options at `|`, and the text with the first of them in place. */
function at(marked: string) {
  const cursor = marked.indexOf("|");
  const text = marked.replace("|", "");
  const { from, to, options } = completeFilter(text, cursor, vocabulary);
  const [first] = options;
  return {
    options: options.map((option) => option.text),
    kinds: new Set(options.map(({ kind }) => kind)),
    chosen: first ? text.slice(0, from) + first.text + text.slice(to) : null,
  };
}

describe("completion", () => {
  it.each([
    ["mi|", "might"],
    ["MI|", "might"],
    ["cost>1 and gu|", "cost>1 and guard"],
    ["might>2 and (ty| or own:)", "might>2 and (type or own:)"],
    ["mi|ght>2", "might>2"],
    ["type=Be|", "type=Beast"],
    ["type=be| and cost>1", "type=Beast and cost>1"],
    ['type="Be|', "type=Beast"],
    ["set=w|", "set=WC"],
    ["rarity:u|", "rarity:uncommon"],
    ["rarity=my|", "rarity=mythic"],
    ['name="The Wand|', 'name="The Wandering Market"'],
    ["own|", "own:"],
    ["t:be|", "t:Beast"],
    ["moth -t:re|", "moth -t:Relic"],
    ["r:u|", "r:uncommon"],
    ["is:n|", "is:new"],
    ["t=pl|", "t=Place"],
    ["moth rar|", "moth rarity"],
    ["might h|", "might has"],
    ["type=Beast an|", "type=Beast and"],
    ["[mig|", "might"],
  ])("%s → %s", (marked, chosen) => {
    expect(at(marked).chosen).toBe(chosen);
  });

  it("offers what the place asks for", () => {
    expect(at("|").options).toEqual(expect.arrayContaining(["name", "have", "might", "not", "own:", "rarity:"]));
    const signs = ["<=", ">=", "!=", "=", "<", ">", "has", "+", "-", "*", "/"];
    expect(at("might |").options.slice(0, 14)).toEqual([...signs, "and", "or", "name"]);
    expect(at("(might>1 |").options.slice(0, 4)).toEqual(["and", "or", ")", "name"]);
    expect(at("might>1 |").options.slice(0, 3)).toEqual(["and", "or", "name"]);
    expect(at("type=|").options.slice(0, 3)).toEqual(["Beast", "Deed", "Folk"]);
    expect(at("type=|").kinds).toEqual(new Set(["value", "attribute", "field"]));
    expect(at("might>1 and |").kinds.has("keyword")).toBe(true);
    expect(at("zzz|").options).toEqual([]);
  });

  it("what it offers for a term or a value can be read", () => {
    for (const { text } of completeFilter("", 0, vocabulary).options)
      if (/^\w+$/.test(text) && text !== "not") expect(readFilter(`${text}=1`, vocabulary).ok, text).toBe(true);
    for (const name of ["name", "type", "dye", "rarity", "set", "flavour"])
      for (const { text } of completeFilter(`${name}=`, name.length + 1, vocabulary).options)
        expect(readFilter(`${name}=${text}`, vocabulary).ok, text).toBe(true);
  });

  it("never fails, and replaces only what is there", () => {
    const parts = fc.constantFrom(
      "cost",
      ">",
      "(",
      ")",
      "not ",
      " and ",
      '"',
      "own:",
      "5",
      "-",
      " ",
      "[",
      "]",
      "é",
      "~",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), fc.nat(40), (words, cursor) => {
        const text = words.join("");
        const { from, to } = completeFilter(text, cursor, vocabulary);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(from).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
