import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { claimFolder } from "./house";
import { findPostgres, startPostgres } from "./postgres";

/** What lies in a data folder beside the cluster and is needed to open it again. */
export const KEPT_FILES = ["postgres.json", "secret"] as const;

/**
 * Runs `work` with the address of the embedded database of a data folder: the one that runs, or one that is started for
 * it and ended afterwards. Throws a readable line if there is none.
 */
export async function withOwnDatabase<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const running = await findPostgres(dataDir);
  if (running) return work(running);
  if (!existsSync(join(dataDir, "postgres", "PG_VERSION"))) throw new Error(`There is no database in ${dataDir}.`);
  const release = claimFolder(dataDir, "a command of the house");
  try {
    const postgres = await startPostgres(dataDir);
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    release();
  }
}

/** Checks the database at `url` in a process of its own, which says what it finds; answers whether everything adds up. */
export async function verify(url: string): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", "tsx", "lib/build/verify.ts"], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** Runs the main function of a command; what it throws becomes one line, and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
