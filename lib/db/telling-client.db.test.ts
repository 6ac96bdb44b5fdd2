import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Log } from "../log/log";
import { enterRequest } from "../log/request";
import { prisma } from "./client";
import { closePool, pool } from "./pool";
import { TellingClient } from "./telling-client";

const { log } = TellingClient;
let told: ({ level: string } & Record<string, unknown>)[] = [];
// The pool of a test before may have been made by other modules, and so of another class of clients.
beforeAll(closePool);
beforeEach(() => {
  told = [];
  const note = (level: string) => (line: object) => void told.push({ level, ...line });
  TellingClient.log = { warn: note("warn"), debug: note("debug") } as unknown as Log;
});
afterEach(() => {
  TellingClient.log = log;
});
afterAll(closePool);

const failing = (ask: () => Promise<unknown>, request: string) =>
  // A turn of its own: what enters a request stays in it.
  new Promise<unknown>((resolve) =>
    setImmediate(() => {
      enterRequest(request);
      ask().then(resolve, resolve);
    }),
  );

test("what fails is told with its request and its text, never with its values", async () => {
  await failing(() => pool().query("SELECT $1::int", ["my secret"]), "request-1");
  await failing(() => pool().query({ name: "by-name", text: "SELECT nothing FROM nowhere" }), "request-2");
  await failing(() => prisma().$queryRaw`SELECT ${"my secret"}::text::int`, "request-3");
  expect(told.map(({ request, level }) => [request, level])).toEqual([
    ["request-1", "warn"],
    ["request-2", "warn"],
    ["request-3", "warn"],
  ]);
  expect(told.map(({ statement }) => statement)).toEqual(["SELECT $1::int", "by-name", "SELECT $1::text::int"]);
  expect(told[1]).toMatchObject({ code: "42P01", error: expect.stringContaining("nowhere") });
  expect(JSON.stringify(told)).not.toContain("my secret");
});

test("what is slow is told, what is quick is not, what a service expects is no warning", async () => {
  await pool().query("SELECT 1");
  expect(told).toEqual([]);
  await failing(() => pool().query("SELECT pg_sleep(1.1)"), "request-4");
  expect(told).toMatchObject([{ level: "warn", request: "request-4", statement: "SELECT pg_sleep(1.1)" }]);
  expect(told[0]?.ms).toBeGreaterThanOrEqual(1_000);
  const client = await pool().connect();
  await client.query("CREATE TEMP TABLE IF NOT EXISTS twice (n INT PRIMARY KEY)");
  await client.query("INSERT INTO twice VALUES (1)");
  await client.query("INSERT INTO twice VALUES (1)").catch(() => {});
  client.release(true);
  expect(told.at(-1)).toMatchObject({ level: "debug", code: "23505" });
});
