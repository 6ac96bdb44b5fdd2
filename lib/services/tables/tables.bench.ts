import { forgetTables, liveTable } from "@/lib/live/live-table";
import type { Measure } from "../../build/bench";
import { cardTable } from "../../build/testing/card-table";
import { makeMember, makeVersion, openTable } from "../../build/testing/club";
import { prisma } from "../../db/client";
import { newId } from "../../db/ids";
import { SeededRandom } from "../../engine/kernel/random";
import { playMove } from "./play-move";

const EVENTS = 10_000;
const LOADS = 5;

/** Loads a table with a log of 10,000 events that no process holds: what a page waits for after a restart. */
export async function* benches(): AsyncIterable<Measure> {
  const host = await makeMember("cold");
  const id = await openTable(host, await makeVersion("thousand"), 3, {}, 2);
  await playMove({
    tableId: id,
    moveId: newId(),
    user: host.id,
    as: "visitor",
    request: { to: "table", intent: { type: "sit", share: "" } },
  });
  const table = await cardTable(id);
  const random = new SeededRandom(1);
  while (table.match.seq < EVENTS) {
    const { seats } = table.game.waitsFor(table.match.game);
    const seat = seats[0];
    const over = table.match.game.phase === "complete";
    const intent =
      seat === undefined ? { type: over ? "reset" : "start" } : table.game.randomLegal(table.match.game, seat, random);
    const by = seat === undefined ? { as: "host" as const, user: host.id } : { as: { bot: seat }, user: null };
    const played = await playMove({ tableId: id, moveId: newId(), ...by, request: { to: "game", intent } });
    if (!played.ok) throw new Error(`Refused: ${played.error.code}`);
  }
  for (const [name, prepare] of [
    ["table.cold", async () => {}],
    ["table.cold.nosnapshot", async () => void (await prisma().snapshot.deleteMany({ where: { tableId: id } }))],
  ] as const) {
    await prepare();
    const times: number[] = [];
    for (let i = 0; i < LOADS; i++) {
      forgetTables(id);
      const begun = performance.now();
      await liveTable(id);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const value = times[Math.floor(LOADS / 2)] ?? 0;
    yield { name, value, unit: "ms", n: table.match.seq, seconds: times.reduce((sum, time) => sum + time, 0) / 1_000 };
  }
}
