import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { CHAT_MAX, cleanText } from "@/lib/contracts/chat";
import { LOBBY_ROOM, tableRoom } from "@/lib/contracts/rooms";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { indexNames } from "@/lib/engine/ccg/cards/names";
import { houseCards } from "@/lib/engine/ccg/sets";
import { LIMITS } from "../accounts/rate-limits";
import { openTabletop } from "../tabletop/open-tabletop";
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

  test("the number of a card between two signs is its name: of the game at hand, or of the house's own", async () => {
    const member = await makeMember("namer");
    const opened = await openTabletop(
      member,
      { game: "poker", manner: "free", seats: 2, settings: { public: true, entry: "open" } },
      "127.0.0.1",
    );
    if (!opened.ok) throw new Error(opened.error.code);
    const said = async (room: string, text: string) => {
      const line = await postChatMessage(member, { room, text });
      return line.ok ? line.value.text : line.error.code;
    };
    const [dyes, cards] = [houseCards("five-dyes"), houseCards("poker")];
    const [dye, card] = [dyes, cards].map(({ cards }) => cards.find(({ hidden }) => !hidden)!);
    const names = [indexNames(dyes).canonical(dye!), indexNames(cards).canonical(card!)];
    expect(await said(LOBBY_ROOM, `Who has #${dye!.number}#?`)).toBe(`Who has ${names[0]}?`);
    expect(await said(tableRoom(opened.value.id), `#${card!.number}#`)).toBe(names[1]);
    const hidden = dyes.cards.find((one) => one.hidden)!;
    for (const text of [`#${dye!.number}# or #1#`, "#999999999#", `#${hidden.number}#`, "we are #1", "#x#"])
      expect(await said(LOBBY_ROOM, text)).toBe(text);
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
