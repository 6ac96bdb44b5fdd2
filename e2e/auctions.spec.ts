import { expect, type Page } from "@playwright/test";
import { CARD, dealCards, stateOf } from "../lib/build/testing/market";
import { fund } from "../lib/build/testing/shop";
import { pool } from "../lib/db/pool";
import { cardAsset } from "../lib/engine/kernel/ledger";
import { endAuctions } from "../lib/services/auctions/end-auctions";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, test, visitor } from "./steps";

/** Auctions between browsers, on a desk and on a phone: bids are seen live, and nobody wins by being the last. */

const LOT = CARD + 96;
const bidForm = (page: Page) => page.getByRole("form", { name: "Your bid" });

test("a seller puts cards up, two bid against each other live, and the winner has them", async ({ browser }) => {
  const [seller, desk, phone] = [
    await comeIn(browser, "seller"),
    await comeIn(browser, "deskbid"),
    await comeIn(browser, "phonebid", { viewport: PHONE, hasTouch: true }),
  ];
  for (const { member } of [seller, desk, phone]) await fund(member, 1_000);
  await dealCards(seller.member, { [LOT]: 3 });
  const problems = [seller, desk, phone].map(({ page }) => problemsOf(page));

  await seller.page.goto(`/auctions/new?asset=${cardAsset("five-dyes", LOT)}`);
  const form = seller.page.getByRole("form", { name: "Auction something" });
  await form.getByRole("spinbutton").fill("2");
  await form.getByLabel("First bid, at least").fill("1.00");
  await form.getByLabel("At once for").fill("0.50");
  await expect(form.getByText("It is not below the first bid.")).toBeVisible();
  await form.getByLabel("At once for").fill("9.00");
  await expectAccessible(seller.page);
  await form.getByRole("button", { name: "Put it up" }).press("Enter");
  await expect(seller.page).toHaveURL(/\/auctions\/(?!new)/);
  const address = seller.page.url();
  await expect(seller.page.getByText("This is your auction.")).toBeVisible();
  expect(await stateOf(seller.member, LOT)).toMatchObject({ cards: 3, offered: 2 });

  await desk.page.goto(address);
  await phone.page.goto(address);
  const placeOfForm = () => bidForm(phone.page).evaluate((form) => form.getBoundingClientRect().top + window.scrollY);
  const place = await placeOfForm();
  await bidForm(desk.page).getByRole("button", { name: "Bid $1.00" }).press("Enter");
  await expect(desk.page.getByText("You lead with $1.00.")).toBeVisible();
  // The other sees it without loading anything: what stands in the form is the next step.
  await expect(bidForm(phone.page).getByRole("button", { name: "Bid $1.10" })).toBeVisible();
  // However many have bid, what one presses stays where it is.
  await expect(phone.page.getByRole("listitem").filter({ hasText: "Bidder 1" })).toBeVisible();
  expect(await placeOfForm()).toBeCloseTo(place, 0);
  await bidForm(phone.page).getByLabel("Your bid").fill("2.00");
  await bidForm(phone.page).getByRole("button", { name: "Bid $2.00" }).click();
  await expect(phone.page.getByText("You lead with $2.00.")).toBeVisible();
  await expect(desk.page.getByText("Somebody bid more than you.")).toBeVisible();
  await expect(seller.page.getByRole("button", { name: "Take it back" })).toHaveCount(0);
  expect(await stateOf(desk.member, LOT)).toMatchObject({ coins: 1_000, aside: 0 });
  const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await phone.page.evaluate(beside)).toBe(0);
  await expectAccessible(phone.page);

  await desk.page.getByRole("button", { name: "Have it at once for $9.00" }).click();
  for (const { page } of [seller, phone]) await expect(page.getByText("Sold for $9.00.")).toBeVisible();
  await expect(desk.page.getByText("It is yours for $9.00.")).toBeVisible();
  expect(await stateOf(desk.member, LOT)).toEqual({ coins: 100, aside: 0, cards: 2, offered: 0 });
  expect(await stateOf(phone.member, LOT)).toMatchObject({ coins: 1_000, aside: 0, cards: 0 });
  await desk.page.goto("/auctions");
  const won = desk.page.getByRole("list", { name: "Over, yours" }).getByRole("listitem").filter({ hasText: "$9.00" });
  await expect(won).toContainText("you won");
  await expect(won).toContainText("Sold for $9.00");
  await seller.page.goto("/statement?part=market");
  await expect(seller.page.getByRole("link", { name: /^Sold 2 ×/ })).toHaveAttribute("href", /\/auctions\//);
  expect(problems).toEqual([[], [], []]);
  await Promise.all([seller, desk, phone].map(({ context }) => context.close()));
});

test("a bid that was made while a page was still connecting is seen there all the same", LONG, async ({ browser }) => {
  const [seller, early, late] = [
    await comeIn(browser, "lots"),
    await comeIn(browser, "early"),
    await comeIn(browser, "slow"),
  ];
  for (const { member } of [seller, early, late]) await fund(member, 1_000);
  await dealCards(seller.member, { [LOT]: 1 });
  await seller.page.goto(`/auctions/new?asset=${cardAsset("five-dyes", LOT)}`);
  await seller.page.getByLabel("First bid, at least").fill("1.00");
  await seller.page.getByRole("button", { name: "Put it up" }).click();
  await expect(seller.page).toHaveURL(/\/auctions\/(?!new)/);
  let connect = () => {};
  const gate = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await late.page.routeWebSocket(/./, async (socket) => {
    await gate;
    socket.connectToServer();
  });
  await late.page.goto(seller.page.url());
  await early.page.goto(seller.page.url());
  await bidForm(early.page).getByRole("button", { name: "Bid $1.00" }).click();
  await expect(early.page.getByText("You lead with $1.00.")).toBeVisible();
  await expect(bidForm(late.page).getByRole("button", { name: "Bid $1.00" })).toBeVisible();
  connect();
  await expect(bidForm(late.page).getByRole("button", { name: "Bid $1.10" })).toBeVisible();
  await Promise.all([seller, early, late].map(({ context }) => context.close()));
});

test(
  "an auction ends by the clock, and a late bid moves the end; a visitor sees it and the way in",
  LONG,
  async ({ browser }) => {
    const [seller, bidder] = [await comeIn(browser, "clocks"), await comeIn(browser, "late")];
    for (const { member } of [seller, bidder]) await fund(member, 1_000);
    await dealCards(seller.member, { [LOT]: 1 });
    await seller.page.goto(`/auctions/new?asset=${cardAsset("five-dyes", LOT)}`);
    await seller.page.getByLabel("First bid, at least").fill("3");
    await seller.page.getByRole("button", { name: "Put it up" }).click();
    await expect(seller.page).toHaveURL(/\/auctions\/(?!new)/);
    const id = seller.page.url().split("/").at(-1) ?? "";
    const endsIn = (ms: number) =>
      pool().query(`UPDATE "Auction" SET "endsAt" = clock_timestamp() + $2::int * interval '1 ms' WHERE id = $1`, [
        id,
        ms,
      ]);
    await endsIn(20_000);
    await bidder.page.goto(`/auctions/${id}`);
    await bidForm(bidder.page).getByRole("button", { name: "Bid $3.00" }).click();
    await expect(bidder.page.getByRole("timer")).toHaveText(/^[23]:\d\d$/);
    const away = await visitor(browser);
    await away.goto("/auctions");
    await away.locator(`a[href="/auctions/${id}"]`).click();
    await expect(away.getByRole("link", { name: "Sign in to bid" })).toHaveAttribute("href", /next=/);
    await expect(away.getByText("Bidder 1")).toBeVisible();
    expect(await away.content()).not.toContain(bidder.member.nick);
    await endsIn(0);
    await endAuctions();
    await bidder.page.reload();
    await expect(bidder.page.getByText("It is yours for $3.00.")).toBeVisible();
    expect(await stateOf(bidder.member, LOT)).toMatchObject({ coins: 700, aside: 0, cards: 1 });
    await bidder.page.goto("/auctions");
    await expect(bidder.page.getByRole("list", { name: "Over, yours" })).toContainText("sold");
    await Promise.all([seller.context.close(), bidder.context.close(), away.context().close()]);
  },
);
