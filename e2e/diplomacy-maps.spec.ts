import { expect } from "@playwright/test";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, test, visitor } from "./steps";

test("all maps and all rules are there for whoever is not signed in", LONG, async ({ browser }) => {
  const page = await visitor(browser);
  const problems = problemsOf(page);
  await page.goto("/diplomacy");
  await page.getByRole("link", { name: "All maps" }).click();
  const pictures = page.locator("main img");
  await expect(pictures).toHaveCount(9);
  await expect
    .poll(() => pictures.first().evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Standard standard/ }).click();
  await expect(page.getByTestId("map").getByRole("button", { name: /^Munich/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Austria/ })).toContainText("Budapest");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open in the sandbox" }).click();
  await expect(page.getByTestId("map").getByRole("button", { name: /^Munich/ })).toBeVisible();
  await page.goto("/diplomacy/rules#BLIND");
  await expect(page.locator("#BLIND")).toBeInViewport();
  await expect(page.locator("#BLIND")).toContainText("FICTIONAL_OK");
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test(
  "a member writes a map: what is wrong stands at its line, it is drawn, tried, published, and played on by others",
  LONG,
  async ({ browser }) => {
    const { page, context } = await comeIn(browser, "mapper");
    const problems = problemsOf(page);
    await page.goto("/diplomacy/maps/new");
    const text = page.getByRole("textbox", { name: "Text of the map" });
    await expect(page.getByTestId("map").getByRole("button", { name: /^North Shore/ })).toBeVisible();
    await expectAccessible(page);
    // A line that is wrong is told, with its number, and found by it.
    await text.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("\nCOAST EAS ABUTS NOWHERE");
    await page.getByRole("tab", { name: /^Problems/ }).click();
    await expect(page.getByText(/to mend$/)).toBeVisible();
    await page
      .getByRole("button", { name: /^Line \d+/ })
      .first()
      .click();
    await expect(text).toBeFocused();
    await text.click();
    await page.keyboard.press("ControlOrMeta+End");
    for (let i = 0; i < "\nCOAST EAS ABUTS NOWHERE".length; i++) await page.keyboard.press("Backspace");
    await expect(page.getByText("The map holds.")).toBeVisible();
    await page.getByRole("tab", { name: "Try it" }).click();
    await page.getByRole("button", { name: "Resolve", exact: true }).click();
    await expect(page.getByRole("button", { name: "Next phase" })).toBeVisible();

    const name = `shore_${Date.now().toString(36)}`;
    await page.getByLabel("Name").fill("Standard!");
    await expect(page.getByText(/a letter first/)).toBeVisible();
    await page.getByLabel("Name").fill(name);
    await text.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("# mine");
    // What is being saved is left without a question, and is no draft afterwards.
    page.on("dialog", (dialog) => {
      problems.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(`**/diplomacy/maps/${name}/edit`);
    await page.getByRole("link", { name: "Its page" }).click();
    const stranger = await visitor(browser, { viewport: PHONE, colorScheme: "dark" });
    await stranger.goto(`/diplomacy/maps/${name}`);
    await expect(stranger.getByText("It may have been thrown away")).toBeVisible();
    await page.getByRole("button", { name: "Publish as a trial map" }).click();
    await expect(page.getByRole("button", { name: "Take it off the list" })).toBeVisible();
    await stranger.goto("/diplomacy/maps");
    await stranger.getByRole("link", { name: new RegExp(name) }).click();
    await expect(stranger.getByTestId("map").getByRole("button", { name: /^North Shore/ })).toBeVisible();
    await expectAccessible(stranger);

    // A game on it begins with its text, and is drawn as its page is.
    await page.getByRole("link", { name: "Open a game on it" }).click();
    await page.getByRole("radio", { name: /^You alone against bots/ }).click();
    await expect(page.getByRole("radio", { name: /^Two Shores/ })).toBeChecked();
    await page.getByRole("button", { name: "Open the game" }).click();
    await expect(page.getByTestId("map").getByRole("button", { name: /^North Shore/ })).toBeVisible();
    await expect(page.getByText("Give your orders.").filter({ visible: true }).first()).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  },
);
