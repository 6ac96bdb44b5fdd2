import { afterAll, expect, test, vi } from "vitest";
import type { CardTable } from "@/lib/build/testing/card-table";
import { makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { writeSnapshot } from "@/lib/db/event-store";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { SNAPSHOT_VERSION, stateAt } from "./read-log";

afterAll(closePool);

/** Another process, as far as this one's memory goes: modules of its own on the same database. */
async function anotherProcess() {
  vi.resetModules();
  const { liveTable, catchUp } = await import("./live-table");
  const { playMove } = await import("@/lib/services/tables/play-move");
  return { liveTable, catchUp, playMove };
}
type Process = Awaited<ReturnType<typeof anotherProcess>>;

const kept = async (tableId: string) =>
  (await prisma().snapshot.findMany({ where: { tableId }, orderBy: { seq: "asc" }, select: { seq: true } })).map(
    ({ seq }) => seq,
  );

/** Bots play by chance until the log has so many rows, a move in each process in turns. */
async function play(tableId: string, host: string, rows: number, processes: readonly Process[]): Promise<void> {
  const random = new SeededRandom(3);
  for (let moves = 0; ; moves++) {
    const { liveTable, catchUp, playMove } = processes[moves % processes.length]!;
    const table = (await liveTable(tableId)) as CardTable;
    await catchUp(table);
    const { match, game } = table;
    if (match.seq >= rows) return;
    const seat = game.waitsFor(match.game).seats[0];
    const over = match.game.phase === "complete";
    const intent = seat === undefined ? { type: over ? "reset" : "start" } : game.randomLegal(match.game, seat, random);
    const by = seat === undefined ? { as: "host" as const, user: host } : { as: { bot: seat }, user: null };
    const request = { to: "game", intent } as const;
    expect(await playMove({ tableId, moveId: newId(), ...by, request })).toMatchObject({ ok: true });
  }
}

test("of two processes that hold a table one keeps each snapshot; from whichever are left, each state is the same", async () => {
  const host = await makeMember("host");
  const id = await openTable(host, await makeVersion("thousand"), 3, {}, 2);
  const [one, two] = [await anotherProcess(), await anotherProcess()];
  const sit = { to: "table", intent: { type: "sit", share: "" } } as const;
  await one.playMove({ tableId: id, moveId: newId(), user: host.id, as: "visitor", request: sit });
  await play(id, host.id, 1_100, [one, two]);
  await vi.waitFor(async () => expect(await kept(id)).toHaveLength(4), { timeout: 30_000 });
  expect((await kept(id)).map((seq) => Math.floor(seq / 250))).toEqual([1, 2, 3, 4]);

  const table = (await one.liveTable(id))!;
  const places = [(await kept(id))[1]!, table.match.dealSeq - 1, table.match.seq];
  const states = () => Promise.all(places.map((seq) => stateAt(table, seq)));
  const before = await states();
  expect(before.map(({ seq }) => seq)).toEqual(places);
  const [, second = 0, , fourth = 0] = await kept(id);
  await prisma().snapshot.deleteMany({ where: { tableId: id, seq: { in: [second, fourth] } } });
  expect(await states()).toEqual(before);
  await prisma().snapshot.deleteMany({ where: { tableId: id } });
  expect(await states()).toEqual(before);
});

test("a table that is played for years keeps a few snapshots near its end, and one for every 5,000 rows", async () => {
  const id = await openTable(await makeMember("host"), await makeVersion("thousand"), 3);
  const write = (seq: number, version = SNAPSHOT_VERSION) => writeSnapshot({ tableId: id, seq, version }, { seq });
  for (let seq = 251; seq <= 20_000; seq += 250) await write(seq);
  const all = await kept(id);
  expect(all.filter((seq) => seq > 17_251)).toEqual([
    17_501, 17_751, 18_001, 18_251, 18_501, 18_751, 19_001, 19_251, 19_501, 19_751,
  ]);
  expect(all.filter((seq) => seq <= 17_251)).toEqual([251, 5_001, 10_001, 15_001]);
  // Another form of states: those of the old one serve nobody; a process that still has it takes none of the new away.
  await write(20_001, SNAPSHOT_VERSION + 1);
  expect(await kept(id)).toEqual([20_001]);
  await write(20_251);
  expect(await kept(id)).toEqual([20_001, 20_251]);
});
