import type { ServerToClient } from "./live";

/**
 * How packets of socket.io are written on this house's wire: plain JSON, both ways. The parser that socket.io brings
 * walks through every message in search of binary data, of which we have none; that walk cost a tenth of the sidecar.
 */

type Packet = { type: number; nsp: string; data?: unknown; id?: number };
type Listener = (packet: Packet) => void;

/** Kinds of packet of the protocol: connect, disconnect, event, ack, error. The binary ones are not spoken here. */
const CONNECT = 0;
const DISCONNECT = 1;
const EVENT = 2;
const ACK = 3;
const CONNECT_ERROR = 4;

/**
 * Names of events that socket.io and its emitter raise themselves. A packet that carries one is a forgery: it would run
 * the listeners that clean up after a connection while the connection goes on.
 */
const RESERVED = new Set([
  "connect",
  "connection",
  "connect_error",
  "disconnect",
  "disconnecting",
  "error",
  "newListener",
  "removeListener",
]);

/** Whether what came in is a packet that the rest of socket.io may rely on. */
function isPacket(value: unknown): value is Packet {
  if (typeof value !== "object" || value === null) return false;
  const { type, nsp, data, id } = value as Partial<Packet>;
  if (typeof nsp !== "string" || !(id === undefined || Number.isInteger(id))) return false;
  switch (type) {
    case CONNECT:
      return data === undefined || (typeof data === "object" && data !== null);
    case DISCONNECT:
      return data === undefined;
    case EVENT:
      return Array.isArray(data) && typeof data[0] === "string" && !RESERVED.has(data[0]);
    case ACK:
      return Array.isArray(data);
    case CONNECT_ERROR:
      return typeof data === "string" || typeof data === "object";
    default:
      return false;
  }
}

const written = ({ type, nsp, data, id }: Packet): string => JSON.stringify({ type, nsp, data, id });

class Encoder {
  encode(packet: Packet): string[] {
    return [written(packet)];
  }
}

/** An event as it goes to connections, written down once for all of them. */
export const eventPacket = <K extends keyof ServerToClient>(event: K, ...data: Parameters<ServerToClient[K]>): string =>
  written({ type: EVENT, nsp: "/", data: [event, ...data] });

class Decoder {
  private readonly listeners = new Set<Listener>();
  /** Whether this connection has asked for its session, or has been given it. */
  private hasConnected = false;

  /** Throws on what is not a packet: socket.io then ends the connection. */
  add(chunk: unknown): void {
    const packet: unknown = typeof chunk === "string" ? JSON.parse(chunk) : null;
    if (!isPacket(packet)) throw new Error("not a packet");
    // Once for each connection: each further one would be admitted anew, at the cost of a look into the database.
    if (packet.type === CONNECT && this.hasConnected) throw new Error("connected already");
    this.hasConnected ||= packet.type === CONNECT;
    for (const listener of this.listeners) listener(packet);
  }

  on(_event: "decoded", listener: Listener): void {
    this.listeners.add(listener);
  }

  off(_event: "decoded", listener: Listener): void {
    this.listeners.delete(listener);
  }

  removeListener(event: "decoded", listener: Listener): void {
    this.off(event, listener);
  }

  destroy(): void {
    this.hasConnected = false;
    this.listeners.clear();
  }
}

/** For the `parser` option of both ends. */
export const wireParser = { protocol: 5, Encoder, Decoder };
