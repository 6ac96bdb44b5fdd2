import { expect, test } from "@playwright/test";
import { newId } from "../lib/db/ids";
import { accountOf, cardAsset, MINT, move } from "../lib/engine/kernel/ledger";
import { ok } from "../lib/engine/kernel/result";
import { perform } from "../lib/services/ledger/perform";
import { field, grid, open } from "./collection-page";
import { comeIn, expectAccessible, visitor } from "./steps";

test("a binder is opened to all by its owner, can be read by whoever has the address, and is closed again", async ({
  browser,
}) => {
  const [{ page, member, context }, stranger] = [await comeIn(browser, "open"), await visitor(browser)];
  await perform({ kind: "shop/open", key: newId(), request: null, actorId: member.id }, async () => {
    const binder = accountOf("binder", member.id);
    const postings = [29, 46].flatMap((number) => move(cardAsset("five-dyes", number), 1, MINT, binder));
    return ok({ transfers: [{ postings, memo: {} }], answer: {} });
  });
  const address = `/binders/${member.nick}?game=five-dyes`;
  expect((await stranger.goto(address))?.status()).toBe(404);
  await open(page);
  await page.getByRole("switch", { name: "My binder has a page to send" }).click();
  await expect(page.getByRole("link", { name: "To the page of my binder" })).toHaveAttribute("href", address);
  await expect.poll(async () => (await stranger.goto(address))?.status()).toBe(200);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(`${member.nick}’s binder: Five Dyes`);
  const pulls = stranger.getByRole("region", { name: "Best pulls" });
  await expect(pulls.getByRole("link").first()).toHaveAccessibleName(/^Keeper of Drowned Names,/);
  await expect(stranger.getByRole("img", { name: /^What the cards were worth/ })).toBeVisible();
  await expectAccessible(stranger);
  await field(stranger).fill("is:owned");
  await expect(grid(stranger).getByRole("link")).toHaveCount(2);
  // The address of what is filtered is this page's.
  await expect(stranger).toHaveURL(new RegExp(`/binders/${member.nick}\\?game=five-dyes&filter=is%3Aowned$`));
  await stranger.goto("/cards/five-dyes-46");
  await expect(stranger.getByRole("link", { name: member.nick })).toHaveAttribute("href", address);

  await page.getByRole("switch", { name: "My binder has a page to send" }).click();
  await expect(page.getByRole("link", { name: "To the page of my binder" })).toHaveCount(0);
  await expect.poll(async () => (await stranger.goto(address))?.status()).toBe(404);
  await Promise.all([context.close(), stranger.context().close()]);
});
