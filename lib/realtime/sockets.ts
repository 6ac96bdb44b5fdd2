import type { Server, Socket } from "socket.io";
import type { Member } from "@/lib/auth/policy";
import type { ClientToServer, ServerToClient } from "@/lib/contracts/live";
import type { ViewerClass } from "@/lib/engine/kernel/classes";

/** As whom a connection watches a table: the class whose stream was sent last, and the `TableAccess` told last, as JSON. */
type Watching = { viewerClass: ViewerClass; access: string };

/** What the sidecar knows of a connection. */
export type SocketData = {
  /** Null: somebody who is not signed in; may watch. */
  member: Member | null;
  /** The session that the ticket named. */
  sessionId: string | null;
  /** The address that it comes from (of IPv6 its prefix): limits of those who are not signed in count by it. */
  address: string;
  /** The request by which it came. */
  requestId: string;
  /** The tables watched; null while one is still being joined. */
  tables: Map<string, Watching | null>;
  lobby: boolean;
  idle: boolean;
};

type None = Record<string, never>;
export type Io = Server<ClientToServer, ServerToClient, None, SocketData>;
export type LiveSocket = Socket<ClientToServer, ServerToClient, None, SocketData>;

/**
 * The room of socket.io that holds all connections of a user; those of the lobby and of tables are named as in the
 * contracts. Only what everybody may know goes to a room; views go to the connections that are entitled to them when they
 * are sent.
 */
export const roomOfUser = (userId: string): string => `user:${userId}`;

/** The tables that a connection watches: one that is still being joined may be none. */
export const watchedTables = ({ data }: LiveSocket): string[] =>
  [...data.tables].flatMap(([tableId, watching]) => (watching === null ? [] : [tableId]));

/** How many packets may wait for a connection that does not read. */
const MOST_WAITING = 200;

/** Whether a connection does not read what it is sent: it is ended before it fills the memory. */
export function isChoked(socket: LiveSocket): boolean {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer: unknown[] };
  return writeBuffer.length > MOST_WAITING;
}
