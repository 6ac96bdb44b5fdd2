import { type Actor, canChat, type Member } from "@/lib/auth/policy";
import { ChatRoom, ChatText } from "@/lib/contracts/chat";
import type { ChatView } from "@/lib/contracts/live";
import { tableOfRoom } from "@/lib/contracts/rooms";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { sendSignal } from "@/lib/db/signal";
import { accessOf } from "@/lib/engine/kernel/access";
import { isAnonymous } from "@/lib/engine/kernel/anonymity";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type LiveTable, liveTable } from "@/lib/live/live-table";
import { countOne } from "../accounts/rate-limits";
import { chatView, WITH_AUTHOR } from "./chat-view";
import { nameCards } from "./name-cards";

/**
 * Says something in the lobby or at a table: `#n#` in it is the name of a card. `id` is made by the sender: a message sent twice
 * is said once. Refuses
 * `chat/sign_in`, `chat/no_room`, `chat/anonymous`,
 * `chat/press` (where letters are written instead), `chat/empty`, `chat/long`, `chat/slower {seconds}`, `chat/id_taken`.
 */
export async function postChatMessage(
  actor: Actor,
  { room, text, id = newId() }: { room: string; text: string; id?: string },
): Promise<Result<ChatView, Refusal>> {
  if (!canChat(actor)) return refuse("chat/sign_in");
  const said = ChatText.safeParse(text);
  if (!said.success) return refuse(said.error.issues[0]?.message ?? "chat/empty");
  const before = await prisma().chatMessage.findUnique({ where: { id }, include: WITH_AUTHOR });
  if (before) return again(actor, before, room);

  const place = await readPlace(room);
  if (!place) return refuse("chat/no_room");
  const table = await tableOf(room);
  if (table?.world.talk === "press") return refuse("chat/press");
  if (table && isHushed(actor, table)) return refuse("chat/anonymous");
  const seconds = await countOne("chat", actor.id);
  if (seconds > 0) return refuse("chat/slower", { seconds });
  const named = await nameCards(said.data, table);
  const row = await prisma().$transaction(async (tx) => {
    const { count } = await tx.chatMessage.createMany({
      data: [{ id, room, userId: actor.id, text: named, atSeq: place.seq }],
      skipDuplicates: true,
    });
    if (count === 1) await sendSignal("chat", id, tx);
    return tx.chatMessage.findUniqueOrThrow({ where: { id }, include: WITH_AUTHOR });
  });
  return again(actor, row, room);
}

type Row = Parameters<typeof chatView>[0];

const again = (member: Member, row: Row, room: string): Result<ChatView, Refusal> =>
  row.user.id === member.id && row.room === room ? ok(chatView(row)) : refuse("chat/id_taken");

/**
 * At an anonymous table nobody but those who hold an office talks: a line tells who is there, and who does not play. Who
 * plays talks by the game's own means, if it has any.
 */
function isHushed({ id }: Member, { game, match }: LiveTable): boolean {
  return isAnonymous(game, match) && accessOf(game, match, id).office === null;
}

async function tableOf(room: string): Promise<LiveTable | null> {
  const tableId = tableOfRoom(room);
  return tableId === null ? null : liveTable(tableId);
}

/** Where a message goes, and the table's seq when it was said; null if there is no such room. */
async function readPlace(room: string): Promise<{ seq: number | null } | null> {
  if (!ChatRoom.safeParse(room).success) return null;
  const tableId = tableOfRoom(room);
  if (tableId === null) return { seq: null };
  return prisma().table.findUnique({ where: { id: tableId }, select: { seq: true } });
}
