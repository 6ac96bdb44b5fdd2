import type { TableCard } from "@/lib/contracts/live";
import { LOBBY_ROOM } from "@/lib/contracts/rooms";
import { SLOW_SECONDS } from "@/lib/services/tables/list-tables";
import { readLobby } from "@/lib/services/tables/read-lobby";
import type { Log } from "./log";
import type { Io } from "./sockets";

const REFRESH_EVERY = 1_000;

/** While somebody looks at the lobby: sends what changed in the list of tables and in who is online. */
export function startLobby(io: Io, log: Log): () => void {
  let shown = new Map<string, string>();
  let online = "";
  let busy = false;

  async function refresh(): Promise<void> {
    const { tables, online: people } = await readLobby();
    const now = new Map(tables.map((table) => [table.id, formOf(table)]));
    const changed = tables.filter((table) => shown.get(table.id) !== now.get(table.id));
    const gone = [...shown.keys()].filter((id) => !now.has(id));
    shown = now;
    if (changed.length > 0 || gone.length > 0) io.to(LOBBY_ROOM).emit("lobby:tables", { changed, gone });
    const form = JSON.stringify(people);
    if (form !== online) io.to(LOBBY_ROOM).emit("lobby:online", people);
    online = form;
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
  return () => clearInterval(timer);
}

/** What of a card makes it worth sending again: of a slow game also whose turn it is, which people look for in the lobby. */
const formOf = ({ movedAt: _, waiting, ...card }: TableCard): string =>
  JSON.stringify(card.correspondence || (card.moveSeconds ?? 0) >= SLOW_SECONDS ? { ...card, waiting } : card);
