import { afterAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { startJobs } from "./jobs";
import { makeLog } from "./log";

afterAll(closePool);

test("two sidecars that open at once check the ledger and note the week, and close without a trace", async () => {
  await prisma().payWeek.deleteMany();
  await prisma().reconciliation.deleteMany();
  const log = makeLog("test");
  const sidecars = [startJobs(log), startJobs(log)];
  const until = Date.now() + 40_000;
  const done = async () => (await prisma().payWeek.count()) > 0 && (await prisma().reconciliation.count()) > 0;
  while (!(await done()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 200));
  await Promise.all(sidecars.map(({ stop }) => stop()));
  expect(await prisma().payWeek.count()).toBe(1);
  expect(await prisma().reconciliation.count()).toBe(1);
}, 60_000);
