import { expect } from "@playwright/test";
import { makeMember } from "../lib/build/testing/club";
import { moveOf, openedGame, sitDown, storedState } from "../lib/build/testing/diplomacy";
import { keepRecords } from "../lib/services/diplomacy/records/keep-records";
import { tickTable } from "../lib/services/tables/tick-tables";
import { comeIn, expectAccessibleInBothThemes, leaveAll, PHONE, test } from "./steps";

test("a member takes over a vacant power from the list of games that need players; a profile tells what came of games", async ({
  browser,
}) => {
  const master = await makeMember("gm");
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("seat")));
  const id = await openedGame(master, { runBy: "master", rules: [] });
  await sitDown(id, members);
  await tickTable(id, Date.now() + 60_000);
  expect(await moveOf(id, members[3]!, 3, { to: "table", intent: { type: "leave" } })).toBeNull();
  const { powers } = await storedState(id);
  const power = powers.find(({ seat }) => seat === 3)!.name;

  const heir = await comeIn(browser, "heir");
  const { page } = heir;
  await page.goto("/diplomacy?list=need");
  const row = page.getByRole("listitem").filter({ has: page.locator(`a[href*="${id}"]`) });
  await expect(row.first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.locator(`a[href*="${id}"][href*="seat=3"]`).first().click();
  await expect.poll(async () => (await storedState(id)).stage).toBe("active");
  const title = power.charAt(0) + power.slice(1).toLowerCase();
  await expect(page.getByText(`You are ${title}`)).toBeVisible();

  expect(await moveOf(id, master, "master", { to: "game", intent: { type: "stage", stage: "terminated" } })).toBeNull();
  await keepRecords();
  await page.goto(`/u/${members[3]!.nick}`);
  const games = page.getByRole("region", { name: "Diplomacy" });
  await expect(games).toContainText("1");
  await expect(games).toContainText(title);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await leaveAll([heir]);
});
