import type { ChatView, Online, TableCard } from "@/lib/contracts/live";
import { LOBBY_ROOM } from "@/lib/contracts/rooms";
import { listChatMessages } from "../chat/list-chat-messages";
import { listPublicTables } from "./list-tables";
import { readOnlinePeople } from "./presence";

/** What everybody sees in the lobby. */
export type Lobby = { tables: TableCard[]; chat: ChatView[]; online: Online };

/** How long, in milliseconds, what was read is good for whoever asks next. */
const FRESH_FOR = 500;

let last: { at: number; lobby: Promise<Lobby> } | null = null;

/**
 * The lobby, read at most twice a second in this process however many ask: what one visitor is shown another was shown a
 * moment before, and what changes since is sent to them.
 */
export function readLobby(): Promise<Lobby> {
  const now = Date.now();
  if (last && now - last.at < FRESH_FOR) return last.lobby;
  const lobby = read();
  const mine = { at: now, lobby };
  last = mine;
  lobby.catch(() => {
    if (last === mine) last = null;
  });
  return lobby;
}

/** Something changed that whoever asks next must be told: they were not there yet when it was sent to all. */
export function forgetLobby(): void {
  last = null;
}

async function read(): Promise<Lobby> {
  const [tables, chat, online] = await Promise.all([
    listPublicTables(),
    listChatMessages({ room: LOBBY_ROOM, limit: 50 }),
    readOnlinePeople(),
  ]);
  return { tables, chat, online };
}
