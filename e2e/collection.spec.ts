import { expect } from "@playwright/test";
import type { Member } from "../lib/auth/policy";
import { showManyCards } from "../lib/build/testing/many-cards-page";
import { newId } from "../lib/db/ids";
import type { PlainCards } from "../lib/engine/ccg/cards/plain";
import { accountOf, cardAsset, MINT, move } from "../lib/engine/kernel/ledger";
import { ok } from "../lib/engine/kernel/result";
import { perform } from "../lib/services/ledger/perform";
import { test } from "./clean-test";
import { cell, choose, chosenIn, count, field, grid, open, side } from "./collection-page";
import { comeIn, expectAccessible, LONG, PHONE, visitor } from "./steps";

let game: PlainCards;
let poker: PlainCards;
/** The cards for collecting of a game, or of one of its sets. */
const collectible = ({ cards }: PlainCards, set?: string) =>
  cards.filter((card) => !card.hidden && card.set !== "" && (set === undefined || card.set === set));
const inSet = (set: string): number[] => collectible(game, set).map(({ number }) => number);
const named = (name: string): number => collectible(game).find((card) => card.name === name)!.number;

test.beforeAll(async ({ baseURL }) => {
  const fetched = async (name: string): Promise<PlainCards> =>
    (await fetch(`${baseURL}/api/cards/${name}/cards.json`)).json();
  [game, poker] = await Promise.all([fetched("five-dyes"), fetched("poker")]);
});

/** Puts cards into a member's binder. */
async function give(member: Member, numbers: readonly number[], count = 1, of = "five-dyes"): Promise<void> {
  const postings = numbers.flatMap((number) =>
    move(cardAsset(of, number), count, MINT, accountOf("binder", member.id)),
  );
  await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({ transfers: [{ postings, memo: {} }], answer: {} }),
  );
}

test("a collector finds what is new, filters with help, orders, saves a display and comes back to it", async ({
  browser,
}) => {
  const { page, member } = await comeIn(browser, "coll");
  await open(page);
  await expect(page.getByText("Your binder is empty.")).toBeVisible();
  await give(member, inSet("ST").slice(0, 7), 2);
  await give(member, [named("Glass Serpent")]);
  await open(page);
  await expect(page.getByText(/^8 of 312 cards, \$\d+\.\d\d$/)).toBeVisible();
  await expect(side(page).getByRole("link", { name: /^Salt and Tide 7 of 90$/ })).toBeVisible();
  await expectAccessible(page);

  await field(page).pressSequentially("rar");
  await page
    .getByRole("option", { name: /^rarity/ })
    .first()
    .click();
  await field(page).pressSequentially("=U and mihgt>2");
  await expect(page.getByText("There is no attribute “mihgt”.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "might", exact: true }).click();
  await expect(field(page)).toHaveValue("rarity=U and might>2");
  await expect(page.getByText("There is no attribute “mihgt”.")).toBeHidden();
  await choose(page, "Show", "Owned");
  await expect(cell(page, "Glass Serpent")).toHaveAccessibleName(/you have 1, new, \$0\.20$/);
  // The address says it all: a reload shows the same, the back button the step before.
  await expect(page).toHaveURL(/filter=rarity%3DU\+and\+might%3E2&show=owned$/);
  await page.reload();
  await expect(field(page)).toHaveValue("rarity=U and might>2");
  await expect(cell(page, "Glass Serpent")).toBeVisible();
  await page.goBack();
  await expect(chosenIn(page, "Show")).toHaveText("All cards");
  await expect(field(page)).toHaveValue("rarity=U and might>2");

  await field(page).fill("/sort 1 rarity -might");
  await field(page).press("Enter");
  await expect(chosenIn(page, "Order")).toHaveText("Your own order");
  await expect(page.getByRole("gridcell", { name: "Uncommon", exact: true })).toBeVisible();
  await field(page).fill("/display Strong and uncommon");
  await field(page).press("Enter");
  const saved = page.getByRole("link", { name: "Strong and uncommon" });
  await expect(saved).toBeVisible();
  await page.getByRole("link", { name: /^The Ember Fair \d/ }).click();
  await expect(field(page)).toHaveValue("set:EF");
  await saved.click();
  await expect(field(page)).toHaveValue("rarity=U and might>2");
  await page.getByRole("button", { name: "Delete “Strong and uncommon”" }).click();
  await expect(saved).toHaveCount(0);

  await page.getByRole("button", { name: "Mark 8 new as seen" }).click();
  await expect(page.getByRole("button", { name: /as seen$/ })).toHaveCount(0);
  await choose(page, "Show", "New");
  await expect(page.getByText("No result for “rarity=U and might>2”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await count(page, "312 cards");
  await page.context().close();
});

test("a complete set is registered in two steps; a copy of each card is kept for good", LONG, async ({ browser }) => {
  const [{ page, member, context }, other] = [await comeIn(browser, "set"), await comeIn(browser, "see")];
  const fair = inSet("EF");
  await give(member, fair.slice(1));
  await open(page);
  await expect(page.getByRole("button", { name: /^Register for/ })).toHaveCount(0);
  await give(member, fair.slice(0, 1), 2);
  await page.reload();
  const purse = page.getByLabel(/^Purse: /);
  const before = Number((await purse.textContent())?.replace("$", ""));
  const bonus = (fair.length / 10).toFixed(2);
  await page.getByRole("button", { name: `Register for $${bonus}: The Ember Fair` }).click();
  await expect(page.getByText(/stays in your binder for good/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Register for $${bonus}`, exact: true }).dblclick();
  await expect(side(page).getByRole("link", { name: /^The Ember Fair .*registered$/ })).toBeVisible();
  await expect(purse).toHaveText(`$${(before + Number(bonus)).toFixed(2)}`);
  await choose(page, "Show", "Registered");
  await count(page, `${fair.length} cards`);

  const card = game.cards.find(({ number }) => number === fair[0])!;
  await cell(page, card.name).click();
  await expect(page).toHaveURL(`/cards/five-dyes-${card.number}`);
  await expect(page.getByRole("heading", { level: 1, name: card.name })).toBeVisible();
  await expect(page.getByText("one copy stays")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Printings" })).toBeVisible();
  await expectAccessible(page);
  // Others see who has it, until its owner hides the binder.
  const owner = other.page.getByRole("link", { name: member.nick });
  await other.page.goto(`/cards/five-dyes-${card.number}`);
  await expect(owner).toBeVisible();
  await open(page);
  const shown = page.getByRole("switch", { name: "Others see my cards" });
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect
    .poll(async () => {
      await other.page.reload();
      return owner.count();
    })
    .toBe(0);
  await page.goto(`/cards/five-dyes-${card.number}`);
  await expect(page.getByRole("link", { name: `${member.nick} you` })).toBeVisible();
  await Promise.all([context.close(), other.context.close()]);
});

test("by keyboard alone: from the filter to a card, and through the pages of the binder", LONG, async ({ browser }) => {
  const { page, member } = await comeIn(browser, "keys");
  await give(member, [named("Glass Serpent")]);
  await open(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("type=Beast and gua");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type(">2");
  await expect(field(page)).toHaveValue("type=Beast and guard>2");
  await page.keyboard.press("Escape");
  // What is found has come: a card that goes meanwhile would take the focus along.
  await expect(page).toHaveURL(/guard/);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place ?? null);
  for (let tabs = 0; tabs < 20 && (await focused()) === null; tabs++) await page.keyboard.press("Tab");
  expect(await focused()).toBe("0");
  const columns = Number(await grid(page).getAttribute("aria-colcount"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe(String(columns + 1));
  await page.keyboard.press("Control+End");
  await expect.poll(async () => Number(await focused())).toBeGreaterThan(columns + 1);
  await page.keyboard.press("Control+Home");
  await expect.poll(focused).toBe("0");
  // A key at the edge goes nowhere, and takes the focus from nothing later.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("/");
  await page.keyboard.type("type=Beast and guard>2 and cost>0");
  await expect(field(page)).toHaveValue("type=Beast and guard>2 and cost>0");
  await expect(page).toHaveURL(/cost/);
  await field(page).fill("type=Beast and guard>2");
  await expect(page).not.toHaveURL(/cost/);
  await grid(page).getByRole("link").first().focus();
  await expect.poll(focused).toBe("0");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cards\/five-dyes-\d+$/);
  await page.goBack();
  await expect(field(page)).toHaveValue("type=Beast and guard>2");

  await open(page, "&view=binder");
  await expect(page.getByRole("grid", { name: "Binder, page 1 of 35" })).toBeVisible();
  await expect(page.getByRole("rowgroup")).toHaveCount(2);
  await expectAccessible(page);
  const on = page.getByRole("button", { name: "Next page" });
  await on.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid", { name: "Binder, page 3 of 35" })).toBeVisible();
  await expect(on).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("18");
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("grid", { name: "Binder, page 4 of 35" })).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("grid", { name: "Binder, page 5 of 35" })).toBeVisible();
  // The last page lies alone.
  await open(page, "&view=binder&filter=set%3AEF+rarity%3Ac");
  await on.click();
  await expect(page.getByRole("grid", { name: "Binder, page 3 of 3" })).toBeVisible();
  await expect(page.getByRole("rowgroup")).toHaveCount(1);
  await expectAccessible(page);
  await page.context().close();
});

test("a foil leans to the pointer, and stands beside its plain card", LONG, async ({ browser }) => {
  const { page, member } = await comeIn(browser, "foil", { reducedMotion: "no-preference" });
  const [[plain, foil] = [0, 0]] = game.foils;
  await give(member, [foil]);
  await open(page, "&show=owned");
  await count(page, "1 card");
  await page.goto(`/cards/five-dyes-${foil}`);
  const card = page.locator(".cf[data-foil]").first();
  const lean = () =>
    card
      .locator(".cf-card")
      .first()
      .evaluate((one) => getComputedStyle(one).transform);
  const still = await lean();
  const box = (await card.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.2);
  await expect.poll(lean).not.toBe(still);
  // And as the device is held: the first reading is how it is usually held.
  await page.mouse.move(2, 2);
  await expect.poll(lean).toBe(still);
  const hold = (beta: number, gamma: number) =>
    page.evaluate((held) => window.dispatchEvent(new DeviceOrientationEvent("deviceorientation", held)), {
      ...{ alpha: 0, beta, gamma },
    });
  await hold(35, 5);
  await hold(35, 20);
  await expect.poll(lean).not.toBe(still);
  await expect(page.getByText("it completes a set as the plain card does")).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href="/cards/five-dyes-${plain}"]`).click();
  await expect(page).toHaveURL(`/cards/five-dyes-${plain}`);
  await expect(page.getByRole("img", { name: /, basic$/ })).toBeVisible();
  await page.context().close();
});

test("on a phone, in the dark: grid, sets, binder, a card, playing cards", LONG, async ({ browser }) => {
  const { page, member } = await comeIn(browser, "phone", { viewport: PHONE, colorScheme: "dark", hasTouch: true });
  const playing = collectible(poker).map(({ number }) => number);
  await give(member, inSet("WC").slice(0, 12));
  await give(member, playing.slice(0, 5), 2, "poker");
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const fine = async () => {
    await expect.poll(sideways).toBe(0);
    await expectAccessible(page);
  };
  await open(page);
  await expect(grid(page)).toHaveAttribute("aria-colcount", "3");
  await fine();
  await page.getByRole("button", { name: "Sets and displays" }).tap();
  await expect(side(page)).toBeVisible();
  await fine();
  await page.getByRole("link", { name: /^The Woven City 12 of 162$/ }).tap();
  await expect(field(page)).toHaveValue("set:WC");
  await page.getByRole("button", { name: "Binder" }).tap();
  await page.getByRole("button", { name: "Next page" }).tap();
  await expect(page.getByRole("grid", { name: /^Binder, page 2 of/ })).toBeVisible();
  await expect(page.getByRole("rowgroup").filter({ visible: true })).toHaveCount(1);
  await fine();
  await page.goto(`/cards/five-dyes-${named("Glass Serpent")}`);
  await expect(page.getByText("is guarded only by Sly fighters")).toBeVisible();
  await fine();

  await page.goto("/collection?game=poker");
  await expect(page.getByText(/^5 of 54 cards/)).toBeVisible();
  await expect(grid(page).locator("use").first()).toHaveAttribute("href", /^#card-/);
  await fine();
  await page.goto(`/cards/poker-${playing[0]}`);
  await expect(page.getByText("You have", { exact: true })).toBeVisible();
  await fine();
  await page.context().close();
});

test(
  "a visitor reads all of it and is asked to sign in; a card that is not there is not found",
  LONG,
  async ({ browser }) => {
    const page = await visitor(browser);
    for (const path of ["/cards", "/binders"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/collection$/);
    }
    await open(page, "&filter=moth");
    await expect(page.getByText("This is what there is to collect.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign in to collect" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Saved displays" })).toHaveCount(0);
    await expect(grid(page).getByRole("link").first()).not.toHaveAccessibleName(/binder/);
    // In colour, and nothing counted: nobody's cards are missing.
    await expect(grid(page).getByText(/^×/)).toHaveCount(0);
    await expectAccessible(page);
    // However fast one is, the back button leads to what one saw last.
    await field(page).fill("might>2");
    await field(page).fill("/sort 1 rarity");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/sort=1\+rarity$/);
    await field(page).fill("might>3");
    await side(page).getByRole("link").first().dispatchEvent("click");
    await expect(field(page)).toHaveValue(/^set:/);
    await page.goBack();
    await expect(field(page)).toHaveValue("might>3");
    await page.goBack();
    await expect(field(page)).toHaveValue("might>2");
    await page.goto(`/cards/five-dyes-${named("Glass Serpent")}`);
    await expect(page).toHaveTitle(/^Glass Serpent, Five Dyes/);
    await expect(page.getByText("Worth", { exact: true })).toBeVisible();
    // Tokens are made in play: nobody has one, and none has a price.
    const token = game.cards.find(({ name, hidden }) => hidden && name === "Apprentice")!;
    await page.goto(`/cards/five-dyes-${token.number}`);
    await expect(page.getByText(/^Other cards make it during a game/)).toBeVisible();
    await expect(page.getByText("Worth", { exact: true })).toHaveCount(0);
    for (const id of ["five-dyes-0", "five-dyes-9999", "nothing-1", "five-dyes"])
      expect((await page.goto(`/cards/${id}`))?.status(), id).toBe(404);
    await page.context().close();
  },
);

test(
  "of ten thousand cards only those in sight exist: as one scrolls, filters and jumps to the end",
  LONG,
  async ({ browser }) => {
    const page = await visitor(browser);
    await showManyCards(page, 10_000);
    await open(page);
    await count(page, "10,000 cards");
    expect(Number(await grid(page).getAttribute("aria-rowcount"))).toBeGreaterThan(1_500);
    const cells = page.getByRole("gridcell");
    await expect.poll(() => cells.count()).toBeLessThan(80);

    for (let i = 0; i < 20; i++) await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(10_000);
    const rows = () => page.getByRole("row").evaluateAll((all) => all.map((row) => Number(row.ariaRowIndex)));
    // The rows in sight, and the one that Tab comes to.
    await expect.poll(async () => (await rows()).filter((row) => row < 20)).toHaveLength(1);
    expect((await rows()).length).toBeGreaterThan(3);
    expect(await cells.count()).toBeLessThan(120);

    await field(page).fill('text has "draw" and might+guard>5');
    await expect(page.getByText(/^[\d,]+ cards$/).first()).not.toHaveText("10,000 cards");
    await page.getByRole("button", { name: "Clear" }).click();
    await count(page, "10,000 cards");
    await grid(page).getByRole("link").first().focus();
    await page.keyboard.press("Control+End");
    await expect(page.locator(":focus")).toHaveAttribute("data-place", "9999");
    expect(await cells.count()).toBeLessThan(120);
    await page.context().close();
  },
);

test(
  "a view chosen while a display is being saved stays, and the page is not loaded anew",
  LONG,
  async ({ browser }) => {
    const { page } = await comeIn(browser, "midsave");
    await open(page);
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const held: (() => void)[] = [];
    await page.route(/\/collection\?game=five-dyes/, async (route) => {
      const response = await route.fetch();
      await new Promise<void>((letGo) => held.push(letGo));
      await route.fulfill({ response });
    });
    await field(page).fill("/display Slow");
    await field(page).press("Enter");
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole("button", { name: "Binder", exact: true }).click();
    await expect(page.getByRole("grid", { name: /^Binder, page/ })).toBeVisible();
    held[0]!();
    await expect(page.getByText("“Slow” is saved.").first()).toBeVisible();
    await expect(page).toHaveURL(/view=binder/);
    // A router whose answer was thrown away asks for the page once more.
    await page.waitForTimeout(500);
    await choose(page, "Show", "Owned");
    await expect(page).toHaveURL(/show=owned/);
    await page.unroute(/\/collection\?game=five-dyes/);
    for (const letGo of held) letGo();
    await expect(page.getByRole("link", { name: "Slow" })).toBeVisible();
    await expect(chosenIn(page, "Show")).toHaveText("Owned");
    // A page loaded anew shows the same: the requests tell.
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/show=owned/);
    await expect(page).toHaveURL(/view=binder/);
  },
);
