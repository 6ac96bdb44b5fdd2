import { expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";

/** The shop's page: the panel of a product, and what was bought by it. */

export const panelOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
export const bought = (userId: string) => prisma().purchase.count({ where: { userId } });

/** The shop, ready to buy this. */
export async function shopFor(page: Page, name: string) {
  await page.goto("/shop");
  const panel = panelOf(page, name);
  await expect(panel.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  return panel;
}
