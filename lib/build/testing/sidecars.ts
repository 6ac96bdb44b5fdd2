import type { ChildProcess } from "node:child_process";
import { waitForAnswer } from "../house";
import { freePort } from "../postgres";
import { spawnNode } from "../supervise";
import { compiled } from "./compiled";

/** A sidecar process of a test. */
export type Sidecar = { url: string; port: number; child: ChildProcess; kill(): Promise<void> };

/** How long a sidecar may take to open, in ms: a busy machine is slow. */
const PATIENCE = 60_000;
/** A port that was free a moment ago may be somebody's by the time it is listened on. */
const ATTEMPTS = 3;

/** Starts a sidecar on a database, and waits until it takes connections. Its port is the given one, or a free one. */
export async function startSidecar(databaseUrl: string, options: { port?: number } = {}): Promise<Sidecar> {
  const program = await compiled("lib/realtime/main.ts");
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const env = {
      ...{ NODE_ENV: "production", APP_ORIGIN: "http://localhost:3000", LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" },
      ...{ DATABASE_URL: databaseUrl, SIDECAR_PORT: String(port) },
    };
    // On a leash: tests that are broken off, or fail before they know of it, leave nothing behind.
    const child = spawnNode(["--enable-source-maps", program], env, null);
    const gone = new Promise<string>((resolve) =>
      child.once("exit", (code, signal) => resolve(`it ended (${signal ?? `code ${code}`})`)),
    );
    const open = waitForAnswer(`http://127.0.0.1:${port}/healthz`, PATIENCE);
    const end = await Promise.race([gone, open.then((answered) => (answered ? "open" : "it does not answer"))]);
    if (end === "open") return held(child, port);
    child.kill("SIGKILL");
    await gone;
    if (attempt === ATTEMPTS) throw new Error(`The sidecar of the test does not start: ${end}.`);
  }
}

function held(child: ChildProcess, port: number): Sidecar {
  return {
    url: `http://127.0.0.1:${port}`,
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
