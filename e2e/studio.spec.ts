import { expect } from "@playwright/test";
import { comeIn, expectAccessible, LONG, leaveAll, PHONE, test } from "./steps";

/** An author looks at what a thousand deals of their game are like, without leaving the page. */
test(
  "a game is play-tested as it is written: wins, lengths, scores, and what never happens; it can be cancelled",
  LONG,
  async ({ browser }) => {
    const una = await comeIn(browser, "una");
    const { page } = una;
    await page.goto("/games/new?from=hearts");
    await page.getByRole("tab", { name: "Play-test" }).click();
    const panel = page.getByRole("tabpanel", { name: "Play-test" });
    // What a table may choose is tried as well, and is the same for the deal beside it.
    await panel.getByLabel("Passing").selectOption("None");
    await page.getByRole("tab", { name: "Deal" }).click();
    const deal = page.getByRole("tabpanel", { name: "Deal" });
    await expect(deal.getByLabel("Passing")).toHaveValue("2");
    await deal.getByRole("button", { name: "One step on" }).click();
    await expect(deal.getByRole("list", { name: "What happened" })).not.toContainText("gives three cards");
    await page.getByRole("tab", { name: "Play-test" }).click();
    await panel.getByLabel("Deals").selectOption("10,000");
    await panel.getByLabel("Who plays").selectOption({ index: 1 });
    await panel.getByRole("button", { name: "Play-test" }).click();
    await expect(panel.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /[1-9]/);
    await panel.getByRole("button", { name: "Cancel" }).click();
    await expect(panel.getByRole("progressbar")).toHaveCount(0);

    await panel.getByLabel("Deals").selectOption("1000");
    await panel.getByLabel("Who plays").selectOption({ index: 0 });
    await panel.getByRole("button", { name: "Play-test" }).click();
    await expect(panel.getByText(/^1000 deals, [\d,]+ acts/)).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveCount(4);
    await expect(panel.getByRole("img", { name: /^Acts in a deal: most often/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await panel.getByRole("button", { name: "Play-test again" }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await leaveAll([una]);
  },
);

/** From nothing to a game on the shelf, by somebody who writes games and not programs. */
test("a game is written in the form, mended with one press, dealt, compared with its last version, and published", async ({
  browser,
}) => {
  const vic = await comeIn(browser, "vic");
  const { page, member } = vic;
  await page.goto("/games/new");
  await page.getByRole("button", { name: "Form" }).click();
  const section = (name: string) => page.locator("summary").filter({ hasText: new RegExp(`^${name}$`) });
  const name = page.getByRole("textbox", { name: "Name of the game" });
  await name.fill(`War of ${member.nick}`);
  await name.press("Enter");

  // A mistake in the text: the problem says where, and one press mends it.
  await page.getByRole("button", { name: "JSON" }).click();
  const text = page.getByRole("textbox", { name: "The template as JSON" });
  await expect(text).toContainText('"name": "War of');
  await text.fill(
    (await text.locator(".cm-line").allTextContents()).join("\n").replace('"trick": true', '"trick": "true"'),
  );
  const mend = page.getByRole("button", { name: /^Fix it: should be true or false/ });
  await expect(mend).toBeVisible();
  // Saving goes to the first option that has to be mended, and saves nothing.
  await page.getByRole("button", { name: "Form" }).click();
  await page.getByRole("button", { name: "Save the game" }).click();
  await expect(page.locator('[data-option="opts.trick"]').locator(":focus")).toBeInViewport();
  await expectAccessible(page);
  await mend.click();
  await expect(page.getByText("It can be played.")).toBeVisible();
  await page.getByRole("button", { name: "Form" }).click();

  // What cannot be is greyed, with the reason; what can is said at once, and undone.
  await expect(page.getByText("one draws before laying a card away").first()).toBeVisible();
  await expectAccessible(page);
  await section("Deck").click();
  await page.getByRole("button", { name: "20 cards" }).click();
  await expect(page.getByText("20 cards", { exact: true }).last()).toBeVisible();
  await expect(page.getByRole("button", { name: "nine of hearts" })).toHaveAttribute("aria-pressed", "false");

  const problems = page.getByRole("tabpanel", { name: /Problems/ });
  await expect(problems.getByRole("listitem")).not.toHaveCount(0);
  await problems.getByRole("button", { name: /no card of the deck has/ }).click();
  await expect(page.getByRole("textbox", { name: "Ranks, weakest first" })).toBeFocused();
  await section("Deal").click();
  const hand = page.locator('[data-option="opts.hand"]').getByRole("textbox");
  await hand.fill("5");
  await hand.press("Enter");
  await section("Deck").click();
  const levels = page.getByRole("textbox", { name: "Ranks, weakest first" });
  await levels.fill("JQK0A");
  await levels.press("Enter");
  await expect(problems.getByText("It can be played.")).toBeVisible();

  await page.getByRole("tab", { name: "Deal" }).click();
  const deal = page.getByRole("tabpanel", { name: "Deal" });
  await expect(deal.getByText(/^Player \d: 5 cards$/).first()).toBeVisible();
  await deal.getByRole("button", { name: "One step on" }).click();
  await expect(deal.getByRole("listitem").filter({ hasText: "Deal 1." })).not.toHaveCount(0);

  await page.getByRole("button", { name: "Save the game" }).click();
  await expect(page.getByText("The game is made.")).toBeVisible();
  const slug = new URL(page.url()).pathname.split("/")[2] ?? "";
  // The page of the made game opens as the last one was left.
  await expect(levels).toBeVisible();
  await section("Deal").click();
  await hand.fill("4");
  await hand.press("Enter");
  await page.getByRole("tab", { name: "Play-test" }).click();
  const panel = page.getByRole("tabpanel", { name: "Play-test" });
  await panel.getByLabel("Deals").selectOption("300");
  await panel.getByRole("button", { name: "Play-test" }).click();
  const compared = panel.getByRole("table", { name: "Compared" });
  await expect(compared.getByRole("columnheader", { name: "Version 1" })).toBeVisible();
  await expect(compared.getByRole("row", { name: /^Acts in a deal/ })).toContainText(/20.*16/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved as version 2.")).toBeVisible();

  await page.goto(`/games/${slug}`);
  await page.getByRole("link", { name: "What changed in version 2" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "opts.hand" })).toContainText(/Before:\s*5.*Now:\s*4/s);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Bots played \d+ deals\.$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto("/games?q=war+of");
  await expect(page.getByRole("listitem").filter({ hasText: member.nick })).toContainText(/\d+ deals played by bots/);
  await leaveAll([vic]);
});
