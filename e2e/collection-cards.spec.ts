import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./clean-test";
import { cell, count, field, grid, open } from "./collection-page";
import { comeIn, expectAccessible, LONG, PHONE, visitor } from "./steps";

const heron = "&filter=name%3D%22Blue-Step+Heron%22";

test(
  "a card says its cost and strength in the grid, and comes whole where the mouse rests; Esc takes it away",
  LONG,
  async ({ browser }) => {
    const page = await visitor(browser);
    await open(page, heron);
    await expect(cell(page, "Blue-Step Heron").getByText("2/2")).toBeVisible();
    await expect(cell(page, "Blue-Step Heron").getByRole("img", { name: "woad" })).toBeVisible();
    const preview = page.locator("[data-preview]");
    await cell(page, "Blue-Step Heron").hover();
    await expect(preview).toContainText("Winged.");
    await page.keyboard.press("Escape");
    await expect(preview).toHaveCount(0);
    // Larger cards show it all themselves.
    const size = page.getByRole("slider", { name: "Size of the cards" });
    await size.fill("7");
    await expect(size).toHaveAttribute("aria-valuetext", "272 pixels");
    await expect(grid(page).getByText("Winged.")).toBeVisible();
    await page.reload();
    await expect(grid(page).getByText("Winged.")).toBeVisible();
    await page.getByRole("button", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(cell(page, "Blue-Step Heron")).toHaveAccessibleName(/, common, \$\d+\.\d\d$/);
    await expectAccessible(page);
    await page.context().close();
  },
);

test("the wheel turns pages of a binder that is in sight", LONG, async ({ browser }) => {
  const page = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await open(page, "&view=binder");
  await grid(page).scrollIntoViewIfNeeded();
  const { bottom, top } = await grid(page).evaluate((box) => box.getBoundingClientRect());
  expect(bottom - top).toBeLessThan(700);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await grid(page).hover();
  await page.mouse.wheel(0, 120);
  await expect(page.getByText("Page 3 of 35")).toBeVisible();
  await page.waitForTimeout(400);
  await page.mouse.wheel(0, -120);
  await expect(page.getByText("Page 1 of 35")).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole("rowgroup").filter({ visible: true })).toHaveCount(1);
  await page.context().close();
});

test(
  "cards lead on to each other and explain their words; notes and wishes are kept, found, saved and read as CSV",
  LONG,
  async ({ browser }) => {
    const { page, context } = await comeIn(browser, "note");
    await page.goto("/cards/five-dyes-29");
    await page.getByRole("button", { name: "Winged", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Winged" })).toContainText("is guarded only by Winged fighters");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "The next card: Copyist of the Quiet Chapter" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Copyist of the Quiet Chapter" })).toBeVisible();
    await page.getByRole("link", { name: "The card before: Blue-Step Heron" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Blue-Step Heron" })).toBeVisible();
    await page.getByRole("button", { name: "Put on my wish list" }).click();
    await expect(page.getByRole("button", { name: "On my wish list" })).toBeVisible();
    await page.getByRole("textbox", { name: "Tags" }).fill("river deck-1");
    await page.getByRole("textbox", { name: "Note" }).fill("For Mira");
    await page.getByRole("button", { name: "Save notes" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expectAccessible(page);

    await open(page, "&filter=tag:wish+note:mira+tag:river");
    await count(page, "1 card");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save what is shown as CSV" }).click();
    const csv = readFileSync(await (await saving).path(), "utf8");
    expect(csv).toMatch(/29,Blue-Step Heron,WC,18,plain,C,0,1,0\.05,[\d.]*,[\d.]*,deck-1 river wish,For Mira/);
    await page.getByLabel("Read notes, tags and wishes from CSV").setInputFiles({
      ...{ name: "notes.csv", mimeType: "text/csv" },
      buffer: Buffer.from("name,set,tags\nSpark,WC,hot\nNobody,WC,hot\n"),
    });
    await expect(
      page.getByText("Notes of 1 card are kept. Not read, as it names no one card or notes too much: line 3."),
    ).toBeVisible();
    await field(page).fill("tag:hot");
    await expect(cell(page, "Spark")).toBeVisible();
    // As a spreadsheet on Windows saves it, its columns between semicolons: a note goes in, and a wish is taken back.
    const heart = page.getByRole("button", { name: "Wish list: Blue-Step Heron" });
    await field(page).fill('!"Blue-Step Heron" is:plain');
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.getByLabel("Read notes, tags and wishes from CSV").setInputFiles({
      ...{ name: "notes.csv", mimeType: "text/csv" },
      buffer: Buffer.from("name;set;want;note\r\nBlue-Step Heron;WC;0;Pour Andr\u00e9\r\n", "latin1"),
    });
    await expect(page.getByText("Notes of 1 card are kept.")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await field(page).fill("note:andré");
    await count(page, "1 card");
    await context.close();
  },
);
