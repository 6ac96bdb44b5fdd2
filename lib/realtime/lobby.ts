import type { FirstPage, FirstPageChange } from "@/lib/contracts/lobby";
import { LOBBY_ROOM } from "@/lib/contracts/rooms";
import type { TableCard } from "@/lib/contracts/table-card";
import type { Log } from "@/lib/log/log";
import { SLOW_SECONDS, watchOpenTables } from "@/lib/services/tables/open-tables";
import { readLobby } from "@/lib/services/tables/read-lobby";
import type { Io } from "./sockets";

const REFRESH_EVERY = 1_000;

/** While somebody looks at the lobby: sends what changed on the first page of the tables, in who is online, and in what is traded. */
export function startLobby(io: Io, log: Log): () => void {
  const changeOf = firstPageChanges();
  // Every list that whoever joins may be given was sent to those who are there: so nobody misses a change.
  const stopWatching = watchOpenTables((first) => {
    const change = changeOf(first);
    if (change) io.to(LOBBY_ROOM).emit("lobby:tables", change);
  });
  const isOther = changes();
  let busy = false;

  async function refresh(): Promise<void> {
    const { online, trades } = await readLobby();
    if (isOther("online", online)) io.to(LOBBY_ROOM).emit("lobby:online", online);
    if (isOther("trades", trades)) io.to(LOBBY_ROOM).emit("lobby:trades", trades);
  }

  const timer = setInterval(() => {
    if (busy || !io.sockets.adapter.rooms.has(LOBBY_ROOM)) return;
    busy = true;
    refresh()
      .catch((error) => log.warn({ error: String(error) }, "The lobby could not be read"))
      .finally(() => {
        busy = false;
      });
  }, REFRESH_EVERY);
  return () => {
    clearInterval(timer);
    stopWatching();
  };
}

/** Tells whether a part is other than when it was asked of last. */
function changes(): (part: string, value: unknown) => boolean {
  const told = new Map<string, string>();
  return (part, value) => {
    const form = JSON.stringify(value);
    const isOther = told.get(part) !== form;
    told.set(part, form);
    return isOther;
  };
}

/** Tells what is other on the first page than when it was asked last; null: nothing is. */
function firstPageChanges(): (first: FirstPage) => FirstPageChange | null {
  const isOther = changes();
  let shown = new Map<string, string>();
  return ({ tables, next, total, games }) => {
    const forms = new Map(tables.map((table) => [table.id, formOf(table)]));
    const changed = tables.filter(({ id }) => shown.get(id) !== forms.get(id));
    shown = forms;
    const order = tables.map(({ id }) => id);
    const change: Omit<FirstPageChange, "changed"> = {
      ...(isOther("order", order) && { order }),
      ...(isOther("next", next) && { next }),
      ...(isOther("total", total) && { total }),
      ...(isOther("games", games) && { games }),
    };
    return changed.length > 0 || Object.keys(change).length > 0 ? { changed, ...change } : null;
  };
}

/** What of a card makes it worth sending again: of a slow game also whose turn it is, which people look for in the lobby. */
const formOf = ({ movedAt: _, waiting, ...card }: TableCard): string =>
  JSON.stringify(card.correspondence || (card.moveSeconds ?? 0) >= SLOW_SECONDS ? { ...card, waiting } : card);
