import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Measure } from "./bench";
import { freePort } from "./postgres";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./testing/check-build";
import { type House, startHouse } from "./testing/house";

const SECRET = "a secret for benchmarks only, long enough";

/** The scripts that a page names in its HTML, as a browser would load them first. */
async function scriptsOf(origin: string, path: string): Promise<{ bytes: number; files: number }> {
  const response = await fetch(`${origin}${path}`);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const html = await response.text();
  // Scripts marked noModule are for browsers of another age: none of today's loads them.
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+\.js[^"]*)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const names = new Set(tags.map((match) => match[1] ?? ""));
  let bytes = 0;
  for (const name of names) bytes += gzipSync(await (await fetch(`${origin}${name}`)).text(), { level: 9 }).length;
  return { bytes, files: names.size };
}

/** JavaScript of each page, gzipped, as named in its HTML: what has to arrive before it is alive. */
export async function* benches(): AsyncIterable<Measure> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-pages-"));
  const port = await freePort();
  const house: House = await startHouse({
    dataDir,
    port,
    sidecarPort: CHECK_SIDECAR_PORT,
    distDir: CHECK_DIST,
    env: { NEXTAUTH_SECRET: SECRET },
  });
  try {
    const table = openTable(house);
    for (const [name, path] of [
      ["lobby", "/"],
      ["table", `/tables/${table}`],
      ["games", "/games"],
      ["sign-in", "/sign-in"],
    ] as const) {
      const begun = performance.now();
      const { bytes, files } = await scriptsOf(house.origin, path);
      yield {
        name: `page.js.${name}`,
        value: bytes / 1_000,
        unit: "kB",
        n: files,
        seconds: (performance.now() - begun) / 1_000,
      };
    }
  } finally {
    await house.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Opens a table at that house, in a process whose environment is the house's. */
function openTable(house: House): string {
  const env = { ...process.env, DATABASE_URL: house.databaseUrl, NEXTAUTH_SECRET: SECRET };
  const args = ["--import", "tsx", "lib/build/testing/open-one.ts"];
  return String(execFileSync(process.execPath, args, { env })).trim();
}
