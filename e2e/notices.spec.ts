import { expect, type Page } from "@playwright/test";
import { type Caught, startMailServer } from "../lib/build/testing/mail-server";
import { openPush, startPushService } from "../lib/build/testing/push-service";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { createTableOf } from "../lib/services/tables/create-table";
import { PASSWORD } from "./seeds";
import {
  comeIn,
  expectAccessible,
  expectAccessibleInBothThemes,
  LONG,
  leaveAll,
  PHONE,
  sitDown,
  test,
  turnLine,
  visitor,
} from "./steps";

/** The mail server and the push service that the house of the tests was started with; without them nothing is to be seen. */
const [MAIL, PUSH] = [process.env.E2E_MAIL_PORT, process.env.E2E_PUSH_PORT].map(Number);
test.skip(!MAIL || !PUSH, "the house was started without a mail server and a push service");
// One server at a port: these tests follow each other.
test.describe.configure({ mode: "serial" });

let server: Awaited<ReturnType<typeof startMailServer>>;
let service: Awaited<ReturnType<typeof startPushService>>;
test.beforeAll(async () => {
  server = await startMailServer({ port: MAIL ?? 0 });
  service = await startPushService(PUSH ?? 0);
});
test.afterAll(async () => {
  await server.close();
  await service.close();
});

/** The mail to an address whose subject is this, once it has come. */
async function mailTo(address: string, subject: string | RegExp): Promise<Caught> {
  const found = () => server.to(address).find(({ mail }) => new RegExp(subject).test(mail.subject ?? ""));
  await expect.poll(() => found() !== undefined).toBe(true);
  const mail = found();
  if (!mail) throw new Error("gone");
  return mail;
}
const linkIn = ({ mail }: Caught, path: string): string =>
  new RegExp(`\\S+${path}[?#]\\S+`).exec(mail.text ?? "")?.[0] ?? "";
const stopLinkOf = ({ mail }: Caught): string =>
  (mail.headers.get("list") as { unsubscribe: { url: string } }).unsubscribe.url;
const bell = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const addressFor = (nick: string) => `${nick}@example.org`;

/** Adds an address in the settings, and confirms it by the link of the mail, in a browser that is signed in nowhere. */
async function addAddress(page: Page, address: string, elsewhere: Page): Promise<void> {
  await page.goto("/settings/notices");
  await page.getByLabel("Address", { exact: true }).fill(address);
  await page.getByRole("button", { name: "Add address" }).click();
  await expect(page.getByText("A mail with a link is on its way there.")).toBeVisible();
  const link = linkIn(await mailTo(address, "Confirm your mail address"), "/confirm-address");
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(address)).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("button", { name: "Confirm this address" }).click();
  await expect(elsewhere.getByText("The address is confirmed.")).toBeVisible();
}

/** Two sit down at spoof; the first hides a coin, goes elsewhere, and is waited for once the second has hidden theirs. */
async function leaveTheirTurn(
  browser: Parameters<typeof comeIn>[0],
  ann: Awaited<ReturnType<typeof comeIn>>,
  to: string,
) {
  const bob = await comeIn(browser, "bob");
  const settings = { name: "At the bar", public: true, entry: "open" as const, moveSeconds: null, graceSeconds: 600 };
  const opened = await createTableOf(ann.member, {
    world: "spoof",
    body: { v: 1, rounds: 1, most: 3 },
    seats: 2,
    settings,
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  await sitDown([ann, bob], id);
  const hide = (page: Page) =>
    page.getByRole("group", { name: "Coins to hide" }).getByRole("button", { name: "1", exact: true }).click();
  await expect(turnLine(ann.page)).toContainText("Hide some coins");
  await hide(ann.page);
  await expect(turnLine(ann.page)).toHaveText("The others are still hiding coins.");
  await ann.page.goto(to);
  const isAway = async () => {
    const { summary } = await prisma().table.findUniqueOrThrow({ where: { id }, select: { summary: true } });
    return (summary as { seats: { away?: boolean }[] }).seats[0]?.away;
  };
  await expect.poll(isAway, { timeout: 60_000 }).toBe(true);
  await hide(bob.page);
  return { id, bob };
}

test("an address is added and confirmed; its member is told of their turn by mail and at the bell, and stops the mails by one click", async ({
  browser,
}) => {
  const ann = await comeIn(browser, "ann");
  const { page, member } = ann;
  const address = addressFor(member.nick);
  const elsewhere = await visitor(browser);
  await addAddress(page, address, elsewhere);
  await page.reload();
  await expect(page.getByRole("list", { name: "Mail addresses" })).toContainText("Main");
  await expectAccessibleInBothThemes(page);

  const { id, bob } = await leaveTheirTurn(browser, ann, "/inbox");
  // Told live: at the bell, as on every page, and in the inbox that is open.
  await expect(bell(page, /^Inbox, \d new notices$/)).toBeVisible();
  const mail = await mailTo(address, "^It is your turn at At the bar\\.$");
  expect(mail.mail.html).toContain(`/tables/${id}`);
  const turn = page.getByRole("listitem").filter({ hasText: "It is your turn at At the bar." });
  await expect(turn).toHaveAttribute("data-unread", "true");
  await expectAccessibleInBothThemes(page);
  await turn.getByRole("button", { name: "Mark as read: It is your turn at At the bar." }).click();
  await expect(turn).not.toHaveAttribute("data-unread", "true");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page, /^Inbox$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  await turn.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/tables/${id}`));

  // A program that opens all links of a mail stops nothing.
  const stop = stopLinkOf(mail);
  await elsewhere.goto(stop);
  await expect(elsewhere.getByText("Mails about “Your turn” stop.")).toBeVisible();
  await expectAccessible(elsewhere);
  const switched = page.getByRole("checkbox", { name: "Your turn: Mail" });
  await page.goto("/settings/notices");
  await expect(switched).toBeChecked();
  // The mail program posts without cookies, from nowhere.
  const post = (url: string) =>
    fetch(url, {
      ...{ method: "POST", body: "List-Unsubscribe=One-Click" },
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  expect((await post(stop.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).status).toBe(400);
  expect((await post(stop)).status).toBe(200);
  await page.reload();
  await expect(switched).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Press: Mail" })).toBeChecked();
  await elsewhere.context().close();
  // Whoever opens the link without scripts can stop them too.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const opened = await plain.newPage();
  await opened.goto(stop);
  await opened.getByRole("button", { name: "Stop these mails" }).click();
  await expect(opened.getByText("Done. You get no more of these mails.")).toBeVisible();
  await plain.close();
  await leaveAll([ann, bob]);
});

test(
  "what is chosen stays: switches, quiet hours, one mail a day; by keyboard, on a phone, in two tabs",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "ann", { viewport: PHONE });
    const { page, context } = ann;
    await page.goto("/settings/notices");
    const second = await context.newPage();
    await second.goto("/settings/notices");
    await page.getByRole("checkbox", { name: "Results, beginnings and ends of games: Mail" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("checkbox", { name: /^Quiet hours/ }).check();
    await page.getByLabel("From", { exact: true }).fill("23:30");
    await page.getByLabel("Until", { exact: true }).fill("06:15");
    await page.getByRole("checkbox", { name: /^One mail a day/ }).check();
    await page.getByLabel("Hour", { exact: true }).selectOption("7");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await second.reload();
    await expect(
      second.getByRole("checkbox", { name: "Results, beginnings and ends of games: Mail" }),
    ).not.toBeChecked();
    await expect(second.getByLabel("From", { exact: true })).toHaveValue("23:30");
    await expect(second.getByLabel("Until", { exact: true })).toHaveValue("06:15");
    await expect(second.getByLabel("Hour", { exact: true })).toHaveValue("7");
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await context.close();
  },
);

test(
  "changing addresses asks whether it is still the member; what is no address is told at its field",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "ann");
    const { page, member } = ann;
    await page.goto("/settings/notices");
    await page.getByLabel("Address", { exact: true }).fill("not an address");
    await page.getByRole("button", { name: "Add address" }).click();
    await expect(page.getByText("Enter a mail address, such as ann@example.org.")).toBeVisible();
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue("not an address");
    await prisma().session.updateMany({ where: { userId: member.id }, data: { provedAt: new Date(0) } });
    const address = addressFor(member.nick);
    await page.getByLabel("Address", { exact: true }).fill(address);
    await page.getByRole("button", { name: "Add address" }).click();
    await page.getByLabel("Your password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByText("A mail with a link is on its way there.")).toBeVisible();
    await mailTo(address, "Confirm your mail address");
    // A link that nobody was sent says so, and nothing else.
    const stranger = await visitor(browser);
    await stranger.goto("/confirm-address?token=made-up");
    await expect(stranger.getByText("This link no longer works")).toBeVisible();
    await stranger.goto("/unsubscribe?token=made-up");
    await expect(stranger.getByText("This link does not work")).toBeVisible();
    await stranger.context().close();
    await ann.context.close();
  },
);

test(
  "push: a browser is switched on, its service is handed a message for it alone, and the service worker has it shown",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "ann");
    const { page, context } = ann;
    const subscribed = service.browser();
    // Chromium would ask the push service of its maker, which no test reaches: what it would give comes from here instead.
    await context.addInitScript((form) => {
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => form, unsubscribe: async () => true }) as unknown as PushSubscription;
    }, subscribed.form);
    await context.grantPermissions(["notifications"]);
    await page.goto("/settings/notices");
    await page.getByRole("button", { name: "Switch on here" }).click();
    await expect(page.getByText("This browser shows messages now.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Push messages" })).toContainText("Chrome");

    const { id, bob } = await leaveTheirTurn(browser, ann, "/settings/notices");
    await expect.poll(() => service.pushed.filter(({ path }) => path === subscribed.path).length).toBe(1);
    const { body } = service.pushed.find(({ path }) => path === subscribed.path) ?? { body: Buffer.alloc(0) };
    const message = openPush(subscribed, body);
    expect(message).toMatchObject({ body: "It is your turn at At the bar.", href: `/tables/${id}` });

    // The browsers of the tests have no desktop to show anything on: what the worker asks to be shown is noted.
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await worker.evaluate(() => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
      scope.shown = [];
      scope.registration.showNotification = async (title, options) => {
        scope.shown.push([title, options?.body, options?.data.href]);
      };
    });
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.deliverPushMessage", {
      ...{ origin: new URL(page.url()).origin, registrationId: await registration, data: JSON.stringify(message) },
    });
    const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
    await expect.poll(shown).toEqual([["Guildhall", "It is your turn at At the bar.", `/tables/${id}`]]);

    await page.getByRole("button", { name: /^Switch off: Chrome/ }).click();
    await expect(page.getByText("No browser shows messages yet.")).toBeVisible();
    await leaveAll([ann, bob]);
  },
);

test("whoever forgot their password chooses a new one by a link in a mail", async ({ browser }) => {
  const { member, page, context } = await comeIn(browser, "forgot");
  const address = addressFor(member.nick);
  await prisma().mailAddress.create({
    data: { id: newId(), userId: member.id, address, addressKey: address, main: true, confirmedAt: new Date() },
  });
  const elsewhere = await visitor(browser, { viewport: PHONE, hasTouch: true });
  await elsewhere.goto("/sign-in");
  await elsewhere.getByRole("link", { name: "Forgot your password?" }).tap();
  const ask = elsewhere.locator("form").filter({ has: elsewhere.getByRole("button", { name: "Send me a link" }) });
  await ask.getByLabel("Nick").fill(member.nick);
  await ask.getByRole("button").tap();
  await expect(ask.getByRole("status")).toContainText("a link is on its way there");
  await expectAccessible(elsewhere);
  const link = linkIn(await mailTo(address, "Open your account again"), "/recover");
  const code = new URLSearchParams(new URL(link).hash.slice(1)).get("code") ?? "";
  expect(code).toMatch(/^(\w{4}-){5}\w{4}$/);
  const addresses: string[] = [];
  elsewhere.on("request", (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await elsewhere.goto(link);
  await expect(elsewhere.getByLabel("One-time code")).toHaveValue(code);
  // Whoever reloads the page, or mistypes, has not lost it.
  await elsewhere.reload();
  await expect(elsewhere.getByLabel("One-time code")).toHaveValue(code);
  await elsewhere.getByLabel("New password").fill("short");
  await elsewhere.getByRole("button", { name: "Open the account" }).tap();
  await expect(elsewhere.getByText("A password has at least 10 characters.")).toBeVisible();
  await expect(elsewhere.getByLabel("One-time code")).toHaveValue(code);
  await elsewhere.getByLabel("New password").fill("four copper locks");
  await elsewhere.getByRole("button", { name: "Open the account" }).tap();
  await expect(elsewhere.getByText(`You are ${member.nick}.`)).toBeVisible();
  // It stood in no address that a server is told, nor in what led to another page.
  expect(addresses.filter((one) => one.includes(code))).toEqual([]);
  // Whoever had the account open elsewhere has it no longer.
  await page.goto("/settings");
  await expect(page).toHaveURL(/sign-in/);
  for (const one of [context, elsewhere.context()]) await one.close();
});
