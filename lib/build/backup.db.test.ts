import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import { Client } from "pg";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../db/migrate";
import { waitFor } from "./house";
import { findPostgres, type Postgres, startPostgres } from "./postgres";
import { compiled } from "./testing/compiled";
import { unpack } from "./unpack";

/** A house that lives on while it is backed up, and what is made of its copies elsewhere. */

const home = mkdtempSync(join(tmpdir(), "guildhall-backup-"));
const folder = (name: string) => join(home, name);
const file = folder("backup.tar.gz");
const acked: string[] = [];
let postgres: Postgres | undefined;
let club: ChildProcess | undefined;

/** Runs a command of the house on a data folder, or on the database at `url`. */
async function run(
  command: "backup" | "restore" | "verify",
  dataDir: string,
  file?: string,
  url = "",
): Promise<{ code: number | null; said: string }> {
  const given = file === undefined ? [] : [file];
  const child = spawn(process.execPath, [await compiled(`lib/build/${command}.ts`), ...given], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

async function ask<T extends object>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let rows: T[] = [];
  for (const statement of statements) ({ rows } = await client.query<T>(statement));
  await client.end();
  return rows;
}

const reaches = (lines: number) => waitFor(async () => acked.length >= lines, 60_000);

/** What of these acknowledged lines a database does not hold. */
async function lostIn(url: string, lines: readonly string[]): Promise<string[]> {
  const rows = await ask<{ id: string; seq: number }>(url, 'SELECT id, seq FROM "Table"');
  const packs = await ask<{ id: string }>(url, 'SELECT id FROM "Pack"');
  const [seqs, held] = [new Map(rows.map(({ id, seq }) => [id, seq])), new Set(packs.map(({ id }) => id))];
  return lines.filter((line) => {
    const [what, id = "", seq] = line.split(" ");
    return what === "pack" ? !held.has(id) : (seqs.get(id) ?? 0) < Number(seq);
  });
}

beforeAll(async () => {
  // PostgreSQL's own user has to reach what is in it.
  chmodSync(home, 0o711);
  postgres = await startPostgres(folder("first"));
  writeFileSync(join(folder("first"), "secret"), "kept", { mode: 0o600 });
  await migrate(postgres.url, "prisma/migrations");
  club = spawn(process.execPath, [await compiled("lib/build/testing/live-on.ts")], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (club.stdout) createInterface(club.stdout).on("line", (line) => acked.push(line));
});
afterAll(async () => {
  club?.kill("SIGKILL");
  await postgres?.stop();
  for (const name of ["second", "third"]) {
    const url = await findPostgres(folder(name)).catch(() => null);
    if (url) throw new Error(`The database of ${name} still runs.`);
  }
  rmSync(home, { recursive: true, force: true });
});

test("a backup of a house that goes on holds all that was acknowledged before it, and everything in it adds up", async () => {
  // Far enough for the first snapshot of the table.
  expect(await waitFor(async () => acked.some((line) => /^row \w+ [3-9]\d\d$/.test(line)), 60_000)).toBe(true);
  const before = [...acked];
  expect(await run("backup", folder("first"), file)).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await reaches(before.length + 20)).toBe(true);
  const restored = await run("restore", folder("second"), file);
  expect(restored.said).toContain("Everything adds up.");
  expect(restored.code).toBe(0);
  expect(readdirSync(folder("second"))).toEqual(expect.arrayContaining(["postgres", "postgres.json", "secret"]));

  const copy = await startPostgres(folder("second"));
  try {
    expect(before.some((line) => line.startsWith("pack"))).toBe(true);
    expect(await lostIn(copy.url, before)).toEqual([]);
    // It is a copy of one moment: the club has gone on since.
    expect(await lostIn(copy.url, acked)).not.toEqual([]);
  } finally {
    await copy.stop();
  }
});

test("what was damaged is found: rows, snapshots, the secret of chance, money that nobody paid", async () => {
  const copy = await startPostgres(folder("second"));
  const [own] = await ask<{ name: string }>(copy.url, "SELECT current_database() AS name");
  /** What `verify` says of a copy after some statements that no trigger of its database stops. */
  async function damaged(...statements: string[]): Promise<string> {
    const url = new URL(copy.url);
    url.pathname = "/template1";
    await ask(url.href, "DROP DATABASE IF EXISTS damaged", `CREATE DATABASE damaged TEMPLATE "${own?.name}"`);
    url.pathname = "/damaged";
    await ask(url.href, "SET session_replication_role = replica", ...statements);
    const { code, said } = await run("verify", folder("second"), undefined, url.href);
    expect(code).toBe(1);
    expect(said).not.toContain("Everything adds up.");
    return said;
  }
  try {
    const snapshot = await damaged(`UPDATE "Snapshot" SET state = state || '{"epoch": 99}' WHERE seq < 500`);
    expect(snapshot).toMatch(/Table \w+: its snapshot at row \d+ is wrong\./);
    const secret = await damaged(
      `UPDATE "TableSecret" SET secret = repeat('ab', 32)`,
      'UPDATE "Posting" SET amount = amount + 1 WHERE id = (SELECT min(id) FROM "Posting")',
    );
    expect(secret).toMatch(/Table \w+: its secret is not the one announced\./);
    expect(secret).toMatch(/Ledger, "sums to zero", /);
    const last = await damaged('UPDATE "Table" SET seq = seq - 5');
    expect(last).toMatch(/Table \w+: it has rows after its last, \d+\./);
    expect(await damaged('DELETE FROM "Event" WHERE seq = 7')).toMatch(/Table \w+: row 7 of \d+ is missing\./);
  } finally {
    await copy.stop();
  }
});

test("a copy of the folder of a house that is closed is a house", async () => {
  club?.kill("SIGKILL");
  await postgres?.stop();
  execFileSync("cp", ["-a", folder("first"), folder("third")]);
  const verified = await run("verify", folder("third"));
  expect(verified).toMatchObject({ code: 0, said: expect.stringContaining("Everything adds up.") });
  const copy = await startPostgres(folder("third"));
  expect(await lostIn(copy.url, acked).finally(() => copy.stop())).toEqual([]);
});

describe("refused in one line, with nothing changed", () => {
  async function tarOf(name: string, type: "file" | "symlink" = "file"): Promise<string> {
    const tar = pack();
    tar.entry({ name, type, ...(type === "symlink" ? { linkname: "/etc/passwd" } : {}) }, type === "file" ? "x" : "");
    tar.finalize();
    const parts: Buffer[] = [];
    for await (const part of tar) parts.push(Buffer.from(part as Uint8Array));
    const path = folder(`${type}-${name.replaceAll("/", "_")}.tar.gz`);
    writeFileSync(path, gzipSync(Buffer.concat(parts)));
    return path;
  }

  test("a backup over another, a restore over a database", async () => {
    expect(await run("backup", folder("first"), file)).toEqual({ code: 1, said: `${file} exists already.\n` });
    const over = await run("restore", folder("third"), file);
    expect(over.code).toBe(1);
    expect(over.said).toMatch(/^There is a database in .*third already\..*\n$/);
  });

  const leadsOut = () => tarOf("../evil");
  const half = async () => {
    execFileSync("sh", ["-c", `head -c 400000 "${file}" > "${folder("half")}"`]);
    return folder("half");
  };
  const nothingOutside = () => expect(existsSync("/tmp/evil") || existsSync(folder("evil"))).toBe(false);

  test.each([
    ["a file that leads out", leadsOut],
    ["half a backup", half],
  ])("a restore of %s", async (_, make) => {
    const target = folder("fourth");
    const { code, said } = await run("restore", target, await make());
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(existsSync(join(target, "postgres"))).toBe(false);
    expect(existsSync(join(target, "restoring"))).toBe(false);
    nothingOutside();
  });

  test.each([
    ["of a file that leads out", leadsOut],
    ["of a file that leads out of the cluster", () => tarOf("postgres/../../evil")],
    ["of an absolute one", () => tarOf("/tmp/evil")],
    ["of a link", () => tarOf("postgres/link", "symlink")],
    ["of something else", () => tarOf("readme")],
    ["of a cluster that is none", () => tarOf("postgres/PG_VERSION")],
    [
      "of what is no archive",
      async () => {
        writeFileSync(folder("words"), "no archive");
        return folder("words");
      },
    ],
    ["of half a backup", half],
    ["of nothing", async () => folder("nothing")],
  ])("what is unpacked %s", async (_, make) => {
    const target = mkdtempSync(folder("unpacked-"));
    const refused = await unpack(await make(), target).catch((error: Error) => error.message);
    expect(refused).toMatch(/^[^\n]+$/);
    nothingOutside();
  });
});
