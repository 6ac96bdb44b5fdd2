import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** How axe reads a colour as CSS writes it: into this object, of which these four are all that is read from the text. */
type Colour = { r: number; g: number; b: number; alpha: number; parseString(this: Colour, text: string): Colour };

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Colour } } } };
  }
}
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs in the page: a colour that was read once is known. axe reads it anew for each word and for all that lies behind it;
 * a page has a few dozen, and reading them is a fifth of all that axe does.
 */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<Colour, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Puts axe into a page. Half a megabyte of script: it stays until the page is loaded anew. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(AXE);
  await page.evaluate(rememberColours);
}
