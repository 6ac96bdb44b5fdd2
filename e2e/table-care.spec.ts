import { expect, type Locator, type Page } from "@playwright/test";
import { expectApart, expectNamesApart, written } from "./apart";
import { test } from "./clean-test";
import { moveGate } from "./move-gate";
import { openHouseTable, tellTable } from "./seeds";
import {
  andGoesOn,
  atRest,
  cardsOf,
  comeIn,
  hand,
  isBidding,
  LONG,
  leaveAll,
  MOTION,
  mainVerb,
  newPage,
  nextOnTurn,
  type Person,
  PHONE,
  room,
  seats,
  sitDownAndDeal,
  takeTurn,
  tap,
  threeCome,
  turnLine,
  untilMyTurn,
} from "./steps";

test.use(MOTION);

/** That nobody loses at the table what they did not mean to stake, and that everything on it can be seen. */

const SMALL = { width: 360, height: 640 };
const touch = (viewport: typeof PHONE) => ({ viewport, hasTouch: true, isMobile: true });
const faceDown = (page: Page) => page.getByRole("button", { name: "Turn over your 7 cards" });

for (const [viewport, when] of [
  [PHONE, LONG],
  [SMALL, {}],
] as const)
  test(
    `on ${viewport.width}×${viewport.height} looking comes first, and what costs asks first`,
    when,
    async ({ browser }) => {
      const uma = await comeIn(browser, "uma", touch(viewport));
      const { page } = uma;
      const id = await openHouseTable(uma.member, { bots: 2 });
      await sitDownAndDeal([uma], id);
      await untilMyTurn(page);
      await expect(mainVerb(page)).toHaveText(/^Look at your cards/);
      await expectNamesApart(page);
      await expectApart(page, written(page));

      await page.getByRole("button", { name: "Bid without looking…" }).click();
      await expectApart(page, written(page));
      const version = await room(page).getAttribute("data-version");
      const blind = page.getByRole("button", { name: /^Bid blind/ });
      await blind.click();
      const asked = page.getByRole("dialog", { name: /^Bid blind/ });
      await expect(asked).toContainText("You have not looked at your cards. A blind bid counts double, won or lost.");
      // Enter agrees to nothing.
      await page.keyboard.press("Enter");
      await expect(asked).toHaveCount(0);
      await expect(room(page)).toHaveAttribute("data-version", version ?? "");
      await expect(turnLine(page)).toContainText("Your turn.");

      await faceDown(page).click();
      await expect(hand(page)).toHaveCount(7);
      await expect(mainVerb(page)).toHaveText(/^Bid \d+/);
      await expectNamesApart(page);
      await expectApart(page, written(page));
      for (let turn = 0; turn < 12; turn++) {
        await expect(turnLine(page)).toContainText(/Your turn\.| is over\./, { timeout: 60_000 });
        const line = (await turnLine(page).textContent()) ?? "";
        if (line.includes(" is over.")) break;
        await expectApart(page, written(page));
        if (!isBidding(line) && !line.includes("Give"))
          await expect(page.locator(".own-standing")).toContainText(/You .*\d+ pts? · \d+ tricks?/);
        await takeTurn(page, true);
      }
      await leaveAll([uma]);
    },
  );

test("a blind bid is asked about once a deal, and a double click does not bid after looking", async ({ browser }) => {
  const vic = await comeIn(browser, "vic");
  const { page } = vic;
  const id = await openHouseTable(vic.member, { bots: 2 });
  await sitDownAndDeal([vic], id);
  await untilMyTurn(page);
  await page.keyboard.press("b");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Bid blind/ })
    .click();
  await expect(page.getByRole("complementary").getByText(/You bid \d+, blind\./)).toBeVisible();

  const id2 = await openHouseTable(vic.member, { bots: 2 });
  await sitDownAndDeal([vic], id2);
  await untilMyTurn(page);
  await mainVerb(page).dblclick();
  await expect(hand(page)).toHaveCount(7);
  await expect(mainVerb(page)).toHaveText(/^Bid \d+/);
  await atRest(page);
  await expect(page.getByRole("complementary").getByText(/You bid/)).toHaveCount(0);
  await leaveAll([vic]);
});

test("what was said of one state of the table goes with it, on a second device too", LONG, async ({ browser }) => {
  const people = await threeCome(browser);
  const pages = people.map(({ page }) => page);
  const id = await openHouseTable(people[0].member);
  await sitDownAndDeal(people, id);
  for (;;) {
    const page = await nextOnTurn(pages);
    if (!page) throw new Error("The deal ended before anybody had to follow suit.");
    const illegal = page.locator("ul.hand button[aria-disabled=true]").first();
    const person = people[pages.indexOf(page)]!;
    if ((await illegal.count()) > 0 && ((await turnLine(page).textContent()) ?? "").includes("Follow")) {
      await illegal.click({ position: { x: 14, y: 14 }, force: true });
      await expect(turnLine(page)).toContainText("You must follow");
      const device = await newPage(person.context);
      await device.goto(`/tables/${id}`);
      await takeTurn(device);
      await expect(turnLine(page)).not.toContainText("You must follow");
      break;
    }
    await takeTurn(page, page === pages[0]);
  }
  await leaveAll(people);
});

test("the card to beat lies on top with its caption, on a desk and on a phone", LONG, async ({ browser }) => {
  for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
    const wes = await comeIn(browser, "wes", { viewport });
    const { page } = wes;
    const id = await openHouseTable(wes.member, { game: "five-sheets", bots: 2 });
    await sitDownAndDeal([wes], id);
    await untilMyTurn(page);
    await expect(page.locator(".pile-last")).toContainText(/played|picked up/);
    await expect(page.locator(".pile-last")).toBeVisible();
    await expect(page.locator(".stack-cards .playing-card").first()).toBeVisible();
    await atRest(page);
    // At every place of the card to beat, that card is what one sees.
    const hidden = await page.locator(".pile-beat").evaluate((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const topmost = (x: number, y: number) =>
        document.elementsFromPoint(x, y).flatMap((one) => one.closest(".playing-card") ?? [])[0];
      return places.filter(([x, y]) => topmost(left + x * width, top + y * height) !== card);
    });
    expect(hidden).toEqual([]);
    for (const seat of await seats(page).getByRole("listitem").all())
      await expect(seat.locator("[data-fact=cards]")).toContainText(/\d+ cards?/);
    await expectNamesApart(page);
    if (viewport === PHONE) await expectApart(page, written(page));
    await leaveAll([wes]);
  }
});

test("eighteen cards: every hand is counted, and the digits reach the last card", LONG, async ({ browser }) => {
  const xia = await comeIn(browser, "xia");
  const { page } = xia;
  const id = await openHouseTable(xia.member, { game: "arschloch", bots: 2 });
  await sitDownAndDeal([xia], id);
  await untilMyTurn(page);
  const count = await hand(page).count();
  expect(count).toBeGreaterThanOrEqual(17);
  for (const seat of await seats(page).getByRole("listitem").all())
    await expect(seat.locator("[data-fact=cards]")).toContainText(/1\d cards/);
  await page.keyboard.press("0");
  await expect(hand(page).nth(9)).toBeFocused();
  await page.keyboard.press("Shift+Digit7");
  await expect(hand(page).nth(16)).toBeFocused();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys).toContainText("Pass");
  for (const other of ["hint", "Retreat", "Bid", "Look at"]) await expect(keys).not.toContainText(other);
  await leaveAll([xia]);
});

test("where the device chooses the colours, the chosen card is told by its outline", LONG, async ({ browser }) => {
  const yan = await comeIn(browser, "yan", { forcedColors: "active" });
  const { page } = yan;
  const id = await openHouseTable(yan.member, { game: "arschloch", bots: 2 });
  await sitDownAndDeal([yan], id);
  await untilMyTurn(page);
  const playable = hand(page).and(page.locator(":not([aria-disabled=true])"));
  // Whoever can only pass does, until a card may be chosen.
  while ((await playable.count()) === 0) {
    await andGoesOn(page, () => mainVerb(page).click());
    await untilMyTurn(page);
  }
  const chosen = page.locator(".hand-card[data-state=chosen]");
  if ((await chosen.count()) === 0) await playable.first().press("Space");
  const outline = (cards: Locator) =>
    cards
      .locator(".playing-card")
      .first()
      .evaluate((card) => getComputedStyle(card).outline);
  await expect.poll(() => outline(chosen)).toMatch(/solid 2px/);
  expect(await outline(page.locator(".hand-card:not([data-state=chosen])"))).not.toMatch(/ 2px/);
  await leaveAll([yan]);
});

test(
  "one's own way to play is kept: one tap plays, what is forced plays itself, large cards from the first paint",
  LONG,
  async ({ browser }) => {
    const yan = await comeIn(browser, "yan", touch(PHONE));
    const { page } = yan;
    const moves = await moveGate(page);
    const id = await openHouseTable(yan.member, { bots: 2 });
    await sitDownAndDeal([yan], id);
    await untilMyTurn(page);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Your settings" }).click();
    const settings = page.getByRole("dialog", { name: "Your settings" });
    await settings.getByRole("switch", { name: "One tap plays a card" }).click();
    await settings.getByRole("switch", { name: "Play for me when I have no choice" }).click();
    await settings.getByRole("button", { name: "Large" }).click();
    await settings.getByRole("button", { name: "Fast" }).click();
    await page.keyboard.press("Escape");
    await expect(settings).toHaveCount(0);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-cards", "large");
    await expect(page.locator("html")).toHaveAttribute("data-motion", "fast");
    await untilMyTurn(page);
    await mainVerb(page).click();
    await expect(hand(page)).toHaveCount(7);
    // Everybody passes or somebody wins the talon; then one tap a card, and the last card by itself.
    for (let left = 30; left > 0; left--) {
      await expect(turnLine(page)).toContainText(/Your turn\.| is over\./, { timeout: 60_000 });
      const line = (await turnLine(page).textContent()) ?? "";
      if (line.includes(" is over.")) break;
      if (isBidding(line) || line.includes("Give")) await takeTurn(page, true);
      else {
        const cards = await cardsOf(page);
        const open = page.locator("ul.hand button:not([aria-disabled=true])");
        const plain = page.getByRole("group", { name: "Declare with this card" });
        // What can be declared, or hidden, is not played by one tap.
        if (cards.length > 1 && (await open.count()) > 1) {
          await andGoesOn(page, async () => {
            await tap(open.last());
            if (await plain.isVisible()) await mainVerb(page).click();
          });
        } else if (cards.length === 1) {
          // The host changes something while the last card is on its way: it is refused as stale, and played again.
          await moves.held();
          await tellTable(id, yan.member, { type: "settings", change: { name: "Another name" } });
          await expect(page.getByText("Another name").first()).toBeVisible();
          moves.open();
          await expect(hand(page)).toHaveCount(0);
        } else await expect(hand(page)).not.toHaveCount(cards.length, { timeout: 60_000 });
        if (cards.length === 2) moves.close();
      }
    }
    await expect(turnLine(page)).toContainText(" is over.");
    await leaveAll([yan]);
  },
);

/** One's own turn comes round once. */
async function play(people: readonly Person[], turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) {
    const page = await nextOnTurn(people.map(({ page }) => page));
    if (!page) throw new Error("The deal is over.");
    await takeTurn(page, page === people[0]!.page);
  }
}

test(
  "who sat there then is told: in the log after somebody left, in the replay, and that a stand-in played",
  LONG,
  async ({ browser }) => {
    const people = await threeCome(browser);
    const [ann, bob, cyd] = people;
    const id = await openHouseTable(ann.member);
    await sitDownAndDeal(people, id);
    await play(people, 6);
    const { nick } = cyd.member;
    const log = ann.page.getByRole("complementary").getByRole("region", { name: "What has happened" });
    const before = await log.getByText(new RegExp(`^\\S*${nick} (passes|bids|plays)`)).count();
    expect(before).toBeGreaterThan(0);
    await tellTable(id, cyd.member, { type: "leave" });
    await expect(
      log.getByText(`${nick} leaves the table. A stand-in plays their cards until the deal ends.`),
    ).toBeVisible();
    await expect(cyd.page.getByText("A bot plays your cards until this deal ends.")).toBeVisible();
    await expect(cyd.page.getByText("Sit here")).toHaveCount(0);
    await expect(seats(ann.page).getByText(`for ${nick}`)).toBeVisible();
    for (let i = 0; i < 30; i++) {
      const page = await nextOnTurn([ann.page, bob.page]);
      if (!page) break;
      await takeTurn(page, page === ann.page);
    }
    await expect(log.getByText(`A stand-in for ${nick} plays`).first()).toBeVisible();
    expect(await log.getByText(new RegExp(`^\\S*${nick} (passes|bids|plays)`)).count()).toBe(before);
    await ann.page.reload();
    await expect(log.getByText(`A stand-in for ${nick} plays`).first()).toBeVisible();
    expect(await log.getByText(new RegExp(`^\\S*${nick} (passes|bids|plays)`)).count()).toBe(before);

    await ann.page.goto(`/tables/${id}/deals/1?eyes=all`);
    await expect(seats(ann.page).getByText(nick, { exact: true })).toBeVisible();
    const position = ann.page.getByRole("slider", { name: "Position" });
    await ann.page.keyboard.press("ArrowRight");
    await ann.page.keyboard.press("ArrowRight");
    await expect(position).toHaveValue("2");
    await ann.page.keyboard.press("End");
    const told = ann.page.getByRole("complementary");
    await expect(told.getByText(`A stand-in for ${nick} plays`).first()).toBeVisible();
    expect(await told.getByText(new RegExp(`${nick} (passes|bids|plays)`)).count()).toBeGreaterThanOrEqual(before);
    await expect(told.getByText(/^\S*Seat \d/)).toHaveCount(0);

    await ann.page.setViewportSize(PHONE);
    await ann.page.keyboard.press("Home");
    const hands = ann.page.getByRole("region", { name: "All hands" });
    await expect(hands.getByRole("region")).toHaveCount(3);
    await atRest(ann.page);
    const boxes = await hands
      .getByRole("img")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThanOrEqual(21);
    for (const [i, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(PHONE.width);
      const next = boxes[i + 1];
      if (next && Math.abs(next.top - box.top) < 4) expect(next.left - box.left).toBeGreaterThanOrEqual(26);
    }
    await leaveAll(people);
  },
);
