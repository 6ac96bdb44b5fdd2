import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { readEnvironment } from "../env";
import type { Measure } from "./bench";
import { findChromium } from "./chromium";
import { crowdedCollection } from "./crowded-collection";
import { openedPacks } from "./opened-packs";
import { freePort } from "./postgres";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./testing/check-build";
import { type House, startHouse } from "./testing/house";
import { visit } from "./vitals";

const SECRET = "a secret for benchmarks only, long enough";

/** The scripts that a page names in its HTML, as a browser would load them first. */
async function scriptsOf(origin: string, path: string): Promise<{ bytes: number; files: number }> {
  const response = await fetch(`${origin}${path}`);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const html = await response.text();
  // Scripts marked noModule are for browsers of another age: none of today's loads them.
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+\.js[^"]*)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const names = new Set(tags.map((match) => match[1] ?? ""));
  let bytes = 0;
  for (const name of names) bytes += gzipSync(await (await fetch(`${origin}${name}`)).text(), { level: 9 }).length;
  return { bytes, files: names.size };
}

/** JavaScript of each page, gzipped, as named in its HTML: what has to arrive before it is alive. */
export async function* benches(): AsyncIterable<Measure> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-pages-"));
  const port = await freePort();
  const house: House = await startHouse({
    dataDir,
    port,
    sidecarPort: CHECK_SIDECAR_PORT,
    distDir: CHECK_DIST,
    env: { NEXTAUTH_SECRET: SECRET },
  });
  try {
    const table = openTable(house);
    for (const [name, path] of [
      ["lobby", "/"],
      ["table", `/tables/${table}`],
      ["games", "/games"],
      ["shop", "/shop"],
      ["collection", "/collection"],
      ["sign-in", "/sign-in"],
    ] as const) {
      const begun = performance.now();
      const { bytes, files } = await scriptsOf(house.origin, path);
      yield {
        name: `page.js.${name}`,
        value: bytes / 1_000,
        unit: "kB",
        n: files,
        seconds: (performance.now() - begun) / 1_000,
      };
    }
    yield* vitalsOf(house, table);
  } finally {
    await house.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Looks for a table, and into the options of a game: what a visitor's fingers do in the lobby. */
async function useLobby(page: Page): Promise<void> {
  await page.getByRole("searchbox").pressSequentially("thousand", { delay: 30 });
  await page.getByRole("combobox", { name: "Seats" }).focus();
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
}

/** Turns the pages of the panel, and opens the score sheet and the help of the keys. */
async function useTable(page: Page): Promise<void> {
  for (const tab of ["Chat", "Rules", "Log"]) await page.getByRole("tab", { name: tab }).click();
  for (const key of ["?", "Escape", "s", "Escape"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
}

/** Types a filter into the binder and takes it away again. */
async function useCollection(page: Page): Promise<void> {
  const filter = page.getByRole("combobox", { name: "Filter" });
  await filter.pressSequentially("type=Beast and cost<4", { delay: 30 });
  await filter.fill("");
}

/** How the pages feel, in a browser with an empty cache; on a phone with a slow line and a quarter of the speed. */
async function* vitalsOf(house: House, table: string): AsyncIterable<Measure> {
  const { origin } = house;
  const browser = await chromium.launch({
    executablePath: await findChromium(readEnvironment(process.env).CHROMIUM_PATH, console.error),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
  });
  try {
    for (const [name, path, use] of [
      ["lobby", "/", useLobby],
      ["table", `/tables/${table}`, useTable],
      ["games", "/games", undefined],
      ["shop", "/shop", undefined],
      ["collection", "/collection", useCollection],
    ] as const)
      for (const phone of [false, true]) {
        const begun = performance.now();
        const { lcp, cls, inp } = await visit(browser, origin + path, phone ? { phone } : { phone, use });
        const seconds = (performance.now() - begun) / 1_000;
        const on = phone ? "phone" : "desk";
        yield { name: `page.lcp.${name}.${on}`, value: lcp, unit: "ms", n: 1, seconds };
        yield { name: `page.cls.${name}.${on}`, value: cls, unit: "", n: 1, seconds };
        if (inp !== null) yield { name: `page.inp.${name}.${on}`, value: inp, unit: "ms", n: 1, seconds };
      }
    yield* crowdedCollection(browser, origin);
    yield* openedPacks(browser, house, SECRET);
  } finally {
    await browser.close();
  }
}

/** Opens a table at that house, in a process whose environment is the house's. */
function openTable(house: House): string {
  const env = { ...process.env, DATABASE_URL: house.databaseUrl, NEXTAUTH_SECRET: SECRET };
  const args = ["--import", "tsx", "lib/build/testing/open-one.ts"];
  return String(execFileSync(process.execPath, args, { env })).trim();
}
