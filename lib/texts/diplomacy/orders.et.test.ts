import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What is written of Diplomacy in Estonian, whole rooms and parts of them. */
const ROOMS = readdirSync("lib/texts").filter((room) => /^(diplomacy.*|sandbox|notices|notify|profile)$/.test(room));
const FILES = ROOMS.flatMap((room) =>
  readdirSync(`lib/texts/${room}`).flatMap((file) => (file.endsWith("et.ts") ? [`lib/texts/${room}/${file}`] : [])),
);

test.each(FILES)("orders are called by one word, korraldus: %s", (file) => {
  expect(readFileSync(file, "utf8").match(/(?<!\p{L})käs(k|ku|u|ud|ke|kude|kude\p{L}+|uta)(?!\p{L})/giu) ?? []).toEqual(
    [],
  );
});
