import { expect, type Locator, type Page } from "@playwright/test";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, test } from "./steps";

/** Tables that know their rules, between people: poker, which deals and pays, and a violation that is asked about. */

const bar = (page: Page): Locator => page.getByRole("toolbar", { name: "What you can do" });
const hand = (page: Page): Locator => page.getByRole("list", { name: /^Your hand/ }).getByRole("button");

async function pick(page: Page, box: string, option: RegExp): Promise<void> {
  await page.getByRole("combobox", { name: box, exact: true }).click();
  await page.getByRole("option", { name: option }).click();
}

/** Both bring a deck of the house to a table that the first one opens. */
async function sitDown(page: Page, other: Page, deck: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Bring your deck" })).toBeVisible();
  await other.goto(`${new URL(page.url()).pathname}?sit=1`);
  for (const one of [page, other]) await one.getByRole("button", { name: deck }).first().click();
}

test("poker: the dealer deals, each sees their own two cards, bets are paid in chips", LONG, async ({ browser }) => {
  const ann = await comeIn(browser, "ann");
  const bob = await comeIn(browser, "bob", { viewport: PHONE, hasTouch: true });
  const problems = [ann, bob].map(({ page }) => problemsOf(page));
  await ann.page.goto("/tables/tabletop");
  await pick(ann.page, "Cards", /^Poker/);
  await pick(ann.page, "Rules", /^Strict/);
  await sitDown(ann.page, bob.page, /\(52\)/);
  const deal = [ann, bob].map(({ page }) => bar(page).getByRole("button", { name: /^Deal/ }));
  await expect(deal[0]!.or(ann.page.getByText("Waiting for"))).toBeVisible();
  const dealer = (await deal[0]!.count()) > 0 ? 0 : 1;
  await deal[dealer]!.click();
  for (const { page } of [ann, bob]) await expect(hand(page)).toHaveCount(2);
  const pages = [ann.page, bob.page];
  await expectAccessible(ann.page);
  // Of two the dealer has the small blind and is asked first; then the other one, and the flop comes.
  await bar(pages[dealer]!)
    .getByRole("button", { name: /^Call 1/ })
    .click();
  await bar(pages[1 - dealer]!)
    .getByRole("button", { name: /^Check/ })
    .click();
  for (const page of pages) await expect(page.locator(".tt-card")).toHaveCount(3);
  await bar(pages[1 - dealer]!)
    .getByRole("button", { name: /^Bet 2/ })
    .click();
  await bar(pages[dealer]!).getByRole("button", { name: /^Fold/ }).click();
  for (const page of pages) await expect(page.locator("main")).toContainText("102");
  for (const found of problems) expect(found).toEqual([]);
  for (const { context } of [ann, bob]) await context.close();
});

test(
  "what is against a rule is asked of the other, who sees which card, and lets it through",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "ann");
    const bob = await comeIn(browser, "bob", { viewport: PHONE, hasTouch: true });
    await ann.page.goto("/tables/tabletop");
    await pick(ann.page, "Rules", /^Warned/);
    await sitDown(ann.page, bob.page, /^The Weir \(40\)/);
    for (const { page } of [ann, bob]) {
      await bar(page)
        .getByRole("button", { name: /^Shuffle and draw a hand/ })
        .first()
        .click();
      await expect(hand(page)).toHaveCount(7);
    }
    // The dearest card of a hand without Vats on the table: nobody can pay it.
    const vat = /Vat/;
    const names = await hand(ann.page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    const at = names.findIndex((name) => !vat.test(name));
    await hand(ann.page).nth(at).dblclick();
    const name = names[at]!.split(",")[0]!;
    await expect(
      bob.page.getByText(new RegExp(`asks for this, though a rule is against it .*takes ${name} from their hand`)),
    ).toBeVisible();
    await bob.page.getByRole("button", { name: "Let it through", exact: true }).tap();
    for (const { page } of [ann, bob]) await expect(page.locator(".tt-card")).toHaveCount(1);
    for (const { context } of [ann, bob]) await context.close();
  },
);
