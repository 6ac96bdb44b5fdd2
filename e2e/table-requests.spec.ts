import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { moveGate } from "./move-gate";
import { openHouseTable, tellTable } from "./seeds";
import {
  atRest,
  comeIn,
  LONG,
  leaveAll,
  nextOnTurn,
  PHONE,
  seats,
  secondClick,
  sitDownAndDeal,
  test,
  turnLine,
  visitor,
} from "./steps";

/** What is asked of the table itself: seats, takebacks, pauses; pressed twice, answered late, refused. */

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Everything that the page calls refused from now on, however short it stands there. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => {
      for (const each of document.querySelectorAll("[data-refusal]")) said.push(each.textContent ?? "");
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Two taps at the same place, as fast as a finger is. */
async function doubleTap(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  const at = [x + width / 2, y + height / 2] as const;
  await page.touchscreen.tap(...at);
  await page.waitForTimeout(120);
  await page.touchscreen.tap(...at);
}

test("what is asked of a table by a double tap is asked once, and nothing false is said", LONG, async ({ browser }) => {
  const [kim, lea] = await Promise.all([comeIn(browser, "kim", TOUCH), comeIn(browser, "lea", TOUCH)]);
  const id = await openHouseTable(kim.member, { settings: { entry: "request", public: false } });
  await tellTable(id, kim.member, { type: "sit", share: "share" });
  const gate = await moveGate(kim.page);
  for (const { page } of [kim, lea]) await page.goto(`/tables/${id}`);
  const said = await Promise.all([refusals(kim.page), refusals(lea.page)]);

  // By the second tap the same place says "Withdraw".
  await doubleTap(lea.page, lea.page.getByRole("button", { name: "Ask for a seat" }));
  const accept = kim.page.getByRole("button", { name: `Accept ${lea.member.nick}` }).filter({ visible: true });
  await expect(accept).toBeVisible();
  await expect(lea.page.getByText("You have asked the host for a seat.")).toBeVisible();
  await secondClick(lea.page, lea.page.getByRole("button", { name: "Withdraw" }));

  await doubleTap(kim.page, accept);
  await expect(seats(lea.page).getByText("You", { exact: true })).toBeAttached();
  await expect(accept).toHaveCount(0);

  // Slower than a double tap, while the answer is on its way.
  await tellTable(id, lea.member, { type: "leave" });
  await lea.page.getByRole("button", { name: "Ask for a seat" }).click();
  await expect(accept).toBeVisible();
  gate.close();
  await accept.click();
  await gate.held();
  await expect(accept).toHaveAttribute("aria-busy", "true");
  await expect(
    kim.page.getByRole("button", { name: `Decline ${lea.member.nick}` }).filter({ visible: true }),
  ).toHaveAttribute("aria-disabled", "true");
  await accept.click({ force: true });
  gate.open();
  await expect(seats(lea.page).getByText("You", { exact: true })).toBeAttached();

  // A seat that is pressed twice is not taken twice, nor left again.
  await tellTable(id, kim.member, { type: "settings", change: { entry: "open" } });
  await tellTable(id, lea.member, { type: "leave" });
  await doubleTap(lea.page, lea.page.getByRole("button", { name: "Sit down" }));
  await expect(seats(lea.page).getByText("You", { exact: true })).toBeAttached();
  await seats(kim.page).getByRole("button", { name: "Seat 3" }).tap();
  await doubleTap(kim.page, kim.page.getByRole("dialog").getByRole("button", { name: "Seat a bot" }));
  await expect(seats(lea.page).getByText("bot", { exact: true })).toHaveCount(1);
  for (const each of said) expect(await each()).toEqual([]);
  await leaveAll([kim, lea]);
});

/** Three at a table of Thousand; the first two have passed. */
async function twoPassed(browser: Browser, options: Parameters<typeof comeIn>[2]) {
  const people = await Promise.all(["ann", "bob", "cyd"].map((stem) => comeIn(browser, stem, options)));
  const pages = people.map(({ page }) => page);
  const id = await openHouseTable(people[0]!.member, { settings: { graceSeconds: 3_600 } });
  await tellTable(id, people[0]!.member, { type: "sit", share: "share" });
  await sitDownAndDeal(people, id);
  const passed: Page[] = [];
  for (let i = 0; i < 2; i++) {
    const page = (await nextOnTurn(pages))!;
    await page.getByRole("button", { name: /\bPass\b/ }).click();
    await expect(turnLine(page)).not.toContainText("Your turn.");
    passed.push(page);
  }
  const nickOf = (page: Page) => people[pages.indexOf(page)]!.member.nick;
  return { people, passed, last: pages.find((page) => !passed.includes(page))!, nickOf };
}

const boxesOf = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ x, y }) => [x, y]));

const PLACES = [
  ["phone", TOUCH, {}],
  ["desk", {}, LONG],
] as const;

for (const [where, options, when] of PLACES) {
  test(
    `on a ${where} a takeback moves nobody's hand, and whoever asked is told what came of it`,
    when,
    async ({ browser }) => {
      const { people, passed, last, nickOf } = await twoPassed(browser, options);
      const [actor, other] = passed as [Page, Page];
      const cards = last.locator(".hand-card");
      await expect(cards).not.toHaveCount(0);
      await atRest(last);
      const before = await boxesOf(cards);
      const ask = async () => {
        if (where === "phone") await actor.getByRole("button", { name: "More actions" }).click();
        await actor.getByRole("button", { name: "Take back" }).click();
        await expect(actor.getByRole("dialog")).toHaveCount(0);
      };
      await ask();
      const own = actor.getByRole("region", { name: "Takeback" });
      await expect(own).toContainText("You ask to take back the pass and the move made after it.");
      const asked = last.getByRole("region", { name: "Takeback" });
      await expect(asked).toContainText(`${nickOf(actor)} asks to take back the pass`);
      await atRest(last);
      expect(await boxesOf(cards)).toEqual(before);
      const lowest = await asked.evaluate((box) => box.getBoundingClientRect().bottom);
      expect(lowest).toBeLessThan(Math.min(...before.map(([, y]) => y!)));
      await expect(turnLine(last)).toContainText("Your turn.");

      await asked.getByRole("button", { name: "Refuse" }).click();
      await expect(own).toHaveText(`${nickOf(last)} refused. Your move stands.`);
      await expect(asked).toHaveCount(0);
      await expect(other.getByRole("region", { name: "Takeback" })).toHaveCount(0);
      await expect(own).toHaveCount(0);

      await ask();
      await expect(own).toContainText("You ask to take back");
      await last
        .getByRole("button", { name: /\bPass\b|Bid|Look/ })
        .first()
        .click();
      await expect(own).toHaveText("The game went on. Your move stands.");
      await leaveAll(people);
    },
  );
}

for (const [where, options] of PLACES) {
  test(`on a ${where} a host ends a deal once the others agree, and not before`, LONG, async ({ browser }) => {
    const { people } = await twoPassed(browser, options);
    const [host, ...others] = people.map(({ page }) => page) as [Page, Page, Page];
    const ask = async () => {
      await host.getByRole("button", { name: "Table menu" }).click();
      await host.getByRole("menuitem", { name: "End this deal…" }).click();
      const dialog = host.getByRole("dialog", { name: "End this deal?" });
      await expect(dialog).toContainText("It happens once everybody who plays agrees.");
      await dialog.getByRole("button", { name: "End the deal" }).click();
      await expect(dialog).toHaveCount(0);
    };
    const asked = (page: Page) => page.getByRole("region", { name: "Breaking off" });
    await ask();
    await expect(asked(host)).toContainText("You ask to end this deal: nobody scores, and cards are dealt anew.");
    for (const page of others) {
      await expect(asked(page)).toContainText(`${people[0]!.member.nick} asks to end this deal`);
      await expect(asked(page)).toContainText("1 of 3 agrees.");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await asked(others[0]!).getByRole("button", { name: "Refuse" }).click();
    for (const page of [host, ...others]) await expect(asked(page)).toHaveCount(0);
    await expect(host.getByRole("button", { name: "Deal now" })).toHaveCount(0);

    await ask();
    await asked(others[0]!).getByRole("button", { name: "Agree" }).click();
    await expect(asked(host)).toContainText("2 of 3 agree.");
    await asked(others[1]!).getByRole("button", { name: "Agree" }).click();
    for (const page of [host, ...others])
      await expect(page.getByText("The host ended this deal. Nobody scores.").first()).toBeVisible();
    await leaveAll(people);
  });
}

test("where the host is asked for a seat nobody is told that they may simply sit down", LONG, async ({ browser }) => {
  const kim = await comeIn(browser, "kim");
  const id = await openHouseTable(kim.member, { settings: { entry: "request", public: false } });
  await tellTable(id, kim.member, { type: "sit", share: "share" });
  const guest = await visitor(browser, TOUCH);
  await guest.goto(`/tables/${id}`);
  await expect(guest.getByText("You are watching. The host decides who may join.")).toBeVisible();
  await expect(seats(guest).getByText("empty seat")).toHaveCount(2);
  await expect(guest.getByText("Sit here")).toHaveCount(0);
  await guest.getByRole("button", { name: "Ask for a seat as a guest" }).click();
  await expect(guest.getByText("You have asked the host for a seat.")).toBeVisible();
  await guest.getByRole("button", { name: "Withdraw" }).click();
  await seats(guest).getByRole("button", { name: "Seat 3" }).click();
  await guest.getByRole("dialog").getByRole("button", { name: "Ask for a seat" }).click();
  await expect(guest.getByText("You have asked the host for a seat.")).toBeVisible();

  await kim.context.grantPermissions(["clipboard-write"]);
  await kim.page.goto(`/tables/${id}`);
  await kim.page.getByRole("button", { name: "Copy the link" }).click();
  await expect(kim.page.getByRole("button", { name: "Link copied" })).toBeVisible();
  await expect(kim.page.getByRole("button", { name: "Copy the link" })).toBeVisible();
  await guest.context().close();
  await leaveAll([kim]);
});

test("what one writes oneself is not unread, nor what is said while the chat lies open", LONG, async ({ browser }) => {
  const [kim, lea] = await Promise.all([comeIn(browser, "kim", TOUCH), comeIn(browser, "lea")]);
  const id = await openHouseTable(kim.member);
  for (const { page } of [kim, lea]) await page.goto(`/tables/${id}`);
  const say = async (page: Page, text: string) => {
    await page.getByRole("textbox", { name: "Message" }).filter({ visible: true }).fill(text);
    await page.keyboard.press("Enter");
  };
  const bubble = kim.page.getByRole("button", { name: /^Score, log and chat/ });
  await bubble.click();
  const sheet = kim.page.getByRole("dialog");
  await say(kim.page, "Anybody here?");
  await expect(sheet.getByText("Anybody here?")).toBeVisible();
  await expect(sheet.getByRole("tab", { name: /^Chat/ })).toHaveText("Chat");
  // On the desk the log lies open, with what is said in it; the tab counts what others said.
  await expect(lea.page.getByRole("tab", { name: /^Chat/ })).toHaveText("Chat1");
  await lea.page.getByRole("tab", { name: /^Chat/ }).click();
  await expect(lea.page.getByRole("tab", { name: /^Chat/ })).toHaveText("Chat");
  await sheet.getByRole("tab", { name: /^Chat/ }).click();
  await say(lea.page, "I am.");
  await expect(sheet.getByText("I am.")).toBeVisible();
  await expect(sheet.getByRole("tab", { name: /^Chat/ })).toHaveText("Chat");
  await say(kim.page, "Good.");
  await expect(lea.page.getByRole("tabpanel").getByText("Good.")).toBeVisible();
  await expect(lea.page.getByRole("tab", { name: /^Chat/ })).toHaveText("Chat");
  await kim.page.keyboard.press("Escape");
  await expect(bubble).toHaveAccessibleName("Score, log and chat");
  await say(lea.page, "Shall we?");
  await expect(bubble).toHaveAccessibleName("Score, log and chat, 1 new");
  await leaveAll([kim, lea]);
});
