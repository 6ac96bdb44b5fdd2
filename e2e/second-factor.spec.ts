import { type Browser, expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { codeOf, nextCodeOf } from "./authenticator";
import { openHouseTable, PASSWORD } from "./seeds";
import {
  comeIn,
  expectAccessible,
  expectAccessibleInBothThemes,
  LONG,
  type Person,
  PHONE,
  seats,
  test,
  visitor,
} from "./steps";

/** The second factor, the proof that it is still the member, recovery and bans, as people meet them. */

const verb = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** As if the last proof of a member's sessions were eleven minutes old. */
const ageProof = (userId: string) =>
  prisma().session.updateMany({ where: { userId }, data: { provedAt: new Date(Date.now() - 11 * 60_000) } });

async function keeperComes(browser: Browser, options = {}): Promise<Person> {
  const person = await comeIn(browser, "keep", options);
  await prisma().user.update({ where: { id: person.member.id }, data: { admin: true } });
  return person;
}

/** Fills the sign-in form as far as the password. */
async function knock(page: Page, nick: string, password = PASSWORD, next = "/settings"): Promise<void> {
  await page.goto(`/sign-in?next=${next}`);
  await page.getByLabel("Nick").fill(nick);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** An authenticator that the browser has built in. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Sets up an app on the page of the second factor; returns its secret. */
async function setUpApp(page: Page): Promise<string> {
  await page.goto("/settings/second-factor");
  await verb(page, "Set up an app").click();
  await expect(page.getByRole("img", { name: "QR code to scan with the app" })).toBeVisible();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  await page.getByLabel("Code that the app shows now").fill("000000");
  await verb(page, "Turn it on").click();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await page.getByLabel("Code that the app shows now").fill(codeOf(secret));
  await verb(page, "Turn it on").click();
  await expect(page.getByText("An app is set up.")).toBeVisible();
  return secret;
}

test("an authenticator app: set up, asked for after the password, a one-time code in its stead, removed", async ({
  browser,
}) => {
  const { page, context, member } = await comeIn(browser, "app");
  const secret = await setUpApp(page);
  await verb(page, "Make ten codes").click();
  const list = page.getByRole("list", { name: "Your new codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await expect(page.getByText("You have 10 left.")).toBeVisible();

  const second = await visitor(browser);
  await knock(second, member.nick);
  await expect(second.getByRole("heading", { name: "One more step" })).toBeVisible();
  // Nobody is signed in between the two.
  expect((await second.request.get("/api/realtime/ticket")).status()).toBe(204);
  await second.goto("/settings");
  await expect(second.getByRole("heading", { name: "One more step" })).toBeVisible();
  await second.getByLabel("Code", { exact: true }).fill("123456");
  await verb(second, "Sign in").click();
  await expect(second.getByText(/This code is not right/)).toBeVisible();
  await expectAccessible(second);
  await second.getByLabel("Code", { exact: true }).fill(nextCodeOf(secret));
  await verb(second, "Sign in").click();
  await expect(second.getByText(`You are ${member.nick}.`)).toBeVisible();
  await second.context().close();

  const third = await visitor(browser);
  await knock(third, member.nick);
  await third.getByLabel("Code", { exact: true }).fill(codes[0]!);
  await verb(third, "Sign in").click();
  await expect(third.getByText(`You are ${member.nick}.`)).toBeVisible();
  await third.goto("/inbox");
  await expect(third.getByText(/One of your one-time codes was used to sign in/)).toBeVisible();
  await third.context().close();

  await page.goto("/settings/second-factor");
  await expect(page.getByText("You have 9 left.")).toBeVisible();
  await ageProof(member.id);
  await verb(page, "Remove the app").click();
  const proof = page.getByLabel("Your password, or a code from your authenticator app");
  await expect(proof).toBeFocused();
  await proof.fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That is not right. Check it and try again.")).toBeVisible();
  await proof.fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(verb(page, "Set up an app")).toBeVisible();
  await context.close();
});

test("a passkey: added, asked for after the password, a proof by itself, removed", async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "key");
  await withAuthenticator(page);
  await page.goto("/settings/second-factor");
  await page.getByLabel("Name of the new passkey").fill("My laptop");
  await verb(page, "Add a passkey").click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Your passkeys" }).getByText("My laptop")).toBeVisible();

  await ageProof(member.id);
  await verb(page, "Make ten codes").click();
  await verb(page, "Use a passkey").click();
  await expect(page.getByRole("list", { name: "Your new codes" }).getByRole("listitem")).toHaveCount(10);

  await page.goto("/settings");
  await verb(page, "Sign out here").click();
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await knock(page, member.nick);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await verb(page, "Use a passkey").click();
  await expect(page.getByText(`You are ${member.nick}.`)).toBeVisible();
  const row = await prisma().passkey.findFirstOrThrow({ where: { userId: member.id } });
  expect(row.usedAt).not.toBeNull();

  await page.goto("/settings/second-factor");
  await verb(page, "Remove My laptop").click();
  await expect(page.getByRole("list", { name: "Your passkeys" })).toHaveCount(0);
  await context.close();
});

test("the pages of the second factor are accessible, and fit a phone", LONG, async ({ browser }) => {
  const { page, context } = await comeIn(browser, "look", { viewport: PHONE, hasTouch: true });
  await setUpApp(page);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.goto("/recover");
  await expectAccessibleInBothThemes(page);
  await context.close();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("an app can be set up and used", LONG, async ({ browser, page }) => {
    const { context, member } = await comeIn(browser, "bare");
    await page.context().addCookies(await context.cookies());
    const secret = await setUpApp(page);
    await page.context().clearCookies();
    await knock(page, member.nick);
    await page.getByLabel("Code", { exact: true }).fill(nextCodeOf(secret));
    await verb(page, "Sign in").click();
    await expect(page.getByText(`You are ${member.nick}.`)).toBeVisible();
    await context.close();
  });
});

test("staff are asked again after ten minutes; nothing typed is lost", async ({ browser }) => {
  const { page, context, member } = await keeperComes(browser);
  await page.goto("/staff/ledger");
  await ageProof(member.id);
  const form = page.locator("form").filter({ has: verb(page, "Move the money") });
  await form.getByLabel("Member").fill(member.nick);
  await form.getByLabel("Sum in $").fill("2.50");
  await form.getByLabel("Reason").fill("a prize");
  await verb(page, "Move the money").click();
  await expect(form.getByLabel("Your password")).toBeFocused();
  await expect(form.getByLabel("Sum in $")).toHaveValue("2.50");
  await expect(form.getByLabel("Reason")).toHaveValue("a prize");
  await expectAccessible(page);
  await form.getByLabel("Your password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(form.getByText("That is not right. Check it and try again.")).toBeVisible();
  await form.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${member.nick} got $2.50.`)).toBeVisible();
  await form.getByLabel("Member").fill(member.nick);
  await form.getByLabel("Sum in $").fill("1.00");
  await form.getByLabel("Reason").fill("once more");
  await verb(page, "Move the money").click();
  await expect(page.getByText(`${member.nick} got $1.00.`)).toBeVisible();
  await context.close();
});

test("a ban ends sessions and seats at once, sockets with them, and is lifted again", async ({ browser }) => {
  const keeper = await keeperComes(browser);
  const victim = await comeIn(browser, "rude");
  const table = await openHouseTable(victim.member, { settings: { graceSeconds: 3_600 } });
  await victim.page.goto(`/tables/${table}?sit=1`);
  await expect(victim.page.locator(".seat[data-you=true]")).toBeAttached();
  const watcher = await visitor(browser);
  await watcher.goto(`/tables/${table}`);
  await expect(seats(watcher).getByText(victim.member.nick).first()).toBeVisible();

  await keeper.page.goto(`/staff/members?nick=${victim.member.nick}`);
  const form = keeper.page.locator("form").filter({ has: verb(keeper.page, "Ban them") });
  await expect(form.getByLabel("Nick")).toHaveValue(victim.member.nick);
  await form.getByLabel("Reason").fill("rude at the table");
  await verb(keeper.page, "Ban them").click();
  await verb(keeper.page, "Yes, ban them").click();
  await expect(keeper.page.getByText(`${victim.member.nick} is banned and signed out everywhere.`)).toBeVisible();
  await expect(victim.page.getByText("You are signed out").first()).toBeVisible();
  await expect(seats(watcher).getByText(victim.member.nick)).toHaveCount(0);
  await knock(victim.page, victim.member.nick);
  await expect(victim.page.getByText("This account was closed by the club.")).toBeVisible();
  expect((await watcher.goto(`/u/${victim.member.nick}`))?.status()).toBe(404);

  const bans = keeper.page.getByRole("table", { name: "Members who are banned" });
  await bans.getByRole("row", { name: victim.member.nick }).getByRole("button", { name: "Lift the ban" }).click();
  await expect(keeper.page.getByText(`${victim.member.nick} may come in again.`)).toBeVisible();
  await knock(victim.page, victim.member.nick);
  await expect(victim.page.getByText(`You are ${victim.member.nick}.`)).toBeVisible();
  for (const one of [keeper.context, victim.context, watcher.context()]) await one.close();
});

test("an administrator's code opens an account whose password and passkey are lost", LONG, async ({ browser }) => {
  const keeper = await keeperComes(browser);
  const { member, page, context } = await comeIn(browser, "lost");
  await setUpApp(page);
  await context.clearCookies();
  await keeper.page.goto("/staff/members");
  const form = keeper.page.locator("form").filter({ has: verb(keeper.page, "Make a code") });
  await form.getByLabel("Member").fill(member.nick);
  await verb(keeper.page, "Make a code").click();
  const said = keeper.page.getByText(/^Hand this over to/);
  const [code = ""] = /(?:[a-z2-9]{4}-){5}[a-z2-9]{4}/.exec((await said.textContent()) ?? "") ?? [];
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Open your account again" })).toBeVisible();
  const open = page.locator("form").filter({ has: verb(page, "Open the account") });
  await open.getByLabel("Nick").fill(member.nick);
  await page.getByLabel("One-time code").fill(code);
  await page.getByLabel("New password").fill("password123");
  await verb(page, "Open the account").click();
  await expect(page.getByText(/would be guessed quickly/)).toBeVisible();
  await expect(page.getByLabel("One-time code")).toHaveValue(code);
  await page.getByLabel("New password").fill("four copper locks");
  await verb(page, "Open the account").click();
  await expect(page.getByText(`You are ${member.nick}.`)).toBeVisible();
  await page.goto("/inbox");
  await expect(page.getByText(/opened again with a code from an administrator/)).toBeVisible();
  await page.goto("/settings/second-factor");
  await expect(verb(page, "Set up an app")).toBeVisible();
  for (const one of [keeper.context, context]) await one.close();
});
