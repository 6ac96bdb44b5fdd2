import type { Reply, SocketInputs, SocketOutputs, SocketReplies } from "@/lib/contracts/live";
import type { ConnectionState, LiveSocket } from "./open-socket";

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

/** The one connection of this page to the sidecar, made at the first use; the page is readable before it is there. */
function liveSocket(): Promise<LiveSocket> {
  opening ??= import("./open-socket").then(({ openSocket }) => {
    socket = openSocket({ become, tell, isEnded: () => state === "ended" });
    return socket;
  });
  return opening;
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

/** Sends a message that may be lost, and awaits no answer: where there is no connection, or it is busy, nothing is sent. */
export function mention<K extends keyof SocketInputs>(event: K, input: SocketInputs[K]): void {
  if (!socket?.connected) return;
  (socket.volatile as unknown as { emit(event: K, input: SocketInputs[K]): void }).emit(event, input);
}

/** Resolves once there is a connection. */
async function connected(): Promise<void> {
  const live = await liveSocket();
  if (!live.connected) await new Promise<void>((resolve) => live.once("connect", resolve));
}

const TRANSIENT = new Set(["wire/unavailable", "wire/too_many", "table/busy"]);

/**
 * Sends a message until it is answered, over however many connections: only what may arrive twice, since it carries an id
 * of its own or says where somebody wants to be. Gives up when `cancelled` says so.
 */
export async function askUntilAnswered<
  K extends "table:move" | "chat:post" | "press:send" | "table:join" | "lobby:join" | "topic:watch",
>(event: K, input: SocketInputs[K], cancelled: () => boolean): Promise<Reply<SocketReplies[K]> | null> {
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
