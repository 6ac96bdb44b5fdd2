import { expect } from "@playwright/test";
import { makeMember } from "../lib/build/testing/club";
import { moveOf, openedGame, sitDown, storedState } from "../lib/build/testing/diplomacy";
import { keepRecords } from "../lib/services/diplomacy/records/keep-records";
import { tickTable } from "../lib/services/tables/tick-tables";
import { comeIn, expectAccessibleInBothThemes, LONG, leaveAll, PHONE, test } from "./steps";

test(
  "a member takes over a vacant power from the list of games that need players; a profile tells what came of games",
  LONG,
  async ({ browser }) => {
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

    expect(
      await moveOf(id, master, "master", { to: "game", intent: { type: "stage", stage: "terminated" } }),
    ).toBeNull();
    await keepRecords();
    await page.goto(`/u/${members[3]!.nick}`);
    const games = page.getByRole("region", { name: "Diplomacy" });
    await expect(games).toContainText("1");
    await expect(games).toContainText(title);
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await leaveAll([heir]);
  },
);

test("two powers are vacant and one is a dummy: who asks for the second gets it, once its master lets them in; nobody is offered the dummy's", async ({
  browser,
}) => {
  const gm = await comeIn(browser, "gm");
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("seat")));
  const id = await openedGame(gm.member, { runBy: "master", rules: [] });
  await sitDown(id, members);
  await tickTable(id, Date.now() + 60_000);
  const asMaster = (to: "game" | "table", intent: object) => moveOf(id, gm.member, "master", { to, intent });
  const seatOf = async (power: string) => (await storedState(id)).powers.find(({ name }) => name === power)!.seat!;
  for (const power of ["AUSTRIA", "ENGLAND", "TURKEY"]) {
    const seat = await seatOf(power);
    expect(await moveOf(id, members[seat]!, seat, { to: "table", intent: { type: "leave" } })).toBeNull();
  }
  expect(await asMaster("game", { type: "dummy", power: "AUSTRIA" })).toBeNull();
  expect(await asMaster("table", { type: "settings", change: { entry: "request" } })).toBeNull();

  const heir = await comeIn(browser, "heir", { viewport: PHONE });
  await heir.page.goto(`/tables/${id}`);
  await expect(heir.page.getByText("The game waits for somebody to play England and Turkey.").first()).toBeVisible();
  await heir.page.getByRole("tab", { name: "Powers" }).click();
  await expect(heir.page.getByRole("button", { name: /^Ask for/ }).filter({ hasText: /England|Turkey/ })).toHaveCount(
    2,
  );
  await expect(heir.page.getByRole("button", { name: "Ask for Austria" })).toHaveCount(0);
  await heir.page.getByRole("button", { name: "Ask for Turkey" }).click();
  await gm.page.goto(`/tables/${id}`);
  await expect(gm.page.getByText(`${heir.member.nick} would like to take Turkey.`)).toBeVisible();
  await expectAccessibleInBothThemes(gm.page);
  await gm.page.getByRole("button", { name: new RegExp(`^Accept.*${heir.member.nick}`) }).click();
  await expect(heir.page.getByText("You are Turkey").first()).toBeVisible();
  expect((await storedState(id)).powers.map(({ name, kind }) => [name, kind])).toEqual(
    expect.arrayContaining([
      ["AUSTRIA", "dummy"],
      ["ENGLAND", "resigned"],
      ["TURKEY", "player"],
    ]),
  );
  await leaveAll([gm, heir]);
});
