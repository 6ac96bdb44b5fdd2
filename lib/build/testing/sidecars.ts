import { type ChildProcess, spawn } from "node:child_process";
import { waitForAnswer } from "../house";
import { freePort } from "../postgres";

/** A sidecar process of a test. */
export type Sidecar = { url: string; port: number; child: ChildProcess; kill(): Promise<void> };

/** Starts a sidecar on a database, and waits until it takes connections. */
export async function startSidecar(databaseUrl: string, options: { port?: number } = {}): Promise<Sidecar> {
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, ["--import", "tsx", "lib/realtime/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      SIDECAR_PORT: String(port),
      APP_ORIGIN: "http://localhost:3000",
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitForAnswer(`${url}/healthz`, 90_000))) {
    // Nobody else knows of it: left alone it would outlive its tests and their database.
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
