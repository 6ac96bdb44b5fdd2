import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { selectCards } from "./select-cards";
import { upgradeFilter } from "./upgrade-filter";
import { vocabularyOf } from "./vocabulary";

const LONGEST = 2_000;
const dyes = fiveDyes();
const name = dyes.cards.find((card) => card.name.includes("'"))?.name ?? "";

/** So often that a filter of it is as long as any. */
const often = (part: string, between = " "): string =>
  Array.from({ length: Math.floor(LONGEST / (part.length + between.length)) }, () => part).join(between);

/** Filters come in addresses, and whoever opens one has the house work it out. */
test.each([
  ["values with apostrophes", often("name!=a'b c d e f g h i")],
  ["a known name and more words", often(`!${name} b c d e f g h i j k`)],
  ["conditions as words of one value", `type="${often("ab'c")}"`],
  ["a name in quotes", often(`!"${name}"`, " or ")],
  ["parts of names", often("n:e'", " or ")],
  ["words", often("e", " or ")],
  ["sums", often("might", "+")],
  ["nots", often("not", " ")],
  ["parentheses", "(".repeat(LONGEST)],
  ["signs", "!".repeat(LONGEST)],
  ["minus", "-".repeat(LONGEST)],
  ["quotes", "“".repeat(LONGEST)],
  ["a pattern", `o:/${"(a+)+".repeat(300)}$/`],
  ["an order that there is not", often("order:x")],
  ["braces", `c:${"{w}".repeat(600)}`],
  ["a long word", "a".repeat(LONGEST)],
  ["hyphens", often("a-b", "-")],
  ["names of what objects have", often("constructor:x or __proto__=y", " or ")],
])("%s", (_, filter) => {
  vocabularyOf(dyes);
  const begun = performance.now();
  selectCards(dyes, upgradeFilter(filter, dyes));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
