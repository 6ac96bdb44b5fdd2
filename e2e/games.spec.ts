import { expect, type Page } from "@playwright/test";
import { newId } from "../lib/db/ids";
import { expectAccessible, LONG, newPage, test, visitor } from "./steps";

/** Not made of the time: tests of one file run beside each other. */
const unique = (): string => newId().slice(0, 10);

async function signUp(page: Page, next: string): Promise<void> {
  await page.goto(`/sign-up?next=${encodeURIComponent(next)}`);
  await page.getByLabel("Nick").fill(`g${unique()}`);
  await page.getByLabel("Password", { exact: true }).fill("three brass keys");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === new URL(next, url).pathname);
}

const small = (name: string, hand: number): string =>
  JSON.stringify({
    name,
    opts: {
      cards: ["2H", "3H", "4H", "5H"],
      levels: "2345",
      suites: "H",
      hand,
      players: 2,
      trick: true,
      lead: { "*": "trick" },
      move: { cards: 1, win: { suite: true, level: true } },
      points: { trick: { "5": 1 } },
    },
    description: "# Small\n\nA game of **four** cards.",
  });

const upload = (page: Page, text: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });

test("the house's games can be read without signing in", LONG, async ({ page }) => {
  await page.goto("/games");
  await page.getByRole("heading", { name: "Thousand" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Thousand" })).toBeVisible();
  await expect(page.getByText("3–4 players")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open a table" })).toHaveAttribute("href", "/tables/new?game=thousand");
  await expectAccessible(page);
  const file = await page.request.get("/games/thousand/json");
  expect((await file.json()).name).toBe("Thousand");
  expect((await page.goto("/games/no-such-game"))?.status()).toBe(404);
});

test("a member writes a game from the house's one: completion, errors under their lines, save", async ({ page }) => {
  await signUp(page, "/games/new?from=thousand");
  const text = page.getByRole("textbox", { name: "The template as JSON" });
  await expect(page.getByText("It can be played.")).toBeVisible();
  await text.click();
  await page.keyboard.press("Control+Home");
  for (const key of ["ArrowDown", "ArrowDown", "End", "Enter"]) await page.keyboard.press(key);
  await page.keyboard.type('"ref');
  await expect(page.getByRole("option", { name: /refill/ })).toBeVisible();
  await expect(page.getByText("from the talon after each move.")).toBeVisible();
  await page.getByRole("option", { name: /refill/ }).click();
  await expect(text).toContainText('"refill": true');
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type(', "hands": 3,');
  await expect(page.locator(".cm-problem", { hasText: 'opts.hands: unknown option "hands"' })).toBeVisible();
  // Saving goes to the line that has to be mended.
  await page.getByRole("button", { name: "Save the game" }).click();
  await expect(page.getByRole("textbox", { name: "The template as JSON" })).toBeFocused();
  await expect(page).toHaveURL(/\/games\/new/);

  const name = `Small ${unique()}`;
  await upload(page, small(name, 2));
  await expect(page.getByText("It can be played.")).toBeVisible();
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByText("four", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save the game" }).click();
  await expect(page.getByText("The game is made.")).toBeVisible();
  await page.getByRole("link", { name: "See its page" }).click();
  await expect(page.getByText("draft: only you see it")).toBeVisible();
});

test("“Not saved yet” is said while something is not saved, and at no other time", LONG, async ({ page }) => {
  await signUp(page, "/games/new?from=thousand");
  const unsaved = page.getByText(/^Not saved yet/);
  const text = page.getByRole("textbox", { name: "The template as JSON" });
  await expect(page.getByText("It can be played.")).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  const name = `Small ${unique()}`;
  await upload(page, small(name, 2));
  await expect(unsaved).toBeVisible();
  await page.getByRole("button", { name: "Save the game" }).click();
  await expect(page.getByText("The game is made.")).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  // Typed and taken away again: what stands there is what is saved.
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" ");
  await expect(unsaved).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(unsaved).toHaveCount(0);
  await page.keyboard.type(" ");
  await expect(unsaved).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved: still version 1.")).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await page.reload();
  await expect(text).toContainText(name);
  await expect(unsaved).toHaveCount(0);
});

test("two tabs do not overwrite each other, and an unsaved text survives a reload", async ({ page }) => {
  await signUp(page, "/games/new");
  const name = `Small ${unique()}`;
  await upload(page, small(name, 2));
  await page.getByRole("button", { name: "Save the game" }).click();
  await expect(page.getByText("The game is made.")).toBeVisible();
  const address = page.url().replace(/\?.*/, "");

  const other = await newPage(page.context());
  await other.goto(address);
  await upload(other, small(name, 1));
  await expect(other.getByText("Not saved yet")).toBeVisible();
  await expect(other.getByText("It can be played.")).toBeVisible();
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("Saved as version 2.")).toBeVisible();
  await other.close();

  await upload(page, small(name, 3));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Version 2 was saved in another tab")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  // What is begun anew does not take away what was left: it is found after that one.
  await upload(page, small(name, 4));
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Use the draft" }).click();
  await expect(page.getByRole("textbox", { name: "The template as JSON" })).toContainText('"hand":3');
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved as version 3.")).toBeVisible();
});

test(
  "a game that was published is on the shelf of all, one that was thrown away on none",
  LONG,
  async ({ page, browser }) => {
    await signUp(page, "/games/new");
    const name = `Small ${unique()}`;
    await upload(page, small(name, 2));
    await page.getByRole("button", { name: "Save the game" }).click();
    await page.getByRole("link", { name: "See its page" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("button", { name: "Take off the shelf" })).toBeVisible();
    const stranger = await visitor(browser);
    await stranger.goto("/games");
    await expect(stranger.getByRole("heading", { name })).toBeVisible();
    await page.getByRole("button", { name: "Throw away" }).click();
    await page.getByRole("button", { name: "Throw the game away" }).click();
    await page.waitForURL("**/games");
    await stranger.reload();
    await expect(stranger.getByRole("heading", { name })).toHaveCount(0);
    await stranger.context().close();
  },
);
