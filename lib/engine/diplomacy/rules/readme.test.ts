import { expect, it } from "vitest";
import { RULE_NAMES, ruleOf } from "./expand";
import { SECTIONS, SYNONYMS } from "./table.data";

const also = (name: string): string => {
  const other = Object.keys(SYNONYMS).find((each) => SYNONYMS[each] === name);
  return other === undefined ? "" : ` (also \`${other}\`)`;
};

const table = (obeyed: boolean): string[] =>
  Object.entries(SECTIONS).flatMap(([section, title]) => {
    const names = RULE_NAMES.filter((name) => ruleOf(name).section === section && ruleOf(name).obeyed === obeyed);
    const rows = names.map((name) => {
      const { implies, suggests, excludes, turnsOff, says } = ruleOf(name);
      const brings = [...implies, ...suggests.map((other) => `${other}?`)].join(" ");
      return `| \`${name}\`${also(name)} | ${says} | ${brings} | ${[...excludes, ...turnsOff].join(" ")} |`;
    });
    return rows.length === 0
      ? []
      : ["", `### ${title}`, "| rule | says | brings | bars |", "|---|---|---|---|", ...rows];
  });

it("the README prints the rules, obeyed and refused, as the table has them", async () => {
  const lines = [
    "# rules",
    "",
    "`table.data.ts` names every rule of a DPjudge; `expand.ts` says which are in force when some are written",
    "(`expandRules`). *Brings*: forced along, with a question mark unless something speaks against it. *Bars*: forbidden or",
    "switched off beside it. This page is written by `readme.test.ts` (`npx vitest run -u`).",
    "",
    "## Obeyed",
    ...table(true),
    "",
    "## Refused",
    "",
    "An error, in games and status files alike. Rules of a variant (Payola, Crystal Ball) are one in every other game; so are",
    "there those that a variant cannot have: PROXY_OK, NO_CHECK and EXCHANGE in Payola, NO_CHECK in Crystal Ball.",
    ...table(false),
    "",
  ];
  await expect(lines.join("\n")).toMatchFileSnapshot("README.md");
});
