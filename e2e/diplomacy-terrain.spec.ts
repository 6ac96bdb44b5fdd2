import { expect, type Page } from "@playwright/test";
import { linkOf } from "../components/diplomacy/sandbox/link";
import { beginningOf, sandboxOf } from "../components/diplomacy/sandbox/sandbox-game";
import { storedState } from "../lib/build/testing/diplomacy";
import { loadMap } from "../lib/engine/diplomacy/maps";
import { comeIn, expectAccessible, LONG, leaveAll, PHONE, problemsOf, test, visitor } from "./steps";

const map = (page: Page) => page.getByTestId("map");
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const flooded = (page: Page) => map(page).locator(".geography .land.flooded");
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

test("a map's page shows it flooded and dry, and says what changes", LONG, async ({ browser }) => {
  const page = await visitor(browser);
  const problems = problemsOf(page);
  await page.goto("/diplomacy/maps/rivers");
  await expect(flooded(page)).toHaveCount(9);
  await expect(page.getByText(/^Spring: under water: Upper Euphrates/)).toBeVisible();
  await expect(map(page).getByRole("button", { name: /^Edin, under water now/ })).toBeVisible();
  await page.getByRole("button", { name: "Fall", exact: true }).click();
  await expect(flooded(page)).toHaveCount(0);
  await expect(map(page).getByRole("button", { name: /^Edin\.$/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Spring", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(flooded(page)).toHaveCount(9);
  await fits(page);
  expect(problems).toEqual([]);
});

test("in the sandbox boats are carried ashore when the flood goes", LONG, async ({ browser }) => {
  const page = await visitor(browser);
  const problems = problemsOf(page);
  const rivers = loadMap("rivers");
  const beginning = beginningOf(rivers);
  const units = beginning.units.map((unit) => (unit.at === "URR" ? { ...unit, at: "EDN" } : unit));
  await page.goto(`/diplomacy/sandbox#${linkOf(sandboxOf(rivers, { ...beginning, units }))}`);
  await expect(flooded(page)).toHaveCount(9);
  await page.getByRole("button", { name: /^Resolve/ }).click();
  const notes = page.getByTestId("terrain");
  await expect(notes).toContainText("Sumer: the fleet in Edin is carried ashore, and is an army now.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next phase" }).click();
  await expect(flooded(page)).toHaveCount(0);
  await expect(map(page).getByRole("button", { name: /^Edin, Sumer’s army/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a game on the two rivers is opened from the form and played into the fall, on a phone", async ({ browser }) => {
  const ann = await comeIn(browser, "ferryman", { viewport: PHONE, hasTouch: true });
  const { page } = ann;
  await page.goto("/diplomacy/new?map=rivers");
  await page.getByRole("radio", { name: /You alone against bots/ }).click();
  await expect(page.getByRole("radio", { name: /^The Two Rivers/ })).toBeChecked();
  await page.getByRole("button", { name: "Open the game" }).click();
  await page.waitForURL(/\/tables\//);
  const id = new URL(page.url()).pathname.split("/")[2]!;
  await expect(shown(page, "Give your orders.")).toBeVisible();
  await expect(flooded(page)).toHaveCount(9);
  await map(page).locator("[data-province][aria-pressed]").first().focus();
  await page.keyboard.press("h");
  await page.getByRole("button", { name: /^Save/ }).click();
  // The other units have no order, and these are the last that the game waits for.
  await page.getByRole("dialog").getByRole("button", { name: "Save and process" }).click();
  await expect.poll(async () => (await storedState(id)).position.phase.season).toBe("FALL");
  await expect(flooded(page)).toHaveCount(0);
  await fits(page);
  await expectAccessible(page);
  await leaveAll([ann]);
});

test(
  "every kind of game is explained with an example, and changing ground is played out in the sandbox",
  LONG,
  async ({ browser }) => {
    const page = await visitor(browser);
    const problems = problemsOf(page);
    await page.goto("/diplomacy");
    await page.getByRole("link", { name: "Kinds of games" }).click();
    for (const name of ["Payola", "Crystal Ball", "Changing ground"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(flooded(page)).toHaveCount(9);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await fits(page);
    await page.getByRole("link", { name: "Play the example in the sandbox" }).click();
    await page.getByRole("button", { name: "Resolve 2 orders" }).click();
    await expect(page.getByTestId("terrain")).toContainText("the fleet in Edin is carried ashore");
    expect(problems).toEqual([]);
  },
);
