import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { PackProof, verifyPack } from "../lib/engine/ccg/factory/prove-pack";
import { test } from "./clean-test";
import { comeIn, expectAccessible, LONG, MOTION, newPage, PHONE, visitor } from "./steps";

test.use(MOTION);

/** The panel of a product in the shop. */
const product = (page: Page, name: string | RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
const purse = (page: Page) => page.getByRole("button", { name: /^Purse: / });
/** What is in the purse, in cents. */
const coins = async (page: Page): Promise<number> =>
  Math.round(Number(((await purse(page).textContent()) ?? "").replace("$", "")) * 100);
const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const stage = (page: Page) => page.getByRole("region", { name: /^Opening / });

/** Buys packs of a product by pointer and goes to open them. */
async function buy(page: Page, name: string, more = 0): Promise<void> {
  await page.goto("/shop");
  const panel = product(page, name);
  await expect(panel.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  for (let i = 0; i < more; i++) await panel.getByRole("spinbutton").press("ArrowUp");
  await panel.getByRole("button", { name: new RegExp(`^Buy ${1 + more} for`) }).click();
  await panel.getByRole("link", { name: /^Open (it|them) now$/ }).click();
  await expect(stage(page)).toBeVisible();
}

test("a shopper reads the odds, buys three boosters, opens them with joy and sees what is new, on a desk", async ({
  browser,
}) => {
  const { page, member } = await comeIn(browser, "shop");
  await page.goto("/shop");
  await expectAccessible(page);
  const start = await coins(page);
  expect(start).toBeGreaterThan(3_000);
  await page.getByRole("link", { name: "The Woven City booster", exact: true }).click();
  await expect(page.getByRole("table", { name: "Cards of each rarity in a pack" })).toContainText("mythic");
  await page.getByRole("button", { name: /^All 294 cards$/ }).click();
  await expect(page.getByRole("table", { name: "Odds of each card" }).getByRole("row")).toHaveCount(295);
  await expectAccessible(page);

  await buy(page, "The Woven City booster", 2);
  await expect(purse(page)).toHaveText(money(start - 840));
  await expect(stage(page)).toContainText("pack 1 of 3");
  await page.getByRole("button", { name: /^Open the pack/ }).click();
  await expect(stage(page)).toContainText("0 of 11 turned");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Turn next card/ }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Card 1 of 11: .+, new\.$/ })).toBeAttached();
  await page.getByRole("button", { name: /^Turn all/ }).click();
  await expect(stage(page)).toContainText("11 of 11 turned");
  const summary = page.getByRole("region", { name: "In this pack" });
  await expect(summary.getByRole("listitem")).toHaveCount(11);
  await expect(summary).toContainText(/11 cards, \d+ new\. Worth \$\d+\.\d\d, the pack cost \$2\.80\./);
  await expectAccessible(page);

  // A reload and the back button show the same pack, not another one.
  const names = () => summary.getByRole("listitem").allInnerTexts();
  const shown = await names();
  await page.reload();
  await expect.poll(names).toEqual(shown);
  await page.getByRole("link", { name: "Open next" }).click();
  await expect(stage(page)).toContainText("pack 2 of 3");
  await page.goBack();
  await expect(stage(page)).toContainText("11 of 11 turned");

  // Chance was honest: on the page, and with the file.
  await summary.getByRole("link", { name: "Verify this pack" }).click();
  await expect(page.getByText("Nobody, not even the house, could have chosen these cards.")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByText("Download the proof").click()]);
  const proof = PackProof.parse(JSON.parse(readFileSync(await download.path(), "utf8")));
  expect(verifyPack(proof).every(({ holds }) => holds)).toBe(true);
  expect(proof.result).toHaveLength(11);

  await page.goto("/shop/packs");
  await expect(page.getByText("2 packs", { exact: true })).toBeVisible();
  await purse(page).click();
  await expect(page.locator("#purse")).toContainText("Bought 3 × The Woven City booster−$8.40");
  await page.keyboard.press("Escape");
  await page.goto("/statement");
  await expect(page.getByRole("table")).toContainText("Bought 3 × The Woven City booster");
  await expect(page.getByRole("table")).toContainText("Opened The Woven City booster: 11 cards");
  await expect(page.getByRole("row", { name: /Bought 3/ })).toContainText("−$8.40");
  await expectAccessible(page);
  const csv = await (await page.request.get("/api/statement")).text();
  expect(csv.split("\r\n")[0]).toBe("\uFEFFwhen,what,items,amount,purse,transfer");
  expect(csv).toContain(`-8.4,${(start - 840) / 100}`);
  expect(await prisma().purchase.count({ where: { userId: member.id } })).toBe(1);
  await page.context().close();
});

test("by keyboard alone: from the shop to the last card", LONG, async ({ browser }) => {
  const { page } = await comeIn(browser, "keys");
  await page.goto("/shop");
  const button = product(page, "Salt and Tide booster").getByRole("button", { name: /^Buy 1 for/ });
  await expect(product(page, "Salt and Tide booster").locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  await product(page, "Salt and Tide booster").getByRole("spinbutton").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  const open = product(page, "Salt and Tide booster").getByRole("link", { name: "Open it now" });
  await expect(open).toBeVisible();
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Open the pack/ })).toBeVisible();
  await page.keyboard.press("Space");
  for (let turned = 1; turned <= 3; turned++) {
    await expect(stage(page)).toContainText(`${turned - 1} of 11 turned`);
    await page.keyboard.press("Space");
  }
  await expect(stage(page)).toContainText("3 of 11 turned");
  // Letters can be turned off, and on again.
  const letters = page.getByRole("switch", { name: "One-letter shortcuts" });
  const turnAll = page.getByRole("button", { name: /^Turn all/ });
  for (const on of [false, true]) {
    await page.keyboard.press("?");
    await letters.press("Space");
    await expect(letters).toBeChecked({ checked: on });
    await page.keyboard.press("Escape");
    await expect(turnAll).toHaveText(on ? "Turn all A" : "Turn all");
    await page.keyboard.press("a");
    await expect(stage(page)).toContainText(on ? "11 of 11 turned" : "3 of 11 turned");
  }
  await expect(stage(page)).toContainText("11 of 11 turned");
  await page.keyboard.press("v");
  await expect(page.getByText("Nobody, not even the house, could have chosen these cards.")).toBeVisible();
  await page.context().close();
});

test("on a phone, in the dark, without motion", LONG, async ({ browser }) => {
  const { page } = await comeIn(browser, "phone", {
    viewport: PHONE,
    colorScheme: "dark",
    reducedMotion: "reduce",
    hasTouch: true,
  });
  await buy(page, "The Ember Fair booster");
  const verb = page.getByRole("button", { name: /^Open the pack/ });
  await expect(verb).toBeInViewport();
  // The verb has the bottom of the screen to itself.
  await expect(page.getByRole("navigation", { name: "Rooms" })).toHaveCount(0);
  await verb.tap();
  // Without motion there is nothing to wait for: all of it is there at once.
  await expect(stage(page)).toContainText("11 of 11 turned");
  await expect(page.getByRole("link", { name: /^To the binder/ })).toBeInViewport();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways).toBe(0);
  await expectAccessible(page);
  await expect(page.getByRole("region", { name: "In this pack" })).toBeVisible();
  for (const path of ["/shop", "/shop/packs", "/statement"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(sideways, path).toBe(0);
    await expectAccessible(page);
  }
  await page.context().close();
});

test("what cannot be bought is told plainly; two tabs and a double click buy once", async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "tabs");
  await page.goto("/shop");
  const other = await newPage(context);
  await other.goto("/shop");
  const start = await coins(page);
  const panel = (of: Page) => product(of, "Basic Deck booster");
  for (const tab of [page, other]) await expect(panel(tab).locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  await panel(page)
    .getByRole("button", { name: /^Buy 1/ })
    .dblclick();
  await expect(panel(page)).toContainText("Bought 1 for $2.00.");
  expect(await prisma().purchase.count({ where: { userId: member.id } })).toBe(1);
  // The other tab shows commitments that are used by now.
  await panel(other)
    .getByRole("button", { name: /^Buy 1/ })
    .click();
  await expect(panel(other)).toContainText("Another purchase of yours came first");
  await panel(other)
    .getByRole("button", { name: /^Buy 1/ })
    .click();
  await expect(panel(other)).toContainText("Bought 1 for $2.00.");
  await expect(purse(other)).toHaveText(money(start - 400));

  const deck = product(page, /^Basic Deck$/);
  await page.reload();
  await expect(deck.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  await deck.getByRole("spinbutton").fill("9");
  // What the purse does not pay for says so before it is pressed, and presses nothing.
  await expect(deck.getByRole("button", { name: /^Buy/ })).toHaveCount(0);
  const missing = deck.getByRole("button", { name: `${money(8100 - (start - 400))} short` });
  await expect(missing).toHaveAttribute("aria-disabled", "true");
  await expect(deck).toContainText(`You have ${money(start - 400)}: ${money(8100 - (start - 400))} more is needed.`);
  await missing.click({ force: true });
  expect(await prisma().purchase.count({ where: { userId: member.id } })).toBe(2);
  await expect(purse(page)).toHaveText(money(start - 400));
  await context.close();
});

test("a visitor reads prices and odds, and is asked to sign in to buy", LONG, async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto("/shop");
  await product(page, "The Woven City booster").getByRole("link", { name: "Sign in to buy" }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  for (const path of ["/statement", "/shop/packs", "/staff"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in\?next=/);
  }
  expect((await page.request.get("/api/statement")).status()).toBe(401);
  expect((await page.request.post("/api/shop/purchases", { data: {} })).status()).toBe(401);
  await page.context().close();
});

test(
  "the staff's page: not for members; the administrator names a salesman, who adds a product",
  LONG,
  async ({ browser }) => {
    const [boss, seller] = [await comeIn(browser, "boss"), await comeIn(browser, "sell")];
    expect((await seller.page.goto("/staff"))?.status()).toBe(404);
    await prisma().user.update({ where: { id: boss.member.id }, data: { admin: true } });
    await boss.page.goto("/staff/members");
    await expect(boss.page.getByRole("heading", { name: "Who has a role" })).toBeVisible();
    await expectAccessible(boss.page);
    const name = boss.page.locator("form").filter({ has: boss.page.getByRole("button", { name: "Give the role" }) });
    await name.getByLabel("Member").fill("nobody-of-this-name");
    await name.getByRole("button", { name: "Give the role" }).click();
    await expect(name).toContainText("There is no member with this nick.");
    await expect(name.getByLabel("Member")).toHaveValue("nobody-of-this-name");
    await name.getByLabel("Member").fill(seller.member.nick);
    await name.getByRole("button", { name: "Give the role" }).click();
    await expect(boss.page.getByText(`${seller.member.nick} is now a salesman.`)).toBeVisible();

    await seller.page.goto("/staff");
    await expect(seller.page.getByRole("navigation", { name: "Staff" }).getByRole("link")).toHaveCount(1);
    expect((await seller.page.goto("/staff/ledger"))?.status()).toBe(404);
    await seller.page.goto("/staff");
    const row = seller.page.getByRole("listitem").filter({ hasText: "The Ember Fair bag" });
    await row.getByRole("link", { name: "Change" }).click();
    await seller.page.getByLabel("Why").fill("Its sheets had a slip.");
    await seller.page.getByRole("button", { name: "Withdraw" }).click();
    await seller.page.getByRole("button", { name: /^Destroy \d+ packs$/ }).click();
    // The form is gone; what was done stands where it was, and the focus with it.
    await expect(seller.page.getByText(/^The Ember Fair bag is withdrawn, \d+ packs were destroyed\.$/)).toBeFocused();
    await expect(seller.page.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
    await seller.page.goto("/staff");
    await expect(seller.page.getByRole("row").filter({ hasText: "Its sheets had a slip." })).toContainText(
      "The Ember Fair bag",
    );
    await seller.page.getByLabel("Product", { exact: true }).first().selectOption("Five Dyes: The Ember Fair bag");
    await seller.page.getByLabel("How many").first().fill("25");
    await seller.page.getByLabel("Price in $").fill("abc");
    await seller.page.getByRole("button", { name: "Print and sell" }).click();
    await expect(seller.page.getByText("A price lies between")).toBeVisible();
    await expect(seller.page.getByLabel("How many").first()).toHaveValue("25");
    await expect(seller.page.getByLabel("Price in $")).toBeFocused();
    await seller.page.getByLabel("Price in $").fill("0.10");
    await expect(
      seller.page.getByText(/^The price is below what the cards are worth: each pack sold gives/),
    ).toBeVisible();
    await seller.page.getByLabel("Price in $").fill("6.00");
    await expect(seller.page.getByText(/^The price is below/)).toHaveCount(0);
    await seller.page.getByLabel("Most for a member").fill("0");
    await seller.page.getByRole("button", { name: "Print and sell" }).click();
    await expect(seller.page.getByText("A whole number from 1 on, or nothing.")).toBeVisible();
    await seller.page.getByLabel("Most for a member").fill("3");
    await seller.page.getByLabel("Sold from").fill("2030-05-01T12:00");
    await seller.page.getByRole("button", { name: "Print and sell" }).click();
    await expect(seller.page.getByText("25 packs of The Ember Fair bag are printed and for sale.")).toBeFocused();
    await expect(row).toContainText("25 of 25");
    const there = await seller.page.evaluate(() => new Date("2030-05-01T12:00").getTime());
    const printed = await prisma().product.findFirstOrThrow({ where: { name: "The Ember Fair bag" } });
    expect([printed.memberLimit, printed.releaseAt?.getTime()]).toEqual([3, there]);
    await prisma().product.update({ where: { id: printed.id }, data: { memberLimit: null, releaseAt: null } });
    await expectAccessible(seller.page);

    await boss.page.goto("/staff/ledger");
    await boss.page.getByRole("button", { name: "Check now" }).click();
    await expect(boss.page.getByText(/transfers checked in \d+ ms: all is sound\./)).toBeVisible();
    await expectAccessible(boss.page);
    await Promise.all([boss.context.close(), seller.context.close()]);
  },
);
