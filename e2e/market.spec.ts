import { expect, type Page } from "@playwright/test";
import { askFor, bidFor, CARD, dealCards, standing, stateOf } from "../lib/build/testing/market";
import { fund } from "../lib/build/testing/shop";
import { fiveDyes } from "../lib/engine/ccg/sets";
import { placeOrder } from "../lib/services/market/place-order";
import { setWish } from "../lib/services/wishes/set-wish";
import { makeAccount } from "./seeds";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, test, visitor } from "./steps";

/** Buying and selling cards: on the card's page, by keyboard, on a phone, many at once; no page cheats by being old. */

/** Cards of this file alone: others trade others. */
const [BOOK, STALE, DOUBLES, PHONES, WISHED] = [CARD + 70, CARD + 71, CARD + 72, CARD + 73, CARD + 74];
const [PRICED, SOLD] = [CARD + 76, CARD + 77];
/** Nobody trades this one. */
const UNTRADED = CARD + 79;
const UNTRADED_NAME = fiveDyes().byNumber.get(UNTRADED)?.name ?? "";
const cardPage = (number: number): string => `/cards/five-dyes-${number}`;
const desk = (page: Page) => page.locator("#market");

test("a bid and an offer meet on the card's page; the statement leads to both", async ({ browser }) => {
  const seller = await makeAccount("sells");
  await fund(seller, 0);
  await dealCards(seller, { [BOOK]: 3 });
  await placeOrder(seller, askFor({ number: BOOK, price: 340, quantity: 2 }));
  const { page, context, member } = await comeIn(browser, "buys");
  await fund(member, 1_000);
  const problems = problemsOf(page);
  const watcher = await visitor(browser);
  await watcher.goto(cardPage(BOOK));
  await expect(desk(watcher).getByRole("button", { name: "Fill the form: 2 copies at $3.40" })).toBeVisible();
  await page.goto(cardPage(BOOK));
  const form = desk(page).getByRole("form", { name: "Your order" });
  await expect(form.getByLabel("At most, for a copy")).toHaveValue("3.40");
  await form.getByRole("spinbutton", { name: "Copies" }).fill("3");
  await expect(form).toContainText("You have $10.00: $0.20 missing.");
  await form.getByLabel("At most, for a copy").fill("3.30");
  await expect(form.getByRole("button", { name: "Bid $3.30 for each of 3" })).toBeVisible();
  // A price of the book fills the form, for a keyboard too.
  await desk(page).getByRole("button", { name: "Fill the form: 2 copies at $3.40" }).press("Enter");
  await form.getByRole("button", { name: "Buy 2 for $6.80" }).press("Enter");
  await expect(form.getByRole("status")).toContainText("Bought 2 for $6.80.");
  // A second press does not bid what the first one bought for.
  await expect(form.getByRole("button", { name: "Buy 1 for $3.40", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(form.getByRole("button", { name: "Keep my price: Bid $3.40 for 1" })).toBeVisible();
  await expect(desk(page)).toContainText("Nobody sells this card. Leave a bid.");
  // Whoever only looks at the book is shown so by itself, and the lobby is told.
  await expect(desk(watcher)).toContainText("Nobody sells this card. Leave a bid.");
  await watcher.goto("/");
  const news = watcher.getByRole("region", { name: "At the market" }).getByRole("listitem");
  await expect(news.filter({ hasText: `${member.nick} bought 2 ×` })).toContainText(`from ${seller.nick} at $3.40`);
  await watcher.context().close();
  expect(await stateOf(member, BOOK)).toEqual({ coins: 320, aside: 0, cards: 2, offered: 0 });
  expect(await stateOf(seller, BOOK)).toMatchObject({ coins: 680, cards: 1 });

  await form.getByRole("button", { name: "Sell", exact: true }).click();
  await form.getByLabel("At least, for a copy").fill("5");
  await form.getByRole("button", { name: "Offer 1 at $5.00" }).click();
  await expect(form.getByRole("status")).toHaveText("1 copy at $5.00: your offer stands.");
  await expect(page.locator("dt", { hasText: "Offered" }).locator("+ dd")).toHaveText("×1");
  await expect(page.locator("dt", { hasText: "Free" }).locator("+ dd")).toHaveText("×1");
  await expectAccessible(page);
  await desk(page).getByRole("button", { name: "Take back: Sell 1 at $5.00" }).click();
  await expect.poll(() => standing(member)).toEqual([]);

  await page.goto("/statement?part=market");
  await expect(page.getByRole("row").filter({ hasText: "Bought 2 ×" })).toContainText("−$6.80");
  await expect(page.getByRole("link", { name: seller.nick })).toHaveAttribute("href", `/u/${seller.nick}`);
  await expect(page.getByRole("link", { name: "the card" })).toHaveAttribute("href", `${cardPage(BOOK)}#market`);
  expect(problems).toEqual([]);
  await context.close();
});

test("an old page buys nothing at another price: it is told what holds, and shows it", async ({ browser }) => {
  const [cheap, dear] = [await makeAccount("cheap"), await makeAccount("dear")];
  for (const one of [cheap, dear]) await dealCards(one, { [STALE]: 2 });
  await placeOrder(cheap, askFor({ number: STALE, price: 300, quantity: 1 }));
  await placeOrder(dear, askFor({ number: STALE, price: 330, quantity: 2 }));
  const { page, context, member } = await comeIn(browser, "late");
  await fund(member, 1_000);
  // Nor is it told that anything changed.
  await page.routeWebSocket(/./, () => {});
  await page.goto(cardPage(STALE));
  const form = desk(page).getByRole("form", { name: "Your order" });
  await expect(form.getByRole("button", { name: "Buy 1 for $3.00" })).toBeVisible();
  const faster = await makeAccount("faster");
  await fund(faster, 1_000);
  expect((await placeOrder(faster, bidFor({ number: STALE, price: 300, quantity: 1 }))).ok).toBe(true);
  await form.getByRole("button", { name: "Buy 1 for $3.00" }).click();
  await expect(form.getByRole("status")).toContainText(
    "The price changed: the best offer is $3.30 now. Nothing was bought.",
  );
  expect(await stateOf(member, STALE)).toEqual({ coins: 1_000, aside: 0, cards: 0, offered: 0 });
  // The button says what it said, and does nothing until it is chosen anew.
  await expect(form.getByRole("button", { name: "Buy 1 for $3.00", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(form.getByRole("button", { name: "Keep my price: Bid $3.00 for 1" })).toBeVisible();
  await form.getByRole("button", { name: "Take the new price: Buy 1 for $3.30" }).click();
  await form.getByRole("button", { name: "Buy 1 for $3.30", exact: true }).click();
  await expect(form.getByRole("status")).toContainText("Bought 1 for $3.30.");
  await context.close();
});

test("doubles are previewed, offered in one act, and taken back by one", async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "doubles");
  await fund(member, 0);
  await dealCards(member, { [DOUBLES]: 7, [DOUBLES + 10]: 5, [DOUBLES + 11]: 4 });
  await page.goto("/market");
  await page.getByRole("link", { name: "List doubles" }).click();
  await expect(page.getByRole("list", { name: "What would be offered" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Offer 4 copies of 2 cards" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 orders stand." })).toBeVisible();
  expect((await standing(member)).map(({ left }) => left).sort()).toEqual([1, 3]);
  await page.getByRole("button", { name: "Take all of it back" }).click();
  await expect(page.getByText("2 orders taken back.")).toBeVisible();
  expect(await standing(member)).toEqual([]);
  // The filter asks what it may ask in the collection, and says what is wrong with it.
  await page.goto("/market/list?filter=worth%3E0+deck%3D0");
  await expect(page.getByRole("list", { name: "What would be offered" }).getByRole("listitem")).toHaveCount(2);
  await page.goto("/market/list?filter=worth%3E1000");
  await expect(page.getByText("You have no doubles of this kind to offer.")).toBeVisible();
  await page.goto("/market/list?filter=might%3Eabc");
  await expect(page.getByText(/“abc”/)).toBeVisible();
  // As in the collection: where it is wrong, and what may have been meant.
  await page.goto("/market/list?filter=r:c+type%3Dbaest&keep=3");
  await expect(page.getByText("▲")).toBeVisible();
  await page.getByRole("link", { name: "Beast", exact: true }).click();
  await expect(page.getByLabel("Which cards")).toHaveValue("r:c type=Beast");
  await context.close();
});

test(
  "what one wishes for is bid for in one act, at its own prices, and taken back by one",
  LONG,
  async ({ browser }) => {
    const seller = await makeAccount("sells");
    await dealCards(seller, { [WISHED]: 1 });
    await placeOrder(seller, askFor({ number: WISHED, price: 150 }));
    const { page, context, member } = await comeIn(browser, "wishes", { viewport: PHONE });
    await fund(member, 1_000);
    await page.goto("/market/wishes");
    await expect(page.getByText("Nothing is on your wish list that you have not bid for already.")).toBeVisible();
    for (const printing of [WISHED, WISHED + 1])
      await setWish(member, { game: "five-dyes", printing, finish: "any", count: 2 });
    await page.reload();
    const rows = page.getByRole("list", { name: "What would be bid for" }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("Bought at once: somebody offers it at $1.50.");
    await rows.last().getByRole("textbox").fill("0.75");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Bid for 4 copies of 2 cards" }).click();
    await expect(page.getByText("2 orders stand. 1 copy bought at once for $1.50.")).toBeVisible();
    expect(await stateOf(member, WISHED)).toMatchObject({ coins: 850, aside: 150 + 2 * 75, cards: 1 });
    await page.getByRole("button", { name: "Take all of it back" }).click();
    await expect(page.getByText("2 orders taken back. 1 copy had been bought by then.")).toBeVisible();
    // What was bid is remembered.
    await page.reload();
    await expect(rows.last().getByRole("textbox")).toHaveValue("0.75");
    await context.close();
  },
);

test("one prices by one's own rule: it is kept, and suggests what to ask", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "prices");
  await dealCards(member, { [PRICED]: 2 });
  await page.goto("/market/orders");
  await page.getByLabel("Common", { exact: true }).fill("x");
  await expect(page.getByRole("button", { name: "Save" })).toHaveAccessibleDescription("Write a price such as 3.40.");
  for (const rarity of ["Common", "Uncommon", "Rare", "Mythic"])
    await page.getByLabel(rarity, { exact: true }).fill("0.77");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(cardPage(PRICED));
  const form = desk(page).getByRole("form", { name: "Your order" });
  await form.getByRole("button", { name: "Sell", exact: true }).click();
  await expect(form.getByLabel("At least, for a copy")).toHaveValue("0.77");
  await context.close();
});

test(
  "on a phone everything is there, and nothing lies beside the screen; a visitor is shown the way in",
  LONG,
  async ({ browser }) => {
    const seller = await makeAccount("phones");
    await dealCards(seller, { [PHONES]: 2 });
    await placeOrder(seller, askFor({ number: PHONES, price: 120, quantity: 2 }));
    const { page, context, member } = await comeIn(browser, "phone", { viewport: PHONE, hasTouch: true });
    await fund(member, 1_000);
    for (const path of ["/market", cardPage(PHONES), "/market/orders", "/market/list"]) {
      await page.goto(path);
      const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(beside), path).toBe(0);
      await expectAccessible(page);
    }
    await page.goto(cardPage(PHONES));
    await desk(page).getByRole("button", { name: "Buy 1 for $1.20" }).tap();
    await expect(desk(page).getByText("Bought 1 for $1.20.")).toBeVisible();
    await page.goto("/market");
    await expect(page.getByText(`${member.nick} bought`)).toBeVisible();
    // To search comes first, and finds any card of the game: what nobody offers leads to where a bid is left.
    const find = page.getByRole("searchbox", { name: "Find a card" });
    const searched = await find.boundingBox();
    const index = await page.getByRole("heading", { name: "Index" }).boundingBox();
    expect(searched!.y).toBeLessThan(index!.y);
    expect(await page.content()).not.toContain(UNTRADED_NAME);
    await find.fill(UNTRADED_NAME);
    await page.getByRole("link", { name: new RegExp(`^${UNTRADED_NAME}.*No one offers it: leave a bid`) }).click();
    await expect(page).toHaveURL(new RegExp(`${cardPage(UNTRADED)}#market`));
    await expect(desk(page).getByRole("button", { name: "Buy", exact: true })).toBeVisible();
    // Whoever comes back finds what they had searched, and nothing of what stands there unsearched.
    await page.goBack();
    await expect(find).toHaveValue(UNTRADED_NAME);
    await expect(page.getByRole("link", { name: new RegExp(`^${UNTRADED_NAME}`) })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Index" })).toBeHidden();
    await context.close();

    const guest = await visitor(browser);
    await guest.goto(cardPage(PHONES));
    await expect(desk(guest).getByRole("link", { name: "Sign in to trade" })).toBeVisible();
    await guest.goto("/market/orders");
    await expect(guest).toHaveURL(/\/sign-in\?/);
    await guest.context().close();
  },
);

test("the purse of who sold something is told without a step of theirs", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "vendor");
  await fund(member, 0);
  await dealCards(member, { [SOLD]: 1 });
  await placeOrder(member, askFor({ number: SOLD, price: 120, quantity: 1 }));
  await page.goto("/decks");
  const purse = page.getByRole("button", { name: /^Purse: / });
  await expect(purse).toHaveText("$0.00");
  const buyer = await makeAccount("client");
  await fund(buyer, 1_000);
  expect((await placeOrder(buyer, bidFor({ number: SOLD, price: 120, quantity: 1 }))).ok).toBe(true);
  await expect(purse).toHaveText("$1.20");
  // At a table nothing is read anew; as one leaves it, what came meanwhile is there.
  await page.goto("/tables/draft");
  await dealCards(member, { [SOLD]: 1 });
  await placeOrder(member, askFor({ number: SOLD, price: 130, quantity: 1 }));
  const told = page.getByRole("link", { name: /^Inbox, \d+ new/ });
  const before = await told.getAttribute("aria-label");
  expect((await placeOrder(buyer, bidFor({ number: SOLD, price: 130, quantity: 1 }))).ok).toBe(true);
  await expect(told).not.toHaveAttribute("aria-label", before ?? "");
  await expect(purse).toHaveText("$1.20");
  await page.getByRole("link", { name: "Market", exact: true }).first().click();
  await expect(purse).toHaveText("$2.50");
  await context.close();
});

test("a page that is kept fresh stays while there is no network", LONG, async ({ browser }) => {
  const { page, context } = await comeIn(browser, "ashore");
  await page.clock.install();
  await page.goto("/market");
  await context.setOffline(true);
  // Longer than a page goes without being read anew.
  for (let at = 0; at < 5; at++) await page.clock.fastForward(20_000);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/market$/);
  await context.setOffline(false);
  const readAnew = page.waitForResponse((response) => /\/market\?.*_rsc/.test(response.url()));
  await page.clock.fastForward(4_000);
  await readAnew;
  await context.close();
});
