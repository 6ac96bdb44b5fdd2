import { expect, test } from "vitest";
import { readOwnMap } from "@/lib/engine/diplomacy/maps/index";
import { diplomacyMaps as en } from "@/lib/texts/diplomacy-maps/en";
import { diplomacyMaps as et } from "@/lib/texts/diplomacy-maps/et";

/** A map that holds, with the provinces that the examples name, each neighbour told from both sides. */
const BASE = [
  ...["East Shore = eas", "West Shore = wes", "North Shore = nor", "The Strait = str"],
  ...[
    "COAST EAS ABUTS NOR STR",
    "COAST WES ABUTS NOR STR",
    "COAST NOR ABUTS EAS WES STR",
    "WATER STR ABUTS EAS WES NOR",
  ],
  ...["WESTERLINGS WES", "F WES", "EASTERLINGS EAS"],
];

/** Codes of lines that cannot be read, beside those of maps that do not hold as a whole. */
const UNREAD = /^map\/(unknown|unreadable|bad_|no_power|no_such|no_name)/;

test.each(Object.keys(en.editor.language))("the help's example is read: %s", (line) => {
  // Whole maps of the house and their coasts need no base.
  const isOfSpain = /spa\//.test(line);
  const base = line.startsWith("USE") ? [] : isOfSpain ? ["USE standard"] : BASE;
  const { problems } = readOwnMap("help", [...base, line].join("\n"));
  expect(problems.filter(({ code, line: at }) => UNREAD.test(code) && at === base.length + 1)).toEqual([]);
});

test("both languages explain the same lines", () => {
  expect(Object.keys(et.editor.language)).toEqual(Object.keys(en.editor.language));
});
