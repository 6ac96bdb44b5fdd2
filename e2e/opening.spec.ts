import { expect, type Page } from "@playwright/test";
import { fund } from "../lib/build/testing/shop";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { accountOf, COIN } from "../lib/engine/kernel/ledger";
import { give } from "../lib/services/trades/give";
import { test } from "./clean-test";
import { openIt, stage, turnIt, withPacks } from "./pack-steps";
import { comeIn, expectAccessible, LONG, MOTION, newPage, PHONE, problemsOf, secondClick } from "./steps";

/** Opening packs: how it is torn, turned, heard and summed up. */

test.use(MOTION);

const pieces = /^\/api\/cards\//;

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

test(
  "a card whose picture is held back waits for it; before the opening none is asked for",
  LONG,
  async ({ browser }) => {
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
  },
);

for (const [where, options] of [
  ["desk", { viewport: { width: 1440, height: 900 } }],
  ["phone", { viewport: PHONE, hasTouch: true }],
] as const)
  test(
    `at the last card nothing jumps, and what it is worth is told then and not before (${where})`,
    LONG,
    async ({ browser }) => {
      const { page, context, packs } = await withPacks(browser, `jump-${where}`, 1, options);
      const problems = problemsOf(page);
      await page.goto(`/shop/packs/${packs[0]}`);
      const top = () => page.locator(".stage-row").evaluate((row) => Math.round(row.getBoundingClientRect().y));
      const closed = await top();
      await openIt(page);
      expect(await top()).toBe(closed);
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
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            // At the press the cards beside move over by one; nothing moves after it, and nothing else at it.
            const moved = sources.filter(({ node }) => !(hadRecentInput && node?.closest(".stage-side")));
            if (moved.length > 0)
              shifts.push(`${value} ${moved.map(({ node }) => node?.textContent?.slice(0, 60) ?? node?.nodeName)}`);
          }
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
    },
  );

test("a pack tears under a pointer: a little is taken back, most of it opens", LONG, async ({ browser }) => {
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

test("a double press at the last card leads nowhere: it is seen first", async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "double", 2);
  const untilLast = async (pack: string | undefined) => {
    await page.goto(`/shop/packs/${pack}`);
    await openIt(page);
    for (let turned = 1; turned <= 10; turned++) {
      await turnIt(page);
      await expect(stage(page)).toContainText(`${turned} of 11 turned`);
    }
    await page.waitForTimeout(600);
  };
  const onward = page.getByRole("link", { name: /^(Open next|To the binder)/ }).filter({ hasText: "Space" });
  const stays = async () => {
    await page.waitForTimeout(700);
    await expect(stage(page)).toContainText("11 of 11 turned");
  };
  await untilLast(packs[0]);
  // As soon as the way on stands in the same place and is in focus: nothing slower is asked in between.
  await page.evaluate(async () => {
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true, composed: true }),
      );
    press();
    while (!(document.activeElement instanceof HTMLAnchorElement)) await new Promise(requestAnimationFrame);
    press();
  });
  await stays();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(new RegExp(`/shop/packs/${packs[1]}$`));

  await untilLast(packs[1]);
  await turnIt(page);
  await secondClick(page, onward);
  await stays();
  await onward.click();
  // Of the binder it shows what one has.
  await expect(page).toHaveURL(/\/collection\?game=five-dyes&show=owned$/);
  await context.close();
});

test("it is heard unless it is muted, and backs glow only where their owner wishes", LONG, async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "heard", 2);
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0, inPress: false });
    const Made = window.AudioContext;
    window.AudioContext = class extends Made {
      constructor() {
        // While a press is answered, this is its event.
        if (window.event) Object.assign(window, { inPress: true });
        super();
      }
    };
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      (window as unknown as { tones: number }).tones += 1;
      return make.call(this);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await page.goto(`/shop/packs/${packs[0]}`);
  await openIt(page);
  await expect.poll(tones).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { inPress: boolean }).inPress)).toBe(false);
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

test(
  "what was opened together stays on the page: when it is read anew for a gift, on a reload, on the way back",
  LONG,
  async ({ browser }) => {
    const friend = await comeIn(browser, "friend");
    await fund(friend.member, 100);
    const { page, context, member, packs } = await withPacks(browser, "keeps", 12);
    await page.goto(`/shop/packs/many?first=${packs[0]}&count=12`);
    // They are opened by two requests: the second is held back.
    let [held, asked] = [() => {}, 0];
    const second = new Promise<void>((end) => {
      held = end;
    });
    await page.route("**/shop/packs/many*", async (route) => {
      if (route.request().method() === "POST" && ++asked === 2) await second;
      await route.continue();
    });
    await page.getByRole("button", { name: "Open 12 packs" }).click();
    await expect(stage(page)).toContainText("10 of 12 opened");
    const gift = { key: newId(), to: member.nick, goods: [{ asset: COIN, amount: 100 } as const], note: "" };
    expect(await give(friend.member, gift)).toMatchObject({ ok: true });
    await expect(page.getByRole("link", { name: /1 new/ }).first()).toBeVisible();
    const readAnew = page.waitForResponse((response) => /\/shop\/packs\/many\?.*_rsc/.test(response.url()));
    held();
    const summary = page.getByRole("region", { name: "In these 12 packs" });
    await expect(summary).toContainText("132 cards");
    const best = page.getByRole("list", { name: "The best of them" });
    const names = await best.textContent();
    await readAnew;
    for (const again of [() => page.waitForTimeout(500), () => page.reload()]) {
      await again();
      await expect(summary).toContainText("132 cards");
      expect(await best.textContent()).toBe(names);
    }
    await context.close();
    await friend.context.close();
  },
);

test("a pack that was opened is open on the way back, and is closed on no list", LONG, async ({ browser }) => {
  const { page, context } = await withPacks(browser, "back", 2);
  await page.goto("/shop/packs");
  await page.getByRole("link", { name: "Open one" }).click();
  await openIt(page);
  await turnIt(page);
  await expect(page).toHaveURL(/turned=1$/);
  await page.goBack();
  await expect(page.getByText("1 pack", { exact: true })).toBeVisible();
  await page.goForward();
  await expect(stage(page)).toContainText("1 of 11 turned");
  await context.close();
});

test("the way back without a network waits for it", LONG, async ({ browser }) => {
  const { page, context } = await withPacks(browser, "lostway", 2);
  await page.goto("/shop/packs");
  await page.getByRole("link", { name: "Open one" }).click();
  await openIt(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 pack", { exact: true })).toBeVisible();
  await context.close();
});

test("on a phone nothing that flies off a pack makes the page wider", LONG, async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "wide", 2, { viewport: PHONE, hasTouch: true });
  await page.goto(`/shop/packs/many?first=${packs[0]}&count=2`);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/shop/packs/many*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Open 2 packs" }).click();
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  letGo();
  await expect(stage(page)).toContainText("2 of 2 opened");
  await context.close();
});

test("who wants less motion has all of it at once", LONG, async ({ browser }) => {
  const { page, context, packs } = await withPacks(browser, "still", 1, { reducedMotion: "reduce" });
  await page.goto(`/shop/packs/${packs[0]}`);
  await page.getByRole("button", { name: /^Open the pack/ }).click();
  await expect(stage(page)).toContainText("11 of 11 turned");
  await expect(page.getByRole("region", { name: "In this pack" })).toBeVisible();
  await context.close();
});

test(
  "five at once, then all: one summary with the best, what is new, the doubles and the worth",
  LONG,
  async ({ browser }) => {
    const { page, context, member } = await withPacks(browser, "many", 12);
    await page.goto("/shop/packs");
    await page.getByRole("link", { name: "Open 5", exact: true }).click();
    // Whoever steers by keys is at the verb, and stays where it was.
    await expect(page.getByRole("button", { name: "Open 5 packs" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByRole("link", { name: "To the binder" })).toBeFocused();
    const summary = page.getByRole("region", { name: "In these 5 packs" });
    await expect(summary).toContainText(/55 cards: \d+ new, \d+ doubles?\. Worth \$\d+\.\d\d\./);
    await expect(page.getByRole("list", { name: "The best of them" }).getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);
    // Each of them has its own page, where its pull is shared; the way back leads to all of them, and to those that are left.
    await summary.getByRole("link", { name: /pack 1, worth/ }).click();
    await expect(page.getByRole("button", { name: "Share this pull" })).toBeVisible();
    await page.goBack();
    await expect(summary).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: "Open all 7" }).click();
    await page.getByRole("button", { name: "Open 7 packs" }).click();
    await expect(page.getByRole("region", { name: "In these 7 packs" })).toContainText("77 cards");
    const closed = { holderId: accountOf("binder", member.id), openedAt: null };
    expect(await prisma().pack.count({ where: closed })).toBe(0);
    await context.close();
  },
);
