import type { Dragged, Reply } from "@/lib/contracts/live";
import { tableRoom } from "@/lib/contracts/rooms";
import { announceDrag, type DragHeard } from "@/lib/db/drag-signal";
import { accessOf, actorFor } from "@/lib/engine/kernel/access";
import { viewerAt } from "@/lib/engine/kernel/fold";
import type { Seat } from "@/lib/engine/kernel/game";
import { ok, refuse } from "@/lib/engine/kernel/result";
import { type LiveTable, liveTable } from "@/lib/live/live-table";
import { classOfUser } from "@/lib/services/tables/show-table";
import type { Io, LiveSocket } from "./sockets";

/** What is dragged is named again so often, in ms: whoever came since, or lost it, sees it from then on. */
const NAMED_EVERY = 1_000;

/** Where something is dragged to, and what it is; absent: as it was named before, see `NAMED_EVERY`. */
type Sent = { readonly x: number; readonly y: number; readonly cards?: number[] | null | undefined };

/** What a connection drags for a seat of a table. */
type Held = {
  readonly socket: string;
  /** What it was, and of which state it was asked whether it may be dragged. */
  readonly cards: string;
  readonly state: unknown;
  readonly namedAt: number;
};

/**
 * What people drag at tables: told to those who watch through this sidecar, and by a signal to the other sidecars; lost where
 * somebody does not read fast enough. It is no part of the log, and nothing is kept of it but who drags what.
 */
export function makeDrags(io: Io) {
  const held = new Map<string, Held>();

  /** The other connections of this sidecar that are shown the table as whoever they are there now. */
  function* others(table: LiveTable, socketId: string | null): Generator<LiveSocket> {
    for (const id of io.sockets.adapter.rooms.get(tableRoom(table.id)) ?? []) {
      const socket = id === socketId ? undefined : io.sockets.sockets.get(id);
      const watching = socket?.data.tables.get(table.id);
      if (socket && watching?.viewerClass === classOfUser(table, socket.data.member?.id ?? null)) yield socket;
    }
  }

  /** `by`: the connection that drags; null: one of another sidecar. */
  function send(table: LiveTable, by: string | null, seat: Seat, { x, y, cards }: Sent): void {
    const at = table.world.drags?.at;
    if (!at) return;
    for (const socket of others(table, by)) {
      const viewer = viewerAt(table.game, table.match.game, classOfUser(table, socket.data.member?.id ?? null));
      const spot = at(table.game, { x, y, cards: cards ?? null }, seat, viewer);
      const told = [table.id, seat, spot.x, spot.y] as const;
      socket.volatile.emit("table:drag", cards === undefined ? told : [...told, cards]);
    }
  }

  const keyOf = (tableId: string, seat: Seat): string => `${tableId} ${seat}`;

  function end(tableId: string, seat: Seat, socketId: string): void {
    const key = keyOf(tableId, seat);
    if (held.get(key)?.socket !== socketId) return;
    held.delete(key);
    io.to(tableRoom(tableId)).except(socketId).emit("table:drag", [tableId, seat]);
    announceDrag({ tableId, seat, at: null });
  }

  return {
    /**
     * Tells those at the table where something is that a seat drags; null: it is let go. Refuses what whoever asks may not
     * move, and what they are not at.
     */
    async tell(socket: LiveSocket, tableId: string, seat: Seat, drag: Dragged | null): Promise<Reply<null>> {
      if (drag === null) {
        end(tableId, seat, socket.id);
        return ok(null);
      }
      const table = socket.data.tables.get(tableId) ? await liveTable(tableId) : null;
      const drags = table?.world.drags;
      // Whoever left or lost the connection meanwhile drags nothing any more.
      if (!table || !drags || !socket.data.tables.get(tableId)) return refuse("table/unknown");
      const { game, match } = table;
      const user = socket.data.member?.id ?? null;
      const actor = actorFor(accessOf(game, match, user), user, seat);
      const cards = JSON.stringify(drag.cards);
      const key = keyOf(tableId, seat);
      const before = held.get(key);
      const same = before?.socket === socket.id && before.cards === cards;
      const whyNot = () => {
        if (!actor.ok) return actor.error;
        if (match.table.paused) return refuse("table/paused").error;
        // Of the same position the same was asked already.
        return same && before.state === match.game ? null : drags.why(game, match.game, seat, drag);
      };
      const why = whyNot();
      if (why) {
        end(tableId, seat, socket.id);
        return { ok: false, error: why };
      }
      const now = Date.now();
      const named = !same || now - before.namedAt >= NAMED_EVERY;
      held.set(key, { socket: socket.id, cards, state: match.game, namedAt: named ? now : before.namedAt });
      const { x, y } = drag;
      const what = named ? { cards: drag.cards } : {};
      send(table, socket.id, seat, { x, y, ...what });
      announceDrag({ tableId, seat, at: { x, y }, ...what });
      return ok(null);
    },
    /** Something is dragged through another sidecar, which has asked whether it may be. */
    async heard({ tableId, seat, at, cards }: DragHeard): Promise<void> {
      const room = tableRoom(tableId);
      if (!io.sockets.adapter.rooms.has(room)) return;
      if (at === null) return void io.to(room).emit("table:drag", [tableId, seat]);
      const table = await liveTable(tableId);
      if (table) send(table, null, seat, { ...at, cards });
    },
    /** A connection has left a table, or all: what it dragged is let go. */
    left(socket: LiveSocket, tableId?: string): void {
      for (const [key, { socket: by }] of held) {
        const [id = "", seat] = key.split(" ");
        if (by === socket.id && (tableId === undefined || id === tableId)) end(id, Number(seat), by);
      }
    },
  };
}

export type TableDrags = ReturnType<typeof makeDrags>;
