import { expect, type Page } from "@playwright/test";
import { test } from "./clean-test";
import { cell, choose, chosenIn, count, field, grid, open } from "./collection-page";
import { comeIn, expectAccessible, holdScripts, LONG, PHONE, visitor } from "./steps";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const spoken = (page: Page, text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeAttached();

test("facets add to what is written and combine, chips take it away, and the count that is heard is true", async ({
  browser,
}) => {
  const page = await visitor(browser);
  await open(page);
  await field(page).fill("moth or heron");
  await press(page, "Narrow down");
  await press(page, /^Beast, \d+ cards?$/);
  await expect(field(page)).toHaveValue("(moth or heron) type:beast");
  await press(page, /^Rare, \d+ cards?$/);
  await press(page, /^Uncommon, \d+ cards?$/);
  await expect(field(page)).toHaveValue("(moth or heron) type:beast rarity:r,u");
  await expect(page.getByRole("button", { name: /^Rare, / })).toHaveAttribute("aria-pressed", "true");
  await expect(cell(page, "Moonrise Heron")).toBeVisible();
  await expectAccessible(page);
  const shown = await grid(page).getByRole("link").count();
  await count(page, `${shown} cards`);
  await spoken(page, `${shown} cards shown.`);

  await press(page, "Remove type:beast");
  await expect(field(page)).toHaveValue("(moth or heron) rarity:r,u");
  await press(page, /^Rare, /);
  await expect(field(page)).toHaveValue("(moth or heron) rarity:u");
  await press(page, "Remove all");
  await expect(field(page)).toHaveValue("");
  await spoken(page, "312 cards shown.");
  // Each was a step.
  await page.goBack();
  await expect(field(page)).toHaveValue("(moth or heron) rarity:u");
  // What cannot be read is no count.
  await field(page).fill("might>abc");
  await expect(page.getByText("“might” is a number, and “abc” is none: no card can match.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "cards shown." })).toHaveCount(0);
  // Where nothing is found it is said what to try; what cannot be read has its fault told, and nothing besides.
  await field(page).fill("price>1");
  await expect(page.getByText("No result for “price>1”.")).toBeVisible();
  await expect(page.getByRole("button", { name: "worth > 1" })).toBeVisible();
  await field(page).fill("t:noble");
  await expect(page.getByText("No card has “noble” as type.")).toBeVisible();
  await expect(page.getByText("No result for")).toHaveCount(0);
  await press(page, "kind:Noble");
  await expect(field(page)).toHaveValue("kind:Noble");
  // What a format allows; and an order that was asked for as a filter is one press away.
  await field(page).fill("f:standart");
  await press(page, "Standard");
  await expect(field(page)).toHaveValue("f:Standard");
  await field(page).fill("banned:standard order:name direction:desc");
  await press(page, "/sort -name");
  await expect(field(page)).toHaveValue("banned:standard");
  await expect(page).toHaveURL(/sort=0\+-name/);
  await count(page, "2 cards");
  await expect(grid(page).getByRole("link").first()).toContainText("The Wandering Market");
  await field(page).fill("t:beast order:value");
  await press(page, "/sort -worth");
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("0 -worth");
  await page.context().close();
});

test(
  "the list of what one can write gives filters by a click, on a phone too; both readings of a minus are offered",
  LONG,
  async ({ browser }) => {
    const page = await visitor(browser, { viewport: PHONE });
    await open(page);
    await press(page, "How to write it");
    await expectAccessible(page);
    await press(page, "Filter by rarity>=uncommon");
    await expect(field(page)).toHaveValue("rarity>=uncommon");
    await count(page, "176 cards");
    await field(page).fill("might -2");
    await expect(page.getByText("“might -2” can be read in two ways.")).toBeVisible();
    await page.getByRole("button", { name: "might - 2", exact: true }).click();
    await expect(field(page)).toHaveValue("might - 2");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.context().close();
  },
);

test("the first cards stand in the page itself; what is typed before its script has come filters once it has", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE });
  const letGo = await holdScripts(context);
  const page = await context.newPage();
  await page.goto("/collection?game=five-dyes&filter=t:beast&sort=0+name", { waitUntil: "commit" });
  await expect(grid(page).getByRole("link")).toHaveCount(12);
  await expect(cell(page, "Blue-Step Heron")).toBeVisible();
  await field(page).fill("t:relic");
  letGo();
  await expect(page).toHaveURL(/relic/);
  await expect(cell(page, "Blue-Step Heron")).toHaveCount(0);
  await expect(grid(page)).toBeVisible();
  await context.close();
});

test("what is asked for before all cards have come is not answered by the first ones", async ({ browser }) => {
  const page = await visitor(browser);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/cards.json?*", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "&filter=t:beast+r:r");
  await count(page, "7 cards");
  await field(page).fill("t:relic");
  await expect(page.getByRole("status", { name: "Fetching the cards" })).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
  await expect(page.getByText("7 cards", { exact: true })).toHaveCount(0);
  letGo();
  await expect(grid(page)).toBeVisible();
  await expect(page.getByRole("status", { name: "Fetching the cards" })).toHaveCount(0);
});

test(
  "a display is not replaced unasked; the field lists those that are kept and opens them",
  LONG,
  async ({ browser }) => {
    const { page, context } = await comeIn(browser, "kept");
    await open(page, "&filter=t:beast");
    const write = async (line: string) => {
      await field(page).fill(line);
      await field(page).press("Enter");
    };
    await write("/display Beasts");
    await expect(page.getByText("“Beasts” is saved.").first()).toBeVisible();
    await field(page).fill("t:folk");
    await write("/display Beasts");
    await expect(page.getByText("“Beasts” is saved already, with another filter or order.")).toBeVisible();
    await page.getByRole("button", { name: "Leave it", exact: true }).click();
    await write("/view beasts");
    await expect(field(page)).toHaveValue("t:beast");
    await field(page).fill("t:folk");
    await write("/display Beasts");
    await page.getByRole("button", { name: "Replace it", exact: true }).click();
    await expect(page.getByText("“Beasts” is saved.").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Beasts" })).toHaveAttribute("href", /folk/);
    // What was typed a moment ago is what is saved.
    await page.getByRole("textbox", { name: "Name for what you see now" }).fill("At once");
    await field(page).fill("r:mythic");
    await press(page, "Save display");
    await expect(page.getByRole("link", { name: "At once" })).toHaveAttribute("href", /mythic/);
    // The form asks as well, and the list in the field opens what is chosen.
    await field(page).fill("t:relic");
    await expect(page).toHaveURL(/relic/);
    await page.getByRole("textbox", { name: "Name for what you see now" }).fill("Beasts");
    await press(page, "Save display");
    await expect(page.getByRole("button", { name: "Replace it", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Leave it", exact: true }).click();
    await field(page).fill("/view b");
    await page.getByRole("option", { name: /^Beasts/ }).click();
    await expect(field(page)).toHaveValue("t:folk");
    await write("/view Besats");
    await expect(page.getByText("No display is saved as “Besats”.")).toBeVisible();
    // Which of the cards are shown is kept with it, and one opens another whatever is shown now.
    await choose(page, "Show", "Missing");
    await write("/display Folk to find");
    await expect(page.getByRole("link", { name: "Folk to find" })).toHaveAttribute("href", /folk\+is%3Amissing/);
    await choose(page, "Show", "Owned");
    await write("/view Folk to find");
    await expect(field(page)).toHaveValue("t:folk is:missing");
    await expect(chosenIn(page, "Show")).toHaveText("All cards");
    await expect(grid(page)).toBeVisible();
    await context.close();
  },
);
