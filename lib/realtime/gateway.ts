import { setTimeout } from "node:timers/promises";
import type { z } from "zod";
import { verifyTicket } from "@/lib/auth/ticket";
import { type Reply, SOCKET_INPUTS, type SocketInputs, type SocketReplies } from "@/lib/contracts/live";
import { LOBBY_ROOM, tableRoom } from "@/lib/contracts/rooms";
import { isStorable } from "@/lib/contracts/storable";
import { refuse } from "@/lib/engine/kernel/result";
import type { Log } from "@/lib/log/log";
import { REQUEST_ID, requestIdOf } from "@/lib/log/request";
import { readSession } from "@/lib/services/accounts/read-session";
import type { TableDrags } from "./drags";
import { type Handler, handlersFor } from "./handlers";
import { addressOfHandshake, type Limits } from "./limits";
import type { Metrics, Outcome } from "./metrics";
import { greetUnread } from "./post";
import type { Presence } from "./presence";
import { type Io, isChoked, type LiveSocket, roomOfUser, watchedTables } from "./sockets";
import type { Topics } from "./topics";

const GOING_BACK: ReadonlySet<string> = new Set(["takeback", "consent", "rewind"]);
/** Sessions are looked at again this often, in case a signal was missed. */
const RECHECK_EVERY = 5 * 60_000;
const CHOKED_EVERY = 1_000;

/** At the end of this process connections go so many at a time, in ms: their clients come to others, which have to let them in. */
const ENDED_TOGETHER = 200;
const ENDED_EVERY = 50;
/** Then what is left is ended whether it was answered or not: it is sent again, and done once. */
const HAND_OVER_WITHIN = 2_500;

export type Gateway = {
  stop(): void;
  /** Ends all connections, each once what it has sent is answered: their clients connect to another process. */
  handOver(): Promise<void>;
};

/**
 * The door of the sidecar: who may connect, what they may say. Every message is parsed, limited and answered; nothing
 * that comes in can end the process or bring a stack trace out.
 */
export function startGateway(
  io: Io,
  limits: Limits,
  { presence, topics, drags }: { presence: Presence; topics: Topics; drags: TableDrags },
  metrics: Metrics,
  log: Log,
): Gateway {
  const handlers = handlersFor({ presence, topics, drags });
  /** How many messages of a connection are being handled. */
  const underWay = new WeakMap<LiveSocket, number>();
  const count = (socket: LiveSocket, by: 1 | -1) => underWay.set(socket, (underWay.get(socket) ?? 0) + by);

  io.use(async (socket, next) => {
    try {
      const refused = await admit(socket, limits);
      if (refused) return next(new Error(refused));
      const giveBack = limits.takeSocket(socket);
      if (!giveBack) return next(new Error("wire/too_many"));
      // The transport tells of its end once, whatever becomes of the session over it.
      socket.conn.once("close", giveBack);
      if (socket.conn.readyState !== "open") giveBack();
      next();
    } catch (error) {
      log.error({ request: socket.data.requestId, error: String(error) }, "A connection could not be admitted");
      next(new Error("unavailable"));
    }
  });

  io.on("connection", (socket) => {
    greetUnread(socket).catch(() => {});
    for (const event of Object.keys(SOCKET_INPUTS) as (keyof SocketInputs)[]) {
      const answer = (input: unknown, reply: unknown) => {
        count(socket, 1);
        void handle(event, socket, input, reply).finally(() => count(socket, -1));
      };
      // The types of the wire are promises of honest clients only: what arrives is unknown.
      (socket as unknown as { on(event: string, listener: typeof answer): void }).on(event, answer);
    }
    socket.on("disconnect", () => {
      const { member, tables, lobby } = socket.data;
      const rooms = watchedTables(socket).map(tableRoom);
      drags.left(socket);
      tables.clear();
      socket.data.lobby = false;
      if (!member) return;
      for (const room of rooms) presence.left(room, member.id);
      if (lobby) presence.left(LOBBY_ROOM, member.id);
    });
  });

  async function handle<K extends keyof SocketInputs>(
    event: K,
    socket: LiveSocket,
    given: unknown,
    reply: unknown,
  ): Promise<void> {
    const came = performance.now();
    const send = (answer: Reply<SocketReplies[K]>) => {
      if (typeof reply === "function") reply(answer);
      metrics.answered(event, outcomeOf(answer), (performance.now() - came) / 1_000);
    };
    if (isChoked(socket)) return void socket.conn.close();
    if (!(await limits.allows(socket, event, given))) return send(refuse("wire/too_many"));
    const input = read(SOCKET_INPUTS[event] as unknown as z.ZodType<SocketInputs[K]>, given);
    if (input === null) return send(refuse("wire/malformed"));
    const { member } = socket.data;
    if (member && looksBack(event, input) && !(await limits.allowsLookingBack(member.id)))
      return send(refuse("wire/too_many"));
    if (member && isDragging(event, input) && !(await limits.allowsDragging(member.id)))
      return send(refuse("wire/too_many"));
    try {
      send(await (handlers[event] as Handler<K>)(socket, input));
    } catch (error) {
      log.error({ request: socket.data.requestId, error: String(error), event }, "A message could not be handled");
      send(refuse("wire/unavailable"));
    }
  }

  // Whoever reads nothing is sent more all the same: by the lobby, by chat, by presence.
  const choking = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) if (isChoked(socket)) socket.conn.close();
  }, CHOKED_EVERY);
  const rechecking = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) void recheck(socket).catch(() => {});
  }, RECHECK_EVERY);

  /** Ends connections whose messages are answered, some at a time; tells whether others are left. */
  function endIdle(): boolean {
    // One that is closing already has not read all that it was sent: it may never do.
    const isIdle = (socket: LiveSocket) => socket.conn.readyState === "open" && !underWay.get(socket);
    const idle = [...io.sockets.sockets.values()].filter(isIdle).slice(0, ENDED_TOGETHER);
    for (const socket of idle) socket.conn.close();
    return io.sockets.sockets.size > 0;
  }

  return {
    stop() {
      clearInterval(choking);
      clearInterval(rechecking);
    },
    async handOver() {
      for (const until = Date.now() + HAND_OVER_WITHIN; endIdle() && Date.now() < until; )
        await setTimeout(ENDED_EVERY);
    },
  };
}

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  "wire/too_many": "too_many",
  "wire/malformed": "malformed",
  "wire/unavailable": "failed",
};
const outcomeOf = (answer: Reply<unknown>): Outcome => (answer.ok ? "ok" : (OUTCOMES[answer.error.code] ?? "refused"));

/** Whether a message asks a table to go back: takebacks, rewinds, and what is answered to them. */
const looksBack = (event: keyof SocketInputs, input: SocketInputs[keyof SocketInputs]): boolean =>
  event === "table:move" && "to" in input && input.to === "table" && GOING_BACK.has(input.intent.type);

const isDragging = (event: keyof SocketInputs, input: SocketInputs[keyof SocketInputs]): boolean =>
  event === "table:drag" && "drag" in input && input.drag !== null;

/** What was sent, if it has the form that it must have and can be kept. Null too for what is nested so deep that the stack ends. */
function read<T>(schema: z.ZodType<T>, given: unknown): T | null {
  try {
    const input = schema.parse(given);
    return isStorable(input) ? input : null;
  } catch {
    return null;
  }
}

/** Ends the connections of a user whose sessions were ended. */
export async function recheckUser(io: Io, userId: string): Promise<void> {
  for (const id of io.sockets.adapter.rooms.get(roomOfUser(userId)) ?? []) {
    const socket = io.sockets.sockets.get(id);
    if (socket) await recheck(socket);
  }
}

async function recheck(socket: LiveSocket): Promise<void> {
  const { sessionId } = socket.data;
  if (sessionId === null) return;
  const session = await readSession(sessionId);
  if (session && !session.pending) {
    socket.data.member = session.member;
    return;
  }
  socket.emit("session:ended", { reason: "signed_out" });
  socket.disconnect(true);
}

/** Who connects: a member with a ticket, or somebody without one, who may watch. The code of the refusal, or null. */
async function admit(socket: LiveSocket, limits: Limits): Promise<"session/ended" | "wire/too_many" | null> {
  const { data } = socket;
  data.tables = new Map();
  data.lobby = false;
  data.idle = false;
  data.member = null;
  data.sessionId = null;
  data.requestId = requestIdOf(socket.handshake.headers[REQUEST_ID]);
  data.address = addressOfHandshake(socket.handshake.headers, socket.handshake.address);
  const { ticket } = socket.handshake.auth;
  if (ticket === undefined || ticket === null) return null;
  const sessionId = typeof ticket === "string" ? await verifyTicket(ticket) : null;
  if (sessionId === null) return "session/ended";
  if (!(await limits.allowsHandshake(sessionId))) return "wire/too_many";
  const session = await readSession(sessionId);
  if (!session || session.pending) return "session/ended";
  data.member = session.member;
  data.sessionId = session.id;
  socket.join(roomOfUser(session.member.id));
  return null;
}
