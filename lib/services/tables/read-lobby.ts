import type { ChatView, Online } from "@/lib/contracts/live";
import type { FirstPage } from "@/lib/contracts/lobby";
import type { TradeNews } from "@/lib/contracts/market-words";
import { LOBBY_ROOM } from "@/lib/contracts/rooms";
import { listChatMessages } from "../chat/list-chat-messages";
import { readTradeNews } from "../market/read-trades";
import { firstOpenTables } from "./open-tables";
import { readOnlinePeople } from "./presence";

/** What everybody sees in the lobby. */
export type Lobby = { first: FirstPage; chat: ChatView[]; online: Online; trades: TradeNews[] };

type Talk = Omit<Lobby, "first">;

/** How long, in milliseconds, what was read is good for whoever asks next. */
const FRESH_FOR = 500;

let last: { at: number; talk: Promise<Talk> } | null = null;

/**
 * The lobby, read at most twice a second in this process however many ask: what one visitor is shown another was shown a
 * moment before, and what changes since is sent to them.
 */
export async function readLobby(): Promise<Lobby> {
  const talk = await readTalk();
  // Last, so that nobody is given an older list than was sent to all while the rest was read.
  return { first: await firstOpenTables(), ...talk };
}

/** A line of chat came that whoever asks next must be told: they were not there yet when it was sent to all. */
export function forgetLobbyTalk(): void {
  last = null;
}

function readTalk(): Promise<Talk> {
  const now = Date.now();
  if (last && now - last.at < FRESH_FOR) return last.talk;
  const talk = Promise.all([
    listChatMessages({ room: LOBBY_ROOM, limit: 50 }),
    readOnlinePeople(),
    readTradeNews(),
  ]).then(([chat, online, trades]) => ({ chat, online, trades }));
  const mine = { at: now, talk };
  last = mine;
  talk.catch(() => {
    if (last === mine) last = null;
  });
  return talk;
}
