import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { migrate, readMigrations } from "./migrate";
import { closePool, pool } from "./pool";

afterAll(closePool);
const url = () => process.env.DATABASE_URL ?? "";

const TYPES: Record<string, string> = {
  String: "text",
  Int: "integer",
  BigInt: "bigint",
  Boolean: "boolean",
  Json: "jsonb",
  DateTime: "timestamp with time zone",
};

type Column = { table: string; column: string; type: string; optional: boolean };

/** The columns that `schema.prisma` declares. */
function declared(): Column[] {
  const schema = readFileSync("prisma/schema.prisma", "utf8").replace(/\/\/.*$/gm, "");
  return [...schema.matchAll(/^model (\w+) \{\n(.*?)\n\}/gms)].flatMap(([, model = "", body = ""]) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model;
    return body.split("\n").flatMap((line) => {
      const [, column, kind = "", mark] = /^ {2}(\w+)\s+(\w+)(\?|\[\])?/.exec(line) ?? [];
      const type = TYPES[kind];
      if (!column || !type) return [];
      // A list may be null in the database; the client reads it as empty.
      return [{ table, column, type: mark === "[]" ? "ARRAY" : type, optional: mark !== undefined }];
    });
  });
}

const order = (a: Column, b: Column) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`);

describe("migrations", () => {
  test("what refers to another row is found by it, but where nobody looks for it", async () => {
    const { rows } = await pool().query<{ place: string }>(
      `SELECT r.relname || '.' || a.attname AS place FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND r.relnamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])
       ORDER BY 1`,
    );
    expect(rows.map(({ place }) => place)).toEqual([
      ...["ChatMessage.userId", "DraftEntry.productId", "Pack.productId", "SealedEvent.contents"],
      ...["SealedEvent.productId", "Table.templateVersionId", "Table.world"],
      ...["Tournament.templateVersionId", "Tournament.world"],
    ]);
  });

  test("make the tables that the schema declares: every column, its type, whether it may be null", async () => {
    const { rows } = await pool().query<Column>(
      `SELECT table_name AS "table", column_name AS "column", data_type AS type, is_nullable = 'YES' AS optional
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.sort(order)).toEqual(declared().sort(order));
  });

  test("are applied once, with Prisma's own book of them", async () => {
    expect(await migrate(url(), "prisma/migrations")).toEqual([]);
    const { rows } = await pool().query<{ name: string; checksum: string }>(
      'SELECT migration_name AS name, checksum FROM "_prisma_migrations" ORDER BY migration_name',
    );
    expect(rows).toEqual(readMigrations("prisma/migrations").map(({ name, checksum }) => ({ name, checksum })));
  });

  test("two processes at once: one waits, none fails", async () => {
    expect(await Promise.all([1, 2, 3].map(() => migrate(url(), "prisma/migrations")))).toEqual([[], [], []]);
  });

  test("one that fails leaves nothing behind and says which; a changed one is refused", async () => {
    const folder = mkdtempSync(join(tmpdir(), "migrations-"));
    const write = (name: string, sql: string) => {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, "migration.sql"), sql);
    };
    write("9_bad", 'CREATE TABLE "half" (id INT); SELECT nonsense;');
    await expect(migrate(url(), folder)).rejects.toThrow(/Migration 9_bad failed/);
    const { rows } = await pool().query("SELECT 1 FROM information_schema.tables WHERE table_name = 'half'");
    expect(rows).toEqual([]);
    write("9_bad", "SELECT 1");
    expect(await migrate(url(), folder)).toEqual(["9_bad"]);
    write("9_bad", "SELECT 2");
    await expect(migrate(url(), folder)).rejects.toThrow(/was changed/);
    await pool().query("DELETE FROM \"_prisma_migrations\" WHERE migration_name = '9_bad'");
  });
});
