import { tableRoom } from "@/lib/contracts/rooms";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, liveTable } from "@/lib/live/live-table";
import { deliveredTo, readLetter } from "@/lib/services/diplomacy/press/deliver-press";
import { type Io, isChoked } from "./sockets";

/**
 * Hands a letter to the connections of this sidecar that look at its table and are given it. Who may read it is asked of
 * the newest state, for each of them; all others hear nothing.
 */
export async function sendLetter(io: Io, id: string): Promise<void> {
  const letter = await readLetter(id);
  if (!letter) return;
  const ids = [...(io.sockets.adapter.rooms.get(tableRoom(letter.tableId)) ?? [])];
  if (ids.length === 0) return;
  const table = await liveTable(letter.tableId);
  if (!table) return;
  await inTurn(table.id, () => catchUp(table));
  for (const socketId of ids) {
    const socket = io.sockets.sockets.get(socketId);
    if (!socket || isChoked(socket)) continue;
    for (const delivered of await deliveredTo(letter, socket.data.member?.id ?? null))
      socket.emit("press:line", delivered);
  }
}
