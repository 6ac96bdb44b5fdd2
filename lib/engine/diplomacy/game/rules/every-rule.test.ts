import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RULE_NAMES, ruleOf } from "../../rules/expand";

/** The rules that the tests of this folder are named after: `describe("PUBLIC_PRESS", …)`, or a row of `describe.each`. */
function proved(): Set<string> {
  const folder = new URL("./", import.meta.url);
  const names = new Set<string>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith(".test.ts") || file.startsWith("every-rule")) continue;
    const text = readFileSync(new URL(file, folder), "utf8");
    for (const [, name = ""] of text.matchAll(/^describe\("([A-Z_!]+)",/gm)) names.add(name);
    for (const [, rows = ""] of text.matchAll(/^describe\.each\(\[\n([\s\S]*?)\n\]/gm))
      for (const [, name = ""] of rows.matchAll(/^ {2}\["([A-Z_!]+)"/gm)) names.add(name);
  }
  return names;
}

it("every rule that claims to be obeyed has a test of its name, and no other has", () => {
  const names = proved();
  const obeyed = RULE_NAMES.filter((name) => ruleOf(name).obeyed);
  expect(obeyed.filter((name) => !names.has(name))).toEqual([]);
  const others = RULE_NAMES.filter((name) => !ruleOf(name).obeyed);
  expect(others.filter((name) => names.has(name))).toEqual([]);
});
