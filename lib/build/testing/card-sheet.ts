import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CardFace } from "../../../components/ccg/card-face";
import type { Face } from "../../../components/ccg/face-of";
import { readEnvironment } from "../../env";
import { findChromium } from "../chromium";

const require = createRequire(import.meta.url);
const font = (name: string, style: string, weights: string, file: string): string =>
  `@font-face{font-family:"${name}";font-style:${style};font-weight:${weights};src:url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString("base64")})}`;

/** The fonts of the house, written out, for pages without a server. */
export const cardFonts = (): string =>
  [
    font("Literata", "normal", "200 500", "@fontsource/literata/files/literata-latin-400-normal.woff2"),
    font("Literata", "normal", "501 900", "@fontsource/literata/files/literata-latin-600-normal.woff2"),
    font("Onest Variable", "normal", "100 900", "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2"),
    '*{box-sizing:border-box;margin:0}:root{--font-display:Literata;--font-ui:"Onest Variable"}',
  ].join("");

/** A page with faces as the site draws them, so wide. */
export const sheetOf = (faces: readonly Face[], width: number, thumb: boolean): string =>
  `<style>${cardFonts()}${readFileSync("components/ccg/card-face.css", "utf8")}body{display:grid;grid-template-columns:repeat(8,${width}px);gap:8px}</style>${faces
    .map((face) => renderToStaticMarkup(createElement(CardFace, { face, thumb })))
    .join("")}`;

/** The Chromium of the house, for tests that measure what it draws. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(readEnvironment(process.env).CHROMIUM_PATH, () => {}),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}
