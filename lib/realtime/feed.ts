import type { Joined } from "@/lib/contracts/live";
import { tableRoom } from "@/lib/contracts/rooms";
import { eventPacket } from "@/lib/contracts/wire-parser";
import { findBehind, sayListening } from "@/lib/db/table-signal";
import type { ViewerClass } from "@/lib/engine/kernel/classes";
import type { UserId } from "@/lib/engine/kernel/game";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, heldTables, isHeld, type LiveTable, liveTable, onBatch } from "@/lib/live/live-table";
import type { Log } from "@/lib/log/log";
import { classOfUser, messageFor, recentLog, snapshotFor, tableAccess } from "@/lib/services/tables/show-table";
import { sendWritten } from "./frames";
import { type Io, isChoked, type LiveSocket } from "./sockets";

/** How often the tables that are watched here are compared with the log: a process that died may have told nobody of its last moves. */
const LOOK_EVERY = 3_000;

/**
 * The only emitter of what happens at tables: hears of committed batches, whoever wrote them, and sends each connection
 * of this sidecar what its class may see. Returns how to stop.
 */
export function startFeed(io: Io, log: Log): () => void {
  const looking = setInterval(() => {
    sayListening();
    pumpBehind(io).catch((error) => log.warn({ error: String(error) }, "Watched tables could not be compared"));
  }, LOOK_EVERY);
  const stopSending = sendBatches(io);
  return () => {
    clearInterval(looking);
    stopSending();
  };
}

function sendBatches(io: Io): () => void {
  return onBatch((table, batch) => {
    const classes = new Map<ViewerClass, LiveSocket[]>();
    for (const socket of socketsAt(io, table.id)) {
      if (isChoked(socket)) {
        socket.conn.close();
        continue;
      }
      const viewerClass = classOfUser(table, userOf(socket));
      if (viewerClass !== socket.data.tables.get(table.id)?.viewerClass) showAnew(table, socket);
      else {
        if (batch.access) tellAccess(table, socket);
        const others = classes.get(viewerClass);
        if (others) others.push(socket);
        else classes.set(viewerClass, [socket]);
      }
    }
    for (const [viewerClass, sockets] of classes) {
      const message = messageFor(table, batch, viewerClass);
      if (message) sendWritten(sockets, eventPacket("table:message", message));
    }
  });
}

/** The connections of this sidecar at a table. */
function socketsAt(io: Io, tableId: string): LiveSocket[] {
  const sockets: LiveSocket[] = [];
  for (const id of io.sockets.adapter.rooms.get(tableRoom(tableId)) ?? []) {
    const socket = io.sockets.sockets.get(id);
    if (socket) sockets.push(socket);
  }
  return sockets;
}

const userOf = ({ data }: LiveSocket): UserId | null => data.member?.id ?? null;

/** Puts a connection into the stream of its class, with a whole view of it: somebody sat down, stood up, or missed something. */
function showAnew(table: LiveTable, socket: LiveSocket): void {
  socket.emit("table:view", { ...watch(table, socket), tableId: table.id });
}

/** Tells a connection as whom it acts now, if that is something else than it was told. */
function tellAccess(table: LiveTable, socket: LiveSocket): void {
  const watching = socket.data.tables.get(table.id);
  const access = tableAccess(table, userOf(socket));
  const told = JSON.stringify(access);
  if (!watching || watching.access === told) return;
  watching.access = told;
  socket.emit("table:access", { tableId: table.id, access });
}

/**
 * From now on a connection watches a table as whoever it is there now: the whole view of its class, with the log that
 * this class heard lately, after its message number `from`. As whom it may look is asked again whenever something is
 * sent: what a connection once joined or was told says nothing about what it may see.
 */
export function watch(table: LiveTable, socket: LiveSocket, from?: number): Omit<Joined, "chat"> & { chat: [] } {
  const user = userOf(socket);
  const viewerClass = classOfUser(table, user);
  const snapshot = snapshotFor(table, user);
  socket.data.tables.set(table.id, { viewerClass, access: JSON.stringify(snapshot.access) });
  return { ...snapshot, now: Date.now(), log: recentLog(table, viewerClass, from), chat: [] };
}

/** Another process moved at a table: read it, if anybody here watches. */
export async function pump(io: Io, tableId: string, seq: number): Promise<void> {
  const sockets = socketsAt(io, tableId);
  if (sockets.length === 0) return;
  const wasHeld = isHeld(tableId);
  const table = await liveTable(tableId);
  if (!table) return;
  if (!wasHeld) for (const socket of sockets) showAnew(table, socket);
  if (table.match.seq >= seq) return;
  await inTurn(tableId, async () => {
    if (table.match.seq < seq) await catchUp(table);
  });
}

/** Reads on at the tables watched here whose log goes on: signals may have been missed, or never sent. */
export async function pumpBehind(io: Io): Promise<void> {
  const watched = (await heldTables()).filter((table) => socketsAt(io, table.id).length > 0);
  if (watched.length === 0) return;
  for (const { tableId, seq } of await findBehind(new Map(watched.map(({ id, match }) => [id, match.seq]))))
    await pump(io, tableId, seq);
}
