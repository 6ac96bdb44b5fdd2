import { afterAll, expect, test } from "vitest";
import { makeMember } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { createTableOf } from "@/lib/services/tables/create-table";
import { playMove } from "@/lib/services/tables/play-move";
import { liveTable } from "./live-table";
import { stateAt } from "./read-log";

afterAll(closePool);

const SETTINGS = { name: "Old", public: true, entry: "open", moveSeconds: null, botMillis: 0 } as const;

test("a stored game whose log and snapshot hold orders as text is read with orders as data", async () => {
  const master = await makeMember("old");
  const opened = await createTableOf(master, {
    ...{ world: "diplomacy", body: { rules: ["NO_DEADLINE"] }, seats: 7, asMaster: true, settings: SETTINGS },
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  const act = async (intent: object) => {
    const request = { to: "game", intent } as const;
    const played = await playMove({ tableId: id, moveId: newId(), user: master.id, as: "master", request });
    expect(played).toMatchObject({ ok: true });
  };
  await act({ type: "start" });
  await act({ type: "orders", power: "FRANCE", text: "A PAR - BUR\nF BRE H" });
  await act({ type: "process", force: true });
  const table = (await liveTable(id))!;
  const last = table.match.seq;
  const now = await stateAt(table, last);

  // As programs of before wrote it: text in orders and results, and in the snapshot of their version.
  const rows = await prisma().event.findMany({ where: { tableId: id } });
  type Old = { event: { type: string; orders?: unknown; results?: { order: unknown; why?: unknown }[] } };
  const entered = rows.find(({ payload }) => (payload as Old).event?.type === "orders_set")!;
  for (const { seq, payload } of rows) {
    const { event, ...envelope } = payload as Old;
    if (event?.type === "orders_set") Object.assign(event, { orders: ["A PAR - BUR", "F BRE H"] });
    else if (event?.type === "phase_processed")
      event.results = (event.results ?? []).map((row) => ({ ...row, order: "A PAR H", why: "strength 1" }));
    else continue;
    await prisma().event.update({
      where: { tableId_seq: { tableId: id, seq } },
      data: { payload: { ...envelope, event } as object },
    });
  }
  const stale = { ...now, game: { ...(now.game as State), powers: [] } };
  await prisma().snapshot.create({ data: { tableId: id, seq: entered.seq, v: 4, state: stale as object } });

  const before = (await stateAt(table, entered.seq)).game as State;
  expect(before.powers.find(({ name }) => name === "FRANCE")?.orders).toEqual([
    { type: "move", unit: { type: "A", at: "PAR" }, to: "BUR" },
    { type: "hold", unit: { type: "F", at: "BRE" } },
  ]);
  expect((await stateAt(table, last)).game).toEqual(now.game);
});
