import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { readEnvironment } from "../env";
import { buildSite, generateClient } from "./build-site";
import { findChromium } from "./chromium";
import { freePort } from "./postgres";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./testing/check-build";
import { startHouse } from "./testing/house";

/**
 * `npm run tour`: screenshots of every page, on a desk and on a phone, light and dark, into `tour/`. It opens a house of
 * its own, lets the demo accounts play, and walks through.
 */

const OUT = "tour";
const DATA = ".data/tour";
const PASSWORD = "sit-down-and-play";
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ["light", "dark"] as const;

const env = readEnvironment(process.env);

async function signIn(context: BrowserContext, origin: string, nick: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel("Nick").fill(nick);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${origin}/`);
  return page;
}

/** A table of Thousand with bots, played until cards lie on it; answers its address. */
async function prepareTable(browser: Browser, origin: string): Promise<string> {
  const context = await browser.newContext();
  const anna = await signIn(context, origin, "anna");
  await anna.getByRole("radio", { name: "Thousand" }).check();
  await anna.getByRole("radio", { name: "With bots" }).check();
  await anna.getByRole("button", { name: "Play", exact: true }).click();
  await anna.waitForURL(/\/tables\/[0-9a-z]{20}/);
  const address = new URL(anna.url()).pathname;
  await anna.getByRole("button", { name: "Look at your cards" }).click({ timeout: 20_000 });
  const pass = anna.getByRole("button", { name: /\bPass\b/ });
  const inPlay = anna.getByText(/trick 1/);
  for (let waited = 0; waited < 40 && (await inPlay.count()) === 0; waited++) {
    if ((await pass.count()) > 0) await pass.click({ timeout: 500 }).catch(() => {});
    await anna.waitForTimeout(500);
  }
  await anna.waitForTimeout(3_000);
  await context.close();
  return address;
}

const PAGES = (table: string) =>
  ({
    lobby: "/",
    tables: "/tables",
    "open-table": "/tables/new",
    table,
    games: "/games",
    rules: "/games/thousand",
    editor: "/games/new",
    settings: "/settings",
    profile: "/u/anna",
    verify: `/verify?table=${table.split("/").at(-1)}`,
    "no-such-page": "/nowhere",
  }) as const;

await generateClient();
await buildSite(CHECK_DIST, CHECK_SIDECAR_PORT);
rmSync(DATA, { recursive: true, force: true });
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const house = await startHouse({
  dataDir: resolve(DATA),
  port: await freePort(),
  sidecarPort: CHECK_SIDECAR_PORT,
  distDir: CHECK_DIST,
});
const browser = await chromium.launch({
  executablePath: await findChromium(env.CHROMIUM_PATH, console.log),
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
try {
  const table = await prepareTable(browser, house.origin);
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 1 });
      const visitor = await context.newPage();
      for (const [name, path] of [
        ["sign-in", "/sign-in"],
        ["sign-up", "/sign-up"],
        ["lobby-visitor", "/"],
      ] as const) {
        await visitor.goto(house.origin + path, { waitUntil: "load" });
        await visitor.screenshot({ path: join(OUT, `${name}-${size}-${colorScheme}.png`) });
      }
      const page = await signIn(context, house.origin, "anna");
      for (const [name, path] of Object.entries(PAGES(table))) {
        await page.goto(house.origin + path, { waitUntil: "load" });
        await page.waitForTimeout(name === "table" || name === "editor" ? 1_500 : 400);
        await page.screenshot({ path: join(OUT, `${name}-${size}-${colorScheme}.png`) });
      }
      await context.close();
      console.log(`${size}, ${colorScheme}: done`);
    }
} finally {
  await browser.close();
  await house.stop();
}
console.log(`The pictures are in ${OUT}/.`);
process.exit();
