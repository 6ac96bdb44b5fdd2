import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { readEnvironment } from "../env";
import type { Measure } from "./bench";
import { findChromium } from "./chromium";
import { framesIn } from "./frames-in";
import { freePort } from "./postgres";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./testing/check-build";
import { type House, startHouse } from "./testing/house";
import { runLoad } from "./testing/run-load";

const SECRET = "a secret for benchmarks only, long enough";
const OBJECTS = 200;
const TABLES = 20;
const STEPS = 180;

const Opened = z.object({ path: z.string(), cookies: z.record(z.string(), z.string()) });

const sidecar = `http://127.0.0.1:${CHECK_SIDECAR_PORT}`;
const envOf = (house: House) => ({ DATABASE_URL: house.databaseUrl, NEXTAUTH_SECRET: SECRET });

/** A tabletop with many cards, in a process of its own: this one belongs to another database. */
function openCrowded(house: House): z.infer<typeof Opened> {
  const args = ["--import", "tsx", "lib/build/testing/tabletop-for-page.ts", sidecar, String(OBJECTS)];
  const said = execFileSync(process.execPath, args, { env: { ...process.env, ...envOf(house) } });
  return Opened.parse(JSON.parse(String(said)));
}

/** Drags a card round the table for three seconds, as a mouse or a finger does. */
async function drag(page: Page): Promise<void> {
  const card = page.locator(".tt-card").nth(87);
  const box = await card.boundingBox();
  if (!box) throw new Error("There is no card.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step++) {
    const turn = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(x + 90 * Math.sin(turn), y + 60 * (1 - Math.cos(turn)));
    await page.waitForTimeout(1_000 / 60);
  }
  await page.mouse.up();
}

/** The scripts and the layout of each frame while a card is dragged among two hundred, in ms. */
async function framesOf(browser: Browser, house: House, phone: boolean): Promise<number[]> {
  const { path, cookies } = openCrowded(house);
  const context = await browser.newContext(
    phone ? { viewport: { width: 390, height: 844 }, isMobile: true } : { viewport: { width: 1440, height: 900 } },
  );
  try {
    for (const [name, value] of Object.entries(cookies))
      await context.addCookies([{ name, value, url: house.origin, httpOnly: true, sameSite: "Lax" }]);
    const page = await context.newPage();
    await page.goto(`${house.origin}${path}`);
    await page
      .locator(".tt-card")
      .nth(OBJECTS - 1)
      .waitFor();
    await page.waitForTimeout(1_500);
    await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
    await drag(page);
    return framesIn(await browser.stopTracing());
  } finally {
    await context.close();
  }
}

/** Tabletops alive: acts a second with their acknowledgements and bytes, and what a frame costs a page with 200 cards. */
export async function* benches(): AsyncIterable<Measure> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-tabletop-"));
  const house = await startHouse({
    ...{ dataDir, port: await freePort(), sidecarPort: CHECK_SIDECAR_PORT, distDir: CHECK_DIST },
    env: { NEXTAUTH_SECRET: SECRET },
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(readEnvironment(process.env).CHROMIUM_PATH, console.error),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
  });
  try {
    const load = { program: "tabletop-load", url: sidecar, tables: TABLES, seconds: 10, rate: 0 } as const;
    const { moves: n, seconds, p95, bytes } = await runLoad({ ...load, env: envOf(house) });
    yield { name: "tabletop.live", value: n / seconds, unit: "acts/s", n, seconds };
    yield { name: "tabletop.live.ack.p95", value: p95, unit: "ms", n, seconds };
    yield { name: "tabletop.bytes", value: bytes, unit: "B an act and viewer", n, seconds };
    for (const phone of [false, true]) {
      const begun = performance.now();
      const frames = (await framesOf(browser, house, phone)).toSorted((a, b) => a - b);
      const figure = (name: string, q: number): Measure => ({
        ...{
          name: `tabletop.frame.${name}.${phone ? "phone" : "desk"}`,
          value: frames[Math.floor(frames.length * q)] ?? 0,
        },
        ...{ unit: "ms of script and layout", n: frames.length, seconds: (performance.now() - begun) / 1_000 },
      });
      yield figure("p50", 0.5);
      yield figure("p95", 0.95);
    }
  } finally {
    await browser.close();
    await house.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
