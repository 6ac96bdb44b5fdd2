import type { Socket } from "socket.io-client";
import { IDENTITY_CHANGED } from "@/components/shell/identity";
import type {
  ClientToServer,
  Reply,
  ServerToClient,
  SocketInputs,
  SocketOutputs,
  SocketReplies,
} from "@/lib/contracts/live";
import { wireParser } from "@/lib/contracts/wire-parser";

/** `ended`: the session is over; the page has to be signed in again. */
export type ConnectionState = "connecting" | "live" | "lost" | "ended";

type LiveSocket = Socket<ServerToClient, ClientToServer>;

const ANSWER_WITHIN = 6_000;

type Heard = { connect: undefined } & SocketOutputs;
type Listener = (payload: never) => void;

let socket: LiveSocket | null = null;
let opening: Promise<LiveSocket> | null = null;
let state: ConnectionState = "connecting";
const watchers = new Set<() => void>();
const listeners = new Map<string, Set<Listener>>();

function become(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  for (const watcher of watchers) watcher();
}

function tell(event: string, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) (listener as (payload: unknown) => void)(payload);
}

/** Hears what the sidecar sends by itself, and `connect` after every handshake. Returns how to stop. */
export function hear<K extends keyof Heard>(event: K, listener: (payload: Heard[K]) => void): () => void {
  const known = listeners.get(event) ?? new Set();
  listeners.set(event, known.add(listener));
  void liveSocket();
  return () => known.delete(listener);
}

export const isConnected = (): boolean => socket?.connected ?? false;

/** A ticket for this handshake; null where nobody is signed in. */
async function fetchTicket(): Promise<string | null> {
  const response = await fetch("/api/realtime/ticket", { cache: "no-store" });
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`No ticket: ${response.status}`);
  const { ticket } = (await response.json()) as { ticket: string };
  return ticket;
}

/** The one connection of this page to the sidecar, made at the first use; the page is readable before it is there. */
function liveSocket(): Promise<LiveSocket> {
  opening ??= import("socket.io-client").then(({ io }) => open(io));
  return opening;
}

function open(io: typeof import("socket.io-client").io): LiveSocket {
  const made: LiveSocket = io({
    parser: wireParser,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelay: 150,
    reconnectionDelayMax: 1_500,
    timeout: 5_000,
    auth: (give) => {
      fetchTicket().then(
        (ticket) => give(ticket === null ? {} : { ticket }),
        // The site does not answer just now: try again as for any lost connection.
        () => setTimeout(() => made.disconnect().connect(), 800),
      );
    },
  });
  made.on("connect", () => {
    become("live");
    tell("connect", undefined);
  });
  made.onAny((event: string, payload: unknown) => tell(event, payload));
  made.on("disconnect", (reason) => {
    if (state === "ended") return;
    become("lost");
    if (reason === "io server disconnect") made.connect();
  });
  made.on("connect_error", (error) => {
    if (error.message === "session/ended") become("ended");
    else {
      become("lost");
      if (!made.active) setTimeout(() => made.connect(), 800);
    }
  });
  made.on("session:ended", () => {
    become("ended");
    void goOnInAnother(made);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && !made.connected && state !== "ended") made.connect();
    if (made.connected) made.emit("presence:idle", { idle: document.visibilityState !== "visible" }, () => {});
  });
  // Somebody else is signed in from here on: the handshake has to say so.
  window.addEventListener(IDENTITY_CHANGED, () => {
    become("connecting");
    made.disconnect().connect();
  });
  socket = made;
  return made;
}

/** When to look for another session after one has ended, in ms: its cookie may come a moment after the news. */
const LOOK_AFTER = [300, 1_000, 3_000];

/** A session that ended may have made room for another one in this browser (a guest became a member): goes on in that. */
async function goOnInAnother(made: LiveSocket): Promise<void> {
  for (const pause of LOOK_AFTER) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const ticket = await fetchTicket().catch(() => null);
    if (state !== "ended") return;
    if (ticket === null) continue;
    become("connecting");
    made.disconnect().connect();
    return;
  }
}

/** For `useSyncExternalStore`. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const connectionState = (): ConnectionState => state;

/** Tries at once instead of waiting for the next attempt. */
export function retryConnection(): void {
  if (socket && !socket.connected) socket.disconnect().connect();
}

/** Sends a message once; null: no answer came. */
export async function ask<K extends keyof SocketInputs>(
  event: K,
  input: SocketInputs[K],
): Promise<Reply<SocketReplies[K]> | null> {
  try {
    const emitter = (await liveSocket()).timeout(ANSWER_WITHIN) as unknown as {
      emitWithAck(event: K, input: SocketInputs[K]): Promise<Reply<SocketReplies[K]>>;
    };
    return await emitter.emitWithAck(event, input);
  } catch {
    return null;
  }
}

/** Resolves once there is a connection. */
async function connected(): Promise<void> {
  const live = await liveSocket();
  if (!live.connected) await new Promise<void>((resolve) => live.once("connect", resolve));
}

const TRANSIENT = new Set(["wire/unavailable", "wire/too_many", "table/busy"]);

/**
 * Sends a message until it is answered, over however many connections: only for inputs that carry an id of their own,
 * which the server does once. Gives up when `cancelled` says so.
 */
export async function askUntilAnswered<K extends "table:move" | "chat:post">(
  event: K,
  input: SocketInputs[K],
  cancelled: () => boolean,
): Promise<Reply<SocketReplies[K]> | null> {
  while (!cancelled()) {
    await connected();
    const answer = await ask(event, input);
    if (answer && (answer.ok || !TRANSIENT.has(answer.error.code))) return answer;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return null;
}

/** An id for a move or a line of chat: sending it again does nothing twice. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => "0123456789abcdefghjkmnpqrstvwxyz"[byte & 31]).join(
    "",
  );
