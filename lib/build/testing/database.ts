import { Client } from "pg";
import { inject } from "vitest";

/**
 * Gives each worker a database of its own, before anything reads the environment. It goes by the process, whose clients
 * stay with the database that they first met: a worker's number in the pool changes from file to file.
 */
const url = new URL(inject("templateUrl"));
const name = `test_${process.pid}`;
url.pathname = "/postgres";
const admin = new Client({ connectionString: url.href });
await admin.connect();
const { rowCount } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
if (rowCount === 0) await admin.query(`CREATE DATABASE "${name}" TEMPLATE test_template`);
await admin.end();
url.pathname = `/${name}`;
process.env.DATABASE_URL = url.href;
process.env.NEXTAUTH_SECRET ??= "a secret for tests only, long enough";
process.env.LOG_LEVEL ??= "warn";
