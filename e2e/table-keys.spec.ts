import { expect, type Page } from "@playwright/test";
import { test } from "./clean-test";
import { openHouseTable } from "./seeds";
import {
  andGoesOn,
  atRest,
  comeIn,
  expectAccessible,
  hand,
  isBidding,
  LONG,
  leaveAll,
  MOTION,
  PHONE,
  result,
  sitDownAndDeal,
  takeTurn,
  turnLine,
} from "./steps";

test.use(MOTION);

const spoken = (page: Page) => page.locator(".sr-only[aria-live=assertive]");

/** Waits for one's turn at a table of bots; false: the deal is over. */
async function myTurn(page: Page): Promise<boolean> {
  await expect(turnLine(page)).toContainText(/Your turn\.| is over\./, { timeout: 60_000 });
  return ((await turnLine(page).textContent()) ?? "").startsWith("Your turn.");
}

/** One turn with the keyboard alone, told by names and roles alone. */
async function turnByKeys(page: Page): Promise<void> {
  const line = (await turnLine(page).textContent()) ?? "";
  const verbs = page.getByRole("group", { name: "What you can do" });
  if (line.includes("Look at your cards")) return andGoesOn(page, () => page.keyboard.press("l"));
  if (isBidding(line)) {
    const mayBid = await verbs.getByRole("button", { name: /^Bid/ }).isVisible();
    return andGoesOn(page, () => page.keyboard.press(mayBid ? "b" : "p"));
  }
  const cards = page.getByRole("list", { name: /^Your hand/ }).getByRole("button");
  const open: number[] = [];
  for (const [i, card] of (await cards.all()).entries())
    if ((await card.getAttribute("aria-disabled")) === null) open.push(i + 1);
  const count = / Give /.test(line) ? [...line.matchAll(/\d+ to /g)].length : 1;
  for (const key of open.slice(0, count)) {
    await page.keyboard.press(String(key));
    await expect(cards.nth(key - 1)).toBeFocused();
    await expect(cards.nth(key - 1)).toHaveAttribute("aria-pressed", "true");
  }
  await andGoesOn(page, () => page.keyboard.press("Enter"));
}

test("a whole deal through the accessibility tree and keys alone", async ({ browser }) => {
  const nan = await comeIn(browser, "nan");
  const { page } = nan;
  const id = await openHouseTable(nan.member, { bots: 2 });
  await sitDownAndDeal([nan], id);
  let played = 0;
  let ended = false;
  while (!ended || played < 8) {
    if (!(await myTurn(page))) {
      ended = true;
      await expect(result(page)).toBeVisible();
      // Nothing is asked any more.
      await expect(spoken(page)).not.toContainText("Your turn.");
      if (played >= 8) break;
      played = 0;
      // Nobody else is waiting: the next deal comes when it is asked for.
      await expect(page.locator(".act-main")).not.toHaveAttribute("aria-disabled", "true");
      await andGoesOn(page, () => page.keyboard.press("Enter"));
      continue;
    }
    ended = false;
    const line = (await turnLine(page).textContent()) ?? "";
    await expect(spoken(page)).toContainText("Your turn.");
    if (!isBidding(line) && !line.includes(" Give ")) played++;
    await turnByKeys(page);
  }
  await expect(result(page)).toBeVisible();
  // What opened a layer has the focus again once that closes.
  const opener = result(page).getByRole("button", { name: "Score sheet" });
  await opener.press("Enter");
  await expect(page.getByRole("dialog", { name: "Score sheet" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  // Between deals the seat is kept: one's table stands above what could be begun.
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Your tables");
  await leaveAll([nan]);
});

test(
  "keys speak the table, show the last trick and the keys, and are silent while one writes",
  LONG,
  async ({ browser }) => {
    const pam = await comeIn(browser, "pam");
    const { page } = pam;
    const id = await openHouseTable(pam.member, { game: "five-sheets", bots: 2 });
    await sitDownAndDeal([pam], id);
    expect(await myTurn(page)).toBe(true);
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys" });
    await expect(keys).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    await page.keyboard.press("t");
    await expect(page.locator("[aria-live=polite]").filter({ hasText: "You hold" })).toHaveCount(1);
    const chosen = page.locator("ul.hand [aria-pressed=true]");
    const before = [await hand(page).count(), await chosen.count()] as const;
    await page.keyboard.press("?");
    await page.getByRole("switch", { name: "One-letter shortcuts" }).click();
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    await page.keyboard.press("c");
    await expect(page.locator("textarea:focus, input:focus")).toHaveCount(0);
    await page.keyboard.press("?");
    await page.getByRole("switch", { name: "One-letter shortcuts" }).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("c");
    const composer = page.getByRole("textbox", { name: "Message" });
    await expect(composer).toBeFocused();
    await page.keyboard.type("bp1 ?");
    await expect(composer).toHaveValue("bp1 ?");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Chat" }).getByText("bp1 ?")).toBeVisible();
    await expect(hand(page)).toHaveCount(before[0]);
    await expect(chosen).toHaveCount(before[1]);
    await leaveAll([pam]);
  },
);

test("on a phone: a whole deal by taps, nothing too small, nothing beside the screen", LONG, async ({ browser }) => {
  const roy = await comeIn(browser, "roy", { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = roy;
  const id = await openHouseTable(roy.member, { bots: 2 });
  await sitDownAndDeal([roy], id);
  let checked = false;
  for (;;) {
    if (!(await myTurn(page))) {
      if (checked) break;
      // Everybody passed.
      await andGoesOn(page, () => page.getByRole("button", { name: "Deal the next hand" }).click());
      continue;
    }
    const line = (await turnLine(page).textContent()) ?? "";
    if (!checked && (await hand(page).count()) > 0 && !isBidding(line)) {
      checked = true;
      await atRest(page);
      const boxes = await hand(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
      for (const [i, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(PHONE.width);
        const next = boxes[i + 1];
        if (next && Math.abs(next.top - box.top) < 4) expect(next.left - box.left).toBeGreaterThanOrEqual(44);
      }
      await expectAccessible(page);
    }
    await takeTurn(page, true);
  }
  await expect(result(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole("button", { name: /Score, log and chat/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Total");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // The rules are one tap away, wherever the panel was left.
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(page.getByRole("tabpanel", { name: "Rules" })).toBeVisible();
  await leaveAll([roy]);
});
