import { expect, type Locator, type Page } from "@playwright/test";
import { atRest } from "./steps";

/** No two buttons that can be pressed now are called the same. */
export async function expectNamesApart(page: Page): Promise<void> {
  const tree = await page.locator("body").ariaSnapshot();
  const names = [...tree.matchAll(/- button "([^"]+)"/g)].map(([, name]) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
}

/** None of these lies over another of them, nor beside the screen. */
export async function expectApart(page: Page, parts: Locator): Promise<void> {
  await atRest(page);
  const boxes = await parts.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const name = `${one.className} ${one.textContent?.slice(0, 30)}`;
      return right - left > 2 && bottom - top > 2 ? [{ name, left, top, right, bottom }] : [];
    }),
  );
  const width = page.viewportSize()?.width ?? 0;
  for (const [i, box] of boxes.entries()) {
    expect(box.left, box.name).toBeGreaterThanOrEqual(0);
    expect(box.right, box.name).toBeLessThanOrEqual(width);
    for (const other of boxes.slice(i + 1)) {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      expect(across > 1 && down > 1, `${box.name} over ${other.name}`).toBe(false);
    }
  }
}

/** None of these cards lies under one of these plates. */
export async function expectFree(page: Page, cards: Locator, plates: Locator): Promise<void> {
  await atRest(page);
  const boxesOf = (all: Locator) =>
    all.evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return { text: part.textContent, left, top, right, bottom };
      }),
    );
  const [lying, standing] = await Promise.all([boxesOf(cards), boxesOf(plates)]);
  const under = standing.filter((plate) =>
    lying.some(
      (card) =>
        Math.min(card.right, plate.right) - Math.max(card.left, plate.left) > 1 &&
        Math.min(card.bottom, plate.bottom) - Math.max(card.top, plate.top) > 1,
    ),
  );
  expect(under.map(({ text }) => text)).toEqual([]);
}

/** Everything with words on it that stands on the felt, and the cards in the hand. */
export const written = (page: Page): Locator =>
  page.locator(
    ".seat:not([data-you=true]) :is(.seat-text, .seat-ring, .seat-said), .felt-badge, .own-standing, .turn-line > span, .pad, .notice, .act, .pile-label",
  );
