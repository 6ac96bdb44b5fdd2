import { expect, type Page } from "@playwright/test";

/** The parts of the page of a collection, and what one does there. */

export const grid = (page: Page) => page.getByRole("grid");
export const field = (page: Page) => page.getByRole("combobox", { name: "Filter cards" });
export const cell = (page: Page, name: string) =>
  grid(page)
    .getByRole("link", { name: new RegExp(`^${name},`) })
    .first();
export const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
export const side = (page: Page) => page.getByRole("region", { name: "By set" });
/** The page of a game's collection, its cards drawn. */
export async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`/collection?game=five-dyes${query}`);
  await expect(grid(page)).toBeVisible();
}
export const chosenIn = (page: Page, list: string) =>
  page.getByRole("combobox", { name: list, exact: true }).first().locator("option:checked");
export const choose = async (page: Page, list: string, option: string) => {
  await page.getByRole("combobox", { name: list, exact: true }).selectOption({ label: option });
};
