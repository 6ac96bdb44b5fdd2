import { request as send } from "node:http";
import { type BrowserContext, expect } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { makeAccount, openHouseTable, PASSWORD } from "./seeds";
import { comeIn, hiddenFields, LONG, newPage, seats, test, turnLine, visitor } from "./steps";

/** Sessions as somebody attacks them who copied a cookie, and doors as a guesser from elsewhere knocks at them. */

const SESSION = "next-auth.session-token";

/** What a browser holds as its session. */
async function cookieOf(context: BrowserContext): Promise<{ name: string; value: string; url: string }> {
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION);
  if (!cookie) throw new Error("There is no session.");
  return { name: cookie.name, value: cookie.value, url: origin() };
}
const origin = (): string => process.env.E2E_ORIGIN ?? "http://localhost:3000";

/** The id of whoever a cookie signs in; null for nobody. */
async function whoIs(context: BrowserContext): Promise<string | null> {
  const answer = await context.request.get("/api/realtime/ticket");
  return answer.status() === 204 ? null : (await answer.json()).userId;
}

test("a copied cookie is worth nothing after signing out", async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "copy");
  const thief = await browser.newContext();
  await thief.addCookies([await cookieOf(context)]);
  expect(await whoIs(thief)).toBe(member.id);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out here" }).click();
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  expect(await whoIs(thief)).toBeNull();
  expect((await (await thief.request.get("/settings")).text()).includes("Sign in")).toBe(true);
  await thief.close();
  await context.close();
});

test("next-auth's own way out ends the session too", async ({ browser }) => {
  const { context, member } = await comeIn(browser, "out");
  const thief = await browser.newContext();
  await thief.addCookies([await cookieOf(context)]);
  expect(await whoIs(thief)).toBe(member.id);
  const { csrfToken } = await (await context.request.get("/api/auth/csrf")).json();
  await context.request.post("/api/auth/signout", { form: { csrfToken, json: "true" } });
  expect(await whoIs(thief)).toBeNull();
  await thief.close();
  await context.close();
});

test("a guest's old cookie does not become the member's; an open table goes on as the member", async ({ browser }) => {
  const host = await makeAccount("host");
  const table = await openHouseTable(host, { settings: { graceSeconds: 3_600 } });
  const page = await visitor(browser);
  await page.goto("/sign-in?next=/settings");
  await page.getByRole("button", { name: "Play as a guest" }).click();
  await expect(page.getByText(/You play as guest-/)).toBeVisible();
  const room = await newPage(page.context());
  await room.goto(`/tables/${table}?sit=1`);
  await expect(room.locator(".seat[data-you=true]")).toBeAttached();
  const thief = await browser.newContext();
  await thief.addCookies([await cookieOf(page.context())]);
  const guest = await whoIs(thief);
  expect(guest).toBe(await whoIs(page.context()));
  await page.goto("/sign-up?next=/settings");
  const nick = `kept${Date.now().toString(36)}`;
  await page.getByLabel("Nick").fill(nick);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Keep this account" }).click();
  await expect(page.getByText(`You are ${nick}.`)).toBeVisible();
  expect(await whoIs(thief)).toBeNull();
  expect(await whoIs(page.context())).toBe(guest);
  // The table's page heard that its session ended, found the new one and goes on.
  await expect(room.getByText("You are signed out")).toHaveCount(0);
  await expect(turnLine(room)).toBeVisible();
  const watcher = await comeIn(browser, "sees");
  await watcher.page.goto(`/tables/${table}`);
  await expect(seats(watcher.page).getByText(nick).first()).toBeVisible();
  await watcher.context.close();
  await thief.close();
  await page.context().close();
});

test("the list of sessions ends another device, and its open table with it", async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "two");
  const table = await openHouseTable(member);
  const other = await browser.newContext();
  await other.addCookies([await cookieOf(context)]);
  const { context: elsewhere, page: away } = await signedInAgain(browser, member.nick);
  await away.goto(`/tables/${table}`);
  await expect(turnLine(away)).toBeVisible();
  await page.goto("/settings");
  const list = page.getByRole("list", { name: "Where you are signed in" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText("This device");
  await expect(list.getByRole("listitem").nth(1)).toContainText(/Chrome on \w+/);
  await list.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(away.getByText("You are signed out").first()).toBeVisible();
  // The page that comes anew knows that somebody was signed in here, and has the way back.
  await away.reload();
  await expect(away.getByText("You are signed out. Sign in to play, or to take your seat again.")).toBeVisible();
  await expect(away.locator("#table").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/sign-in?next=${encodeURIComponent(`/tables/${table}?sit=1`)}`,
  );
  expect(await whoIs(elsewhere)).toBeNull();
  expect(await whoIs(context)).toBe(member.id);
  for (const one of [other, elsewhere, context]) await one.close();
});

async function signedInAgain(browser: Parameters<typeof visitor>[0], nick: string) {
  const page = await visitor(browser);
  await page.goto("/sign-in?next=/settings");
  await page.getByLabel("Nick").fill(nick);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`You are ${nick}.`)).toBeVisible();
  return { page, context: page.context() };
}

test("a sign-in from a new device is told at the bell and in the inbox until it is read", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "new");
  const second = await signedInAgain(browser, member.nick);
  await page.goto("/");
  await page.getByRole("link", { name: "Inbox, 1 new notice" }).click();
  await expect(page.getByText(/^Signed in from a new device: Chrome on \w+, from /)).toBeVisible();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("link", { name: "Inbox", exact: true })).toBeVisible();
  await second.context.close();
  await context.close();
});

/** Posts a form of a page from one of this machine's own two addresses, as a client that is no browser. */
async function postFrom(
  address: "127.0.0.1" | "::1",
  path: string,
  holds: string,
  given: Record<string, string>,
  cookie = "",
): Promise<{ status: number; text: string; cookies: string[] }> {
  const { port, host } = new URL(origin());
  const ask = (method: string, body = "", type = "text/plain") =>
    new Promise<{ status: number; text: string; cookies: string[] }>((resolve, reject) => {
      const headers = { host, cookie, "content-type": type, "content-length": Buffer.byteLength(body) };
      const sent = send({ host: address, port, path, method, headers }, (answer) => {
        let text = "";
        answer.on("data", (chunk) => (text += String(chunk)));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text, cookies: answer.headers["set-cookie"] ?? [] }),
        );
      });
      sent.on("error", reject);
      sent.end(body);
    });
  const fields = { ...hiddenFields((await ask("GET")).text, holds), ...given };
  const mark = "----guildhall";
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return ask("POST", `${parts.join("")}--${mark}--\r\n`, `multipart/form-data; boundary=${mark}`);
}

const knock = (address: "127.0.0.1" | "::1", nick: string, password: string, cookie = "") =>
  postFrom(address, "/sign-in", 'name="password"', { nick, password }, cookie);

/** The short run guesses as often as closes the door; the long one as often as would have spent the limit of the nick. */
const WRONG = process.env.GUILDHALL_LONG ? 65 : 12;

test(`${WRONG} wrong passwords from one address shut out neither another address nor a known device`, async () => {
  const { nick } = await makeAccount("lock");
  const known = await knock("127.0.0.1", nick, PASSWORD);
  expect(known.status).toBe(303);
  const device = known.cookies.find((cookie) => cookie.startsWith("guildhall.device="))?.split(";")[0] ?? "";
  expect(device).toMatch(/^guildhall\.device=ey/);
  // As if that had happened before today: the door stays closed for longer than half a minute, however long this takes.
  const closings = { key: `signInPair:${nick.toLowerCase()} 127.0.0.1#closings`, points: 8 };
  await prisma().rateLimit.create({ data: { ...closings, expire: BigInt(Date.now() + 3_600_000) } });
  for (let i = 0; i < WRONG; i++) expect((await knock("127.0.0.1", nick, `wrong ${i}`)).status).toBe(200);
  expect((await knock("127.0.0.1", nick, PASSWORD)).text).toMatch(/Too many attempts/);
  expect((await knock("::1", nick, PASSWORD)).status).toBe(303);
  expect((await knock("127.0.0.1", nick, PASSWORD, device)).status).toBe(303);
  const forged = `${device.slice(0, -8)}AAAAAAAA`;
  expect((await knock("127.0.0.1", nick, PASSWORD, forged)).text).toMatch(/Too many attempts/);
});

/** Of the 120 that one address asks for in an hour. */
const SPENT = 90;

test("60 registrations at once with a taken nick are answered without hashing, and some are told to wait", async ({
  browser,
}) => {
  const member = await makeAccount("flood");
  const { context } = await signedInAgain(browser, member.nick);
  const { address } = await prisma().session.findFirstOrThrow({ where: { userId: member.id } });
  await context.close();
  // Not from the address that browsers come from, for its limit is spent afterwards.
  const from = address === "127.0.0.1" ? "::1" : "127.0.0.1";
  await prisma().rateLimit.create({
    data: { key: `signUp:${from}`, points: SPENT, expire: BigInt(Date.now() + 3_600_000) },
  });
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      postFrom(from, "/sign-up", 'name="password"', { nick: member.nick, password: PASSWORD }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const said = (words: RegExp) => answers.filter(({ text }) => words.test(text)).length;
  expect(said(/This nick is taken/)).toBeLessThanOrEqual(120 - SPENT);
  expect(said(/Too many attempts/)).toBeGreaterThanOrEqual(30);
  // The queue of hashes is 34 long: had each been hashed, most would have found it full.
  expect(said(/checking many passwords/)).toBe(0);
  await prisma().rateLimit.deleteMany({ where: { key: { startsWith: "signUp:" } } });
});
