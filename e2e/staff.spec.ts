import { type Browser, expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { test } from "./clean-test";
import { comeIn, expectAccessible, LONG, newPage, type Person, PHONE, visitor } from "./steps";

const PAGES = [
  "/staff",
  "/staff/ledger",
  "/staff/members",
  "/staff/cards",
  "/staff/market",
  "/staff/comments",
  "/staff/games",
  "/staff/economy",
  "/staff/audit",
];

/** An administrator with a browser of their own. */
async function keeperComes(browser: Browser, options = {}): Promise<Person> {
  const person = await comeIn(browser, "keep", options);
  await prisma().user.update({ where: { id: person.member.id }, data: { admin: true } });
  return person;
}

const verb = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const transfers = (page: Page) => page.getByRole("table", { name: "Transfers, the latest first" });

async function grant(page: Page, nick: string, sum: string, reason: string): Promise<void> {
  await page.goto("/staff/ledger");
  const form = page.locator("form").filter({ has: verb(page, "Move the money") });
  await expect(form.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  await form.getByLabel("Member").fill(nick);
  await form.getByLabel("Sum in $").fill(sum);
  await form.getByLabel("Reason").fill(reason);
  await verb(page, "Move the money").click();
  await expect(form.getByRole("status")).toHaveText(`${nick} got $${sum}.`);
}

test("every page of the staff fits a phone, and brings who is signed out back to itself", LONG, async ({ browser }) => {
  const { page, context, member } = await keeperComes(browser, { viewport: PHONE, hasTouch: true });
  await grant(page, member.nick, "2.00", "so that the lists are not empty");
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("main *")]
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 &&
            getComputedStyle(one).overflowX !== "visible" &&
            one.clientWidth > 1,
        )
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(wide, path).toEqual([]);
    await expectAccessible(page);
  }
  await page.goto("/staff");
  await page
    .getByRole("link", { name: /^Change / })
    .last()
    .click();
  const withdraw = verb(page, "Withdraw");
  await page.getByLabel("Why").fill("not to be");
  await expectAccessible(page);
  await withdraw.click();
  await expect(page.getByRole("button", { name: /^(Destroy \d+ packs?|Yes, withdraw it)$/ })).toBeInViewport({
    ratio: 1,
  });
  await verb(page, "Leave it").click();
  await expect(withdraw).toBeFocused();
  await context.close();
  const stranger = await visitor(browser);
  for (const path of [...PAGES, "/staff/ledger?kind=staff%2Fgrant"]) {
    await stranger.goto(path);
    expect(new URL(stranger.url()).searchParams.get("next")?.replace("#transfers", ""), path).toBe(path);
  }
  await stranger.context().close();
});

test("the settings tell at its field what is wrong, and keep what was typed", LONG, async ({ browser }) => {
  const { page, context } = await keeperComes(browser);
  // By the link of before, as a bookmark has it.
  await page.goto("/staff/world");
  await expect(page).toHaveURL("/staff/economy");
  await expect(page.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  const [pay, trade] = [page.getByLabel("Weekly pay, in $"), page.getByLabel("Trade limit")];
  const [zone, common] = [page.getByLabel("Time zone"), page.getByLabel("common", { exact: true })];
  const before = await Promise.all([pay, trade, zone, common].map((field) => field.inputValue()));
  await pay.fill("much");
  await trade.fill("1.5");
  await zone.fill("Europe/Nowhere");
  await common.fill("20000");
  await verb(page, "Save the settings").click();
  for (const [field, why] of [
    [pay, /^Write a sum such as 12\.50, from \$0\.00 to \$10000\.00\./],
    [trade, /^A whole number from 0 to 1000\./],
    [zone, /^Choose a time zone such as/],
    [common, /^At most \$10000\.00\./],
  ] as const) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(why);
  }
  await expect(page.locator("[aria-invalid]")).toHaveCount(4);
  await expect(pay).toBeFocused();
  expect(await Promise.all([pay, trade, zone, common].map((field) => field.inputValue()))).toEqual([
    ...["much", "1.5", "Europe/Nowhere", "20000"],
  ]);
  await expectAccessible(page);
  for (const [i, field] of [pay, trade, zone, common].entries()) await field.fill(before[i] ?? "");
  await verb(page, "Save the settings").click();
  await expect(page.getByText("Nothing was changed.")).toBeVisible();
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);

  // A sum is kept, and stands there as the house writes it; that of before comes back.
  const gift = page.getByLabel("Gift limit, in $");
  const limit = await gift.inputValue();
  for (const [typed, written] of [
    ["123.4", "123.40"],
    [limit, limit],
  ] as const) {
    await gift.fill(typed);
    await verb(page, "Save the settings").click();
    await expect(page.getByText("One setting is saved.")).toBeVisible();
    await expect(gift).toHaveValue(written);
    await page.reload();
    await expect(page.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  }

  // Signed out elsewhere: nothing is done, and nothing is lost.
  await gift.fill("77");
  await context.clearCookies();
  await verb(page, "Save the settings").click();
  await expect(page.getByText(/^You are signed out, so nothing was done\./)).toBeVisible();
  await expect(gift).toHaveValue("77");
  await context.close();
});

test("a grant is found, shown, undone once and told in the audit log", async ({ browser }) => {
  const { page, context, member } = await keeperComes(browser);
  const { nick } = member;
  await grant(page, nick, "5.00", "a prize");
  const search = page.locator("form").filter({ has: verb(page, "Show") });
  await search.getByLabel("Member").fill(nick);
  await verb(page, "Show").click();
  await expect(page).toHaveURL(new RegExp(`member=${nick}`));
  const row = transfers(page).getByRole("row", { name: /From the staff/ });
  await expect(row).toContainText(`$5.00 from the mint to ${nick}`);
  await expect(row).toContainText("“a prize”");
  await row.getByRole("link", { name: /^Undo from the staff/ }).click();
  const panel = page.locator("#undo");
  await expect(panel).toContainText(`Undoing it moves back:$5.00 from ${nick} to the mint`);
  await expectAccessible(page);

  // Another tab undoes it first: the second is told so, and its reason moves nothing.
  const other = await newPage(context);
  // The notice that comes of it would show the other tab what has happened: here whoever presses is faster.
  await other.routeWebSocket(/socket\.io/, () => undefined);
  await other.goto(page.url());
  for (const tab of [page, other]) await expect(tab.locator("#undo input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  for (const tab of [page, other]) await tab.locator("#undo").getByLabel("Reason").fill("a mistake");
  await verb(page, "Yes, undo it").click();
  await expect(panel.getByText(`Undone: $5.00 from ${nick} to the mint.`)).toBeFocused();
  await expect(panel).toContainText(`Undone by ${nick}`);
  await verb(other, "Yes, undo it").click();
  await expect(
    other.getByText(new RegExp(`^It was undone already, by ${nick} on .+ Nothing moved now\\.$`)),
  ).toBeFocused();
  const undoing = transfers(page)
    .getByRole("row", { name: /^.*Undone(?! by)/ })
    .first();
  await expect(undoing).toContainText(`$5.00 from ${nick} to the mint`);
  const number = (await undoing.locator(".font-mono").textContent()) ?? "";
  await panel.getByLabel("Number of the transfer").fill(number);
  await verb(page, "Show it").click();
  await expect(panel).toContainText("This transfer undid another one, and stays.");

  await page.goto("/staff/audit");
  const lines = page.getByRole("row").filter({ hasText: nick });
  await expect(lines.first()).toContainText(`${nick} undid a grant ($5.00 from the mint to ${nick}): a mistake`);
  await expect(lines.nth(1)).toContainText(`${nick} granted $5.00 to ${nick}: a prize`);
  await expectAccessible(page);
  await context.close();
});

test("a role that is taken is told where the row was", LONG, async ({ browser }) => {
  const { page, context } = await keeperComes(browser);
  const seller = await comeIn(browser, "sell");
  await prisma().user.update({ where: { id: seller.member.id }, data: { roles: ["salesman"] } });
  await page.goto("/staff/members");
  const row = page
    .getByRole("table", { name: "Members with a role" })
    .getByRole("row")
    .filter({ hasText: seller.member.nick });
  await expect(row.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  await row.getByRole("button", { name: "Take the role" }).click();
  await expect(page.getByText(`${seller.member.nick} is no longer a salesman.`)).toBeFocused();
  await expect(row).toHaveCount(0);
  await Promise.all([context.close(), seller.context.close()]);
});

test("what is no proof is told in people's words; a card that was exchanged is marked", LONG, async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto("/verify");
  const proof = page.getByLabel("Or paste what is in it");
  const check = () => page.getByRole("button", { name: "Check" }).click();
  await check();
  await expect(page.getByText("Choose a file, or paste what is in it.")).toBeVisible();
  await proof.fill("[]");
  await check();
  await expect(page.getByText(/^This is not a proof of a deal or a pack\./)).toBeVisible();
  const pack = {
    ...{ v: 1, kind: "pack", pack: "p", commitment: "0".repeat(64), serverSeed: "ab".repeat(32) },
    contents: { v: 1, game: "five-dyes", name: "Test", fixed: [7, 8], slots: [] },
    ...{ contentsHash: "0".repeat(64), shares: [{ seat: 0, share: "" }], result: [7, 9] },
  };
  await proof.fill(JSON.stringify({ ...pack, kind: "purse" }));
  await expect(page.getByText(/^This is not a proof/)).toHaveCount(0);
  await check();
  await expect(page.getByText(/^The file does not say whether it proves a deal or a pack/)).toBeVisible();
  const chosen = page.getByLabel("Choose the file…");
  await chosen.setInputFiles({ name: "big.json", mimeType: "application/json", buffer: Buffer.alloc(1_000_001, " ") });
  await expect(page.getByText("This file is too large to be a proof of a deal or a pack.")).toBeVisible();
  const file = Buffer.from(JSON.stringify(pack));
  await chosen.setInputFiles({ name: "proof.json", mimeType: "application/json", buffer: file });
  await expect(proof).toHaveValue(JSON.stringify(pack));
  await expect(page.getByText("One card differs: the mark shows where.")).toBeVisible();
  await expect(page.getByText("≠ place 2: drawn was card 8, the proof says card 9")).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});
