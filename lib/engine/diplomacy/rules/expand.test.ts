import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expandRules, isRuleName, RULE_NAMES, ruleOf } from "./expand";
import { RULES, SYNONYMS } from "./table.data";

const DEFAULTS = ["NO_PROXY", "LATE_CHANGES", "NO_RETURN"];
const rules = (text: string) =>
  [...expandRules(text.split(" ")).rules].filter((name) => !DEFAULTS.includes(name)).sort();
const problems = (text: string) =>
  expandRules(text.split(" ")).problems.map((each) => [each.code, each.written, each.by ?? null]);

describe("the table of rules", () => {
  it("speaks only of rules that it knows", () => {
    for (const row of Object.values<object>(RULES))
      for (const key of ["implies", "suggests", "excludes", "turnsOff"])
        for (const name of Object.entries(row).find(([field]) => field === key)?.[1] ?? [])
          expect(isRuleName(name)).toBe(true);
    for (const name of Object.values(SYNONYMS)) expect(RULE_NAMES).toContain(name);
  });

  it("names what is refused: shares in the powers", () => {
    expect(RULE_NAMES.filter((name) => !ruleOf(name).obeyed)).toEqual(["EXCHANGE"]);
    expect(RULE_NAMES).toHaveLength(133);
  });

  it("has one sentence for each", () => {
    for (const name of RULE_NAMES) expect(ruleOf(name).says).toMatch(/^[A-Z].*[^.]\.$/);
  });
});

describe("rules in force", () => {
  it.each([
    ["NO_PRESS", "NO_PRESS SILENT_ABSENCES"],
    ["NO_PARTIAL", "PUBLIC_PRESS"],
    ["flex_setup", "BLANK_BOARD"],
    ["BLIND", "BLIND FICTIONAL_OK HIDE_ABSENTEES HIDE_DUMMIES HIDE_LATE_POWERS SHOW_PHANTOM SILENT_ABSENCES"],
    ["SOLITAIRE", "ALWAYS_WAIT CD_DUMMIES DEFAULT_UNORDERED NO_DEADLINE SOLITAIRE"],
    ["CIVIL_DISORDER", "CD_DUMMIES CIVIL_DISORDER NO_LATE_CHANGES"],
    ["CIVIL_DISORDER LATE_CHANGES", "CD_DUMMIES CIVIL_DISORDER"],
    ["HIDE_PROPOSER", "HIDE_PROPOSER PROPOSE_DIAS"],
    ["PREVIEW !PREVIEW", ""],
    ["!PREVIEW PREVIEW", ""],
    [
      "SEE_NO_SCS SEE_ALL_SCS !HIDE_DUMMIES",
      "BLIND FICTIONAL_OK HIDE_ABSENTEES HIDE_LATE_POWERS SEE_ALL_SCS SHOW_PHANTOM SILENT_ABSENCES",
    ],
    ["HIBERNATE ZEROSUM", "HIBERNATE"],
    ["EXCHANGE", ""],
    ["SMART_CD", "CD_BUILDS CD_RETREATS CD_SUPPORTS SMART_CD"],
  ])("%s: %s", (written, expected) => {
    expect(rules(written)).toEqual(expected.split(" ").filter(Boolean));
  });

  it("hold by default unless their opposite is written", () => {
    expect([...expandRules([]).rules]).toEqual(DEFAULTS);
    expect(expandRules(["PROXY_OK"]).rules.has("NO_PROXY")).toBe(false);
    expect(expandRules(["CIVIL_DISORDER"]).rules.has("LATE_CHANGES")).toBe(false);
  });

  it("let what fell take along what it brought", () => {
    expect(rules("REAL_TIME ALWAYS_WAIT")).toEqual(["REAL_TIME"]);
    expect(problems("SEE_NO_SCS SEE_ALL_SCS")).toEqual([["rule/excluded", "SEE_NO_SCS", "SEE_ALL_SCS"]]);
  });

  it.each(["NO_DIAS BLIND", "BLIND NO_DIAS"])("never switch secrecy off: %s", (written) => {
    expect(rules(written)).toEqual(rules("BLIND"));
    expect(problems(written)).toEqual([["rule/excluded", "NO_DIAS", "BLIND"]]);
    expect(rules(`${written} MYOPIC`)).toEqual(rules("MYOPIC"));
  });

  it.each(["GREY_PRESS YELLOW_PRESS", "YELLOW_PRESS GREY_PRESS"])("let who forbids win: %s", (written) => {
    expect(rules(written)).toEqual(["GREY_PRESS"]);
    expect(problems(written)).toEqual([["rule/excluded", "YELLOW_PRESS", "GREY_PRESS"]]);
  });

  it("say what is wrong with them", () => {
    expect(problems("!ZEROSUM")).toEqual([["rule/variant", "!ZEROSUM", null]]);
    expect(problems("NO_RAIN !NO_SNOW EXCHANGE FLAT_TAX")).toEqual([
      ["rule/unknown", "NO_RAIN", null],
      ["rule/unknown", "!NO_SNOW", null],
      ["rule/variant", "EXCHANGE", null],
      ["rule/variant", "FLAT_TAX", null],
    ]);
    expect(problems("NO_PRESS PUBLIC_PRESS")).toEqual([["rule/excluded", "PUBLIC_PRESS", "NO_PRESS"]]);
    expect(problems("BLIND !FICTIONAL_OK !HIDE_DUMMIES")).toEqual([["rule/forced", "!FICTIONAL_OK", "BLIND"]]);
  });

  it("never hold two that exclude each other, whatever is written", () => {
    const word = fc
      .tuple(fc.constantFrom(...RULE_NAMES), fc.integer({ min: 0, max: 5 }))
      .map(([name, off]) => (off === 0 ? `!${name}` : name));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (written) => {
        const { rules: inForce } = expandRules(written);
        for (const name of inForce) {
          for (const other of ruleOf(name).excludes) expect(inForce.has(other)).toBe(false);
          for (const other of ruleOf(name).turnsOff) expect(inForce.has(other)).toBe(false);
          expect(ruleOf(name).obeyed).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
    expect(expandRules(fc.sample(fc.string(), 100)).rules.size).toBe(3);
  });
});
