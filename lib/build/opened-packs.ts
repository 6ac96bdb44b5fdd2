import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import type { Measure } from "./bench";
import type { House } from "./testing/house";
import { visit } from "./vitals";

/** So many packs are opened: their cards differ, and with them what a turn draws. */
const PACKS = 3;
const Bought = z.object({ paths: z.array(z.string()), cookies: z.record(z.string(), z.string()) });

function buyPacks(house: House, secret: string): z.infer<typeof Bought> {
  const env = { ...process.env, DATABASE_URL: house.databaseUrl, NEXTAUTH_SECRET: secret };
  const args = ["--import", "tsx", "lib/build/testing/packs-for-page.ts", String(2 * PACKS)];
  return Bought.parse(JSON.parse(String(execFileSync(process.execPath, args, { env }))));
}

/** How long, in ms, a finger or a mouse button stays down. */
const HELD = 80;

/** Presses a button as a finger on a phone does, or a mouse: at its place, and nothing else is asked of the page. */
async function press(page: Page, name: RegExp, phone: boolean): Promise<void> {
  const box = await page.getByRole("button", { name }).boundingBox();
  if (!box) throw new Error(`No button ${name}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.waitForTimeout(100);
  if (!phone) return page.mouse.click(x, y, { delay: HELD });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(HELD);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}

/**
 * Opens the pack by its verb and turns its cards, as whoever presses on does: the next as soon as one is seen. Nothing is
 * read from the page until a press was answered: reading weighs upon the answer.
 */
async function openIt(page: Page, phone: boolean): Promise<void> {
  const stage = page.getByRole("region", { name: /^Opening / });
  await press(page, /^Open the pack/, phone);
  await page.waitForTimeout(350);
  await stage.getByText("0 of 11 turned").waitFor();
  for (let turned = 1; turned <= 11; turned++) {
    if (turned % 2 === 0) await page.keyboard.press("Space");
    else await press(page, /^Turn next card/, phone);
    await page.waitForTimeout(350);
    await stage.getByText(`${turned} of 11 turned`).waitFor();
  }
  await page.getByRole("region", { name: "In this pack" }).waitFor();
}

/**
 * How a pack opens: the slowest answer to a press, from the tear to the last card and the sum, of the slowest of some
 * packs; and what moves that should not.
 */
export async function* openedPacks(browser: Browser, house: House, secret: string): AsyncIterable<Measure> {
  const { paths, cookies } = buyPacks(house, secret);
  for (const phone of [false, true]) {
    const begun = performance.now();
    let [slowest, moved] = [0, 0];
    for (const path of paths.slice(phone ? PACKS : 0, phone ? 2 * PACKS : PACKS)) {
      const signIn = async (context: Parameters<Exclude<Parameters<typeof visit>[1], string>>[0]) => {
        for (const [name, value] of Object.entries(cookies))
          await context.addCookies([{ name, value, url: house.origin, httpOnly: true, sameSite: "Lax" }]);
        return house.origin + path;
      };
      const { inp, cls } = await visit(browser, signIn, { phone, use: (page) => openIt(page, phone) });
      slowest = Math.max(slowest, inp ?? 0);
      moved = Math.max(moved, cls);
    }
    const figure = { n: PACKS, seconds: (performance.now() - begun) / 1_000 };
    yield { name: `page.inp.opening.${phone ? "phone" : "desk"}`, value: slowest, unit: "ms", ...figure };
    yield { name: `page.cls.opening.${phone ? "phone" : "desk"}`, value: moved, unit: "", ...figure };
  }
}
