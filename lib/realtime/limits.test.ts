import { expect, test } from "vitest";
import { TableMove } from "../contracts/live";
import { MOVES, makeLimits } from "./limits";
import type { LiveSocket } from "./sockets";

const socketOf = (id: string) =>
  ({ data: { member: { id, guest: false }, address: id, tables: new Set() } }) as unknown as LiveSocket;
const move = (acts: number) => {
  const intent = { type: "chain", acts: Array.from({ length: acts }, () => ({ type: "touch" })) };
  return TableMove.parse({ tableId: "t1", moveId: "move-0001", as: 0, to: "game", intent });
};

/** How many of these messages one member may send in a burst. */
async function burstOf(message: unknown): Promise<number> {
  const limits = makeLimits();
  const socket = socketOf("anna");
  for (let sent = 0; ; sent++) if (!(await limits.allows(socket, "table:move", message))) return sent;
}

test("a chain of many acts counts as several moves, a short one as one; what is no chain counts once", async () => {
  const most = MOVES.burst.points;
  expect(await burstOf(move(30))).toBe(Math.floor(most / 10));
  expect(await burstOf(move(2))).toBe(most);
  for (const message of [null, 7, "acts", {}, { intent: null }, { intent: { acts: "many" } }])
    expect(await burstOf(message)).toBe(most);
});
