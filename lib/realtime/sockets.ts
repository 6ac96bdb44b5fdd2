import type { Server, Socket } from "socket.io";
import type { Member } from "@/lib/auth/policy";
import type { ClientToServer, ServerToClient } from "@/lib/contracts/live";
import type { ViewerClass } from "@/lib/engine/kernel/classes";

/** What the sidecar knows of a connection. */
export type SocketData = {
  /** Null: somebody who is not signed in; may watch. */
  member: Member | null;
  /** The session that the ticket named. */
  sessionId: string | null;
  /** The tables watched, each with the class whose stream is sent. */
  tables: Map<string, ViewerClass>;
  lobby: boolean;
  idle: boolean;
};

type None = Record<string, never>;
export type Io = Server<ClientToServer, ServerToClient, None, SocketData>;
export type LiveSocket = Socket<ClientToServer, ServerToClient, None, SocketData>;

/** Rooms of socket.io: everybody at a table, one class there, the lobby, all connections of a user. */
export const roomOfTable = (tableId: string): string => `table:${tableId}`;
export const roomOfClass = (tableId: string, viewerClass: ViewerClass): string => `table:${tableId}:${viewerClass}`;
export const LOBBY_ROOM = "lobby";
export const roomOfUser = (userId: string): string => `user:${userId}`;
