import type { ChatView } from "@/lib/contracts/live";
import { prisma } from "@/lib/db/client";
import { notBanned } from "../accounts/bans";
import { chatView, WITH_AUTHOR } from "./chat-view";

/** The latest lines of a room, oldest first. */
export async function listChatMessages({ room, limit = 50 }: { room: string; limit?: number }): Promise<ChatView[]> {
  const rows = await prisma().chatMessage.findMany({
    where: { room, user: notBanned() },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: Math.min(limit, 200),
    include: WITH_AUTHOR,
  });
  return rows.reverse().map(chatView);
}

/** One line by its id, as the signal `chat` names it. */
export async function readChatMessage(id: string): Promise<ChatView | null> {
  const row = await prisma().chatMessage.findUnique({ where: { id }, include: WITH_AUTHOR });
  return row && chatView(row);
}
