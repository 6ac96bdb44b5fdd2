import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { readEnvironment } from "../env";
import type { Measure } from "./bench";
import { findChromium } from "./chromium";
import { freePort } from "./postgres";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./testing/check-build";
import { startHouse } from "./testing/house";
import { visit } from "./vitals";

const SECRET = "a secret for benchmarks only, long enough";
const SAMPLES = 2_000;

const units = (page: Page) => page.locator("[data-province][aria-pressed]");

/** A game against bots, as a guest; gives its address. */
const playBots =
  (origin: string) =>
  async (context: BrowserContext): Promise<string> => {
    const page = await context.newPage();
    await page.goto(`${origin}/diplomacy`);
    await page.getByRole("button", { name: "Play against six bots" }).click();
    await units(page).first().waitFor();
    const url = page.url();
    await page.close();
    return url;
  };

/** Gives every unit an order by pointing at it and at what it shall do. */
async function order(page: Page): Promise<void> {
  await units(page).first().waitFor();
  const hold = page.getByTestId("map").getByRole("button", { name: "Hold", exact: true });
  for (const unit of await units(page).all()) {
    await unit.focus();
    await page.keyboard.press("Enter");
    await hold.click();
    // On a slow machine the next key would be meant for this unit still.
    await hold.waitFor({ state: "detached" });
    await page.waitForTimeout(150);
  }
}

/** How many guesses a second are resolved beside the page: the best of three counts of two thousand. */
async function guess(page: Page): Promise<number> {
  await page.getByRole("tab", { name: "What if" }).click();
  const millis: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await page.getByRole("switch", { name: "How often does it work?" }).click();
    const counted = page.locator("[data-millis]");
    await counted.waitFor();
    await page.waitForTimeout(1_500);
    millis.push(Number(await counted.getAttribute("data-millis")));
    await page.getByRole("switch", { name: "How often does it work?" }).click();
  }
  return (SAMPLES * 1_000) / Math.max(1, Math.min(...millis));
}

/** How the page of a game of Diplomacy feels: its scripts, its largest paint, an order given, and guesses counted. */
export async function* benches(): AsyncIterable<Measure> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-diplomacy-"));
  const house = await startHouse({
    ...{ dataDir, port: await freePort(), sidecarPort: CHECK_SIDECAR_PORT, distDir: CHECK_DIST },
    env: { NEXTAUTH_SECRET: SECRET },
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(readEnvironment(process.env).CHROMIUM_PATH, console.error),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
  });
  try {
    for (const phone of [false, true]) {
      const on = phone ? "phone" : "desk";
      const begun = performance.now();
      let samples = 0;
      const use = async (page: Page) => {
        await order(page);
        if (!phone) samples = await guess(page);
      };
      const { lcp, cls, inp, scripts } = await visit(browser, playBots(house.origin), { phone, use });
      const seconds = (performance.now() - begun) / 1_000;
      const figure = (name: string, value: number, unit: string): Measure => ({
        ...{ name: `diplomacy.page.${name}.${on}`, value, unit, n: 1, seconds },
      });
      if (!phone) yield figure("js", scripts / 1_000, "kB");
      yield figure("lcp", lcp, "ms");
      yield figure("cls", cls, "");
      if (inp !== null) yield figure("inp", inp, "ms");
      if (!phone) yield { ...figure("guesses", samples, "guesses/s"), n: 3 * SAMPLES };
    }
  } finally {
    await browser.close();
    await house.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
