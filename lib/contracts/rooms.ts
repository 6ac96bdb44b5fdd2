/** The rooms in which people are, talk and hear what happens: the lobby, and one for each table. The database keeps them by name. */

export const LOBBY_ROOM = "lobby";

/** The room of a table. */
export const tableRoom = (tableId: string): `table:${string}` => `table:${tableId}`;

/** The table of a room; null for the lobby. */
export const tableOfRoom = (room: string): string | null => (room.startsWith("table:") ? room.slice(6) : null);
