import { expect, type Page } from "@playwright/test";
import { openHouseTable, playFirstDeal, tellTable } from "./seeds";
import { atRest, comeIn, LONG, leaveAll, PHONE, test } from "./steps";

/** How far, in pixels, the cards on the table reach over words that are to be read. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = (those: string) =>
      [...document.querySelectorAll(those)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    let most = 0;
    for (const word of boxes(".turn-line > span, .seat-name, .seat-facts > *, .felt-badge, .open-hands"))
      for (const card of boxes(".middle .playing-card")) {
        const over = Math.min(
          ...[word.right - card.left, card.right - word.left, word.bottom - card.top, card.bottom - word.top],
        );
        most = Math.max(most, over);
      }
    return Math.round(most);
  });

const GAMES = [
  { game: "thousand", seats: 3 },
  { game: "arschloch", seats: 4 },
  { game: "five-sheets", seats: 2 },
  { game: "five-sheets", seats: 4 },
];

for (const { game, seats } of GAMES) {
  test(`a replay of ${game} with ${seats} hands open: no card lies over words`, LONG, async ({ browser }) => {
    const ann = await comeIn(browser, "ann");
    const id = await openHouseTable(ann.member, { game, seats, bots: seats - 1 });
    await tellTable(id, ann.member, { type: "sit", share: "share" });
    await playFirstDeal(id);
    // Then all hands may be seen in every game.
    await tellTable(id, ann.member, { type: "close" });
    const { page } = ann;
    for (const viewport of [
      PHONE,
      { width: 375, height: 667 },
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`/tables/${id}/deals/1?eyes=all`);
      await expect(page.getByRole("group", { name: "Replay" })).toBeVisible();
      const last = Number(await page.getByRole("slider").getAttribute("max"));
      for (const part of [0.2, 0.35, 0.5, 0.65]) {
        const at = Math.round(last * part);
        await page.getByRole("slider").fill(String(at));
        await atRest(page);
        expect.soft(await covered(page), `step ${at} of ${last} at ${viewport.width}`).toBeLessThanOrEqual(2);
      }
    }
    await leaveAll([ann]);
  });
}
