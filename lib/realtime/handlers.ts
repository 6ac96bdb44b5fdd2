import type { Reply, SocketInputs, SocketReplies } from "@/lib/contracts/live";
import { LOBBY_ROOM, tableRoom } from "@/lib/contracts/rooms";
import { topicRoom } from "@/lib/contracts/topics";
import { numberOf } from "@/lib/contracts/version";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, type LiveTable, liveTable } from "@/lib/live/live-table";
import { listChatMessages } from "@/lib/services/chat/list-chat-messages";
import { postChatMessage } from "@/lib/services/chat/post-chat-message";
import { markPressRead } from "@/lib/services/diplomacy/press/read-press";
import { sendPress } from "@/lib/services/diplomacy/press/send-press";
import { noteVisit } from "@/lib/services/tables/list-tables";
import { findOpenTables } from "@/lib/services/tables/open-tables";
import { playMove } from "@/lib/services/tables/play-move";
import { readLobby } from "@/lib/services/tables/read-lobby";
import { snapshotFor } from "@/lib/services/tables/show-table";
import { mayWatch } from "@/lib/services/topics/may-watch";
import { whyNotHere } from "./before-move";
import type { TableDrags } from "./drags";
import { watch } from "./feed";
import type { Presence } from "./presence";
import { type LiveSocket, roomOfUser, watchedTables } from "./sockets";
import type { Topics } from "./topics";

const MOST_TABLES = 24;
const MOST_TOPICS = 24;

export type Handler<K extends keyof SocketInputs> = (
  socket: LiveSocket,
  input: SocketInputs[K],
) => Promise<Reply<SocketReplies[K]>>;
export type Handlers = { [K in keyof SocketInputs]: Handler<K> };

const done = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Who else is told of what connections do. */
type Told = { readonly presence: Presence; readonly topics: Topics; readonly drags: TableDrags };

/** What is done with each message of a connection, once it is parsed and its sender may send so many. */
export function handlersFor({ presence, topics, drags }: Told): Handlers {
  return {
    "table:join": async (socket, { tableId, version }) => {
      const { member, tables } = socket.data;
      if (tables.size >= MOST_TABLES && !tables.has(tableId)) return refuse("table/too_many");
      if (!tables.has(tableId)) tables.set(tableId, null);
      let table: LiveTable | null = null;
      try {
        table = await liveTable(tableId);
      } finally {
        if (!table && tables.get(tableId) === null) tables.delete(tableId);
      }
      if (!table) return refuse("table/unknown");
      // Whoever left or lost the connection while this was read is not put back at the table.
      if (!tables.has(tableId)) return refuse("table/left");
      // In the room before the chat is read: a line said meanwhile is told twice rather than never.
      socket.join(tableRoom(tableId));
      const chat = await listChatMessages({ room: tableRoom(tableId), limit: 50 });
      return inTurn(tableId, async () => {
        await catchUp(table);
        if (!tables.has(tableId)) return refuse("table/left");
        const view = watch(table, socket, numberOf(version) ?? undefined);
        if (member) {
          presence.came(tableRoom(tableId), member.id);
          void noteVisit(member, tableId).catch(() => {});
        }
        return done({ ...view, chat });
      });
    },
    "table:leave": async (socket, { tableId }) => {
      const { member, tables } = socket.data;
      socket.leave(tableRoom(tableId));
      drags.left(socket, tableId);
      if (!tables.delete(tableId)) return done(null);
      if (member) presence.left(tableRoom(tableId), member.id);
      return done(null);
    },
    "table:move": async (socket, move) => {
      const { member } = socket.data;
      const { tableId, moveId, as, ifVersion, to, intent } = move;
      const user = member?.id ?? null;
      if (user === null) return refuse("table/sign_in");
      const refused = await whyNotHere(user, move);
      if (refused) return refused;
      const played = await playMove({ tableId, moveId, user, as, request: { to, intent }, ifVersion });
      return played.ok ? played : withSnapshot(played, tableId, user);
    },
    "table:drag": async (socket, { tableId, as, drag }) => drags.tell(socket, tableId, as, drag),
    "presence:idle": async (socket, { idle }) => {
      const { data } = socket;
      if (data.idle === idle) return done(null);
      data.idle = idle;
      if (data.member) {
        for (const tableId of watchedTables(socket)) presence.came(tableRoom(tableId), data.member.id);
        if (data.lobby) presence.came(LOBBY_ROOM, data.member.id);
      }
      return done(null);
    },
    "lobby:join": async (socket) => {
      const { member } = socket.data;
      socket.data.lobby = true;
      socket.join(LOBBY_ROOM);
      if (member) presence.came(LOBBY_ROOM, member.id);
      return done({ now: Date.now(), ...(await readLobby()) });
    },
    "lobby:leave": async (socket) => {
      socket.data.lobby = false;
      socket.leave(LOBBY_ROOM);
      if (socket.data.member) presence.left(LOBBY_ROOM, socket.data.member.id);
      return done(null);
    },
    "lobby:find": async (_socket, { filter, after }) => done(await findOpenTables(filter, after)),
    "press:send": async (socket, letter) => sendPress(socket.data.member, letter),
    "press:read": async (socket, read) => {
      const { member } = socket.data;
      if (!member) return refuse("press/sign_in");
      const marked = await markPressRead(member, read);
      const { tableId, party, thread } = read;
      if (marked.ok) socket.to(roomOfUser(member.id)).emit("press:read", { tableId, party, thread });
      return marked;
    },
    "topic:watch": async (socket, { topic, since }) => {
      if (!(await mayWatch(socket.data.member, topic))) return refuse("topic/unknown");
      // Counted in the same breath as it is joined: many that are asked for at once are no more than one by one.
      const watched = [...socket.rooms].filter((room) => room.startsWith(topicRoom(""))).length;
      if (watched >= MOST_TOPICS && !socket.rooms.has(topicRoom(topic))) return refuse("topic/too_many");
      socket.join(topicRoom(topic));
      // Between the writing of the page and now nobody told it.
      if (since !== undefined && topics.changedSince(topic, since)) socket.emit("topic:changed", { topic });
      return done(null);
    },
    "topic:leave": async (socket, { topic }) => {
      socket.leave(topicRoom(topic));
      return done(null);
    },
    "chat:post": async (socket, { room, text, id }) => postChatMessage(socket.data.member, { room, text, id }),
  };
}

/** A refusal goes out with the view as it is now: whoever was refused may have looked at an old one. */
async function withSnapshot<T>(refused: Result<T, Refusal> & { ok: false }, tableId: string, userId: string) {
  const table = await liveTable(tableId);
  if (!table) return refused;
  return { ...refused, snapshot: snapshotFor(table, userId) };
}
