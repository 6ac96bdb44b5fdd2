import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { CHAT_MAX, cleanText } from "@/lib/contracts/chat";
import { LOBBY_ROOM, tableRoom } from "@/lib/contracts/rooms";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { LIMITS } from "../accounts/rate-limits";
import { listChatMessages, readChatMessage } from "./list-chat-messages";
import { postChatMessage } from "./post-chat-message";

afterAll(closePool);

const some = (): string => `c${randomBytes(5).toString("hex")}`;

async function member(): Promise<Member> {
  const [id, nick] = [newId(), some()];
  await prisma().user.create({ data: { id, nick, nickKey: nick } });
  return { id, nick, guest: false, admin: false, roles: [] };
}

let anna: Member;
let tableId: string;
beforeAll(async () => {
  anna = await member();
  tableId = newId();
  await prisma().table.create({
    data: { id: tableId, world: "cards", name: "", public: false, seq: 7, summary: {}, anchor: "" },
  });
});

describe("chat", () => {
  test("a line said at a table is listed there, with the seq it was said at, and nowhere else", async () => {
    const said = await postChatMessage(anna, { room: tableRoom(tableId), text: "  good luck  " });
    if (!said.ok) throw new Error(said.error.code);
    expect(said.value).toMatchObject({ by: { id: anna.id, nick: anna.nick }, text: "good luck" });
    expect(await listChatMessages({ room: tableRoom(tableId) })).toEqual([said.value]);
    expect((await listChatMessages({ room: LOBBY_ROOM })).map((line) => line.id)).not.toContain(said.value.id);
    expect(await readChatMessage(said.value.id)).toEqual(said.value);
    expect(await prisma().chatMessage.findUnique({ where: { id: said.value.id } })).toMatchObject({ atSeq: 7 });
  });

  test("sent twice it is said once; another's id is not taken over", async () => {
    const id = newId();
    const send = (by: Member) => postChatMessage(by, { room: tableRoom(tableId), text: "once", id });
    const [first, second] = await Promise.all([send(anna), send(anna)]);
    expect(first).toEqual(second);
    expect((await listChatMessages({ room: tableRoom(tableId) })).filter((line) => line.id === id)).toHaveLength(1);
    expect(await send(await member())).toEqual({ ok: false, error: { code: "chat/id_taken" } });
  });

  test.each([
    ["", "chat/empty"],
    [" \u200b\n ", "chat/empty"],
    ["x".repeat(CHAT_MAX + 1), "chat/long"],
  ])("%j is refused", async (text, code) => {
    expect(await postChatMessage(anna, { room: LOBBY_ROOM, text })).toEqual({ ok: false, error: { code } });
  });

  test("nobody, and no such table", async () => {
    expect(await postChatMessage(null, { room: LOBBY_ROOM, text: "hi" })).toMatchObject({
      error: { code: "chat/sign_in" },
    });
    for (const room of [tableRoom("nowhere"), "attic"])
      expect(await postChatMessage(anna, { room, text: "hi" })).toMatchObject({ error: { code: "chat/no_room" } });
  });

  test("a flood is slowed down", async () => {
    const bert = await member();
    const answers = [];
    for (let i = 0; i <= LIMITS.chat.points; i++)
      answers.push(await postChatMessage(bert, { room: tableRoom(tableId), text: `${i}` }));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(LIMITS.chat.points);
    expect(answers.at(-1)).toMatchObject({ error: { code: "chat/slower", data: { seconds: expect.any(Number) } } });
  });

  test("characters that disguise a line are removed, line breaks are kept", () => {
    expect(cleanText("a\u202eb\u0007c\r\n\r\n\r\n\r\nd \t e")).toBe("a b c\n\nd e");
    expect(cleanText("👩‍👩‍👧 õ")).toBe("👩‍👩‍👧 õ");
  });
});
