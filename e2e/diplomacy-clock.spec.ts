import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { makeMember } from "../lib/build/testing/club";
import { moveOf, openedGame, sitDown, storedState } from "../lib/build/testing/diplomacy";
import { tickTable } from "../lib/services/tables/tick-tables";
import { comeIn, expectAccessible, expectAccessibleInBothThemes, LONG, PHONE, test, visitor } from "./steps";

/** A game of seven members that its master has made private once they sat. */
async function privateGame(word: string) {
  const master = await makeMember("gm");
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("seat")));
  const id = await openedGame(master, { runBy: "master", rules: [] });
  await sitDown(id, members);
  expect(await moveOf(id, master, "master", { to: "game", intent: { type: "private", word } })).toBeNull();
  await tickTable(id, Date.now() + 60_000);
  return { id, master, members };
}

test(
  "somebody takes over a vacant power in a private game, is away, and subscribes to the deadlines",
  LONG,
  async ({ browser }) => {
    const { id, members } = await privateGame("Oak");
    expect(await moveOf(id, members[3]!, 3, { to: "table", intent: { type: "leave" } })).toBeNull();
    expect((await storedState(id)).stage).toBe("waiting");

    const { page, member } = await comeIn(browser, "late");
    await page.goto(`/tables/${id}`);
    await page.getByRole("tab", { name: "Powers" }).click();
    await page
      .getByRole("button", { name: /^(Play|Take)/ })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("The word").fill("elm");
    await dialog.getByRole("button", { name: "Take the seat" }).click();
    await expect(dialog).toContainText("That is not the word.");
    await expectAccessible(page);
    await dialog.getByLabel("The word").fill("oak");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await storedState(id)).stage).toBe("active");

    await page.goto("/settings/away");
    await expect(page.getByText("You have entered no absence.")).toBeVisible();
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel("First day away").fill(day(20));
    await page.getByLabel("Last day away").fill(day(10));
    await page.getByRole("button", { name: "Enter" }).click();
    await expect(page.getByText("Enter a first day and a last one that is not before it.")).toBeVisible();
    await page.getByLabel("Last day away").fill(day(22));
    await page.getByRole("button", { name: "Enter" }).click();
    await expect(page.getByText("Entered, and told to 1 game.")).toBeVisible();
    const row = { seat: 3, from: day(20).replaceAll("-", ""), to: day(22).replaceAll("-", "") };
    await expect.poll(async () => (await storedState(id)).absences).toEqual([row]);

    await page.getByRole("button", { name: "Make an address" }).click();
    const address = page.getByLabel("Address");
    await expect(address).toHaveValue(/\/calendar\/.+\.ics$/);
    await expectAccessibleInBothThemes(page);
    const outside = await visitor(browser);
    const first = await address.inputValue();
    const feed = await outside.request.get(first);
    expect(feed.headers()["content-type"]).toContain("text/calendar");
    const events = new ICAL.Component(ICAL.parse(await feed.text())).getAllSubcomponents("vevent");
    expect(events.map((event) => new ICAL.Event(event).startDate.toJSDate().getTime())).toEqual([
      (await storedState(id)).deadlineAt,
    ]);
    const etag = feed.headers().etag ?? "";
    expect((await outside.request.get(first, { headers: { "If-None-Match": etag } })).status()).toBe(304);
    await page.getByRole("button", { name: "Renew the address" }).click();
    await expect(address).not.toHaveValue(first);
    expect((await outside.request.get(first)).status()).toBe(404);

    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: /^Remove / }).click();
    await expect(page.getByText("You have entered no absence.")).toBeVisible();
    expect((await storedState(id)).absences).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await expect(page.getByText(member.nick).first()).toBeAttached();
  },
);
