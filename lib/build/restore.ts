import {
  chmodSync,
  chownSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { migrate } from "../db/migrate";
import { env } from "../env";
import { generateClient } from "./build-site";
import { KEPT_FILES, runCommand, verify, withOwnDatabase } from "./own-database";
import { databaseOwner } from "./postgres";

/** A path of a backup that may be written: one of the kept files, or one in the cluster that leads nowhere else. */
const isKept = (name: string): boolean =>
  KEPT_FILES.some((kept) => kept === name) ||
  (/^postgres\/[\w./-]*$/.test(name) && !name.split("/").includes("..") && !name.includes("//"));

/** Unpacks a backup into a data folder. Throws a readable line at what no backup of a house holds. */
async function unpack(file: string, dataDir: string): Promise<void> {
  const owner = databaseOwner();
  const give = (path: string) => owner && chownSync(path, owner.uid, owner.gid);
  // The tar of a cluster names what is in it, not the cluster itself.
  mkdirSync(join(dataDir, "postgres"), { mode: 0o700 });
  give(join(dataDir, "postgres"));
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  read.catch(() => {});
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (!isKept(name) || (type !== "file" && type !== "directory"))
      throw new Error(`it holds ${JSON.stringify(name)} (${type}), which no backup of a house does`);
    const path = join(dataDir, name);
    if (type === "directory") {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
    }
    if (name.startsWith("postgres/")) give(path);
  }
  await read;
}

/** The part of a data folder that is not put in its place before all of it is there. */
const COMING = "restoring";

/**
 * `npm run restore -- FILE`: puts a backup into the data folder, which must not hold a database, brings it to the form of
 * this version, and checks all of it.
 */
await runCommand(async () => {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!file || others.length > 0) throw new Error("Say which file: npm run restore -- FILE");
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (existsSync(join(env.DATA_DIR, "postgres")))
    throw new Error(`There is a database in ${env.DATA_DIR} already. Set DATA_DIR to another folder, or move it away.`);
  const coming = join(env.DATA_DIR, COMING);
  rmSync(coming, { recursive: true, force: true });
  mkdirSync(coming, { recursive: true });
  // PostgreSQL's own user has to reach what is in it.
  chmodSync(env.DATA_DIR, 0o711);
  try {
    await unpack(file, coming).catch((error: unknown) => {
      throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    });
    if (!existsSync(join(coming, "postgres", "backup_label")))
      throw new Error(`${file} is no backup of a house: it holds no database.`);
    for (const name of readdirSync(coming)) renameSync(join(coming, name), join(env.DATA_DIR, name));
  } finally {
    rmSync(coming, { recursive: true, force: true });
  }
  await generateClient();
  const isSound = await withOwnDatabase(env.DATA_DIR, async (url) => {
    for (const name of await migrate(url, "prisma/migrations")) console.log(`Migration ${name} applied.`);
    return verify(url);
  });
  if (!isSound) throw new Error(`${file} was restored into ${env.DATA_DIR}, but not everything in it adds up.`);
  console.log(`Restored into ${env.DATA_DIR}. "npm start" opens it.`);
});
