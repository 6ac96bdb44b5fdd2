import { expect } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { test } from "./clean-test";
import { panelOf } from "./shop-page";
import { comeIn, expectAccessible, LONG, PHONE } from "./steps";

test(
  "salesmen sell products together; a member buys the bundle on a phone, opens it, and finds it as one row",
  LONG,
  async ({ browser }) => {
    const seller = await comeIn(browser, "sell");
    await prisma().user.update({ where: { id: seller.member.id }, data: { roles: ["salesman"] } });
    const { page } = seller;
    const name = `Beginner ${Date.now() % 100_000}`;
    await page.goto("/staff");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Product 1").selectOption({ label: "The Woven City booster" });
    await page.getByLabel("Packs", { exact: true }).first().fill("3");
    await page.getByLabel("Product 2").selectOption({ label: "The Woven City starter" });
    await expect(page.getByText(/^Together .+: it saves nothing yet\.$/)).toBeVisible();
    await page.getByRole("button", { name: "Sell them together" }).click();
    await expect(page.getByText("Its parts cost no more one by one: lower a price.")).toBeVisible();
    await page.getByLabel("Each, in $").first().fill("2.00");
    await expect(page.getByText(/^Together \$\d+\.\d\d; apart \$\d+\.\d\d: saves \$\d+\.\d\d\.$/)).toBeVisible();
    await page.getByRole("button", { name: "Sell them together" }).click();
    await expect(page.getByText(`${name} is for sale.`)).toBeFocused();
    await expectAccessible(page);

    const buyer = await comeIn(browser, "buy", { viewport: PHONE, hasTouch: true });
    await buyer.page.goto("/shop");
    const panel = panelOf(buyer.page, name);
    await expect(panel).toContainText("3 × The Woven City booster");
    await expect(panel).toContainText(/Saves \$/);
    await expect(panel.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
    await expectAccessible(buyer.page);
    await panel.getByRole("button", { name: `Buy ${name} for` }).click();
    await expect(panel.getByText(/^Bought 4 for \$/)).toBeVisible();
    await panel.getByRole("link", { name: "Open them now" }).click();
    await expect(buyer.page.getByRole("region", { name: /^Opening / })).toBeVisible();
    await buyer.page.goto("/statement");
    const row = buyer.page.getByRole("row").filter({ hasText: `Bought ${name}` });
    await expect(row).toHaveCount(1);
    await row.getByText(`Bought ${name}`, { exact: true }).click();
    await expect(row.getByText(`Bought 3 × The Woven City booster, in ${name}`)).toBeVisible();

    await page.reload();
    await page.getByText(`Withdraw ${name}`).first().click();
    await page.getByLabel("Why").first().fill("It was for the test.");
    await page.getByRole("button", { name: `Withdraw ${name}` }).click();
    await page.getByRole("button", { name: "Yes, withdraw it" }).click();
    await expect(page.getByText(`${name} is withdrawn.`)).toBeFocused();
    await Promise.all([seller.context.close(), buyer.context.close()]);
  },
);
