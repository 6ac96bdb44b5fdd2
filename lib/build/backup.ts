import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import { extract, type Pack, pack } from "tar-stream";
import { env } from "../env";
import { readBaseBackup } from "./base-backup";
import { KEPT_FILES, runCommand, withOwnDatabase } from "./own-database";

/** Packs the cluster at `url` and the files kept beside it in `dataDir`, as they lie in a data folder. */
async function packFolder(tar: Pack, url: string, dataDir: string): Promise<void> {
  for (const name of KEPT_FILES) {
    const path = join(dataDir, name);
    if (existsSync(path)) tar.entry({ name, mode: 0o600 }, readFileSync(path));
  }
  const cluster = extract();
  const read = pipeline(readBaseBackup(url), cluster);
  for await (const entry of cluster) {
    const { name, type, mode, mtime, size } = entry.header;
    const header = { name: `postgres/${name}`, type, mode, mtime, size };
    if (type === "file") await pipeline(entry, tar.entry(header));
    else {
      tar.entry(header);
      entry.resume();
    }
  }
  await read;
  tar.finalize();
}

/**
 * Keeps everything that an embedded house holds in one file, while it runs: database, keys, password. `file` comes to
 * stand there whole or not at all, readable by its owner alone. Throws a readable line if it exists.
 */
async function backUp(file: string, url: string, dataDir: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const part = `${file}.part`;
  const tar = pack();
  try {
    const written = pipeline(tar, createGzip(), createWriteStream(part, { mode: 0o600 }));
    const packed = packFolder(tar, url, dataDir).catch((error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    await Promise.all([packed, written]);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** `npm run backup [-- FILE]`. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (env.DATABASE_URL)
    throw new Error("This house has a PostgreSQL of its own: back it up with pg_dump. See docs/how-to-run-it.md.");
  const now = new Date().toISOString();
  const file = positionals[0] ?? `guildhall-${now.slice(0, 10)}-${now.slice(11, 19).replaceAll(":", "")}.tar.gz`;
  await withOwnDatabase(env.DATA_DIR, (url) => backUp(file, url, env.DATA_DIR));
  console.log(`Backed up to ${file}. It holds all that members keep to themselves: guard it like the house.`);
});
