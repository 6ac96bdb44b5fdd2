import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { clearLobby, makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { tableRoom } from "@/lib/contracts/rooms";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { Settings } from "@/lib/engine/kernel/table/vocabulary";
import { inTurn } from "@/lib/live/in-turn";
import { liveTable } from "@/lib/live/live-table";
import { playMove } from "./play-move";
import { markPresent, sweepAbsent, tellTable } from "./presence";

beforeEach(clearLobby);
afterAll(closePool);

/** A table with one player, to whom no sidecar has a connection. */
async function leftTable(settings: Partial<Settings>): Promise<string> {
  const player = await makeMember("gone");
  const id = await openTable(player, await makeVersion("thousand"), 3, settings);
  const request = { to: "table", intent: { type: "sit", share: "s" } } as const;
  await playMove({ tableId: id, moveId: newId(), user: player.id, as: "visitor", request });
  return id;
}

const isAway = async (id: string): Promise<boolean> => {
  const seat = (await liveTable(id))?.match.table.seats[0];
  return seat?.kind === "user" && seat.away !== null;
};

test("who is connected through no sidecar is marked away, once", async () => {
  const id = await leftTable({});
  expect(await sweepAbsent(Date.now())).toBe(1);
  expect(await isAway(id)).toBe(true);
  expect(await sweepAbsent(Date.now())).toBe(0);
});

test("whoever comes while a sweep marks them away is not away afterwards", async () => {
  const id = await leftTable({});
  const seat = (await liveTable(id))?.match.table.seats[0];
  const user = seat?.kind === "user" ? seat.user : "";
  const comes = async () => {
    await markPresent(tableRoom(id), user, "sidecar", false);
    await tellTable(id, user, Date.now());
  };
  // They come once the sweep has counted nobody, and before its move.
  const { presence } = prisma();
  const count = presence.count.bind(presence);
  const counted = vi.spyOn(presence, "count").mockImplementationOnce(() => {
    void inTurn(id, comes);
    return count({ where: { room: "another" } });
  });
  expect(await sweepAbsent(Date.now())).toBe(1);
  expect(await isAway(id)).toBe(false);
  // By the sweep, by whoever came, and once more after the move.
  expect(counted).toHaveBeenCalledTimes(3);
});

test("at an anonymous table nobody is looked for: its seats would take the places of others in every sweep", async () => {
  const id = await leftTable({ anonymous: true });
  expect(await sweepAbsent(Date.now())).toBe(0);
  expect(await isAway(id)).toBe(false);
});
