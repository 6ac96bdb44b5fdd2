import { expect, type Page } from "@playwright/test";
import { comeIn, expectAccessible, LONG, type Person, PHONE, problemsOf, test, visitor } from "./steps";

/** Booster drafts: by pointer, finger and keys; who watches sees no pack. */

const pack = (page: Page) => page.getByRole("list", { name: /^The pack before you/ }).getByRole("button");
const pool = (page: Page) => page.getByRole("heading", { name: /^Your cards: / });

/** Chooses by what an option begins with. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  const list = page.getByRole("combobox", { name: field });
  const labels = await list.getByRole("option").allTextContents();
  await list.selectOption({ label: labels.find((label) => label.startsWith(option)) ?? option });
}

async function open(page: Page, { seats, bots, packs }: Record<"seats" | "bots" | "packs", string>): Promise<string> {
  await page.goto("/tables/draft");
  await choose(page, "What is opened", "The Woven City booster");
  await choose(page, "Packs each", packs);
  await choose(page, "Seats", seats);
  await choose(page, "Bots from the start", bots);
  await choose(page, "Time for a pick", "No limit");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: /^Everybody opens / })).toBeVisible();
  // Who drafts, what is opened and the verbs stand one below the other, each as wide as the table.
  const table = page.getByRole("region", { name: "Table", exact: true });
  const isWhole = ({ clientWidth, children }: Element) =>
    [...children].every((child) => Math.abs(child.getBoundingClientRect().width - clientWidth) < 1);
  await expect.poll(() => table.evaluate(isWhole)).toBe(true);
  return new URL(page.url()).pathname;
}

/** Whoever has a pack takes a card of it, each in their own way, until it is over. */
async function draftOn(people: readonly { person: Person; take(page: Page): Promise<void> }[]): Promise<void> {
  for (let guard = 0; guard < 120; guard++) {
    const states = await Promise.all(
      people.map(async ({ person: { page } }) =>
        (await page.getByRole("heading", { name: "Make a deck of it" }).isVisible())
          ? "over"
          : (await pack(page).count()) > 0
            ? "pick"
            : "wait",
      ),
    );
    if (states.every((state) => state === "over")) return;
    for (const [i, { person, take }] of people.entries()) if (states[i] === "pick") await take(person.page);
  }
  throw new Error("The draft did not end.");
}

const taken = async (page: Page): Promise<number> => Number((await pool(page).textContent())?.match(/\d+/)?.[0] ?? 0);

test("two draft with two bots, one on a phone by taps, one by keys alone; a deck is made of it", async ({
  browser,
}) => {
  const ann = await comeIn(browser, "ann");
  const bob = await comeIn(browser, "bob", { viewport: PHONE, hasTouch: true });
  const problems = [ann, bob].map(({ page }) => problemsOf(page));
  const path = await open(ann.page, { seats: "4", bots: "2", packs: "1" });
  await bob.page.goto(`${path}?sit=1`);
  await expect(pack(ann.page)).toHaveCount(11);
  await expect(pack(bob.page)).toHaveCount(11);
  await expectAccessible(ann.page);
  await expectAccessible(bob.page);

  // Who watches sees who drafts and no pack.
  const watcher = await visitor(browser);
  await watcher.goto(path);
  await expect(watcher.getByRole("button", { name: new RegExp(`^${ann.member.nick}: `) })).toBeVisible();
  await expect(pack(watcher)).toHaveCount(0);

  let isNew = true;
  const byKeys = async (page: Page) => {
    const before = await taken(page);
    // The first time one comes to it; then the next pack has the focus by itself.
    if (isNew) await pack(page).first().focus();
    else await expect(pack(page).first()).toBeFocused();
    isNew = false;
    if ((await pack(page).count()) > 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => taken(page)).toBe(before + 1);
  };
  const byTaps = async (page: Page) => {
    const before = await taken(page);
    await pack(page).first().tap();
    await page.getByRole("button", { name: /^Take / }).tap();
    await expect.poll(() => taken(page)).toBe(before + 1);
  };
  await byKeys(ann.page);
  // What was taken is still taken after a reload.
  await ann.page.reload();
  await expect(pool(ann.page)).toHaveText("Your cards: 1");
  isNew = true;
  await draftOn([
    { person: ann, take: byKeys },
    { person: bob, take: byTaps },
  ]);

  // The whole draft can be read again, also by who watched.
  const log = ann.page.getByRole("region", { name: "How it was drafted" });
  await expect(log.getByRole("status")).toContainText("1. Pack 1, pick 1");
  await log.getByRole("button", { name: "The next pick" }).press("Enter");
  await expect(log.getByRole("status")).toContainText("2. Pack 1, pick 2");
  await expect(log.getByRole("list", { name: "What was in the pack, 10 cards" })).toBeVisible();
  await expect(watcher.getByRole("region", { name: "How it was drafted" })).toBeVisible();
  await expectAccessible(ann.page);
  await expectAccessible(bob.page);

  await ann.page.getByLabel("Name of the deck").fill("Of two packs");
  await ann.page.getByRole("button", { name: "Make the deck" }).press("Enter");
  await expect(ann.page).toHaveURL(/\/decks\//);
  await expect(ann.page.getByText("Of two packs").first()).toBeVisible();
  for (const found of problems) expect(found).toEqual([]);
  for (const page of [ann.page, bob.page, watcher]) await page.context().close();
});

test(
  "a draft for keeps begins once one has agreed to its price, and what is taken is one's own",
  LONG,
  async ({ browser }) => {
    const { page, context } = await comeIn(browser, "keep");
    await page.goto("/tables/draft");
    await choose(page, "What is opened", "The Woven City booster");
    await choose(page, "Packs each", "1");
    await choose(page, "Seats", "2");
    await choose(page, "Bots from the start", "1");
    await page.getByRole("radio", { name: /^Are kept/ }).click();
    await page.getByRole("button", { name: "Open the table" }).click();
    const purse = page.getByRole("button", { name: /^Purse: / });
    const before = await purse.textContent();
    await page.getByRole("button", { name: /^Agree: buy my packs for / }).press("Enter");
    await expect(pack(page)).toHaveCount(11);
    // What was paid is told where one sits.
    await expect(purse).not.toHaveText(before ?? "");
    for (let taken = 0; taken < 11; taken++) {
      await expect(pack(page).first()).toBeVisible();
      await pack(page).first().dblclick();
      await expect(pool(page)).toHaveText(`Your cards: ${taken + 1}`);
    }
    await expect(page.getByRole("heading", { name: "Make a deck of it" })).toBeVisible();
    await page.goto("/statement");
    await expect(page.getByRole("cell", { name: /^Bought 1 × The Woven City booster to draft with/ })).toBeVisible();
    await expect(page.getByRole("cell", { name: /^Drafted 11 cards of The Woven City booster/ })).toBeVisible();
    await expect(purse).not.toHaveText(before ?? "");
    await context.close();
  },
);

test("the packs of a draft are proven after it, in the browser", LONG, async ({ browser }) => {
  const { page, context } = await comeIn(browser, "proof");
  await open(page, { seats: "2", bots: "1", packs: "1" });
  for (let taken = 0; taken < 11; taken++) {
    await expect(pack(page).first()).toBeVisible();
    await pack(page).first().dblclick();
    await expect(pool(page)).toHaveText(`Your cards: ${taken + 1}`);
  }
  await page.getByRole("link", { name: "Check that the packs were drawn fairly" }).click();
  await expect(page.getByRole("heading", { name: /The Woven City booster/ })).toBeVisible();
  await page.getByText("Every step of the check, and the proof").click();
  await expect(page.getByLabel("holds", { exact: true })).toHaveCount(5);
  await expect(page.getByLabel("fails", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await context.close();
});
