import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { pool } from "../lib/db/pool";
import { test } from "./clean-test";
import { ask } from "./raw-http";

const origin = process.env.E2E_ORIGIN ?? "http://localhost:3000";
const log = process.env.E2E_WEB_LOG;

test("a slow statement is found in the log by the id that the answer carries", async () => {
  test.skip(log === undefined, "a house that runs already writes its log where it likes");
  const client = await pool().connect();
  await client.query("BEGIN");
  await client.query('LOCK TABLE "Template" IN ACCESS EXCLUSIVE MODE');
  const asked = ask(origin, `/games/${"nobody".repeat(3)}/json?key=secret`, {
    headers: { host: new URL(origin).host },
  });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await client.query("COMMIT");
  client.release();
  const { status, headers } = await asked;
  expect(status).toBe(404);
  const request = String(headers["x-request-id"]);
  expect(request).toMatch(/^[\da-f-]{36}$/);
  const lines = () => readFileSync(log ?? "", "utf8").split("\n");
  await expect.poll(() => lines().some((line) => line.includes(request))).toBe(true);
  const told = JSON.parse(lines().find((line) => line.includes(request)) ?? "");
  expect(told).toMatchObject({ name: "database", request, msg: "A statement took long" });
  expect(told.statement).toContain("Template");
  expect(JSON.stringify(told)).not.toMatch(/secret|nobody/);
});
