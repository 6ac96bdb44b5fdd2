import { type Browser, expect, type Page, test } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { accountOf } from "../lib/engine/kernel/ledger";
import { buyPacks } from "../lib/services/shop/buy-packs";
import { showOffer } from "../lib/services/shop/show-offer";
import { comeIn, expectAccessible, MOTION, newPage, type Person, PHONE, problemsOf, visitor } from "./steps";

/** Opening packs: how it is torn, turned, heard and summed up; and that nobody sees what they should not. */

test.use(MOTION);

const stage = (page: Page) => page.getByRole("region", { name: /^Opening / });
const pieces = /^\/api\/cards\//;

/** A member with so many closed boosters; their ids in their order. */
async function withPacks(
  browser: Browser,
  stem: string,
  quantity: number,
  options = {},
): Promise<Person & { packs: string[] }> {
  const person = await comeIn(browser, stem, options);
  await person.page.goto("/shop");
  const product = await prisma().product.findFirstOrThrow({ where: { name: "Salt and Tide booster" } });
  const offer = await showOffer(person.member);
  if (!offer.ok) throw new Error(offer.error.code);
  const { first, commitments } = offer.value;
  const bought = await buyPacks(person.member, {
    ...{ key: newId(), productId: product.id, quantity, unitPrice: product.price, first, share: "mine" },
    commitment: commitments[0] ?? "",
  });
  if (!bought.ok) throw new Error(bought.error.code);
  return { ...person, packs: [...bought.value.packs] };
}

const openIt = async (page: Page) => {
  await page.getByRole("button", { name: /^Open the pack/ }).click();
  await expect(stage(page)).toContainText("0 of 11 turned");
};
const turnIt = (page: Page) => page.getByRole("button", { name: /^Turn next card/ }).click();

/** Notes of each picture of a card that comes to the middle whether it can be drawn that moment. */
const watchPictures = (page: Page) =>
  page.evaluate(() => {
    const drawn: boolean[] = [];
    Object.assign(window, { drawn });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element) || !node.matches(".stage-middle, .stage-card")) continue;
          for (const img of node.querySelectorAll<HTMLImageElement>(".stage-card img"))
            drawn.push(img.complete && img.naturalWidth > 0);
        }
    }).observe(document.body, { subtree: true, childList: true });
  });
const seenDrawn = (page: Page) => page.evaluate(() => (window as unknown as { drawn: boolean[] }).drawn);

test("with 400 ms of latency every picture is there before its card turns", async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "slow", 1);
  await page.goto(`/shop/packs/${packs[0]}`);
  const wire = await context.newCDPSession(page);
  await wire.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 },
  });
  await watchPictures(page);
  await openIt(page);
  for (let turned = 1; turned <= 11; turned++) {
    await turnIt(page);
    await expect(stage(page)).toContainText(`${turned} of 11 turned`);
  }
  const drawn = await seenDrawn(page);
  expect(drawn.length).toBeGreaterThanOrEqual(11);
  expect(drawn.every(Boolean)).toBe(true);
  await context.close();
});

test("a card whose picture is held back waits for it; before the opening none is asked for", async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "held", 2);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pieces.test(pathname)) asked.push(pathname);
  });
  await page.goto(`/shop/packs/${packs[0]}`);
  await page.waitForLoadState("networkidle");
  const [cover] = asked;
  // The wrapper's alone, which is the same for all packs of the product.
  expect(new Set(asked)).toEqual(new Set([cover]));
  const other = await newPage(context);
  await other.goto(`/shop/packs/${packs[1]}`);
  await expect(other.locator(`img[src*="${cover}"]`).first()).toBeAttached();
  await other.close();

  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/api/cards/**", async (route) => {
    await held;
    await route.fallback();
  });
  await openIt(page);
  await expect.poll(() => new Set(asked).size).toBeGreaterThan(5);
  await turnIt(page);
  await page.waitForTimeout(500);
  await expect(stage(page)).toContainText("0 of 11 turned");
  letGo();
  await expect(stage(page)).toContainText("1 of 11 turned");
  await context.close();
});

for (const [where, options] of [
  ["desk", { viewport: { width: 1440, height: 900 } }],
  ["phone", { viewport: PHONE, hasTouch: true }],
] as const)
  test(`at the last card nothing jumps, and what it is worth is told then and not before (${where})`, async ({
    browser,
  }) => {
    const { page, context, packs } = await withPacks(browser, `jump-${where}`, 1, options);
    const problems = problemsOf(page);
    await page.goto(`/shop/packs/${packs[0]}`);
    await openIt(page);
    for (let turned = 1; turned <= 10; turned++) {
      await turnIt(page);
      await expect(stage(page)).toContainText(`${turned} of 11 turned`);
      await expect(stage(page)).not.toContainText("Worth");
    }
    const places = () =>
      page.evaluate(() =>
        [".stage", ".stage-row", ".stage-verbs", ".stage-ticks", "h1"].map((part) => {
          const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return [part, x, y, width, height].map((n) => (typeof n === "number" ? Math.round(n) : n)).join(" ");
        }),
      );
    await page.waitForTimeout(700);
    const before = await places();
    await page.evaluate(() => {
      const shifts: string[] = [];
      type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[])
          shifts.push(
            `${entry.value} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? node?.nodeName)}`,
          );
      }).observe({ type: "layout-shift", buffered: false });
    });
    await turnIt(page);
    await expect(stage(page)).toContainText("11 of 11 turned");
    await expect(stage(page)).toContainText(/Worth \$\d+\.\d\d\. The pack cost \$2\.80\./);
    await expect(page.locator('.stage-card[data-pace="last"], .stage-card[data-pace="event"]')).toBeAttached();
    await expect(page.getByRole("region", { name: "In this pack" })).toBeAttached();
    await page.waitForTimeout(1500);
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await expect(page.getByRole("link", { name: "Another" })).toHaveAttribute("href", /^\/shop\//);
    await expect(page.getByRole("link", { name: /^To the binder/ })).toBeVisible();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

test("a pack tears under a pointer: a little is taken back, most of it opens", async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "tear", 1);
  await page.goto(`/shop/packs/${packs[0]}`);
  const { x, y, width } = (await page.locator(".tear").boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const drag = async (share: number) => {
    await page.mouse.move(x + 8, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 8 + width * share, y + 40, { steps: 8 });
    await page.mouse.up();
  };
  await drag(0.2);
  await page.waitForTimeout(300);
  await expect(page.getByRole("button", { name: /^Open the pack/ })).toBeVisible();
  expect(await prisma().pack.count({ where: { id: packs[0], openedAt: { not: null } } })).toBe(0);
  await drag(0.7);
  await expect(stage(page)).toContainText("0 of 11 turned");
  await context.close();
});

test("it is heard unless it is muted, and backs glow only where their owner wishes", async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "heard", 2);
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      (window as unknown as { tones: number }).tones += 1;
      return make.call(this);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await page.goto(`/shop/packs/${packs[0]}`);
  await openIt(page);
  expect(await tones()).toBeGreaterThan(0);
  const glowing = () =>
    page
      .locator(".stage-back")
      .evaluateAll((all) => all.filter((back) => getComputedStyle(back).boxShadow !== "none").length);
  expect(await glowing()).toBe(0);
  await page.getByRole("button", { name: "Glow" }).click();
  await page.getByRole("button", { name: "Sound" }).click();
  await page.goto(`/shop/packs/${packs[1]}`);
  await expect(page.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "false");
  await openIt(page);
  await page.getByRole("button", { name: /^Turn all/ }).click();
  expect(await tones()).toBe(0);
  await expect(stage(page)).toHaveAttribute("data-glow", "true");
  await context.close();
});

test("who wants less motion has all of it at once", async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "still", 1, { reducedMotion: "reduce" });
  await page.goto(`/shop/packs/${packs[0]}`);
  await page.getByRole("button", { name: /^Open the pack/ }).click();
  await expect(stage(page)).toContainText("11 of 11 turned");
  await expect(page.getByRole("region", { name: "In this pack" })).toBeVisible();
  await context.close();
});

test("five at once, then all: one summary with the best, what is new, the doubles and the worth", async ({
  browser,
}) => {
  const { page, context, member } = await withPacks(browser, "many", 12);
  await page.goto("/shop/packs");
  await page.getByRole("link", { name: "Open 5", exact: true }).click();
  await page.getByRole("button", { name: "Open 5 packs" }).click();
  const summary = page.getByRole("region", { name: "In these 5 packs" });
  await expect(summary).toContainText(/55 cards: \d+ new, \d+ doubles?\. Worth \$\d+\.\d\d\./);
  await expect(page.getByRole("list", { name: "The best of them" }).getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
  await page.goto("/shop/packs");
  await page.getByRole("link", { name: "Open all 7" }).click();
  await page.getByRole("button", { name: "Open 7 packs" }).click();
  await expect(page.getByRole("region", { name: "In these 7 packs" })).toContainText("77 cards");
  const closed = { holderId: accountOf("binder", member.id), openedAt: null };
  expect(await prisma().pack.count({ where: closed })).toBe(0);
  await context.close();
});

test("a pull is seen by a link once its owner shares it, with a picture and the proof, and no longer than that", async ({
  browser,
}) => {
  const { page, context, member, packs } = await withPacks(browser, "share", 1);
  const friend = await visitor(browser);
  const path = `/pulls/${packs[0]}`;
  const gone = async () => {
    expect((await friend.request.get(path)).status()).toBe(404);
    expect((await friend.request.get(`/api${path}/picture`)).status()).toBe(404);
  };
  await gone();
  await page.goto(`/shop/packs/${packs[0]}`);
  await openIt(page);
  await gone();
  await page.getByRole("button", { name: /^Turn all/ }).click();
  await page.getByRole("button", { name: "Share this pull" }).click();
  await expect(page.getByRole("link", { name: "Its page for others" })).toHaveAttribute("href", path);

  await friend.goto(path);
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText(`${member.nick} opened Salt and Tide booster`);
  await expect(friend.getByRole("list", { name: "The cards of this pull" }).getByRole("listitem")).toHaveCount(11);
  await expectAccessible(friend);
  const picture = await friend.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await friend.request.get(new URL(picture ?? "", friend.url()).href);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await answer.body()).subarray(1, 4).toString()).toBe("PNG");
  await friend.getByRole("link", { name: "Check that chance was fair" }).click();
  await expect(friend.getByText("Nobody, not even the house, could have chosen these cards.")).toBeVisible();

  await page.getByRole("button", { name: "Take the page down" }).click();
  await expect(page.getByRole("button", { name: "Share this pull" })).toBeVisible();
  await gone();
  await Promise.all([context.close(), friend.context().close()]);
});

test("over HTTP: nothing of a closed pack comes out, by page, proof, picture or size; nobody opens or shows another's", async ({
  browser,
}) => {
  const { page, context, packs } = await withPacks(browser, "attack", 3);
  const thief = await comeIn(browser, "thief");
  const [mine = "", , third = ""] = packs;
  const origin = new URL(page.url()).origin;
  const post = (path: string, data: unknown, headers = {}) =>
    thief.page.request.post(path, { data, headers: { origin, ...headers } });
  expect((await thief.page.request.get(`/shop/packs/${mine}`)).status()).toBe(404);
  expect((await post(`/api/packs/${mine}/open`, {})).status()).toBe(404);
  for (const path of [
    `/api/packs/${mine}/proof`,
    `/pulls/${mine}`,
    `/api/pulls/${mine}/picture`,
    `/verify?pack=${mine}`,
  ])
    expect(await (await thief.page.request.get(path)).text(), path).not.toMatch(/"number":|Salt and Tide \(|secret/);
  // Pages of closed packs of one product are as long as one another, but for what names them.
  const sizes = await Promise.all(
    packs.map(async (id) => (await (await page.request.get(`/shop/packs/${id}`)).text()).length),
  );
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(80);
  const html = await (await page.request.get(`/shop/packs/${third}`)).text();
  expect([...html.matchAll(/\/api\/cards\/[a-z-]+\/(\d+)-/g)].map(([, number]) => number)).toHaveLength(
    [...html.matchAll(/\/api\/cards\/[a-z-]+\/(\d+)-/g)].filter(([, number], _, [first]) => number === first?.[1])
      .length,
  );
  expect(await prisma().pack.count({ where: { id: { in: packs }, openedAt: { not: null } } })).toBe(0);
  await Promise.all([context.close(), thief.context.close()]);
});
