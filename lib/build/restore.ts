import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "../db/migrate";
import { env } from "../env";
import { generateClient } from "./build-site";
import { runCommand, verify, withOwnDatabase } from "./own-database";
import { unpack } from "./unpack";

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
    await unpack(file, coming);
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
