import { tableOfRoom, tableRoom } from "@/lib/contracts/rooms";
import type { Log } from "@/lib/log/log";
import {
  beat,
  handOverPresence,
  markGone,
  markPresent,
  readTablePresence,
  sweepAbsent,
  tellTable,
} from "@/lib/services/tables/presence";
import { coalesced } from "./coalesced";
import { type Io, type LiveSocket, roomOfUser } from "./sockets";

const BEAT_EVERY = 15_000;
const SWEEP_EVERY = 10_000;
/** A reload is not an absence. */
const GONE_AFTER = 4_000;

/** How often, in ms, the presence of one user in one room is written, and that of a table shown. */
const WRITE_EVERY = 1_000;

/** Keeps the house informed of who is connected through this sidecar. */
export function startPresence(io: Io, sidecar: string, log: Log) {
  let stopped = false;
  const failed = (error: unknown) => {
    if (!stopped) log.warn({ error: String(error) }, "Presence could not be written");
  };
  const leaving = new Map<string, NodeJS.Timeout>();

  /** The connections of a user to a room of presence: `lobby` or `table:<id>`. */
  const connections = (room: string, userId: string): LiveSocket[] => {
    const tableId = tableOfRoom(room);
    return [...(io.sockets.adapter.rooms.get(roomOfUser(userId)) ?? [])]
      .flatMap((id) => io.sockets.sockets.get(id) ?? [])
      .filter(({ data }) => (tableId === null ? data.lobby : data.tables.get(tableId)));
  };

  /** Writes what holds when it comes to it, at most once in a while for each room and user. */
  const write = coalesced(WRITE_EVERY);
  const show = coalesced(WRITE_EVERY);

  async function update(room: string, userId: string): Promise<void> {
    const mine = connections(room, userId);
    if (mine.length > 0) {
      const idle = mine.every((socket) => socket.data.idle);
      await markPresent(room, userId, sidecar, idle);
    } else await markGone(room, userId, sidecar);
    if (room.startsWith("table:")) await tellTable(room.slice("table:".length), userId, Date.now());
  }

  const beating = setInterval(() => void beat(sidecar).catch(failed), BEAT_EVERY);
  const sweeping = setInterval(() => void sweepAbsent(Date.now()).catch(failed), SWEEP_EVERY);

  return {
    /** A connection came to a room, or its idleness changed. */
    came(room: string, userId: string): void {
      const key = `${room} ${userId}`;
      clearTimeout(leaving.get(key));
      leaving.delete(key);
      write(key, () => void update(room, userId).catch(failed));
    },
    /** A connection left a room; it counts after a moment, unless another came. */
    left(room: string, userId: string): void {
      if (stopped || connections(room, userId).length > 0) return;
      const key = `${room} ${userId}`;
      clearTimeout(leaving.get(key));
      const timer = setTimeout(() => {
        leaving.delete(key);
        write(key, () => void update(room, userId).catch(failed));
      }, GONE_AFTER);
      leaving.set(key, timer);
    },
    /** Somebody's presence at a table changed, through whichever sidecar: show it to those who watch here. */
    changed(room: string): void {
      if (!room.startsWith("table:")) return;
      const tableId = room.slice("table:".length);
      if (!io.sockets.adapter.rooms.has(tableRoom(tableId))) return;
      const send = async () => {
        const presence = await readTablePresence(tableId);
        if (presence) io.to(tableRoom(tableId)).emit("table:presence", presence);
      };
      show(room, () => void send().catch(failed));
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(beating);
      clearInterval(sweeping);
      for (const timer of leaving.values()) clearTimeout(timer);
      await handOverPresence(sidecar).catch(failed);
    },
  };
}

export type Presence = ReturnType<typeof startPresence>;
