import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { newId } from "@/lib/db/ids";
import { migrate, readMigrations } from "@/lib/db/migrate";

const ALL = "prisma/migrations";

/** A database as it was before a migration, to be filled with what was there then and brought up to date. */
export async function olderHouse(before: string) {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const name = `before_${newId().slice(0, 8)}`;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const migration of readMigrations(ALL))
    if (migration.name < before) cpSync(join(ALL, migration.name), join(folder, migration.name), { recursive: true });
  await migrate(url.href, folder);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return {
    client,
    /** Runs the migrations that are missing; their names. */
    update: () => migrate(url.href, ALL),
    /** Takes the database away. */
    async end() {
      await client.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
