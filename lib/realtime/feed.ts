import type { Joined } from "@/lib/contracts/live";
import { inTurn } from "@/lib/services/tables/in-turn";
import { catchUp, heldTables, isHeld, type LiveTable, liveTable, onBatch } from "@/lib/services/tables/live-table";
import { classOfUser, messageFor, recentLog, snapshotFor } from "@/lib/services/tables/show-table";
import { type Io, type LiveSocket, roomOfClass, roomOfTable } from "./sockets";

/**
 * The only emitter of what happens at tables: hears of committed batches, whoever wrote them, and sends each connection
 * of this sidecar what its class may see. Returns how to stop.
 */
export function startFeed(io: Io): () => void {
  return onBatch((table, batch) => {
    const sockets = socketsAt(io, table.id);
    if (sockets.length === 0) return;
    const moved = batch.table ? sockets.filter((socket) => changesClass(table, socket)) : [];
    const classes = new Set(sockets.map((socket) => socket.data.tables.get(table.id)));
    for (const viewerClass of classes) {
      if (viewerClass === undefined) continue;
      const message = messageFor(table, batch, viewerClass);
      if (!message) continue;
      io.to(roomOfClass(table.id, viewerClass))
        .except(moved.map((socket) => socket.id))
        .emit("table:message", message);
    }
    for (const socket of moved) changeClass(table, socket);
  });
}

/** The connections of this sidecar at a table. */
export function socketsAt(io: Io, tableId: string): LiveSocket[] {
  const ids = io.sockets.adapter.rooms.get(roomOfTable(tableId)) ?? [];
  return [...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []);
}

const changesClass = (table: LiveTable, socket: LiveSocket): boolean =>
  classOfUser(table.full.table, socket.data.member?.id ?? null) !== socket.data.tables.get(table.id);

/** Puts a connection into the stream of its class, with a whole view of it: somebody sat down, stood up, or missed something. */
function changeClass(table: LiveTable, socket: LiveSocket): void {
  const before = socket.data.tables.get(table.id);
  const now = classOfUser(table.full.table, socket.data.member?.id ?? null);
  if (before !== undefined) socket.leave(roomOfClass(table.id, before));
  socket.join(roomOfClass(table.id, now));
  socket.data.tables.set(table.id, now);
  socket.emit("table:view", { ...joinedView(table, now), tableId: table.id });
}

/** A whole view with the log that this class heard lately. */
export function joinedView(table: LiveTable, viewerClass: number, from?: number): Omit<Joined, "chat"> & { chat: [] } {
  return {
    ...snapshotFor(table, viewerClass),
    now: Date.now(),
    log: recentLog(table, viewerClass, from),
    chat: [],
  };
}

/** Another process moved at a table: read it, if anybody here watches. */
export async function pump(io: Io, tableId: string, seq: number): Promise<void> {
  const sockets = socketsAt(io, tableId);
  if (sockets.length === 0) return;
  const wasHeld = isHeld(tableId);
  const table = await liveTable(tableId);
  if (!table) return;
  if (!wasHeld) for (const socket of sockets) changeClass(table, socket);
  if (table.full.seq >= seq) return;
  await inTurn(tableId, async () => {
    if (table.full.seq < seq) await catchUp(table);
  });
}

/** Reads on at every table that is watched: after signals may have been missed. */
export async function pumpAll(io: Io): Promise<void> {
  for (const table of await heldTables())
    if (socketsAt(io, table.id).length > 0) await inTurn(table.id, () => catchUp(table));
}
