import { type Browser, expect, type Page } from "@playwright/test";
import type { PlainCards } from "../lib/engine/ccg/cards/plain";
import { comeIn, LONG, problemsOf, test, visitor } from "./steps";
import { ESTONIAN, expectEstonian } from "./words";

/** Shop, packs, collection, cards and statement in Estonian, as the browser asks for it. */

/** What only English pages say, beside what stands on cards and what products are called. */
const ENGLISH =
  /\b(you (have|still)|your (binder|purse|next|share|own order|first)|worth|sold out|by (set|rarity|name)|show|order|filter cards|clear the|(un)?common|mythic|rare|sealed as|buy|bought|opened|opening|turn(ed)?|packs?|binder|shop|purse|statement|registered|register for|saved?|displays|new|page|cards (in|shown)|all (cards|odds|products)|odds|printings|where it|who has|nobody|not in|no longer|from the|weekly|starting money|when|amount|download|last|clear|completions|attribute|missing|read the|others|what (came|is in))\b/i;

/** Names of cards: they are what they are in every language. */
let names: string[] = [];
test.beforeAll(async ({ baseURL }) => {
  const games = await Promise.all(
    ["five-dyes", "poker"].map(
      async (name): Promise<PlainCards> => (await fetch(`${baseURL}/api/cards/${name}/cards.json`)).json(),
    ),
  );
  // The longest first: one may begin with another.
  names = games.flatMap(({ cards }) => cards.map(({ name }) => name)).sort((a, b) => b.length - a.length);
});

const verb = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const comeFromEstonia = (browser: Browser) => comeIn(browser, "tiiu", ESTONIAN);

test("the shop, a pack and the statement", LONG, async ({ browser }) => {
  // Who wants less motion is not shown the cards one by one.
  const { page, context } = await comeIn(browser, "tiiu", { ...ESTONIAN, reducedMotion: "no-preference" });
  const problems = problemsOf(page);
  await page.goto("/shop");
  await expect(page).toHaveTitle("Pood · Guildhall");
  await expectEstonian(page, ENGLISH, names);
  await page.getByRole("link", { name: "The Woven City booster", exact: true }).click();
  await expect(page.getByRole("table", { name: "Iga harulduse kaarte pakis" })).toContainText("müütiline");
  await expectEstonian(page, ENGLISH, names);
  await verb(page, /^Kõik 294 kaarti$/).click();
  // Decimals have a comma.
  await expect(page.getByRole("row").filter({ hasText: "%" }).first()).toContainText(/\d+,\d%/);
  await expectEstonian(page, ENGLISH, names);
  await page.getByText("Haruldused", { exact: true }).click();

  // What is refused is said, and what is bought.
  const choose = async (packs: string) => {
    await expect(page.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
    await page.getByRole("spinbutton").fill(packs);
    await page.getByRole("spinbutton").blur();
  };
  for (const [shown, said] of [
    [270, "Hind tõusis: oli $2.70, nüüd $2.80. Midagi ei ostetud."],
    [290, "Hind langes: oli $2.90, nüüd $2.80. Midagi ei ostetud."],
  ] as const) {
    await choose("2");
    // As if the page had shown another price.
    await page.locator("input[name=unitPrice]").evaluate((input: HTMLInputElement, price) => {
      input.value = String(price);
    }, shown);
    await verb(page, "Osta 2, kokku $5.60").click();
    await expect(page.getByText(said)).toBeVisible();
    await expectEstonian(page, ENGLISH, names);
    await page.reload();
  }
  await choose("2");
  await page.getByText("Kuidas juhus on pitseeritud").first().click();
  await verb(page, "Osta 2, kokku $5.60").click();
  await expect(page.getByText("Ostetud 2, makstud $5.60.")).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  await page.goto("/shop/packs");
  await expect(page.getByText("2 pakki", { exact: true })).toBeVisible();
  await expectEstonian(page, ENGLISH, names);

  await page.getByRole("link", { name: "Ava üks" }).click();
  await expect(verb(page, /^Ava pakk/)).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  await verb(page, /^Ava pakk/).click();
  await verb(page, /^Pööra järgmine/).click();
  await expect(page.getByRole("status").filter({ hasText: /^Kaart 1\/11: .+, uus\.$/ })).toBeAttached();
  await expectEstonian(page, ENGLISH, names);
  await verb(page, /^Pööra kõik/).click();
  await expect(page.getByRole("region", { name: "Selles pakis" })).toContainText(/11 kaarti, \d+ uut\. Väärt \$/);
  await expectEstonian(page, ENGLISH, names);

  await page.goto("/statement");
  await expect(page.getByRole("table")).toContainText("Avatud The Woven City booster: 11 kaarti");
  await expect(page.getByRole("table")).toContainText("11 kaarti juurde, 1 pakk ära");
  await expect(page.getByRole("img", { name: /^Kukkur: / })).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  await page.getByRole("button", { name: /^Kukkur: / }).click();
  await expect(page.locator("#purse")).toContainText("Ostetud 2 × The Woven City booster");
  const csv = await (await page.request.get("/api/statement", { headers: { "Accept-Language": "et" } })).text();
  expect(csv.split("\r\n")[0]).toBe("\uFEFFmillal,mis,esemed,summa,kukkur,ülekanne");
  expect(csv).toContain("Ostetud 2 × The Woven City booster");
  await page.goto("/statement?from=2026-02-02&to=2026-01-01");
  await expect(page.getByText("Need päevad lõpevad enne, kui algavad: selliseid pole.")).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  expect(problems).toEqual([]);
  await context.close();
});

test("the collection: filter, order, binder, saved views, and a card", LONG, async ({ browser }) => {
  const { page, context } = await comeFromEstonia(browser);
  const problems = problemsOf(page);
  await page.goto("/collection?game=five-dyes");
  await expect(page).toHaveTitle("Kogu · Guildhall");
  await expect(page.getByRole("grid", { name: "Kaardid" })).toBeVisible();
  await expect(page.getByText("Sinu mapp on tühi.")).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  const field = page.getByRole("combobox", { name: "Filtreeri kaarte" });
  await field.fill("mihgt>2");
  await expect(page.getByText("Sellist tunnust pole: „mihgt”.")).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  await verb(page, "might").click();
  await expect(field).toHaveValue("might>2");
  await field.fill("might>2 and ");
  await field.press("ArrowDown");
  await expect(page.getByRole("listbox", { name: "Soovitused" })).toContainText("igal kaardil");
  await expectEstonian(page, ENGLISH, names);
  await field.fill("/sort 1 rarity");
  await field.press("Enter");
  await expect(page.getByRole("gridcell", { name: "Tavaline", exact: true })).toBeVisible();
  await field.fill("/display ");
  await field.press("Enter");
  await expect(page.getByText("Vaade vajab nime.")).toBeVisible();
  await field.fill("/display Tugevad");
  await field.press("Enter");
  await expect(page.getByText("Filtrist ei saa aru. Paranda see enne ja salvesta siis.").first()).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  await field.fill("might>2");
  await field.fill("/display Tugevad");
  await field.press("Enter");
  await expect(page.getByText("„Tugevad” on salvestatud.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Tugevad" })).toBeVisible();
  await page.getByRole("button", { name: "Mapp", exact: true }).click();
  await expect(page.getByRole("grid", { name: /^Mapp, leht 1\/\d+$/ })).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  await page.goto("/collection?game=five-dyes&filter=nothinglikethis");
  await expect(page.getByText("Midagi ei leitud: „nothinglikethis”.")).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  await page.goto("/collection?game=five-dyes&filter=name%3D%22Glass+Serpent%22");
  await page.getByRole("grid").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Glass Serpent" })).toBeVisible();
  await expect(page.getByText("Sul on", { exact: true })).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  expect(problems).toEqual([]);
  await context.close();
});

test("a visitor is asked to sign in", LONG, async ({ browser }) => {
  const page = await visitor(browser, ESTONIAN);
  await page.goto("/collection?game=poker");
  await expect(page.getByText("Need on kaardid, mida siin koguda saab.")).toBeVisible();
  await expectEstonian(page, ENGLISH, names);
  await page.goto("/shop");
  await expect(page.getByRole("link", { name: "Ostmiseks logi sisse" }).first()).toBeVisible();
  await page.context().close();
});
