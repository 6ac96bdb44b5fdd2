import { afterAll, beforeEach, expect, test } from "vitest";
import { makeMember } from "@/lib/build/testing/club";
import { begunGame, openedGame, stateOf } from "@/lib/build/testing/diplomacy";
import { prisma } from "@/lib/db/client";
import { closePool, pool } from "@/lib/db/pool";
import { tickTable } from "../../tables/tick-tables";
import { beat } from "./beat";
import { confirmJudging, readStopped, tellStopped } from "./judging";
import { makeGood } from "./make-good";
import { remindMasters } from "./remind-masters";

const HOUR = 3_600_000;
const failed = (tableId: string, error: unknown): void => {
  throw new Error(`${tableId}: ${error}`);
};

afterAll(closePool);
beforeEach(async () => {
  await pool().query('DELETE FROM "ClockBeat"');
  await pool().query('DELETE FROM "Sleep"');
  await pool().query(`UPDATE "Table" SET "dueAt" = NULL WHERE world = 'diplomacy'`);
});

const eventsOf = async (id: string): Promise<string[]> => {
  const { rows } = await pool().query<{ type: string }>(
    `SELECT payload->'event'->>'type' AS type FROM "Event" WHERE "tableId" = $1 ORDER BY seq`,
    [id],
  );
  return rows.map(({ type }) => type);
};

test("a sleep is found once, whichever of many processes wakes first; a short one needs nobody's word", async () => {
  const now = Date.now();
  expect(await beat(now)).toEqual({ judges: true, confirmed: [] });
  expect(await beat(now + 60_000)).toEqual({ judges: true, confirmed: [] });
  const woken = await Promise.all(Array.from({ length: 6 }, () => beat(now + 20 * 60_000)));
  expect(await prisma().sleep.count()).toBe(1);
  const found = await beat(now + 20 * 60_000);
  expect(found).toMatchObject({ judges: false });
  expect(found.confirmed).toHaveLength(1);
  // Nobody judged before it was found.
  expect(woken.every(({ judges }) => !judges)).toBe(true);
  await makeGood(found.confirmed[0]!, failed);
  expect(await beat(now + 20 * 60_000)).toEqual({ judges: true, confirmed: [] });
  // A clock that is set back is no sleep.
  expect(await beat(now)).toEqual({ judges: true, confirmed: [] });
  expect(await beat(now + 21 * 60_000)).toEqual({ judges: true, confirmed: [] });
});

test("a long sleep over which nothing was due needs nobody's word either", async () => {
  const now = Date.now();
  await beat(now);
  const { confirmed } = await beat(now + 9 * HOUR);
  expect(confirmed).toHaveLength(1);
  expect(await readStopped()).toBeNull();
});

test("after a long sleep nothing is judged until the administrator says so, and nobody is late", async () => {
  const keeper = { ...(await makeMember("keeper")), admin: true };
  await prisma().user.update({ where: { id: keeper.id }, data: { admin: true } });
  const { id, members } = await begunGame();
  const deadline = (await stateOf(id)).deadlineAt!;
  await beat(deadline - HOUR);
  const wake = deadline + 5 * HOUR;
  expect(await beat(wake)).toEqual({ judges: false, confirmed: [] });
  expect(await tickTable(id, wake, { judges: false })).toBe(false);
  expect(await eventsOf(id)).not.toContain("late");
  const { rows } = await pool().query<{ later: boolean }>('SELECT "dueAt" > $2 AS later FROM "Table" WHERE id = $1', [
    id,
    new Date(wake),
  ]);
  expect(rows).toEqual([{ later: true }]);
  expect(await readStopped()).toEqual({ from: deadline - HOUR, to: wake });

  // Administrators are told once, whatever restarts.
  await tellStopped();
  await tellStopped();
  expect(await prisma().notice.count({ where: { userId: keeper.id, kind: "judging_stopped" } })).toBe(1);

  for (const actor of [null, members[0]!, { ...members[1]!, roles: ["salesman" as const] }])
    expect(await confirmJudging(actor)).toMatchObject({ ok: false, error: { code: "staff/not_allowed" } });
  const confirmed = wake + 2 * HOUR;
  for (let at = wake; at < confirmed; at += 100_000) expect((await beat(at)).judges).toBe(false);
  expect(await confirmJudging(keeper, null, new Date(confirmed))).toMatchObject({ ok: true });
  expect(await confirmJudging(keeper)).toMatchObject({ ok: false, error: { code: "staff/not_stopped" } });
  const { confirmed: open } = await beat(confirmed);
  // A process was killed after it had told the games and before it noted that: telling again changes nothing.
  await makeGood(open[0]!, failed, confirmed);
  await prisma().sleep.updateMany({ data: { doneAt: null } });
  await makeGood(open[0]!, failed, confirmed);
  expect(await beat(confirmed)).toEqual({ judges: true, confirmed: [] });
  expect((await eventsOf(id)).filter((type) => type === "slept")).toHaveLength(1);
  const moved = (await stateOf(id)).deadlineAt!;
  expect(moved).toBeGreaterThanOrEqual(confirmed + 24 * HOUR);
  expect(moved).toBeLessThanOrEqual(confirmed + 24 * HOUR + 20 * 60_000);
  await tickTable(id, moved);
  expect((await eventsOf(id)).filter((type) => type === "late")).toHaveLength(1);
});

test("masters are reminded of what waits for them once a day, and told of overdue games at one, four and eight weeks", async () => {
  const day = 24 * HOUR;
  const forming = await openedGame(await makeMember("gm"), { runBy: "master" });
  const told = (tableId: string, kind: string) => prisma().notice.count({ where: { tableId, kind } });
  await remindMasters();
  expect(await told(forming, "master_needed")).toBe(0);
  const tomorrow = Date.now() + 2 * day;
  for (const at of [tomorrow, tomorrow, tomorrow + day]) await remindMasters(new Date(at));
  expect(await told(forming, "master_needed")).toBe(2);

  const { id } = await begunGame();
  const deadline = (await stateOf(id)).deadlineAt!;
  for (let week = 0; week <= 9; week++)
    for (let again = 0; again < 2; again++) await remindMasters(new Date(deadline + week * 7 * day + HOUR));
  expect(await told(id, "overdue")).toBe(3);
});
