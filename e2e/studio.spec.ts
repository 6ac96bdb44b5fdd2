import { expect } from "@playwright/test";
import { comeIn, expectAccessible, leaveAll, PHONE, test } from "./steps";

/** An author looks at what a thousand deals of their game are like, without leaving the page. */
test("a game is play-tested as it is written: wins, lengths, scores, and what never happens; it can be cancelled", async ({
  browser,
}) => {
  const una = await comeIn(browser, "una");
  const { page } = una;
  await page.goto("/games/new?from=hearts");
  await page.getByRole("tab", { name: "Play-test" }).click();
  const panel = page.getByRole("tabpanel", { name: "Play-test" });
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
});
