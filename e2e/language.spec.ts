import { type Browser, expect, type Page } from "@playwright/test";
import { dealNow, openHouseTable, tellTable } from "./seeds";
import {
  andGoesOn,
  comeIn,
  expectAccessible,
  hand,
  LONG,
  leaveAll,
  mainVerb,
  PHONE,
  problemsOf,
  room,
  tap,
  test,
  turnLine,
  visitor,
} from "./steps";
import { ESTONIAN, expectNoEnglish } from "./words";

/** What only English pages say: none of it may be left at an Estonian table. */
const ENGLISH = /\b(the|your|you|plays|takes|trick|deal|bids?|waiting|points|score|pass(es)?ed|cards|of)\b/i;

const estonian = (browser: Browser) => comeIn(browser, "tiiu", ESTONIAN);

/** Does something legal at one's turn: bids, gives or plays what is first. */
async function act(page: Page): Promise<void> {
  const line = (await turnLine(page).textContent()) ?? "";
  if (line.includes("Vaata oma kaarte")) return andGoesOn(page, () => mainVerb(page).click());
  if (/Paku |: passi\./.test(line)) return andGoesOn(page, () => mainVerb(page).click());
  const gives = [...line.matchAll(/mängijale \S+ \d/g)].length;
  const open = page.locator("ul.hand button:not([aria-disabled=true])");
  if (gives > 1) for (let i = 0; i < gives; i++) await tap(open.nth(i));
  else if ((await hand(page).and(page.locator("[aria-pressed=true]")).count()) === 0) await tap(open.first());
  await andGoesOn(page, () => mainVerb(page).click());
}

test("a deal in Estonian, as the browser asks for: table, log, refusal and result, on a desk and on a phone", async ({
  browser,
}) => {
  const tiiu = await estonian(browser);
  const { page } = tiiu;
  const problems = problemsOf(page);
  const id = await openHouseTable(tiiu.member, { seats: 3, bots: 2 });
  await tellTable(id, tiiu.member, { type: "sit", share: "share" });
  await page.goto(`/tables/${id}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "et");
  await expect(
    page.getByRole("button", { name: "Jaga kaardid" }).or(turnLine(page).filter({ hasText: "kord" })),
  ).toBeVisible();
  await dealNow(id, tiiu.member);
  await expect(room(page)).toContainText("1. jagamine");
  let refused = false;
  await expect(async () => {
    const line = (await turnLine(page).textContent()) ?? "";
    if (line.startsWith("Jagamine on läbi.")) return;
    if (line.startsWith("Sinu kord.")) {
      const closed = page.locator("ul.hand button[aria-disabled=true]");
      if (!refused && /Käi \S+\./.test(line) && (await closed.count()) > 0) {
        refused = true;
        await closed.first().click({ force: true, position: { x: 14, y: 14 } });
        await expect(turnLine(page)).toContainText(/Pead käima|Sul pole käidud masti/);
      }
      await expectNoEnglish(page, ENGLISH);
      await act(page);
    }
    throw new Error("The deal goes on.");
  }).toPass({ timeout: 150_000, intervals: [100] });
  await expect(page.getByRole("region", { name: "Jagamise tulemus" })).toBeVisible();
  await expect(
    page.getByText(/(võidab|võidad|võidavad|võidate) jagamise\.|See jagamine ei lähe arvesse\./).first(),
  ).toBeVisible();
  await expectNoEnglish(page, ENGLISH);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoEnglish(page, ENGLISH);
  // Longer words than the English ones: nothing goes beside the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await leaveAll([tiiu]);
});

test(
  "a language that a member chooses counts before the browser's, and no other language is loaded",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "ann");
    const { page } = ann;
    const id = await openHouseTable(ann.member, { seats: 3, bots: 2 });
    await page.goto(`/tables/${id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/settings");
    await page.getByLabel("Language").selectOption("et");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "et");
    const scripts: string[] = [];
    page.on("response", async (response) => {
      if (response.request().resourceType() === "script") scripts.push(await response.text().catch(() => ""));
    });
    await page.goto(`/tables/${id}`);
    await expect(page.getByRole("button", { name: "Istu lauda" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const all = scripts.join("\n");
    expect(all).toContain("Viimane tihi");
    expect(all).not.toContain("Last trick");
    expect(all).not.toContain("You must follow");
    await leaveAll([ann]);
  },
);

test("somebody who is not signed in changes the language in the bar, on a phone too, and it stays", async ({
  browser,
}) => {
  const page = await visitor(browser, { viewport: PHONE });
  const problems = problemsOf(page);
  await page.goto("/games?q=uno");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText("Crazy Eights").first()).toBeVisible();
  await page.getByRole("button", { name: "Eesti" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "et");
  await expect(page.getByText("Hullud kaheksad").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto("/diplomacy");
  await expect(page.locator("html")).toHaveAttribute("lang", "et");
  await expect(page.getByRole("combobox", { name: "Kaart" }).getByRole("option").nth(1)).toHaveText("Tavaline");
  await expectAccessible(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(problems).toEqual([]);
});
