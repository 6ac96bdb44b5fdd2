import { expect, type Page } from "@playwright/test";
import { newId } from "../lib/db/ids";
import { expectAccessibleInBothThemes, LONG, newPage, test, visitor } from "./steps";

const PASSWORD = "three brass keys";
/** Not made of the time: tests of one file run beside each other. */
const newNick = (): string => `e${newId().slice(0, 10)}`;

const password = (page: Page) => page.getByLabel("Password", { exact: true });

/** Makes an account and lands on the settings. */
async function signUp(page: Page, nick = newNick()): Promise<string> {
  await page.goto("/sign-up?next=/settings");
  await page.getByLabel("Nick").fill(nick);
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`You are ${nick}.`)).toBeVisible();
  return nick;
}

async function signIn(page: Page, nick: string, given = PASSWORD): Promise<void> {
  await page.getByLabel("Nick").fill(nick);
  await password(page).fill(given);
  await page.keyboard.press("Enter");
}

test("bad input gets a message at its field, all at once, and loses nothing typed", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByLabel("Nick").fill("Judge");
  await password(page).fill("short");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This nick is reserved.")).toBeVisible();
  await expect(page.getByText("A password has at least 10 characters.")).toBeVisible();
  await expect(page.getByLabel("Nick")).toHaveValue("Judge");
  await expect(page.getByLabel("Nick")).toBeFocused();
  await expect(password(page)).toHaveValue("short");
  await expect(page.getByLabel("Nick")).toHaveAccessibleDescription(/reserved/);
  await expect(password(page)).toHaveAccessibleDescription(/at least 10 characters/);
  // One mended, the other is told still, and the mended one no more.
  await page.getByLabel("Nick").fill(newNick());
  await page.keyboard.press("Enter");
  await expect(page.getByText("This nick is reserved.")).toHaveCount(0);
  await expect(page.getByText("A password has at least 10 characters.")).toBeVisible();
});

test("sign up, sign out, sign in again and come back to where one was", async ({ page }) => {
  const nick = await signUp(page);
  await page.getByRole("button", { name: new RegExp(`${nick}.*account`) }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings$/);
  await signIn(page, nick, "not the right one");
  await expect(page.getByText("Wrong nick or password.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).not.toHaveAttribute("aria-busy");
  await signIn(page, nick.toUpperCase());
  await expect(page.getByText(`You are ${nick}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});

test("an address of another site is not followed", async ({ page }) => {
  const nick = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/sign-in?next=//evil.example/x");
  await signIn(page, nick);
  await expect(page.getByRole("button", { name: new RegExp(`${nick}.*account`) })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a nick that somebody has, in another case, cannot be taken", LONG, async ({ page }) => {
  const nick = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/sign-up");
  await signIn(page, nick.toUpperCase());
  await expect(page.getByText("This nick is taken.").first()).toBeVisible();
});

test("a guest plays with one click and keeps the account later", LONG, async ({ page }) => {
  await page.goto("/sign-in?next=/settings");
  await page.getByRole("button", { name: "Play as a guest" }).click();
  await expect(page.getByText(/You play as guest-/)).toBeVisible();
  const before = await (await page.request.get("/api/realtime/ticket")).json();
  await page.getByRole("link", { name: "Choose nick and password" }).click();
  const nick = newNick();
  await expect(page.getByRole("heading", { name: "Keep this account" })).toBeVisible();
  await page.getByLabel("Nick").fill(nick);
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Keep this account" }).click();
  await expect(page.getByText(`You are ${nick}.`)).toBeVisible();
  const after = await (await page.request.get("/api/realtime/ticket")).json();
  expect(after.userId).toBe(before.userId);
});

test("signing out ends the other tab, which keeps what was typed and says what to do", async ({ page }) => {
  await signUp(page);
  await page.getByLabel("Real name").fill("Typed before the end");
  const other = await newPage(page.context());
  await other.goto("/settings");
  await other.getByRole("button", { name: "Sign out here" }).click();
  await expect(other.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("You are signed out, so nothing was saved.")).toBeVisible();
  await expect(page.getByLabel("Real name")).toHaveValue("Typed before the end");
});

test("a changed password ends other devices, not this one", async ({ page, browser }) => {
  const nick = await signUp(page);
  const elsewhere = await visitor(browser);
  await elsewhere.goto("/sign-in?next=/settings");
  await signIn(elsewhere, nick);
  await expect(elsewhere.getByText(`You are ${nick}.`)).toBeVisible();
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill("another long one");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("That is not your current password.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("another long one");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The password is changed.")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/sign-in/);
  await page.reload();
  await expect(page.getByText(`You are ${nick}.`)).toBeVisible();
  await elsewhere.context().close();
});

test("the profile shows what was written, and the theme holds from the first paint", LONG, async ({ page }) => {
  const nick = await signUp(page);
  await page.getByLabel("About you").fill("Thousand on Tuesdays.");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.getByLabel("Dark").check();
  await page.getByRole("button", { name: "Save appearance" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  const html = await (await page.request.get(`/u/${nick}`)).text();
  expect(html).toMatch(/<html[^>]*class="dark"/);
  await page.goto(`/u/${nick.toUpperCase()}`);
  await expect(page.getByRole("heading", { level: 1, name: nick })).toBeVisible();
  await expect(page.getByText("Thousand on Tuesdays.")).toBeVisible();
  expect((await page.goto("/u/nobody-at-all"))?.status()).toBe(404);
  await expect(page.getByText("Nobody here goes by this nick.")).toBeVisible();
});

test("an address that names a problem of nobody's gets a page like any other", async ({ request }) => {
  for (const query of [
    "problem=constructor",
    "error=toString",
    "problem=__proto__",
    "next=__proto__",
    "problem=a&problem=b",
  ])
    expect((await request.get(`/sign-in?${query}`)).status(), query).toBe(200);
});

test("after five wrong passwords one has to wait", async ({ page }) => {
  await page.goto("/sign-in");
  const nick = newNick();
  for (let i = 0; i < 5; i++) {
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await signIn(page, nick, `wrong ${i}`);
    await answered;
    await expect(page.getByText("Wrong nick or password.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).not.toHaveAttribute("aria-busy");
  }
  await signIn(page, nick, "wrong again");
  await expect(page.getByText(/Too many attempts\. Try again in \d+ seconds\./)).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("sign up, menu and sign out work", LONG, async ({ page }) => {
    const nick = await signUp(page);
    await page.getByRole("button", { name: new RegExp(`${nick}.*account`) }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  });
});

test("the pages of accounts are accessible", LONG, async ({ page }) => {
  const nick = await signUp(page);
  for (const path of ["/settings", `/u/${nick}`, "/games"]) {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
  }
  await page.context().clearCookies();
  for (const path of ["/sign-in", "/sign-up"]) {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
  }
});
