import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Measure } from "./bench";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./testing/check-build";
import { startMany } from "./testing/many";
import { findNginx } from "./testing/nginx";
import { runLoad } from "./testing/run-load";

const SECRET = "a secret for benchmarks only, long enough";

/** What one sidecar carries, or two, behind nginx, in a closed loop. */
async function movesOf(sidecars: 1 | 2): Promise<Measure> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-many-"));
  const places = { dataDir, sidecarPort: CHECK_SIDECAR_PORT, distDir: CHECK_DIST };
  const many = await startMany({
    ...places,
    secret: SECRET,
    redis: false,
    ...(sidecars === 1 ? { single: true } : {}),
  });
  try {
    const env = { DATABASE_URL: many.databaseUrl, NEXTAUTH_SECRET: SECRET };
    const { moves, seconds } = await runLoad({
      program: "load",
      url: many.origin,
      tables: 40,
      seconds: 10,
      rate: 0,
      env,
    });
    return { name: `many.moves.${sidecars}`, value: moves / seconds, unit: "moves/s", n: moves, seconds };
  } finally {
    await many.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A house of many processes behind nginx: what it carries, and how it takes over and hands over. Nothing where there is no nginx. */
export async function* benches(): AsyncIterable<Measure> {
  if (!findNginx()) return;
  yield await movesOf(1);
  yield await movesOf(2);
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "lib/build/testing/takeovers.ts"]);
  for (const line of stdout.split("\n")) if (line.startsWith("{")) yield JSON.parse(line) as Measure;
}
