import { expect, type Page } from "@playwright/test";
import { CARD } from "../lib/build/testing/market";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { holdSealed } from "../lib/services/sealed/hold-event";
import { shopFor } from "./shop-page";
import { comeIn, expectAccessibleInBothThemes, LONG, PHONE, problemsOf, test, visitor } from "./steps";

/** An alter ego: begun, shown apart, shut out of the market, and ended. A sealed event: entered, built for, locked. */

const purse = (page: Page, name: RegExp) => page.getByRole("button", { name });
const PHONES = { viewport: PHONE, hasTouch: true };

for (const [where, options, when] of [
  ["at a desk", {}, LONG],
  ["on a phone", PHONES, {}],
] as const)
  test(
    `an alter ego has a purse and a binder of its own, and everything comes back, ${where}`,
    when,
    async ({ browser }) => {
      const { page, context } = await comeIn(browser, "ego", options);
      const friend = await comeIn(browser, "friend");
      const problems = problemsOf(page);
      await page.goto("/sealed");
      await expect(page.getByRole("heading", { name: "You have no alter ego" })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      const amount = page.getByLabel("Money that goes along");
      await page.getByRole("button", { name: "Begin" }).press("Enter");
      await expect(page.getByText("Write how much")).toBeVisible();
      await amount.fill("900000");
      await amount.press("Enter");
      await expect(page.getByText("You have only")).toBeVisible();
      await amount.fill("5.50");
      await amount.press("Enter");
      await expect(page.getByRole("heading", { name: "You play your alter ego" })).toBeVisible();
      await expect(purse(page, /^Purse of your alter ego: \$5\.50/)).toBeVisible();
      await expectAccessibleInBothThemes(page);

      // A pack is bought with its money, and lies among its packs.
      const panel = await shopFor(page, "Salt and Tide booster");
      await panel.getByRole("button", { name: /^Buy 1 for/ }).click();
      await expect(purse(page, /^Purse of your alter ego: \$5\.50/)).toHaveCount(0);
      await page.goto("/sealed");
      await expect(page.getByText(/0 cards and 1 pack\./)).toBeVisible();

      // What would mix the two is not asked for at all: why stands there, and the way back.
      for (const path of [
        "/give",
        `/trades?with=${friend.member.nick}`,
        "/auctions/new",
        "/market/list",
        "/market/wishes",
      ]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { name: "You play your alter ego" })).toBeVisible();
        await expect(page.getByText(/^It cannot do what would mix the two/)).toBeVisible();
        await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      }
      await page.goto(`/cards/five-dyes-${CARD}`);
      await expect(page.getByRole("link", { name: "Be yourself again to trade" })).toBeVisible();
      await page.goto("/give");
      await expectAccessibleInBothThemes(page);
      await page.getByRole("link", { name: "Be yourself again" }).press("Enter");
      await page.getByRole("button", { name: "Be yourself again" }).press("Enter");
      await expect(page.getByRole("heading", { name: "Your alter ego rests" })).toBeVisible();
      await expect(purse(page, /^Purse: /)).toBeVisible();
      await page.getByRole("button", { name: "End the alter ego" }).press("Enter");
      await page.getByRole("button", { name: "Yes, end it" }).press("Enter");
      await expect(page.getByText(/^Back came .* 0 cards and 1 pack\.$/)).toBeVisible();
      await expect(page.getByRole("heading", { name: "You have no alter ego" })).toBeVisible();
      expect(problems).toEqual([]);
      await Promise.all([context.close(), friend.context.close()]);
    },
  );

test("a sealed event is held, entered, built for and locked, on a desk by keys and on a phone", async ({ browser }) => {
  const host = await comeIn(browser, "host");
  const guest = await comeIn(browser, "guest", PHONES);
  const problems = [host, guest].map(({ page }) => problemsOf(page));
  const { page } = host;
  await page.goto("/sealed/hold");
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("Name").fill("Evening of packs");
  await page.getByRole("combobox", { name: "Packs each" }).selectOption("2");
  await page.getByRole("button", { name: "Hold it" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Evening of packs" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const path = new URL(page.url()).pathname;

  await guest.page.goto("/sealed");
  await guest.page.getByRole("link", { name: "Evening of packs" }).first().tap();
  await guest.page.goto(path);
  await guest.page.getByText("Seals of your packs").tap();
  await expect(guest.page.getByRole("listitem").filter({ hasText: /^[0-9a-f]{64}$/ })).toHaveCount(2);
  await guest.page.getByRole("button", { name: "Open 2 packs and begin" }).tap();
  await expect(guest.page.getByRole("region", { name: "Pack 2" }).getByRole("listitem")).toHaveCount(11);
  await expectAccessibleInBothThemes(guest.page);

  // Nothing is in the deck yet.
  await guest.page.getByRole("button", { name: "Lock the deck" }).tap();
  await guest.page.getByRole("button", { name: "Yes, lock it for good" }).tap();
  await expect(guest.page.getByText(/^There is nothing in the deck\./)).toBeVisible();
  await guest.page.getByRole("link", { name: "Build your deck" }).tap();
  await expect(guest.page).toHaveURL(/\/decks\//);
  // The editor knows the event, the time, and what was opened; nothing is bought for it.
  await expect(guest.page.getByText("You build this deck for “Evening of packs”")).toBeVisible();
  await expect(guest.page.getByRole("timer")).toHaveText(/\d/);
  await expect(guest.page.getByRole("link", { name: /, \d+ in your pool$/ }).first()).toBeVisible();
  await expect(guest.page.getByRole("heading", { name: "What you lack" })).toHaveCount(0);
  // Nothing is in the deck yet, and how it comes there is told; it is checked by the event's format alone.
  await expect(guest.page.getByText("Beside a card of “Sideboard”, ⇄ moves it here.")).toBeVisible();
  const formats = guest.page.getByRole("region", { name: "Formats", exact: true });
  await expect(formats.locator("summary")).toHaveText([/^Sealed: /]);
  await guest.page.getByRole("link", { name: "To the event" }).tap();
  await expect(guest.page).toHaveURL(new RegExp(path));
  // All that was opened and thirty basic cards: as the editor saves it.
  const entry = await prisma().sealedEntry.findFirstOrThrow({ where: { userId: guest.member.id } });
  const vat = 12;
  const rows = [...new Set(entry.cards)].map((card) => [card, entry.cards.filter((one) => one === card).length]);
  const cards = { v: 1, parts: [{ part: "deck", rows: [[vat, 30], ...rows] }] };
  await prisma().deck.update({ where: { id: entry.deckId ?? "" }, data: { cards } });
  await guest.page.goto(path);
  await expect(guest.page.getByText("52 cards are in the deck.")).toBeVisible();
  await guest.page.getByRole("button", { name: "Lock the deck" }).tap();
  await guest.page.getByRole("button", { name: "Yes, lock it for good" }).tap();
  await expect(guest.page.getByText("Your deck is locked.")).toBeVisible();

  // The others read its hash, and neither packs nor deck.
  const watcher = await visitor(browser);
  await watcher.goto(path);
  await expect(watcher.getByText("locked")).toBeVisible();
  await expect(watcher.getByRole("region", { name: "Pack 1" })).toHaveCount(0);
  for (const found of problems) expect(found).toEqual([]);
  for (const one of [host.page, guest.page, watcher]) await one.context().close();
});

test("who comes too late reads that entries are closed", LONG, async ({ browser }) => {
  const { page, member, context } = await comeIn(browser, "late");
  const product = await prisma().product.findFirstOrThrow({ where: { name: "Salt and Tide booster" } });
  const held = await holdSealed(member, {
    ...{ name: `Gone ${newId()}`, productId: product.id, packs: 1, keep: false, format: null, minutes: 30, hours: 1 },
  });
  if (!held.ok) throw new Error(held.error.code);
  await prisma().sealedEvent.update({ where: { id: held.value.id }, data: { closesAt: new Date(Date.now() - 1_000) } });
  await page.goto(`/sealed/${held.value.id}`);
  await expect(page.getByText("Entries are closed.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Open 1 pack/ })).toHaveCount(0);
  await context.close();
});
