import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Chromium lies; first the one without windows, which draws the same pages in four fifths of the time. */
const KNOWN = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Playwright's own browser, if it has been installed. */
async function ownOfPlaywright(): Promise<string | null> {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

const attempt = (program: string, args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: "ignore", timeout: 240_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Where a Chromium is: named by CHROMIUM_PATH, Playwright's own, or the system's. If there is none it is installed, by
 * Playwright, else by the system's packages as root. Throws a readable line if none can be had.
 */
export async function findChromium(named: string | undefined, say: (line: string) => void): Promise<string> {
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  const found = (await ownOfPlaywright()) ?? KNOWN.find((path) => existsSync(path));
  if (found) return found;
  say("There is no Chromium on this machine: installing one for the tests.");
  if (attempt(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"])) {
    const own = await ownOfPlaywright();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && attempt("apt-get", ["update"]))
    ["chromium-headless-shell", "chromium"].some((name) => attempt("apt-get", ["install", "-y", name]));
  const installed = KNOWN.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Error("No Chromium could be installed. Install one yourself, or name it with CHROMIUM_PATH.");
}
