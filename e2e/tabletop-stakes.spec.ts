import { expect, type Page } from "@playwright/test";
import { fund } from "../lib/build/testing/shop";
import { prisma } from "../lib/db/client";
import { comeIn, expectAccessible, LONG, type Person, PHONE, problemsOf, test } from "./steps";

/** Games at the tabletop for a stake, saved in the middle and gone on with, between a desk and a phone. */

const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "What you can do" });
const bring = (page: Page) =>
  page
    .getByRole("button", { name: /\(60\)/ })
    .first()
    .click();
const purse = (page: Page, sum: string) => expect(page.getByRole("button", { name: `Purse: ${sum}` })).toBeVisible();

test("two play for a stake, save their game, go on with it, and whoever wins has both stakes", async ({ browser }) => {
  const ann: Person = await comeIn(browser, "annstake");
  const bob: Person = await comeIn(browser, "bobstake", { viewport: PHONE, hasTouch: true });
  for (const { member } of [ann, bob]) await fund(member, 1_000);
  const problems = [ann, bob].map(({ page }) => problemsOf(page));
  await ann.page.goto("/tables/tabletop");
  await ann.page.getByRole("combobox", { name: "Stake" }).selectOption("200");
  await ann.page.locator("input[name=info]").fill("A slow evening");
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.page.getByRole("heading", { name: "Bring your deck" })).toBeVisible();
  const path = new URL(ann.page.url()).pathname;

  // The lobby says for what it is played; whoever sits down stakes as much.
  await bob.page.goto("/tables");
  const row = bob.page.getByRole("listitem").filter({ hasText: "A slow evening" });
  await expect(row).toContainText("$2.00");
  await bob.page.goto(`${path}?sit=1`);
  for (const { page } of [ann, bob]) await bring(page);
  for (const { page } of [ann, bob]) await expect(toolbar(page)).toBeVisible({ timeout: 60_000 });
  await toolbar(ann.page).getByRole("button", { name: "Draw 7", exact: true }).click();
  await expect(ann.page.getByRole("list", { name: /^Your hand/ }).getByRole("button")).toHaveCount(7);

  await purse(ann.page, "$8.00");
  // What a staked game in play refuses is not offered.
  await ann.page.getByRole("button", { name: "Table menu" }).filter({ visible: true }).click();
  await expect(ann.page.getByRole("menuitem", { name: "Invite somebody…" })).toBeVisible();
  await expect(ann.page.getByRole("menuitem", { name: "Pause the table" })).toHaveCount(0);
  await ann.page.keyboard.press("Escape");

  // Saved by the menu; the phone finds it in its list and goes on with it, and the hand is as it was.
  await ann.page.getByRole("button", { name: /^More/ }).click();
  await ann.page.getByRole("menuitem", { name: "Save the game" }).click();
  await expect(ann.page.getByText(/^Saved: go on with it/)).toBeVisible();
  await bob.page.goto("/tables/tabletop");
  expect(await bob.page.evaluate(beside)).toBe(0);
  await expectAccessible(bob.page);
  await bob.page.getByRole("button", { name: "Go on" }).click();
  await expect(bob.page).toHaveURL(/\/tables\/(?!tabletop)/);
  const again = new URL(bob.page.url()).pathname;
  expect(again).not.toBe(path);
  await ann.page.goto(`${again}?sit=1`);
  await bob.page.goto(`${again}?sit=1`);
  for (const { page } of [ann, bob]) await expect(toolbar(page)).toBeVisible({ timeout: 60_000 });
  await expect(ann.page.getByRole("list", { name: /^Your hand/ }).getByRole("button")).toHaveCount(7);

  await toolbar(bob.page).getByRole("button", { name: /^More/ }).click();
  await bob.page.getByRole("menuitem", { name: "Concede" }).click();
  for (const { page } of [ann, bob]) {
    await expect(page.getByText(`${ann.member.nick} won.`, { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Table", exact: true }).getByText("+$2.00")).toBeVisible();
  }
  await purse(ann.page, "$12.00");
  await ann.page.goto("/statement?part=tables");
  await expect(ann.page.getByRole("row").filter({ hasText: "+$4.00" })).toHaveCount(1);
  await bob.page.goto(`/u/${bob.member.nick}`);
  await expect(bob.page.getByRole("region", { name: "Collectible cards" }).getByRole("table")).toBeVisible();
  await bob.page.goto("/tables/tabletop");
  await expect(bob.page.getByRole("button", { name: "Go on" })).toHaveCount(0);
  expect(problems).toEqual([[], []]);
});

test("who cannot agree calls the judge, and the staff decides the game", LONG, async ({ browser }) => {
  const ann: Person = await comeIn(browser, "annjudge", { viewport: PHONE, hasTouch: true });
  const bob: Person = await comeIn(browser, "bobjudge");
  const keeper: Person = await comeIn(browser, "keepjudge");
  await prisma().user.update({ where: { id: keeper.member.id }, data: { admin: true } });
  for (const { member } of [ann, bob]) await fund(member, 1_000);
  const problems = [ann, bob, keeper].map(({ page }) => problemsOf(page));
  await ann.page.goto("/tables/tabletop");
  await ann.page.getByRole("combobox", { name: "Stake" }).selectOption("200");
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.page.getByRole("heading", { name: "Bring your deck" })).toBeVisible();
  await bob.page.goto(`${new URL(ann.page.url()).pathname}?sit=1`);
  for (const { page } of [ann, bob]) await bring(page);
  for (const { page } of [ann, bob]) await expect(toolbar(page)).toBeVisible();

  await toolbar(ann.page).getByRole("button", { name: /^More/ }).click();
  await ann.page.getByRole("menuitem", { name: "Call the judge…" }).click();
  const dialog = ann.page.getByRole("dialog", { name: "Call the judge" });
  await dialog.getByRole("button", { name: "Call the judge" }).click();
  await expect(dialog).toContainText("Say what is wrong, in 3 to 300 characters.");
  await expectAccessible(ann.page);
  await dialog.getByLabel("What can you not agree about?").fill("He says nothing more, and I have won.");
  await dialog.getByRole("button", { name: "Call the judge" }).click();
  await expect(
    ann.page.getByText("The judge has been called. You will be told what they decide.", { exact: true }),
  ).toBeVisible();

  await keeper.page.goto("/staff/games");
  const game = keeper.page.getByRole("listitem").filter({ hasText: ann.member.nick }).filter({ hasText: "He says" });
  await expect(game).toContainText("$2.00 each");
  await expectAccessible(keeper.page);
  await game.getByLabel("What it comes to").selectOption(`${ann.member.nick} has won`);
  await game.getByLabel("Why").fill("The log shows it.");
  await game.getByRole("button", { name: /^Decide/ }).click();
  await game.getByRole("button", { name: "Yes, decide it" }).click();
  await expect(keeper.page.getByText(/^The game at .+ is decided\.$/)).toBeVisible();

  for (const { page } of [ann, bob]) {
    await expect(page.getByText(`${ann.member.nick} won.`, { exact: true })).toBeVisible();
    await expect(page.getByText("No prize money: the judge decided the game.")).toBeVisible();
  }
  await purse(bob.page, "$8.00");
  await expect(bob.page.getByRole("link", { name: "Inbox, 2 new notices" })).toBeVisible();
  await bob.page.goto("/inbox");
  await expect(bob.page.getByText(/the judge decided your game\. Their reason: The log shows it\./)).toBeVisible();
  await keeper.page.goto("/staff/audit");
  await expect(keeper.page.getByText(/judged a game at .+: The log shows it\./)).toBeVisible();
  expect(problems).toEqual([[], [], []]);
});
