import { expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { test } from "./clean-test";
import { panelOf } from "./shop-page";
import { comeIn, expectAccessible, LONG, newPage, PHONE, visitor } from "./steps";

const NAME = "The Ember Fair booster";
const DAY = 24 * 3_600_000;

/** A moment as the control of days and hours takes it, of the browser's clock. */
const typed = (page: Page, at: number) =>
  page.evaluate((moment) => {
    const here = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
    return here.toISOString().slice(0, 16);
  }, at);

test(
  "a price is announced on the product's page, shoppers read it, and a stale page changes nothing",
  LONG,
  async ({ browser }) => {
    const seller = await comeIn(browser, "sell");
    await prisma().user.update({ where: { id: seller.member.id }, data: { roles: ["salesman"] } });
    const { page } = seller;
    await page.goto("/staff");
    await page.getByRole("link", { name: `Change ${NAME}` }).click();
    await expect(page.getByRole("heading", { level: 2, name: NAME })).toBeVisible();
    await expectAccessible(page);
    const stale = await newPage(seller.context);
    await stale.goto(page.url());

    const price = page.getByLabel("Price in $");
    const before = Number(await price.inputValue());
    const higher = (before + 1).toFixed(2);
    await price.fill(higher);
    await page.getByRole("button", { name: "Save the price" }).click();
    await expect(page.getByText("A higher price is told at least a day beforehand: choose a later day.")).toBeVisible();
    await page.getByLabel("Holds from").fill(await typed(page, Date.now() + 3 * DAY));
    await page.getByRole("button", { name: "Save the price" }).click();
    await expect(page.getByText(`Shoppers are told now: ${NAME} will cost $${higher}.`)).toBeFocused();

    await stale.getByLabel("Price in $").fill("0.50");
    await stale.getByRole("button", { name: "Save the price" }).click();
    await expect(stale.getByText(/^Somebody changed this product since you looked/)).toBeFocused();
    await expect(stale.getByLabel("Price in $")).toHaveValue(higher);

    const shopper = await visitor(browser, { viewport: PHONE });
    await shopper.goto("/shop");
    await expect(panelOf(shopper, NAME)).toContainText(`$${before.toFixed(2)}`);
    await expect(panelOf(shopper, NAME)).toContainText(new RegExp(`From .+: \\$${higher.replace(".", "\\.")}`));
    await shopper.context().close();

    // Taken back: the price that holds, and no day.
    await page.reload();
    await price.fill(before.toFixed(2));
    await page.getByLabel("Holds from").fill("");
    await page.getByRole("button", { name: "Save the price" }).click();
    await expect(page.getByText(`${NAME} costs $${before.toFixed(2)} from now on.`)).toBeVisible();

    await page.getByLabel("Most for a member").fill("1");
    await page.getByRole("button", { name: "Save limit and day" }).click();
    await expect(page.getByText(`The terms of ${NAME} are saved.`)).toBeVisible();
    await expect(page.getByLabel("Most for a member")).toHaveValue("1");
    await page.getByLabel("Most for a member").fill("");
    await page.getByRole("button", { name: "Save limit and day" }).click();
    await expect(page.getByLabel("Most for a member")).toHaveValue("");

    await page.getByLabel("How many").fill("12");
    await page.getByRole("button", { name: "Print more" }).click();
    await expect(page.getByText(`12 more packs of ${NAME} are printed.`)).toBeFocused();
  },
);
