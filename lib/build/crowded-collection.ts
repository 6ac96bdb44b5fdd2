import type { Browser } from "@playwright/test";
import type { Measure } from "./bench";
import { showManyCards } from "./testing/many-cards-page";

const CARDS = 10_000;
const FRAMES = 120;
const TYPED = 'text has "draw" and might+guard>5';

const at = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/**
 * How a collection of ten thousand cards feels on a desk: from a letter of the filter to the second frame after it, by
 * when what it shows is painted; and how long a frame takes as one scrolls.
 */
export async function* crowdedCollection(browser: Browser, origin: string): AsyncIterable<Measure> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await showManyCards(page, CARDS);
    await page.goto(`${origin}/collection?game=five-dyes`);
    await page
      .getByText(`${CARDS.toLocaleString("en")} cards`, { exact: true })
      .first()
      .waitFor();
    const field = page.getByRole("combobox", { name: "Filter cards" });
    const begun = performance.now();
    const letters = await field.evaluateHandle((input) => {
      const times: number[] = [];
      input.addEventListener("input", () => {
        const typed = performance.now();
        requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - typed)));
      });
      return times;
    });
    await field.pressSequentially(TYPED, { delay: 120 });
    await page.waitForTimeout(300);
    const times = await letters.jsonValue();
    if (times.length < TYPED.length) throw new Error(`${times.length} of ${TYPED.length} letters were seen.`);
    const seconds = (performance.now() - begun) / 1_000;
    const figure = { unit: "ms, 10k cards", n: times.length, seconds };
    yield { name: "page.letter.median", value: at(times, 0.5), ...figure };
    yield { name: "page.letter.p90", value: at(times, 0.9), ...figure };

    await field.fill("");
    await page.waitForTimeout(300);
    const frames = await page.evaluate(async (count) => {
      const lasted: number[] = [];
      for (let i = 0, last = performance.now(); i < count; i++) {
        window.scrollBy(0, 120);
        const now = await new Promise<number>((done) => requestAnimationFrame(done));
        lasted.push(now - last);
        last = now;
      }
      return lasted;
    }, FRAMES);
    const scrolled = frames.reduce((sum, each) => sum + each, 0) / 1_000;
    yield {
      ...{ name: "page.frame.median", value: at(frames, 0.5), unit: "ms, 10k cards scrolled" },
      ...{ n: FRAMES, seconds: scrolled },
    };
  } finally {
    await context.close();
  }
}
