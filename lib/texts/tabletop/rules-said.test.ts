import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesSaid } from "./rules-said.et";

const SCRIPTS = ["five-dyes/rules", "five-dyes/effects", "five-dyes/offers", "poker/rules"].map(
  (name) => `lib/engine/ccg/sets/${name}.data.ts`,
);

/** Whole sentences of a script: what is returned, told, offered, or awaited as it stands. */
const WHOLE =
  /(?:return\(|why = |message\(|menu\("\w+", |offer\(|\(\(|awaits\.(?:seat|turn), |rival_of\(awaits\.turn\), )"([A-Z][^"]*)"(?!\s*\+)/g;

test.each(SCRIPTS)("every sentence of %s can be read in Estonian", (file) => {
  const found = [...readFileSync(file, "utf8").matchAll(WHOLE)].map(([, sentence = ""]) => sentence);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((sentence) => rulesSaid(sentence) === sentence)).toEqual([]);
});

test.each([
  ["That costs 2W, more than your Vats give", "See maksab 2W, rohkem kui su Vatid annavad"],
  ["Guard against Moth King by two or more", "Kaitse vähemalt kahega, marssija Moth King"],
  ["Reed Speaker waits: do what it says.", "Reed Speaker ootab: tee, mida see ütleb."],
  ["Discard: choose 2 of your hand.", "Viska ära: vali oma käest 2."],
  ["Spark, Moth King march", "Marsib: Spark, Moth King"],
  [
    "The pot is 12, you owe 2: check or call, raise, or fold.",
    "Potis on 12, sina võlgned 2: oota või vasta, tõsta või loobu.",
  ],
  ["Seat 2 wins 40 chips with two pairs", "2. koht võidab 40 žetooni: kaks paari"],
  ["A rule of a member’s own", "A rule of a member’s own"],
  ["constructor", "constructor"],
])("%s: %s", (english, estonian) => {
  expect(rulesSaid(english)).toBe(estonian);
});
