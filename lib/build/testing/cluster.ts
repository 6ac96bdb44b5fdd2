import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../db/migrate";
import { startPostgres } from "../postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of a migrated, empty database that workers copy. */
    templateUrl: string;
  }
}

/** Starts a PostgreSQL for the tests, migrates one database there, puts the card games into it, and clears away the databases of the last run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(".data/test", { durable: false });
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname ~ '^test_'");
  for (const { datname } of rows) await admin.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  await admin.query("CREATE DATABASE test_template");
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = "/test_template";
  await migrate(url.href, "prisma/migrations");
  // Card games are data: every test finds those of the house.
  process.env.DATABASE_URL = url.href;
  process.env.NEXTAUTH_SECRET ??= "a secret for tests only, long enough";
  const { seedCatalogue } = await import("../../services/catalogue/seed-catalogue");
  const { closePool } = await import("../../db/pool");
  await seedCatalogue();
  await closePool();
  project.provide("templateUrl", url.href);
  return () => postgres.stop();
}
