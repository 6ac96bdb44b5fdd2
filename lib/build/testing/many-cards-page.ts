import type { Page } from "@playwright/test";
import type { PlainCards } from "../../engine/ccg/cards/plain";
import { manyCards } from "../../engine/ccg/testing/many-cards";

/** Lets Five Dyes have `count` cards for this page, without pictures of them. */
export async function showManyCards(page: Page, count: number): Promise<void> {
  await page.route("**/api/cards/five-dyes/cards.json*", async (route) => {
    const game: PlainCards = await (await route.fetch()).json();
    await route.fulfill({ json: manyCards(game, count) });
  });
  await page.route("**/api/cards/five-dyes/*.webp*", (route) => route.fulfill({ status: 204 }));
}
