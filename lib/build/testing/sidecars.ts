import type { ChildProcess } from "node:child_process";
import { bundleProgram } from "../bundle";
import { waitForAnswer } from "../house";
import { freePort } from "../postgres";
import { spawnNode } from "../supervise";

/** A sidecar process of a test. */
export type Sidecar = { url: string; port: number; child: ChildProcess; kill(): Promise<void> };

/** The program of the sidecar, made once for all tests of a process. */
let bundled: Promise<string> | undefined;

/** Starts a sidecar on a database, and waits until it takes connections. */
export async function startSidecar(databaseUrl: string, options: { port?: number } = {}): Promise<Sidecar> {
  const port = options.port ?? (await freePort());
  bundled ??= bundleProgram("lib/realtime/main.ts", `.data/check/sidecar-${process.env.VITEST_POOL_ID ?? 0}.mjs`);
  const env = {
    ...{ NODE_ENV: "production", APP_ORIGIN: "http://localhost:3000", LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" },
    ...{ DATABASE_URL: databaseUrl, SIDECAR_PORT: String(port) },
  };
  // On a leash: tests that are broken off, or fail before they know of it, leave nothing behind.
  const child = spawnNode(["--enable-source-maps", await bundled], env, null);
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitForAnswer(`${url}/healthz`, 90_000))) {
    // Nobody else knows of it.
    child.kill("SIGKILL");
    throw new Error("The sidecar of the test does not start.");
  }
  return {
    url,
    port,
    child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await gone;
    },
  };
}
