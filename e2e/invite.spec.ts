import { expect } from "@playwright/test";
import { comeIn, expectAccessibleInBothThemes, leaveAll, PHONE, seats, test } from "./steps";

test("somebody is invited by their nick to a table at which nobody is named, and plays there unnamed", async ({
  browser,
}) => {
  const host = await comeIn(browser, "inviter");
  const guest = await comeIn(browser, "invited", { viewport: PHONE, hasTouch: true });
  const { page } = host;
  await page.goto("/tables/new?game=thousand");
  await page.getByRole("switch", { name: "Nobody is named" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(seats(page).getByText("You", { exact: true })).toBeVisible();
  const table = new URL(page.url()).pathname;

  await page.getByRole("button", { name: "Table menu" }).first().click();
  await page.getByRole("menuitem", { name: "Invite somebody…" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Nick").fill("nobody-of-this-name");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("There is no member called nobody-of-this-name.")).toBeVisible();
  await dialog.getByLabel("Nick").fill(guest.member.nick);
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(dialog.getByText(`${guest.member.nick} is invited.`, { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");

  // They find it among their tables, accept, and are nobody to the others.
  await guest.page.goto("/tables");
  await guest.page.locator(`a[href="${table}"]`).first().tap();
  await expect(guest.page.getByText("You are invited to play here.")).toBeVisible();
  await guest.page.getByRole("button", { name: "Sit down" }).tap();
  await expect(guest.page.getByText("You are invited to play here.")).toHaveCount(0);
  await expect(seats(page).getByText("Player 2", { exact: true })).toBeVisible();
  await expect(page.getByText(guest.member.nick)).toHaveCount(0);
  await expect(guest.page.getByText(host.member.nick)).toHaveCount(0);
  await leaveAll([host, guest]);
});
