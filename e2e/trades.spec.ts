import { expect, type Page } from "@playwright/test";
import { askFor, CARD, dealCards, stateOf } from "../lib/build/testing/market";
import { fund } from "../lib/build/testing/shop";
import { cardAsset } from "../lib/engine/kernel/ledger";
import { placeOrder } from "../lib/services/market/place-order";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, test } from "./steps";

/** Gifts and trades between two browsers, on a desk and on a phone. */

/** Cards of this file alone. */
const [GIVEN, MINE, THEIRS] = [CARD + 90, CARD + 92, CARD + 94];
const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const side = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

test("a gift of a card and money, from the card's page: told at once, and in both statements", async ({ browser }) => {
  const friend = await comeIn(browser, "friend", { viewport: PHONE, hasTouch: true });
  await fund(friend.member, 0);
  const { page, context, member } = await comeIn(browser, "giver");
  await fund(member, 1_000);
  await dealCards(member, { [GIVEN]: 3 });
  const problems = problemsOf(page);
  await page.goto(`/cards/five-dyes-${GIVEN}`);
  await page.getByRole("link", { name: "Give a copy" }).click();
  const form = page.getByRole("form", { name: "Give" });
  const give = form.getByRole("button", { name: /^Give/ });
  await form.getByLabel("To whom").fill("nobody-is-called-so");
  await expect(form.getByText("Nobody here is called nobody-is-called-so.")).toBeVisible();
  await expect(give).toHaveAttribute("aria-disabled", "true");
  await form.getByLabel("To whom").fill(member.nick);
  await expect(form.getByText("That is yourself.")).toBeVisible();
  await form.getByLabel("To whom").fill(friend.member.nick.toUpperCase());
  await expect(form.getByText(`It goes to ${friend.member.nick}.`)).toBeVisible();
  await form.getByLabel("Money").fill("2.50");
  await form.getByLabel("A note with it").fill("for the party");
  await expectAccessible(page);
  await form.getByRole("button", { name: `Give $2.50 and 1 card to ${friend.member.nick}` }).press("Enter");
  const sure = page.getByRole("dialog", { name: "Give this away?" });
  await expect(sure.getByRole("listitem")).toHaveCount(2);
  await expect(sure).toContainText("for the party");
  expect(await stateOf(friend.member, GIVEN)).toMatchObject({ coins: 0, cards: 0 });
  await expectAccessible(page);
  await sure.getByRole("button", { name: `Yes, give it to ${friend.member.nick}` }).press("Enter");
  await expect(form.getByText(`${friend.member.nick} has $2.50 and 1 card now.`)).toBeVisible();
  expect(await stateOf(friend.member, GIVEN)).toMatchObject({ coins: 250, cards: 1 });
  await page.goto("/statement?part=trades");
  await expect(page.getByRole("row").filter({ hasText: "Gave 1 ×" })).toContainText("−$2.50");
  await friend.page.goto("/statement?part=trades");
  await expect(friend.page.getByRole("row").filter({ hasText: "for the party" })).toContainText("+$2.50");
  await expect(friend.page.getByRole("link", { name: member.nick })).toHaveAttribute("href", `/u/${member.nick}`);
  await expect
    .poll(async () => {
      await friend.page.goto("/inbox");
      return friend.page.getByText(`${member.nick} gave you $2.50 and 1 card`).count();
    })
    .toBeGreaterThan(0);
  // Nobody is called as was typed first, and the answer to the look-up says so.
  expect(problems.filter((one) => !one.includes("404"))).toEqual([]);
  await Promise.all([context.close(), friend.context.close()]);
});

test("two trade live, one of them on a phone: any change asks both anew, and the last word does it", async ({
  browser,
}) => {
  const [desk, phone] = [
    await comeIn(browser, "desk"),
    await comeIn(browser, "phone", { viewport: PHONE, hasTouch: true }),
  ];
  await fund(desk.member, 1_000);
  await fund(phone.member, 1_000);
  await dealCards(desk.member, { [MINE]: 2 });
  await dealCards(phone.member, { [THEIRS]: 2 });
  const problems = [problemsOf(desk.page), problemsOf(phone.page)];
  await desk.page.goto(`/u/${phone.member.nick}`);
  await desk.page.getByRole("link", { name: "Trade", exact: true }).click();
  await desk.page.getByRole("button", { name: `Open a trade with ${phone.member.nick}` }).click();
  await expect(desk.page).toHaveURL(/\/trades\/.+/);
  // What the other shows can be asked for; what one has can be given.
  const [ours, theirs] = [
    side(desk.page, `You give ${phone.member.nick}`),
    side(desk.page, `${phone.member.nick} gives you`),
  ];
  await ours.getByRole("button", { name: /^Add / }).first().click();
  await theirs.getByRole("button", { name: "Ask for something else" }).click();
  await theirs.getByRole("button", { name: /^Add / }).first().click();
  await theirs.getByLabel("Money").fill("1.00");
  await expect(theirs.getByRole("status")).toHaveText("On the table.");
  await expectAccessible(desk.page);

  // The other was away: the trade waited for them.
  await phone.page.goto("/trades");
  await phone.page.getByRole("link", { name: `With ${desk.member.nick}` }).click();
  const own = side(phone.page, `You give ${desk.member.nick}`);
  await expect(own.getByLabel("Money")).toHaveValue("1.00");
  expect(await phone.page.evaluate(beside)).toBe(0);
  await desk.page.getByRole("button", { name: "Agree to this" }).click();
  await expect(side(desk.page, /^You give/)).toContainText("you agree");
  await expect(side(phone.page, `${desk.member.nick} gives you`)).toContainText("agrees");

  // They change their side: both have to agree anew, without loading anything.
  await own.getByLabel("Money").fill("0.40");
  await expect(own.getByRole("status")).toHaveText("On the table.");
  await expect(side(desk.page, /^You give/)).toContainText("you have not agreed");
  await expect(theirs.getByLabel("Money")).toHaveValue("0.40");
  await phone.page.getByRole("button", { name: "Agree to this" }).click();
  await expect(theirs).toContainText("agrees");

  // What was promised is sold meanwhile: nothing moves, both are told, and what lies there stays.
  await placeOrder(phone.member, askFor({ number: THEIRS, price: 999_00, quantity: 2 }));
  await desk.page.getByRole("button", { name: "Agree to this" }).click();
  for (const { page } of [desk, phone]) await expect(page.getByText("none is free now")).toBeVisible();
  expect(await stateOf(desk.member, MINE)).toMatchObject({ coins: 1_000, cards: 2 });
  await phone.page.goto("/market/orders");
  await phone.page.getByRole("button", { name: /Take back/ }).click();
  await phone.page.goBack();
  await phone.page.getByRole("button", { name: "Agree to this" }).click();
  await expect(theirs).toContainText("agrees");
  await desk.page.getByRole("button", { name: "Agree to this" }).click();
  for (const { page } of [desk, phone]) await expect(page.getByText("This trade is done.")).toBeVisible();
  expect(await stateOf(desk.member, THEIRS)).toMatchObject({ coins: 1_040, cards: 1 });
  expect(await stateOf(phone.member, MINE)).toMatchObject({ coins: 960, cards: 1 });
  await expectAccessible(phone.page);
  await desk.page.goto("/statement?part=trades");
  await expect(desk.page.getByRole("link", { name: /Trade between/ })).toHaveAttribute("href", /\/trades\//);
  expect(problems).toEqual([[], []]);
  await Promise.all([desk.context.close(), phone.context.close()]);
});

test("a trade is declined, and is nobody else's to see", LONG, async ({ browser }) => {
  const [maker, other] = [await comeIn(browser, "maker"), await comeIn(browser, "other")];
  await dealCards(maker.member, { [MINE]: 1 });
  await maker.page.goto(`/trades?with=${other.member.nick}&asset=${cardAsset("five-dyes", MINE)}`);
  // Who it is with is said as one types, and nothing can be begun with nobody.
  const [nick, begin] = [maker.page.getByLabel("With whom"), maker.page.getByRole("button", { name: /^Open a trade/ })];
  await expect(maker.page.getByText(`It is with ${other.member.nick}.`)).toBeVisible();
  await nick.fill(maker.member.nick);
  await expect(maker.page.getByText("That is yourself.")).toBeVisible();
  await expect(begin).toHaveAttribute("aria-disabled", "true");
  await nick.fill("nobody-is-called-so");
  await expect(maker.page.getByText("Nobody here is called nobody-is-called-so.")).toBeVisible();
  await nick.fill(other.member.nick.toUpperCase());
  await expect(begin).toHaveText(`Open a trade with ${other.member.nick}`);
  await begin.press("Enter");
  await expect(maker.page).toHaveURL(/\/trades\/.+/);
  const address = maker.page.url();
  const stranger = await comeIn(browser, "stranger");
  expect((await stranger.page.goto(address))?.status()).toBe(404);
  await other.page.goto(address);
  await other.page.getByRole("button", { name: "Decline the trade" }).click();
  await other.page.getByRole("button", { name: "End it" }).click();
  // Whoever traded once is suggested the next time.
  await maker.page.goto("/trades");
  await maker.page.getByRole("link", { name: "Give", exact: true }).click();
  await expect(maker.page.locator("datalist option")).toHaveAttribute("value", other.member.nick);
  await maker.page.goto(address);
  for (const { page } of [maker, other])
    await expect(page.getByText(`${other.member.nick} declined. Nothing changed hands.`)).toBeVisible();
  await Promise.all([maker, other, stranger].map(({ context }) => context.close()));
});
