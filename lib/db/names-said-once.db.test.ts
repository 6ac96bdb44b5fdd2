import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, test } from "vitest";
import { newId } from "./ids";
import { migrate, readMigrations } from "./migrate";

const RENAMED = "20261125090000_names_said_once";

test("products of a house that was filled before are called as new ones are", async () => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const name = `names_${newId().slice(0, 8)}`;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  const before = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const migration of readMigrations("prisma/migrations"))
    if (migration.name < RENAMED)
      cpSync(join("prisma/migrations", migration.name), join(before, migration.name), { recursive: true });
  await migrate(url.href, before);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  const products = [
    ["deck", "Basic Deck deck", "Basic Deck"],
    ["fair bag", "The Ember Fair fair bag", "The Ember Fair bag"],
    ["booster", "The Woven City booster", "The Woven City booster"],
    ["tide", "Ebb Ebb and Tide", "Ebb Ebb and Tide"],
  ];
  for (const [type, was] of products)
    await client.query(
      `INSERT INTO "Product" (id, game, set, type, name, price, "printRun") VALUES ($1, 'g', $1, $2, $3, 100, 1)`,
      [newId(), type, was],
    );
  expect(await migrate(url.href, "prisma/migrations")).toContain(RENAMED);
  const { rows } = await client.query<{ name: string }>('SELECT name FROM "Product" ORDER BY name');
  expect(rows.map((row) => row.name)).toEqual(products.map(([, , now]) => now).sort());
  await client.end();
  await admin.query(`DROP DATABASE ${name}`);
  await admin.end();
});
