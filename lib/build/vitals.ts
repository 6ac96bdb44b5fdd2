import type { Browser, BrowserContext, Page } from "@playwright/test";

/** What a visit felt like: milliseconds to the largest paint, layout shift, the slowest answer to a key or click. */
export type Vitals = {
  lcp: number;
  cls: number;
  inp: number | null;
  /** Bytes of all scripts that were loaded, as they travelled. */
  scripts: number;
};

declare global {
  interface Window {
    vitals: { lcp: number; cls: number; interactions: Record<number, number> };
  }
}

/** Runs in the page before its own scripts: keeps what the browser reports of paints, shifts and interactions. */
const OBSERVER = `
  window.vitals = { lcp: 0, cls: 0, interactions: {} };
  const on = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  on("largest-contentful-paint", (entry) => (vitals.lcp = entry.startTime));
  on("layout-shift", (entry) => (vitals.cls += entry.hadRecentInput ? 0 : entry.value));
  on("event", ({ interactionId: id, duration }) => {
    if (id > 0) vitals.interactions[id] = Math.max(vitals.interactions[id] ?? 0, duration);
  }, { durationThreshold: 16 });
`;

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };

/** A phone of the middle class on a slow mobile line: what Lighthouse simulates. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/**
 * Visits a page with an empty cache, does what `use` does there, and tells how it felt. `url` may have to be found first,
 * by whoever is then signed in.
 */
export async function visit(
  browser: Browser,
  url: string | ((context: BrowserContext) => Promise<string>),
  how: { phone: boolean; use?(page: Page): Promise<void> },
): Promise<Vitals> {
  const context = await browser.newContext(how.phone ? PHONE : DESK);
  try {
    const address = typeof url === "string" ? url : await url(context);
    await context.addInitScript(OBSERVER);
    const page = await context.newPage();
    let scripts = 0;
    page.on("requestfinished", async (request) => {
      if (request.resourceType() === "script") scripts += (await request.sizes()).responseBodySize;
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.clearBrowserCache");
    if (how.phone) {
      await devtools.send("Network.emulateNetworkConditions", SLOW_LINE);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    }
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(1_500);
    // The largest paint is final with the first interaction.
    const { lcp } = await page.evaluate(() => window.vitals);
    await how.use?.(page);
    await page.waitForTimeout(300);
    const { cls, interactions } = await page.evaluate(() => window.vitals);
    const slowest = Math.max(0, ...Object.values(interactions));
    return { lcp, cls, inp: how.use ? slowest : null, scripts };
  } finally {
    await context.close();
  }
}
