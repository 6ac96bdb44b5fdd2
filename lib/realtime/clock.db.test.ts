import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { makeMember } from "../build/testing/club";
import { openedGame, sitDown, stateOf } from "../build/testing/diplomacy";
import { closePool, pool } from "../db/pool";
import { BEGIN_AFTER } from "../engine/kernel/due";
import { makeLog } from "../log/log";
import { startClock } from "./clock";

afterAll(closePool);

test("what is due as the house wakes from a short sleep is done as soon as the sleep is made good", async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("early")));
  const id = await openedGame(members[0]!);
  await sitDown(id, members);
  await setTimeout(BEGIN_AFTER);
  await pool().query('DELETE FROM "Sleep"');
  await pool().query(
    `INSERT INTO "ClockBeat" (id, at) VALUES (1, now() - interval '10 minutes')
     ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at`,
  );
  const stop = startClock(makeLog("clock"));
  try {
    const began = Date.now();
    while ((await stateOf(id)).stage === "forming" && Date.now() - began < 30_000) await setTimeout(50);
    expect((await stateOf(id)).stage).toBe("active");
    // By the same look at the clock that found the sleep: put off, it would come later than that was done.
    const { rows } = await pool().query<{ soon: boolean }>(
      `SELECT max(e.at) <= (SELECT max("doneAt") FROM "Sleep") AS soon FROM "Event" e WHERE "tableId" = $1`,
      [id],
    );
    expect(rows).toEqual([{ soon: true }]);
  } finally {
    stop();
  }
});
