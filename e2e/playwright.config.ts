import { defineConfig } from "@playwright/test";

/** `npm test` starts a house and names it; for one that runs already: `E2E_ORIGIN=http://localhost:3000 npx playwright test -c e2e/playwright.config.ts`. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  // A worker takes the next test, not the next file: some files last ten times as long as others.
  fullyParallel: true,
  // Much of the time goes into waiting for clocks, bots and sockets.
  workers: 3,
  // Generous: a machine with other work is several times slower.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json"]],
  outputDir: "../.data/check/playwright",
  use: {
    baseURL: process.env.E2E_ORIGIN ?? "http://localhost:3000",
    viewport: { width: 1440, height: 900 },
    // What moves costs a quarter of the time; the specs that are about it switch it on (`MOTION`).
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages of one browser share a renderer, as tabs of one site do where memory is short: it has the scripts compiled.
        "--process-per-site",
        // What runs for moments is not worth compiling for speed, by either of V8's compilers for that: a fifth of the pages' time.
        "--js-flags=--no-turbofan,--no-maglev",
      ],
    },
  },
});
