import { chownSync, createReadStream, createWriteStream, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { KEPT_FILES } from "./own-database";
import { databaseOwner } from "./postgres";

/** A path of a backup that may be written: one of the kept files, or one in the cluster that leads nowhere else. */
const isKept = (name: string): boolean =>
  KEPT_FILES.some((kept) => kept === name) ||
  (/^postgres\/[\w./-]*$/.test(name) && !name.split("/").includes("..") && !name.includes("//"));

async function unpackAll(file: string, dataDir: string): Promise<void> {
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

/**
 * Unpacks a backup into a data folder. Throws a readable line at what no backup of a house holds, and at one without a
 * database; what was unpacked before is left for the caller to remove.
 */
export async function unpack(file: string, dataDir: string): Promise<void> {
  await unpackAll(file, dataDir).catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  });
  if (!existsSync(join(dataDir, "postgres", "backup_label")))
    throw new Error(`${file} is no backup of a house: it holds no database.`);
}
