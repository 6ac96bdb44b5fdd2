import { afterAll, expect, test } from "vitest";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { prisma } from "@/lib/db/client";
import { closePool, pool } from "@/lib/db/pool";
import { makeLog } from "../log/log";
import { startJobs } from "./jobs";

afterAll(closePool);

test("two sidecars that open at once check the ledger and note the week, and close without a trace", async () => {
  // Sidecars of other tests may have opened in this minute: the book of jobs begins anew.
  await pool().query("DROP SCHEMA IF EXISTS pgboss CASCADE");
  await emptyLedger();
  const log = makeLog("test");
  const sidecars = [startJobs(log), startJobs(log)];
  const until = Date.now() + 40_000;
  const done = async () => (await prisma().payWeek.count()) > 0 && (await prisma().reconciliation.count()) > 0;
  while (!(await done()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 200));
  await Promise.all(sidecars.map(({ stop }) => stop()));
  expect(await prisma().payWeek.count()).toBe(1);
  expect(await prisma().reconciliation.count()).toBe(1);
});
