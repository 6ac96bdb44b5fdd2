import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../build/postgres";
import { TellingClient } from "../db/telling-client";
import { TellingPool } from "../db/telling-pool";
import type { Log } from "../log/log";
import { guardFrontDoor } from "./front-door";

/** What a request is answered while its database ends, is away and comes back, whatever of the site it asks for. */

const folder = mkdtempSync(join(tmpdir(), "guildhall-away-"));
const { log } = TellingClient;
let postgres: Postgres;
let asked: Pool;
let server: Server;
let stop: () => void;

const poolOf = (url: string): Pool => {
  const made = new TellingPool({ connectionString: url, max: 2, Client: TellingClient });
  made.on("error", () => {});
  return made;
};
beforeAll(async () => {
  TellingClient.log = { warn: () => {}, debug: () => {} } as unknown as Log;
  postgres = await startPostgres(folder, { durable: false });
  asked = poolOf(postgres.url);
  stop = guardFrontDoor({ trustProxy: false, secure: false });
  // As the framework does: what is thrown is 500.
  server = createServer(async (request, response) => {
    await asked.query(request.url === "/faulty" ? "SELECT nothing FROM nowhere" : "SELECT pg_sleep(0.3)").catch(() => {
      response.statusCode = 500;
    });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}, 60_000);
afterAll(async () => {
  TellingClient.log = log;
  stop();
  server.close();
  await asked.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function ask(path = "/"): Promise<{ status: number; again: string | null }> {
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status, again: headers.get("retry-after") };
}

test("whatever fails since the database restarts is unavailable for now; what is faulty stays so", async () => {
  const here = { status: 200, again: null };
  const away = { status: 503, again: expect.stringMatching(/^\d+$/) };
  expect(await ask()).toEqual(here);
  expect(await ask("/faulty")).toEqual({ status: 500, again: null });
  const underWay = ask();
  // It is being asked when the server ends.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await postgres.stop();
  expect(await underWay).toEqual(away);
  expect(await ask()).toEqual(away);
  expect(await ask("/faulty")).toEqual(away);
  postgres = await startPostgres(folder, { durable: false });
  await asked.end();
  asked = poolOf(postgres.url);
  expect(await ask()).toEqual(here);
}, 90_000);
