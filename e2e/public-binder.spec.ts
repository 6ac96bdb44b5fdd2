import { expect } from "@playwright/test";
import type { Member } from "../lib/auth/policy";
import { fund, purchaseOf } from "../lib/build/testing/shop";
import { prisma } from "../lib/db/client";
import { inEveryFinish } from "../lib/engine/ccg/cards/model";
import { cardValue } from "../lib/services/catalogue/card-values";
import { readGame } from "../lib/services/catalogue/games";
import { readSettings } from "../lib/services/economy/read-settings";
import { buyPacks } from "../lib/services/shop/buy-packs";
import { openPack } from "../lib/services/shop/open-pack";
import { test } from "./clean-test";
import { field, grid, open } from "./collection-page";
import { comeIn, expectAccessible, visitor } from "./steps";

/** Buys a pack and opens it: what cards came, and the names of those that are worth most. */
async function openOne(member: Member): Promise<{ cards: Set<number>; best: string[] }> {
  const where = { game: "five-dyes", name: "The Woven City booster" };
  const product = await prisma().product.findFirstOrThrow({ where });
  await fund(member, product.price);
  const bought = await buyPacks(member, await purchaseOf(member, product.id, 1, product.price));
  const opened = bought.ok ? await openPack(member, bought.value.packs[0] ?? "") : bought;
  if (!opened.ok) throw new Error("No pack was opened.");
  const cards = new Set(opened.value.cards.map(({ number }) => number));
  const [game, settings] = [await readGame("five-dyes"), await readSettings()];
  if (!game) throw new Error("The game is gone.");
  const all = inEveryFinish(game.database).filter(({ number }) => cards.has(number));
  const most = Math.max(...all.map((card) => cardValue(card, settings)));
  return { cards, best: all.filter((card) => cardValue(card, settings) === most).map(({ name }) => name) };
}

test("a binder is opened to all by its owner, can be read by whoever has the address, and is closed again", async ({
  browser,
}) => {
  const [{ page, member, context }, stranger] = [await comeIn(browser, "open"), await visitor(browser)];
  const { cards, best } = await openOne(member);
  const address = `/binders/${member.nick}?game=five-dyes`;
  expect((await stranger.goto(address))?.status()).toBe(404);
  await open(page);
  await page.getByRole("switch", { name: "My binder has a page to send" }).click();
  await expect(page.getByRole("link", { name: "To the page of my binder" })).toHaveAttribute("href", address);
  await expect.poll(async () => (await stranger.goto(address))?.status()).toBe(200);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(`${member.nick}’s binder: Five Dyes`);
  const pulls = stranger.getByRole("region", { name: "Best pulls" });
  await expect(pulls.getByRole("link").first()).toHaveAccessibleName(new RegExp(`^(${best.join("|")}),`));
  await expect(stranger.getByRole("img", { name: /^What the cards were worth/ })).toBeVisible();
  await expectAccessible(stranger);
  await field(stranger).fill("is:owned");
  await expect(grid(stranger).getByRole("link")).toHaveCount(cards.size);
  // The address of what is filtered is this page's.
  await expect(stranger).toHaveURL(new RegExp(`/binders/${member.nick}\\?game=five-dyes&filter=is%3Aowned$`));
  await stranger.goto(`/cards/five-dyes-${[...cards][0]}`);
  await expect(stranger.getByRole("link", { name: member.nick })).toHaveAttribute("href", address);

  await page.getByRole("switch", { name: "My binder has a page to send" }).click();
  await expect(page.getByRole("link", { name: "To the page of my binder" })).toHaveCount(0);
  await expect.poll(async () => (await stranger.goto(address))?.status()).toBe(404);
  await Promise.all([context.close(), stranger.context().close()]);
});
