import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { cardFace } from "../engine/ccg/art/face";
import { subjectOf } from "../engine/ccg/art/subject";
import type { Card } from "../engine/ccg/cards/model";
import { fiveDyes } from "../engine/ccg/sets";
import { readEnvironment } from "../env";
import { findChromium } from "./chromium";
import { type Print, printOf, twinOf } from "./picture-hash";

/**
 * `tsx lib/build/card-pictures.ts`: looks at the pictures of all cards of Five Dyes. Where two resemble each other it
 * writes a salt into the set's file, so that the later one is drawn anew; then prints contact sheets into `docs/cards/`.
 */

const FOLDER = "lib/engine/ccg/sets/five-dyes";
const OUT = "docs/cards";
const MOST_SALTS = 200;

/** The salts that keep all pictures apart, by card number. */
async function findSalts(cards: readonly Card[]): Promise<Map<number, number>> {
  const prints: Print[] = [];
  const salts = new Map<number, number>();
  for (const card of cards) {
    const subject = subjectOf(card);
    if (!subject) continue;
    for (let salt = subject.salt ?? 0; ; salt++) {
      if (salt > MOST_SALTS) throw new Error(`No picture of ${card.name} is unlike all others.`);
      const print = await printOf({ ...subject, salt });
      if (twinOf(print, prints)) continue;
      prints.push(print);
      if (salt !== subject.salt) salts.set(card.number, salt);
      break;
    }
  }
  return salts;
}

/** Writes salts into the lines of the set files: a card is a line there. */
function writeSalts(salts: ReadonlyMap<number, number>): void {
  for (const { directory: file } of fiveDyes().sets) {
    const path = join(FOLDER, `${file}.json`);
    const lines = readFileSync(path, "utf8").split("\n");
    for (const [number, salt] of salts) {
      const at = lines.findIndex((line) => line.startsWith(`    {"id": ${number},`));
      if (at < 0) continue;
      lines[at] = (lines[at] ?? "").replace(/, "salt": \d+/, "").replace(/\}(,?)$/, `, "salt": ${salt}}$1`);
    }
    writeFileSync(path, lines.join("\n"));
  }
}

const require = createRequire(import.meta.url);
const font = (name: string, weights: string, file: string): string =>
  `@font-face{font-family:"${name}";font-weight:${weights};src:url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString("base64")})}`;

/** A contact sheet for each set, as JPEG. */
async function printSheets(): Promise<void> {
  const game = fiveDyes();
  const style = [
    font("Literata", "200 500", "@fontsource/literata/files/literata-latin-400-normal.woff2"),
    font("Literata", "501 900", "@fontsource/literata/files/literata-latin-600-normal.woff2"),
    font("Onest Variable", "100 900", "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2"),
    "body{margin:12px;background:#2a2622;display:grid;grid-template-columns:repeat(12,1fr);gap:9px}svg{display:block}",
  ].join("");
  mkdirSync(OUT, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(readEnvironment(process.env).CHROMIUM_PATH, console.log),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1_800, height: 900 } });
    for (const { abbreviation, directory, first, last } of game.sets) {
      const cards = game.cards.slice(first, last + 1);
      await page.setContent(`<style>${style}</style>${cards.map((card) => cardFace(card, game)).join("")}`);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(OUT, `${directory}.jpg`), type: "jpeg", quality: 72, fullPage: true });
      console.log(`${abbreviation || "base"}: ${cards.length} cards`);
    }
  } finally {
    await browser.close();
  }
}

const salts = await findSalts(fiveDyes().cards);
if (salts.size > 0) {
  writeSalts(salts);
  console.log(`${salts.size} pictures are drawn anew. Run it once more to print the sheets.`);
} else await printSheets();
