import { type Browser, type BrowserContext, devices, expect, type Locator, type Page } from "@playwright/test";
import { deviceCookieName, sealDevice } from "../lib/auth/device-token";
import type { Member } from "../lib/auth/policy";
import { sealSession, sessionCookieName } from "../lib/auth/session-cookie";
import { env } from "../lib/env";
import { newDeviceId } from "../lib/services/accounts/known-places";
import { openSession } from "../lib/services/accounts/open-session";
import { loadAxe } from "./axe";
import { test as base } from "./clean-test";
import { dealNow, makeAccount, PASSWORD } from "./seeds";

/** What people do on the site, for all specs. */

export const PHONE = { width: 390, height: 844 };

/** For specs in which cards fly and panels slide, as they do for most people: `test.use(MOTION)`. */
export const MOTION = { contextOptions: { reducedMotion: "no-preference" as const } };

type Options = Parameters<Browser["newContext"]>[0];
export type Person = { member: Member; page: Page; context: BrowserContext };

const plain = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The hidden fields of the form of a page that holds this text: what a browser without a script sends along. */
export function hiddenFields(html: string, holds: string): Record<string, string> {
  const form = html.split("<form").find((part) => part.includes(holds)) ?? "";
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)];
  return Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, plain(value)]));
}

/** Signs in by posting the form, as a browser without a script does. */
export async function signIn(context: BrowserContext, nick: string): Promise<void> {
  const fields = hiddenFields(await (await context.request.get("/sign-in")).text(), 'name="password"');
  const answer = await context.request.post("/sign-in", {
    multipart: { ...fields, nick, password: PASSWORD },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/**
 * Signs in without the form and the password, which costs most of it: the session and the two cookies are those that the
 * form would have made. By the form where the house's secret is not known.
 */
async function beginSession(context: BrowserContext, { id: userId, nick }: Member): Promise<void> {
  if (!env.NEXTAUTH_SECRET) return signIn(context, nick);
  const [deviceId, { userAgent }] = [newDeviceId(), devices["Desktop Chrome"]];
  const session = await openSession({ userId }, { userAgent, deviceId, address: "127.0.0.1" });
  if (session === null) throw new Error("No session begins.");
  const cookies = { [sessionCookieName()]: sealSession(session), [deviceCookieName()]: sealDevice(deviceId) };
  const url = process.env.E2E_ORIGIN ?? "http://localhost:3000";
  for (const [name, value] of Object.entries(cookies))
    await context.addCookies([{ name, value: await value, url, httpOnly: true, sameSite: "Lax" }]);
}

/**
 * A test that long runs alone have: it looks at what another one of the short run looks at nearly, or at what breaks seldom.
 * The short run keeps a journey through each capability, and whatever concerns secrets, money and the loss of anything.
 */
export const LONG = { tag: "@long" } as const;

/** Waits until the page's script listens: keys before that are lost. */
const awake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main *") ?? {}).some((key) => key.startsWith("__reactProps")),
  );

/** A page that is where it goes once its script listens. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await awake(page);
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload(...given);
    await awake(page);
    return answer;
  };
  return page;
}

/** What the browser reports from now on while a page is used: errors of scripts, and what it writes as errors itself. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

/** Holds back the scripts of the pages that open from now on, until it is told to let go. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await context.route("**/_next/static/chunks/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** A test whose `page` is such a page. */
export const test = base.extend({
  page: async ({ context, javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? await context.newPage() : await newPage(context)),
});

/** A new member with a browser of their own, signed in. */
export const comeIn = async (browser: Browser, stem: string, options: Options = {}): Promise<Person> =>
  comeAs(browser, await makeAccount(stem), options);

/** A member whom the house has already, with a browser of their own, signed in. */
export async function comeAs(browser: Browser, member: Member, options: Options = {}): Promise<Person> {
  const context = await browser.newContext(options);
  await beginSession(context, member);
  return { member, context, page: await newPage(context) };
}

/** Somebody who has not signed in. */
export async function visitor(browser: Browser, options: Options = {}): Promise<Page> {
  return newPage(await browser.newContext(options));
}

/** Three at once. */
export const threeCome = (browser: Browser): Promise<[Person, Person, Person]> =>
  Promise.all([comeIn(browser, "ann"), comeIn(browser, "bob"), comeIn(browser, "cyd")]);

/** Opens a table's page for each, who sit down on arrival. */
export async function sitDown(people: readonly Person[], id: string): Promise<void> {
  for (const { page } of people) {
    await page.goto(`/tables/${id}?sit=1`);
    await expect(page.locator(".seat[data-you=true]")).toBeAttached();
  }
}

/** The same at a table that is full then; the first of them is its host, and deals. */
export async function sitDownAndDeal(people: readonly Person[], id: string): Promise<void> {
  await sitDown(people, id);
  if (people[0]) await dealNow(id, people[0].member);
}

export const leaveAll = (people: readonly Person[]) => Promise.all(people.map(({ context }) => context.close()));

export const room = (page: Page): Locator => page.locator("[data-version]");
export const turnLine = (page: Page): Locator => page.locator(".turn-line");
export const mainVerb = (page: Page): Locator => page.locator(".act-main");
export const hand = (page: Page): Locator => page.locator("ul.hand button");
/** The cards of the running trick. */
export const trick = (page: Page): Locator =>
  page.getByRole("list", { name: "Cards on the table" }).getByRole("listitem");
export const result = (page: Page): Locator => page.getByRole("region", { name: "Result of the deal" });
export const seats = (page: Page): Locator => page.getByRole("list", { name: "Seats" });

/** The cards of one's own hand, as codes. */
export const cardsOf = (page: Page): Promise<(string | null)[]> =>
  hand(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-card")));

const turnText = async (page: Page): Promise<string> => (await turnLine(page).textContent()) ?? "";
/** The turn line asks for a bid, or to look at one's cards first. */
export const isBidding = (line: string): boolean => / Bid |: pass\.|Look at your cards/.test(line);
const isTurn = (line: string): boolean => line.startsWith("Your turn.");

/** Waits until one of these players is on turn; null: the deal is over. */
export async function nextOnTurn(pages: readonly Page[]): Promise<Page | null> {
  let found: Page | null = null;
  const look = async () => {
    const lines = await Promise.all(pages.map(turnText));
    found = pages[lines.findIndex(isTurn)] ?? null;
    return found !== null || lines.every((line) => line.includes(" is over."));
  };
  await expect.poll(look, { intervals: [20, 40, 80], timeout: 60_000 }).toBe(true);
  return found;
}

/** Waits for one's turn at a table of bots, over deals that ended before it came. */
export async function untilMyTurn(page: Page): Promise<void> {
  const deal = page.getByRole("button", { name: "Deal the next hand" });
  await expect(async () => {
    // A deal that nobody played is dealt again by itself: then the button goes while one reaches for it.
    if (!isTurn(await turnText(page)) && (await deal.isVisible())) await deal.click({ timeout: 1_000 });
    expect(isTurn(await turnText(page))).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50, 100, 200] });
}

/** A click on what shows of a card under its neighbours. */
export const tap = (card: Locator): Promise<void> => card.click({ position: { x: 14, y: 14 } });

/** The second click of a double one, on what stands there by then. */
export async function secondClick(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/** Waits until the table has gone on since `act` began. */
export async function andGoesOn(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = (await room(page).getAttribute("data-version")) ?? "";
  await act();
  await expect(room(page)).not.toHaveAttribute("data-version", before);
}

/** Does something legal for whoever is on turn, by pointer: bids if `bids`, gives the first cards, plays the first. */
export async function takeTurn(page: Page, bids = false): Promise<void> {
  const line = await turnText(page);
  if (isBidding(line)) {
    if (!bids) return andGoesOn(page, () => page.getByRole("button", { name: /\bPass\b/ }).click());
    if (line.includes("Look at your cards")) await andGoesOn(page, () => mainVerb(page).click());
    await expect(mainVerb(page)).toContainText("Bid");
    return andGoesOn(page, () => mainVerb(page).click());
  }
  const count = / Give /.test(line) ? [...line.matchAll(/\d+ to /g)].length : 1;
  const open = page.locator("ul.hand button:not([aria-disabled=true])");
  if (count > 1) for (let i = 0; i < count; i++) await tap(open.nth(i));
  else if ((await hand(page).and(page.locator("[aria-pressed=true]")).count()) === 0) await tap(open.first());
  await andGoesOn(page, () => mainVerb(page).click());
}

/** Plays a deal to its end by pointer; the first of these players bids, the others pass. */
export async function playDeal(pages: readonly Page[]): Promise<void> {
  for (;;) {
    const page = await nextOnTurn(pages);
    if (!page) break;
    await takeTurn(page, page === pages[0]);
  }
}

/** Waits until nothing slides or fades any more; what goes on for ever, such as a spinner, is let be. */
export const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** What is in the way of somebody by these rules, or by all of axe: a line a rule. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run({
      // Of what holds nothing is written down.
      resultTypes: ["violations"],
      ...(values && { runOnly: { type: "rule" as const, values } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  }, rules);
}

/** Nothing in the way of anybody who reads or steers otherwise; of these rules, or of all. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // What is not found is drawn by the browser alone, a moment after the page has loaded.
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page).toHaveTitle(/./);
  await atRest(page);
  expect(await violationsOf(page, rules), page.url()).toEqual([]);
}

/** The same in both themes, which differ in their colours alone; for a page that follows the device. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expectAccessible(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
}
