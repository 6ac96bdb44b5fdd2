import type { ChatView } from "@/lib/contracts/live";

/** A row with its author, as the pages show it. */
export const chatView = (row: {
  id: string;
  room: string;
  at: Date;
  text: string;
  user: { id: string; nick: string };
}): ChatView => ({
  id: row.id,
  room: row.room,
  at: row.at.getTime(),
  by: { id: row.user.id, nick: row.user.nick },
  text: row.text,
});

/** What of the author goes along with a line. */
export const WITH_AUTHOR = { user: { select: { id: true, nick: true } } } as const;
