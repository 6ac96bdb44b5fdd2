import { expect } from "@playwright/test";
import { comeIn, expectAccessibleInBothThemes, LONG, leaveAll, PHONE, seats, test } from "./steps";

test(
  "somebody is invited by their nick to a table at which nobody is named, and plays there unnamed",
  LONG,
  async ({ browser }) => {
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
    await dialog.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(dialog.getByText("Enter their nick.")).toBeVisible();
    await dialog.getByLabel("Nick").fill(host.member.nick);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(`${host.member.nick} sits here already.`)).toBeVisible();
    await dialog.getByLabel("Nick").fill("nobody-of-this-name");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("There is no member called nobody-of-this-name.")).toBeVisible();
    await dialog.getByLabel("Nick").fill(guest.member.nick);
    await dialog.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(dialog.getByText(`${guest.member.nick} is invited.`, { exact: false })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");

    // The lobby tells them, and so do their tables; they accept, and are nobody to the others.
    await guest.page.goto("/");
    await expect(guest.page.getByText("you are invited")).toBeVisible();
    await guest.page.goto("/tables");
    await expect(guest.page.getByText("you are invited")).toBeVisible();
    await guest.page.getByRole("link", { name: "Answer" }).tap();
    await guest.page.waitForURL(`**${table}`);
    await expect(guest.page.getByText("You are invited to play here.")).toBeVisible();
    await guest.page.getByRole("button", { name: "Sit down" }).tap();
    await expect(guest.page.getByText("You are invited to play here.")).toHaveCount(0);
    await expect(seats(page).getByText("Player 2", { exact: true })).toBeVisible();
    // The log calls them by their seats, and whoever reads "you".
    const log = page.getByRole("region", { name: "What has happened" });
    await expect(log).toContainText("You sit down.");
    await expect(log).toContainText("Player 2 sits down.");
    await expect(page.getByText(guest.member.nick)).toHaveCount(0);
    await expect(guest.page.getByText(host.member.nick)).toHaveCount(0);
    await leaveAll([host, guest]);
  },
);
