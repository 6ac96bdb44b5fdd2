import { type Browser, expect } from "@playwright/test";
import { test } from "./clean-test";
import { lineOf } from "./line";
import { openHouseTable, tellTable } from "./seeds";
import {
  cardsOf,
  comeIn,
  hand,
  holdScripts,
  LONG,
  leaveAll,
  MOTION,
  mainVerb,
  newPage,
  nextOnTurn,
  seats,
  signIn,
  sitDownAndDeal,
  tap,
  threeCome,
  turnLine,
  visitor,
} from "./steps";

test.use(MOTION);

/** Three at a table of Thousand, each over such a line: who is on turn first, and the others. */
async function threeOnLines(browser: Browser) {
  const people = await threeCome(browser);
  const pages = people.map(({ page }) => page);
  const lines = await Promise.all(pages.map(lineOf));
  const id = await openHouseTable(people[0].member, { settings: { graceSeconds: 600 } });
  await sitDownAndDeal(people, id);
  const first = (await nextOnTurn(pages))!;
  const others = pages.filter((page) => page !== first);
  const theirs = lines.filter((_, i) => pages[i] !== first);
  return { people, pages, first, line: lines[pages.indexOf(first)]!, others, theirs };
}

test("a table that is not there, and one that is full, say what to do", LONG, async ({ browser }) => {
  const people = await threeCome(browser);
  const page = await visitor(browser);
  await page.goto("/tables/nosuchtable");
  await expect(page.getByText("There is no table at this address.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See the open tables" })).toBeVisible();
  const id = await openHouseTable(people[0].member);
  for (const { member } of people) await tellTable(id, member, { type: "sit", share: "share" });
  await page.goto(`/tables/${id}`);
  await expect(page.getByText("You are watching. All seats are taken.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Find another table" })).toBeVisible();
  await signIn(page.context(), people[0].member.nick);
  const late = await comeIn(browser, "zoe");
  await late.page.goto(`/tables/${id}?sit=1`);
  await expect(turnLine(late.page)).toContainText("All seats are taken. Watch, or find another table in the lobby.");
  await page.context().close();
  await leaveAll([...people, late]);
});

test("a session that ended elsewhere says so at the table and shows no cards; one comes back to the seat", async ({
  browser,
}) => {
  const sue = await comeIn(browser, "sue");
  const id = await openHouseTable(sue.member, { bots: 2 });
  await sitDownAndDeal([sue], id);
  await sue.page.getByRole("button", { name: "Look at your cards" }).click();
  await expect(hand(sue.page).first()).toBeVisible();
  const [card] = await cardsOf(sue.page);
  const other = await newPage(sue.context);
  await other.goto("/settings");
  await other.getByRole("button", { name: "Sign out here" }).click();
  await expect(sue.page.getByText("You are signed out. Sign in to take your seat again.").first()).toBeVisible();
  // Whoever holds the device now sees the table as everybody does.
  await expect(hand(sue.page)).toHaveCount(0);
  expect(await sue.page.getByRole("img", { name: card ?? "", exact: true }).count()).toBe(0);
  await sue.page.getByRole("link", { name: "Sign in", exact: true }).last().click();
  await sue.page.getByLabel("Nick").fill(sue.member.nick);
  await sue.page.getByLabel("Password", { exact: true }).fill("not the right one");
  await sue.page.keyboard.press("Enter");
  await expect(sue.page.getByText("Wrong nick or password.")).toBeVisible();
  await expect(sue.page.getByRole("button", { name: "Sign in", exact: true })).not.toHaveAttribute("aria-busy");
  await sue.page.getByLabel("Password", { exact: true }).fill("three brass keys");
  await sue.page.keyboard.press("Enter");
  await expect(seats(sue.page).getByText("You", { exact: true })).toBeVisible();
  await expect(hand(sue.page).first()).toBeVisible();
  await leaveAll([sue]);
});

test("a move whose answer is lost, and one made while the line is down, are done once", async ({ browser }) => {
  const { people, pages, first, line, others } = await threeOnLines(browser);
  await first.getByRole("button", { name: "Look at your cards" }).click();
  await expect(hand(first)).toHaveCount(7);
  const cards = await cardsOf(first);

  await line("deaf");
  await mainVerb(first).click();
  await nextOnTurn(others);
  await expect(turnLine(first)).toContainText("Your turn.");
  await line("cut");
  await expect(first.getByText("Reconnecting. Your move is kept.")).toBeVisible();
  const next = (await nextOnTurn(others))!;
  await next.getByRole("button", { name: /\bPass\b/ }).click();
  await expect(turnLine(next)).not.toContainText("Your turn.");
  await line("whole");
  await expect(turnLine(first)).not.toContainText("Your turn.");
  await expect(first.getByText("Up to date")).toBeVisible();
  expect(await cardsOf(first)).toEqual(cards);
  for (const page of pages) await expect(page.getByRole("complementary").getByText(/bids? 60\b/)).toHaveCount(1);

  const last = (await nextOnTurn(pages))!;
  await last.getByRole("button", { name: /\bPass\b/ }).click();
  await expect(turnLine(first)).toContainText("Give 1 to");
  for (const i of [0, 1]) await tap(hand(first).nth(i));
  await line("cut");
  // Nothing was sent yet: nothing is said to be kept.
  await expect(first.getByText("Reconnecting.", { exact: true })).toBeVisible();
  await expect(mainVerb(first)).toHaveAttribute("aria-disabled", "true");
  await expect(first.locator("ul.hand [aria-pressed=true]")).toHaveCount(2);
  await line("whole");
  await expect(mainVerb(first)).not.toHaveAttribute("aria-disabled", "true");
  await mainVerb(first).click();
  await expect(turnLine(first)).toContainText("You lead.");
  await expect(hand(first)).toHaveCount(8);
  await leaveAll(people);
});

test("where joining the table again is not answered, it is asked for until it is", LONG, async ({ browser }) => {
  const { people, first, others, theirs } = await threeOnLines(browser);
  for (const line of theirs) await line("cut");
  await Promise.all(others.map((page) => expect(page.getByText("Reconnecting.", { exact: true })).toBeVisible()));
  await first.getByRole("button", { name: "Look at your cards" }).click();
  await mainVerb(first).click();
  await expect(turnLine(first)).not.toContainText("Your turn.");
  for (const line of theirs) await line("outside");
  // Said for two seconds only.
  await Promise.all(others.map((page) => expect(page.getByText("Up to date")).toBeVisible()));
  for (const line of theirs) await line("whole");
  // Nobody moves any more until the one whose turn it is has heard of it.
  expect(await nextOnTurn(others)).not.toBeNull();
  await leaveAll(people);
});

test("what is pressed before the page's script has come is done once, when it has", async ({ browser }) => {
  const people = await threeCome(browser);
  const id = await openHouseTable(people[0].member);
  await sitDownAndDeal(people, id);
  const first = (await nextOnTurn(people.map(({ page }) => page)))!;
  const { context } = people.find(({ page }) => page === first)!;
  const letGo = await holdScripts(context);
  const early = await context.newPage();
  await early.goto(`/tables/${id}`, { waitUntil: "commit" });
  const pass = early.getByRole("button", { name: /\bPass\b/ });
  await pass.click();
  await pass.click();
  const shop = await context.newPage();
  await shop.goto("/shop", { waitUntil: "commit" });
  const more = shop.getByRole("button", { name: "More" }).first();
  for (let i = 0; i < 3; i++) await more.click();
  await expect(turnLine(early)).toContainText("Your turn.");
  letGo();
  await expect(turnLine(early)).not.toContainText("Your turn.");
  await expect(shop.getByRole("spinbutton").first()).toHaveAttribute("aria-valuenow", "2");
  await leaveAll(people);
});

test("a page that meets a house that speaks in another form than it was built for loads itself anew", async ({
  browser,
}) => {
  const { member, context, page } = await comeIn(browser, "old");
  const id = await openHouseTable(member);
  let lines = 0;
  await page.routeWebSocket(/socket\.io/, (near) => {
    const isOther = lines++ === 0;
    const far = near.connectToServer();
    far.onMessage((message) => near.send(isOther ? String(message).replaceAll(/"g\d+\.(?=\d+")/g, '"g0.') : message));
  });
  await page.goto(`/tables/${id}?sit=1`);
  await page.waitForEvent("load", { timeout: 120_000 });
  await expect(page.locator(".seat[data-you=true]")).toBeAttached();
  await expect.poll(() => lines).toBe(2);
  // Once is enough: over the new connection it goes on.
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Here again");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Here again")).toBeVisible();
  expect(lines).toBe(2);
  await context.close();
});

test("a press counts though its button is drawn anew under the finger; one that went elsewhere does not", async ({
  browser,
}) => {
  const { member, context } = await comeIn(browser, "mid");
  const id = await openHouseTable(member);
  for (const goesAway of [true, false]) {
    const letGo = await holdScripts(context);
    const page = await context.newPage();
    await page.goto(`/tables/${id}`, { waitUntil: "commit" });
    const sit = page.getByRole("button", { name: "Sit down", exact: true });
    await sit.hover();
    await page.mouse.down();
    await sit.evaluate((button) => button.replaceWith(button.cloneNode(true)));
    letGo();
    await expect
      .poll(() => sit.evaluate((button) => Object.keys(button).some((key) => key.startsWith("__reactProps"))))
      .toBe(true);
    if (goesAway) await page.mouse.move(300, 300);
    await page.mouse.up();
    if (goesAway) {
      await page.waitForTimeout(1_000);
      await expect(sit).toBeVisible();
    }
    await expect(page.locator(".seat[data-you=true]")).toHaveCount(goesAway ? 0 : 1);
    await page.close();
  }
  await context.close();
});
