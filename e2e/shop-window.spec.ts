import { expect } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { test } from "./clean-test";
import { PASSWORD } from "./seeds";
import { bought, panelOf, shopFor } from "./shop-page";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, visitor } from "./steps";

/** What the shop shows before one pays: the set in its window, galleries, limits, and what the form says by itself. */

test("a visitor finds the shop from every page, and sees a set, its chase cards with their odds, and what they begin with", async ({
  browser,
}) => {
  const page = await visitor(browser);
  const problems = problemsOf(page);
  await page.goto("/games");
  await page.getByRole("navigation", { name: "Rooms" }).first().getByRole("link", { name: "Shop" }).click();
  const scene = page.getByRole("region", { name: "The Ember Fair" }).first();
  await expect(scene.getByRole("listitem")).toHaveCount(4);
  for (const card of await scene.getByRole("listitem").all()) await expect(card).toContainText(/1 in \d+ packs/);
  await expect(scene).toContainText(/New members begin with \$\d+\.\d\d: enough for \d+ packs of this set\./);
  await expect(scene.getByRole("link", { name: /^Sign up: \$\d+\.\d\d is yours$/ })).toHaveAttribute(
    "href",
    /^\/sign-up\?next=/,
  );
  // The fair's picture and those of its cards are there.
  await expect
    .poll(() =>
      scene.locator("img").evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await expectAccessible(page);
  // The house's sign is not asked for again with every change of the address.
  expect((await page.request.get("/favicon.svg")).headers()["cache-control"]).toBe("public, max-age=86400");
  await scene.getByRole("link", { name: "All 60 cards" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The cards of The Ember Fair" })).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: /^Mythic, \d+$/ })
      .getByRole("link")
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto("/shop/sets/five-dyes/NO"))?.status()).toBe(404);
  expect((await page.goto("/shop/sets/no-game/EF"))?.status()).toBe(404);
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  await page.context().close();
});

test("on a phone the bar leads to Cards and Shop, and nothing lies beside the screen", LONG, async ({ browser }) => {
  const page = await visitor(browser, { viewport: PHONE, hasTouch: true });
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Rooms" });
  for (const [room, path] of [
    ["Shop", "/shop"],
    ["Cards", "/collection"],
  ] as const)
    await expect(bar.getByRole("link", { name: room, exact: true }).last()).toHaveAttribute("href", path);
  for (const path of ["/shop", "/shop/sets/five-dyes/WC"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await expectAccessible(page);
  }
  await page.context().close();
});

test(
  "half a pack is refused with a sentence where it was typed, by the page and by the server",
  LONG,
  async ({ browser }) => {
    const { page, context, member } = await comeIn(browser, "half");
    const panel = await shopFor(page, "Salt and Tide booster");
    for (const odd of ["-3", "abc", "99999", "", "2.5"]) {
      await panel.getByRole("spinbutton").fill(odd);
      await expect(panel.getByRole("alert")).toHaveText("Packs are sold whole: write a number from 1 to 20.");
      await expect(panel.getByRole("spinbutton")).toHaveAttribute("aria-invalid", "true");
      await expect(panel.getByRole("button", { name: /^Buy/ })).toHaveText("Buy");
    }
    await panel.getByRole("spinbutton").press("Enter");
    await panel.getByRole("button", { name: /^Buy/ }).click({ force: true });
    await expect(panel.getByRole("spinbutton")).toHaveValue("2.5");
    expect(await bought(member.id)).toBe(0);
    await panel.getByRole("spinbutton").fill("2");
    await expect(panel.getByRole("alert")).toHaveCount(0);

    const offer = (await (await page.request.get("/api/shop/offer")).json()).value;
    const product = await prisma().product.findFirstOrThrow({ where: { name: "Salt and Tide booster" } });
    const answer = await page.request.post("/api/shop/purchases", {
      data: {
        ...{ key: newId(), productId: product.id, quantity: 2.5, unitPrice: product.price },
        ...{ first: offer.first, commitment: offer.commitments[0], share: "" },
      },
    });
    expect([answer.status(), await answer.json()]).toEqual([
      400,
      { error: { code: "shop/malformed", data: { quantity: "shop/quantity" } } },
    ]);
    await context.close();
  },
);

test(
  "whose session is lost while they buy is told that nothing was bought, and finds the form as they left it",
  LONG,
  async ({ browser }) => {
    const { page, context, member } = await comeIn(browser, "gone");
    const { id } = await prisma().product.findFirstOrThrow({ where: { name: "Salt and Tide booster" } });
    await page.goto(`/shop/${id}`);
    await page.getByRole("spinbutton").fill("3");
    await page.getByText("How chance is sealed").click();
    await page.getByLabel("Your share of the chance").fill("my own share");
    await context.clearCookies();
    await page.getByRole("button", { name: /^Buy 3 for/ }).click();
    await expect(page).toHaveURL(/\/sign-in\?/);
    await expect(page.getByText("You were signed out, and nothing was bought.")).toBeVisible();
    expect(await bought(member.id)).toBe(0);
    await page.getByLabel("Nick").fill(member.nick);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/shop/${id}`));
    await expect(page.getByRole("spinbutton")).toHaveValue("3");
    await page.getByText("How chance is sealed").click();
    await expect(page.getByLabel("Your share of the chance")).toHaveValue("my own share");
    await page.getByRole("button", { name: /^Buy 3 for/ }).click();
    await expect(page.getByText(/^Bought 3 for/)).toBeVisible();
    expect(await bought(member.id)).toBe(1);
    await context.close();
  },
);

test(
  "who comes to the shop to sign up lands at the product that they wanted, by its name",
  LONG,
  async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto("/shop");
    const panel = panelOf(page, "Salt and Tide booster");
    const href = (await panel.getByRole("link", { name: "Sign in to buy" }).getAttribute("href")) ?? "";
    await page.goto(decodeURIComponent(href.replace(/^.*next=/, "")));
    await expect(panel.getByRole("heading", { name: "Salt and Tide booster" })).toBeInViewport();
    await page.context().close();
  },
);

test("“Buying…” and “Bought” are never said together", LONG, async ({ browser }) => {
  const { page, context } = await comeIn(browser, "both");
  const panel = await shopFor(page, "Salt and Tide booster");
  await page.route("**/shop", async (route) => {
    if (route.request().method() === "POST") await new Promise((done) => setTimeout(done, 400));
    await route.fallback();
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const form of document.querySelectorAll("form")) {
        const text = form.textContent ?? "";
        if (/Buying…/.test(text) && /Bought \d/.test(text)) seen.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (let i = 0; i < 2; i++) {
    await panel.getByRole("button", { name: /^Buy 1 for/ }).click();
    await expect(panel).toContainText("Buying…");
    await expect(panel).toContainText("Bought 1 for");
    // The news stands where it was said how one would pay: nothing below it moves.
    expect(await height()).toBe(before);
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await context.close();
});

test("a limit and a day of release are told before one pays, and a wish is kept", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "terms");
  const name = "Basic Deck booster";
  const { id } = await prisma().product.findFirstOrThrow({ where: { name } });
  await prisma().product.update({ where: { id }, data: { memberLimit: 2 } });
  const panel = await shopFor(page, name);
  await expect(panel).toContainText("2 for each member.");
  await panel.getByRole("spinbutton").fill("9");
  await expect(panel.getByRole("alert")).toHaveText("Packs are sold whole: write a number from 1 to 2.");
  await panel.getByRole("spinbutton").fill("2");
  await expect(panel).toContainText("You may buy 2 of these.");
  await panel.getByRole("button", { name: /^Buy 2 for/ }).click();
  await expect(panel).toContainText("Bought 2 for");
  await expect(panel).toContainText("You have bought 2 of these: each member may have no more.");
  await prisma().product.update({
    where: { id },
    data: { memberLimit: null, releaseAt: new Date(Date.now() + 86_400_000) },
  });
  await page.reload();
  await expect(panel).toContainText(/Sold from .+ on\./);
  await expect(panel.getByRole("button", { name: /^Buy/ })).toHaveCount(0);
  await prisma().product.update({ where: { id }, data: { releaseAt: null } });

  const heart = page.getByRole("button", { name: /^Wish list: / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => prisma().wish.count({ where: { userId: member.id } })).toBe(1);
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect.poll(() => prisma().wish.count({ where: { userId: member.id } })).toBe(0);
  await context.close();
});

test(
  "a member finds a heart on each card of a gallery and of the collection; a visitor finds none",
  LONG,
  async ({ browser }) => {
    const { page, member, context } = await comeIn(browser, "heart");
    await page.goto("/shop/sets/five-dyes/WC");
    const heart = page.getByRole("button", { name: "Wish list: Blue-Step Heron" });
    await heart.focus();
    await heart.press("Enter");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => prisma().wish.count({ where: { userId: member.id, printing: 29 } })).toBe(1);
    await page.goto("/collection?game=five-dyes&filter=tag:wish");
    const cell = page
      .getByRole("gridcell")
      .filter({ has: page.getByRole("button", { name: "Wish list: Blue-Step Heron" }) });
    await expect(cell.getByRole("button")).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    await cell.getByRole("button").click();
    // It is off the list, and the filter shows what is on it.
    await expect(cell).toHaveCount(0);
    await expect.poll(() => prisma().wish.count({ where: { userId: member.id } })).toBe(0);
    const stranger = await visitor(browser);
    await stranger.goto("/shop/sets/five-dyes/WC");
    await expect(stranger.getByRole("link", { name: /^Blue-Step Heron/ }).first()).toBeVisible();
    await expect(stranger.getByRole("button", { name: /^Wish list: / })).toHaveCount(0);
    await Promise.all([context.close(), stranger.context().close()]);
  },
);
