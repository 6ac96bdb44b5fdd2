import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** What is written of Diplomacy in Estonian, whole rooms and parts of them. */
const ROOMS = readdirSync("lib/texts").filter((room) => /^(diplomacy.*|sandbox|notices|notify|profile)$/.test(room));
const FILES = ROOMS.flatMap((room) =>
  readdirSync(`lib/texts/${room}`).flatMap((file) => (file.endsWith("et.ts") ? [`lib/texts/${room}/${file}`] : [])),
);

/** Other words for what has one, in all their cases and in compounds; what begins alike and means something else is left. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  "orders are korraldus": /(?<!\p{L})käs(k|ku|u|ud|ke|kude|kude\p{L}+|uta)(?!\p{L})/giu,
  "a phase is faas": /(?<!\p{L})(\p{L}+)?jär(k|ku|gu|gu[dsltk]\p{L}*|gude|kude\p{L}*|ke|kes\p{L}*)(?!\p{L})/giu,
  "a movement phase is käigufaas": /(?<!\p{L})liikumisfaas\p{L}*/giu,
  "a power is riik": /(?<!\p{L})võim(u|u[dsltk]\p{L}*|uga|ude\p{L}*|e|es\p{L}*)?(?!\p{L})/giu,
  "to process is lahendama": /läbi\s*arvut\p{L}+|arvut\p{L}+(\s\p{L}+)?\släbi(?!\p{L})/giu,
};

describe.each(Object.entries(OTHERS))("%s, by one word", (_, other) => {
  test.each(FILES)("%s", (file) => expect(readFileSync(file, "utf8").match(other) ?? []).toEqual([]));
});

test.each([
  ["a phase is faas", "Lahenda järk. Enne iga käigujärku, järgus, järkude, järguks", 5],
  ["a phase is faas", "järgmine järgi järgneb järjekord järel", 0],
  ["a power is riik", "Võim, võimu, võimude, võimule, võimuga", 5],
  ["a power is riik", "võimalik võimaldab võimalus", 0],
  ["to process is lahendama", "Arvutas läbi; läbiarvutamine; kes faasi läbi arvutab; seda arvutati parajasti läbi", 4],
])("%s: what counts as another word in %j", (name, text, count) =>
  expect(text.match(OTHERS[name]!) ?? []).toHaveLength(count),
);
