import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Measure } from "./bench";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./testing/check-build";
import { checkRecovery } from "./testing/recovery";

/** How soon a house that was killed serves pages again: its supervisor alone, or everything at once. */
export async function* benches(): AsyncIterable<Measure> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-recovery-"));
  const begun = performance.now();
  try {
    const options = { dataDir, sidecarPort: CHECK_SIDECAR_PORT, distDir: CHECK_DIST, say: () => {} };
    const times = await checkRecovery(options);
    for (const [kill, took] of Object.entries(times))
      yield { name: `open.again.${kill}`, value: took, unit: "ms", n: 1, seconds: (performance.now() - begun) / 1_000 };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
