import { expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { accountOf, COIN, MINT, move, packAsset, SHOP } from "../lib/engine/kernel/ledger";
import { ok } from "../lib/engine/kernel/result";
import { perform } from "../lib/services/ledger/perform";
import { test } from "./clean-test";
import { bought, panelOf, shopFor } from "./shop-page";
import { comeIn, LONG, MOTION, visitor } from "./steps";

/** What goes wrong while one buys and opens: nothing is lost, nothing is bought twice, and what happened is said. */

test.use(MOTION);

const stage = (page: Page) => page.getByRole("region", { name: /^Opening / });

test("an answer that is lost: the page stays, and the same press gives the purchase that was made", async ({
  browser,
}) => {
  const { page, context, member } = await comeIn(browser, "lost");
  const panel = await shopFor(page, "Salt and Tide booster");
  const press = () => panel.getByRole("button", { name: /^Buy \d+ for/ }).click();
  await context.setOffline(true);
  await press();
  await expect(panel).toContainText("Can’t reach the server.");
  expect(await bought(member.id)).toBe(0);
  await context.setOffline(false);

  // The purchase is made, the answer does not come back.
  let lost = 0;
  await page.route("**/shop", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
    lost += 1;
  });
  await press();
  await expect.poll(() => lost).toBe(1);
  await expect(panel).toContainText("Can’t reach the server.");
  expect(await bought(member.id)).toBe(1);
  await page.unroute("**/shop");
  await press();
  await expect(panel).toContainText(/^.*Bought 1 for \$/);
  expect(await bought(member.id)).toBe(1);

  await panel.getByRole("link", { name: "Open it now" }).click();
  const verb = page.getByRole("button", { name: /^Open the pack/ });
  await expect(verb).toBeVisible();
  await context.setOffline(true);
  await verb.click();
  await expect(stage(page).getByRole("alert")).toContainText("Your pack is safe");
  await context.setOffline(false);
  await verb.click();
  await expect(stage(page)).toContainText("0 of ");
  await context.close();
});

test("the verb says what it does while one types, and the most that can be had", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "typing");
  const panel = await shopFor(page, "Salt and Tide booster");
  const field = panel.getByRole("spinbutton");
  await field.fill("4");
  await expect(panel.getByRole("button", { name: /^Buy 4 for / })).toBeVisible();
  await field.fill("99999");
  // So many are never sold at once: told at the field, and the verb names no number.
  await expect(panel.getByRole("alert")).toHaveText("Packs are sold whole: write a number from 1 to 20.");
  await expect(panel.getByRole("button", { name: /^Buy/ })).toHaveText("Buy");
  await field.fill("20");
  // The purse does not pay for so many: the verb says so in place of what it would do.
  await expect(panel.getByRole("button", { name: /^\$\d+\.\d\d short$/ })).toBeVisible();
  await expect(panel).toContainText("20 is the most at once.");
  await field.fill("");
  await field.fill("2");
  await panel.getByRole("button", { name: /^Buy 2 for / }).click();
  await expect(panel).toContainText("Bought 2 for ");
  await expect(panel.getByRole("link", { name: "Open them now" })).toBeFocused();
  // One more press buys one more, not as many again.
  await expect(panel.getByRole("button", { name: /^Buy 1 for / })).toBeVisible();
  expect((await prisma().purchase.findFirstOrThrow({ where: { userId: member.id } })).quantity).toBe(2);
  await context.close();
});

test("a price that changed, a product that went: each is said where one pressed", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "news");
  const name = "The Woven City starter";
  const { id, price } = await prisma().product.findFirstOrThrow({ where: { name } });
  const panel = await shopFor(page, name);
  await prisma().product.update({ where: { id }, data: { price: 650 } });
  await panel.getByRole("button", { name: "Buy 1 for $6.00" }).click();
  await expect(panel).toContainText("The price rose from $6.00 to $6.50. Nothing was bought.");
  await expect(panel.getByRole("button", { name: "Buy 1 for $6.50" })).toBeVisible();
  await prisma().product.update({ where: { id }, data: { price: 550 } });
  await panel.getByRole("button", { name: "Buy 1 for $6.50" }).click();
  await expect(panel).toContainText("The price fell from $6.50 to $5.50. Nothing was bought.");

  await prisma().product.update({ where: { id }, data: { withdrawnAt: new Date() } });
  await panel.getByRole("button", { name: "Buy 1 for $5.50" }).click();
  await expect(panel).toContainText("This product is not sold any more. Nothing was bought.");
  expect(await bought(member.id)).toBe(0);
  await prisma().product.update({ where: { id }, data: { price, withdrawnAt: null } });
  await context.close();
});

test("the last packs: what was bought is said beside that there are no more", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "last");
  const name = "The Woven City guild deck";
  const { id } = await prisma().product.findFirstOrThrow({ where: { name } });
  const stock = await prisma().holding.findUniqueOrThrow({
    where: { accountId_asset: { accountId: SHOP, asset: packAsset(id) } },
  });
  const print = (count: number) =>
    perform({ kind: "shop/print", key: newId(), request: null, actorId: null }, async () =>
      ok({
        transfers: [{ postings: move(packAsset(id), count, MINT, SHOP), memo: { product: id, count } }],
        answer: {},
      }),
    );
  await print(2 - Number(stock.balance));
  await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({ transfers: [{ postings: move(COIN, 10_000, MINT, accountOf("purse", member.id)), memo: {} }], answer: {} }),
  );
  const panel = await shopFor(page, name);
  await panel.getByRole("spinbutton").fill("2");
  await expect(panel).toContainText("These are the last 2.");
  await panel.getByRole("button", { name: /^Buy 2 for / }).click();
  await expect(panel).toContainText("Sold out.");
  await expect(panel).toContainText("Bought 2 for ");
  await expect(panel.getByRole("link", { name: "Open them now" })).toBeFocused();
  await print(Number(stock.balance));
  await context.close();
});

test("a guest is asked to keep the account", LONG, async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto("/sign-up");
  await page.getByRole("button", { name: /^Play as a guest/ }).click();
  await expect(page).not.toHaveURL(/sign-up/);
  await page.goto("/shop");
  await panelOf(page, "Salt and Tide booster").getByRole("link", { name: "Keep this account to buy" }).click();
  await expect(page.getByRole("heading", { name: "Keep this account" })).toBeVisible();
  await page.context().close();
});

test("cards turn by a tap on them, and a reload shows no more than was turned", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "taps");
  const panel = await shopFor(page, "Salt and Tide booster");
  await panel.getByRole("button", { name: /^Buy 1 for/ }).click();
  await panel.getByRole("link", { name: "Open it now" }).click();
  await expect(page.getByRole("button", { name: /^Open the pack/ })).toBeFocused();
  const face = stage(page).locator(".stage-middle .stage-tap");
  await face.click();
  await expect(stage(page)).toContainText("0 of 11 turned");
  for (let turned = 1; turned <= 3; turned++) {
    await face.click();
    await expect(stage(page)).toContainText(`${turned} of 11 turned`);
  }
  // The address says it once the card is drawn.
  await expect(page).toHaveURL(/[?]turned=3$/);
  await page.reload();
  await expect(stage(page)).toContainText("3 of 11 turned");
  await expect(page.getByRole("region", { name: "In this pack" })).toHaveCount(0);
  // The proof would name the others: it waits.
  await page.keyboard.press("v");
  for (let turned = 4; turned <= 11; turned++) {
    await page.keyboard.press("Space");
    await expect(stage(page)).toContainText(`${turned} of 11 turned`);
  }
  await expect(page.getByRole("link", { name: /^To the binder/ })).toBeFocused();
  await expect(page).not.toHaveURL(/turned=/);
  await page.reload();
  await expect(stage(page)).toContainText("11 of 11 turned");

  // This browser noted the commitment and the print sheets before it paid.
  const { id, commitment, contents } = await prisma().pack.findFirstOrThrow({
    where: { holderId: accountOf("binder", member.id) },
  });
  const receipts = await page.evaluate(() => JSON.parse(localStorage.getItem("guildhall.receipts") ?? "{}"));
  expect(receipts).toEqual({ [id]: `${commitment} ${contents}` });
  await page.keyboard.press("v");
  await page.getByText("Every step of the check, and the proof").click();
  await expect(page.getByText("The commitment is the one that was noted before paying.")).toBeVisible();
  await expect(page.getByText("The print sheets are those that were noted before paying.")).toBeVisible();
  await expect(page.getByText("Nobody, not even the house, could have chosen these cards.")).toBeVisible();
  // Another house, that changed both secret and commitment, would be found by it.
  await page.evaluate(
    (pack) => localStorage.setItem("guildhall.receipts", JSON.stringify({ [pack]: "0".repeat(64) })),
    id,
  );
  await page.reload();
  await expect(page.getByText("This pack is not the one that was sealed.")).toBeVisible();
  await page.goBack();
  // A key is heard once the page's script listens, as it does when it has put the focus there.
  await expect(page.getByRole("link", { name: /^To the binder/ })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\/collection/);
  await context.close();
});
