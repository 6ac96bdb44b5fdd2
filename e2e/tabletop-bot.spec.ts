import { expect, type Locator, type Page } from "@playwright/test";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, test } from "./steps";

/** Five Dyes by its rules against a bot: a newcomer is told what is awaited, and is offered what is legal. */

const bar = (page: Page): Locator => page.getByRole("toolbar", { name: "What you can do" });
const offer = (page: Page, name: string | RegExp): Locator => bar(page).getByRole("button", { name, exact: true });
const hand = (page: Page): Locator => page.getByRole("list", { name: /^Your hand/ }).getByRole("button");
const table = (page: Page): Locator => page.locator(".tt-card");
const coach = (page: Page): Locator => page.locator(".turn-line");
const over = (page: Page): Locator =>
  page
    .getByText(/^The game is over/)
    .filter({ visible: true })
    .first();

/** Opens a strict table against the bot from the form, and brings a deck that the house lends. */
async function sitDown(page: Page, deck: RegExp): Promise<void> {
  await page.goto("/tables/tabletop");
  // A bot is offered at once; with it the table keeps the rules.
  await page.getByRole("combobox", { name: "Against" }).click();
  await page.getByRole("option", { name: /^A bot/ }).click();
  await expect(page.getByRole("combobox", { name: "Rules", exact: true })).toHaveValue("strict");
  await expect(page.getByRole("combobox", { name: "Stake" })).toHaveCount(0);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: deck }).click();
  await expect(coach(page)).toContainText("Draw your hand of seven cards.");
}

/** What a beginner takes first of what is offered: Vats, cards, what waits, marching, guards; then on to the end of the turn. */
const FIRST = [/^Play .* Vat$/, /^Play /, /: do what it says/, /^The effect is done/, /^March/, /^No more guards/];
const THEN = [/^Go to the parade/, /^End your turn/, /^Discard down to seven/, /^Go to dusk/];

/** One step of a beginner, with all the cards that may be picked for it; waits until something else is offered. */
async function step(page: Page): Promise<void> {
  const buttons = bar(page).getByRole("button");
  const labels = await buttons.allInnerTexts();
  const at = [...FIRST, ...THEN].map((one) => labels.findIndex((label) => one.test(label))).find((place) => place >= 0);
  const [label] = at === undefined ? [] : (labels[at]?.split("\n") ?? []);
  // A hand may be put back while the other is awaited: that is no step.
  if (at === undefined || label === undefined) {
    await expect.poll(async () => (await buttons.allInnerTexts()).join() !== labels.join()).toBe(true);
    return;
  }
  // The other one may have acted meanwhile: then it is looked at anew.
  const pressed = await buttons
    .filter({ hasText: label })
    .first()
    .click({ timeout: 3_000 })
    .then(() => true)
    .catch(() => false);
  if (!pressed) return;
  const cancel = offer(page, "Cancel");
  await expect.poll(async () => (await buttons.allInnerTexts()).join() !== labels.join()).toBe(true);
  if ((await cancel.count()) === 0) return;
  const most = /^Discard/.test(labels[at] ?? "") ? 1 : 9;
  // What is picked may be the last that was wanted: then nothing is lit any more.
  for (const card of (await page.locator("[data-lit]").all()).slice(0, most))
    if ((await cancel.count()) > 0) await card.click({ timeout: 3_000 }).catch(() => undefined);
  if ((await cancel.count()) > 0) await offer(page, /^Done|^Without/).click();
  await expect(cancel).toHaveCount(0);
}

/** Whether anything is offered within some seconds; false: the game is over. */
async function isAsked(page: Page): Promise<boolean> {
  // Besides the menu's own button.
  await expect(bar(page).getByRole("button").nth(1).or(over(page))).toBeVisible({ timeout: 60_000 });
  return (await over(page).count()) === 0;
}

test("a newcomer plays a whole game against the bot, by what is offered", LONG, async ({ browser }) => {
  test.setTimeout(600_000);
  const { page, context } = await comeIn(browser, "newcomer");
  const problems = problemsOf(page);
  await sitDown(page, /^Ember and Ink \(40\)/);
  await expectAccessible(page);
  await page.keyboard.press("h");
  await expect(hand(page)).toHaveCount(7);
  let steps = 0;
  while (steps++ < 250 && (await isAsked(page))) await step(page);
  await expect(over(page)).toBeVisible();
  expect(steps).toBeGreaterThan(10);
  // The next game is a press away, with the same deck.
  await page.getByRole("button", { name: "Play again" }).click();
  await offer(page, /^Shuffle and draw a hand/).click();
  await expect(hand(page)).toHaveCount(7);
  expect(problems).toEqual([]);
  await context.close();
});

test("on a phone: the coach says what is awaited, the bot has its turn, and the game is given up", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { page, context } = await comeIn(browser, "phone", { viewport: PHONE, hasTouch: true });
  const problems = problemsOf(page);
  await sitDown(page, /^Sun and Hedge \(40\)/);
  await offer(page, /^Shuffle and draw a hand/).tap();
  await expect(hand(page)).toHaveCount(7);
  await expect(coach(page)).toContainText(/^Your turn (First m|M)arket|^Waiting for/);
  for (let turns = 0; turns < 2; ) {
    if (!(await isAsked(page))) break;
    if ((await offer(page, "End your turn").count()) > 0) turns++;
    await step(page);
  }
  await expect(table(page).first()).toBeVisible();
  await expectAccessible(page);
  // The rules are one tap away.
  await page.getByRole("button", { name: "Rules", exact: true }).tap();
  await expect(page.getByRole("region", { name: "Rules of Five Dyes" })).toContainText(
    "Choose ready fighters to march",
  );
  await page.keyboard.press("Escape");
  // What the game offers may be called something with "more" in it.
  const more = bar(page).getByRole("button", { name: /^More/ }).and(page.locator("[aria-haspopup=menu]"));
  await more.tap();
  // However much it offers, nothing of it is cut off: what has no room is scrolled to.
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  const box = (await menu.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
  // Without the rules for a turn, which a bot always lets through: all is said plainly, and done by hand.
  await page.getByRole("menuitem", { name: "Play this turn by hand…" }).tap();
  await expect(coach(page)).toContainText("The rules of the game have stopped");
  await expectAccessible(page);
  await more.tap();
  await page.getByRole("menuitem", { name: "Concede" }).tap();
  await expect(over(page)).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test(
  "a guest is at such a game by one press from the first page, and from the list of tables",
  LONG,
  async ({ browser }) => {
    for (const [from, options] of [
      ["/", { viewport: PHONE, hasTouch: true }],
      ["/tables", {}],
    ] as const) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const problems = problemsOf(page);
      await page.goto(from);
      await page.getByRole("button", { name: "Play Five Dyes against a bot" }).click();
      await expect(coach(page)).toContainText("Draw your hand of seven cards.");
      await offer(page, /^Shuffle and draw a hand/).click();
      await expect(hand(page)).toHaveCount(7);
      // From a moment of a game that is over it goes on, against the bot.
      await bar(page).getByRole("button", { name: /^More/ }).and(page.locator("[aria-haspopup=menu]")).click();
      await page.getByRole("menuitem", { name: "Concede" }).click();
      await page.getByRole("link", { name: /^Look at it again/ }).click();
      await page.getByRole("slider", { name: "Position" }).press("End");
      await page.getByRole("slider", { name: "Position" }).press("ArrowLeft");
      await expect(hand(page)).toHaveCount(7);
      await page.getByRole("button", { name: "Go on from here" }).click();
      await page.waitForURL(/\/tables\/(?!.*replay)/);
      await expect(hand(page)).toHaveCount(7);
      await expect(coach(page)).toContainText(/Market|market|Waiting for|Your move/);
      expect(problems).toEqual([]);
      await context.close();
    }
  },
);
