import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { MOST_COMMENTS } from "@/lib/contracts/deck-words";
import { WriteComment } from "@/lib/contracts/decks";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { emptyOutbox } from "../notices/empty-outbox";
import { listNotices } from "../notices/inbox";
import { listComments as listAllComments, RemoveComment } from "../staff/list-comments";
import { copyDeck } from "./copy-deck";
import { createDeck } from "./create-deck";
import { deleteComment } from "./delete-comment";
import { describeDeck } from "./describe-deck";
import { likeDeck } from "./like-deck";
import { listComments } from "./list-comments";
import { listOpenDecks } from "./list-decks";
import { readDeck } from "./read-deck";
import { writeComment } from "./write-comment";

afterAll(closePool);
let anna: Member;
let ben: Member;
let cleo: Member;
beforeEach(async () => {
  [anna, ben, cleo] = [await makeMember("anna"), await makeMember("ben"), await makeMember("cleo")];
});

const game = "five-dyes";
const refused = (code: string) => ({ ok: false, error: { code } });
async function make(about: { isPublic?: boolean; commentsOn?: boolean }, owner = anna): Promise<string> {
  const cards = [{ part: "deck", rows: [[12, 4] as const] }];
  const made = await createDeck(owner, { key: newId(), game, name: "Woad", cards });
  if (!made.ok) throw new Error(made.error.code);
  await describeDeck(owner, { id: made.value.id, ...about });
  return made.value.id;
}
const say = (member: Member | null, id: string, text = "Nice", key = newId()) =>
  writeComment(member, { id, key, text });
async function said(actor: Member | null, id: string): Promise<string[] | null> {
  const deck = await readDeck(actor, { id });
  return deck && ((await listComments(actor, deck))?.map(({ text }) => text) ?? null);
}

test("a like counts once for a member, and is taken back", async () => {
  const id = await make({ isPublic: true });
  for (const _ of [1, 2]) expect(await likeDeck(ben, { id, likes: true })).toMatchObject({ value: { likes: 1 } });
  expect(await likeDeck(cleo, { id, likes: true })).toEqual({ ok: true, value: { likes: 2, isLiked: true } });
  expect(await readDeck(ben, { id })).toMatchObject({ likes: 2, isLiked: true });
  expect(await readDeck(anna, { id })).toMatchObject({ likes: 2, isLiked: false });
  await prisma().user.update({ where: { id: cleo.id }, data: { bannedAt: new Date() } });
  expect(await readDeck(null, { id })).toMatchObject({ likes: 1, isLiked: false });
  for (const _ of [1, 2])
    expect(await likeDeck(ben, { id, likes: false })).toEqual({ ok: true, value: { likes: 0, isLiked: false } });
});

test("a copy counts once for a member, and stays counted without the copy", async () => {
  const id = await make({ isPublic: true });
  for (const name of ["One", "Two"]) await copyDeck(ben, { id, key: newId(), name });
  await copyDeck(anna, { id, key: newId(), name: "Own" });
  await prisma().deck.deleteMany({ where: { userId: ben.id } });
  expect(await readDeck(null, { id })).toMatchObject({ copies: 1 });
});

test("open decks are listed by what changed last, or by what most like", async () => {
  const [liked, , newest] = [await make({ isPublic: true }), await make({}), await make({ isPublic: true })];
  await likeDeck(ben, { id: liked, likes: true });
  const order = async (by?: "liked") =>
    (await listOpenDecks(game, by)).map(({ id }) => id).filter((id) => [liked, newest].includes(id));
  expect(await order()).toEqual([newest, liked]);
  expect(await order("liked")).toEqual([liked, newest]);
});

test("comments are off until the owner wants them, written once for a key, told to the owner", async () => {
  const id = await make({ isPublic: true });
  expect(await say(ben, id)).toMatchObject(refused("deck/comments_off"));
  expect(await said(ben, id)).toBeNull();
  await describeDeck(anna, { id, commentsOn: true });
  const key = newId();
  const both = await Promise.all([say(ben, id, "Nice", key), say(ben, id, "Nice", key)]);
  expect(both[0]).toEqual(both[1]);
  await say(anna, id, "Thanks");
  expect(await said(null, id)).toEqual(["Nice", "Thanks"]);
  while ((await emptyOutbox()) > 0);
  expect(await listNotices(anna)).toMatchObject([
    { kind: "deck_comment", data: { nick: ben.nick, name: "Woad" }, href: `/decks/${id}#comments` },
  ]);
  await describeDeck(anna, { id, commentsOn: false });
  expect(await said(anna, id)).toBeNull();
  await describeDeck(anna, { id, commentsOn: true });
  await prisma().user.update({ where: { id: ben.id }, data: { bannedAt: new Date() } });
  expect(await said(anna, id)).toEqual(["Thanks"]);
});

test("a deck has room for so many comments, also where two come at once", async () => {
  const id = await make({ isPublic: true, commentsOn: true });
  await prisma().deckComment.createMany({
    data: Array.from({ length: MOST_COMMENTS - 1 }, () => ({
      ...{ id: newId(), deckId: id, userId: ben.id, key: newId(), text: "x" },
    })),
  });
  const answers = await Promise.all([say(ben, id), say(cleo, id)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject(refused("deck/many_comments"));
});

test.each([
  ["nothing", " \u200b\n ", "deck/no_comment"],
  ["too much", "x".repeat(1_001), "deck/long_comment"],
])("%s is no comment", (_, text, code) => {
  const read = WriteComment.safeParse({ id: "x", key: "12345678", text });
  expect(read.success ? [] : read.error.issues.map(({ message }) => message)).toContain(code);
});

test("the staff reads what is said of all decks, the latest first, and keeps why something was removed", async () => {
  const staff = { ...(await makeMember("reading staff")), admin: true };
  const [one, two] = [await make({ isPublic: true, commentsOn: true }), await make({ commentsOn: true })];
  const first = await say(ben, one, "first");
  await say(anna, two, "second");
  expect(await listAllComments(ben)).toMatchObject(refused("staff/not_allowed"));
  const all = await listAllComments(staff, { most: 2 });
  if (!all.ok || !first.ok) throw new Error("Nothing is read.");
  expect(all.value).toMatchObject([
    { by: anna.nick, text: "second", deckId: two, owner: anna.nick },
    { by: ben.nick, text: "first", deckId: one, deck: "Woad", owner: anna.nick },
  ]);
  const older = await listAllComments(staff, { before: all.value[0]?.id, most: 1 });
  expect(older).toEqual({ ok: true, value: [all.value[1]] });
  expect(RemoveComment.safeParse({ id: first.value.id, reason: " a " }).success).toBe(false);
  expect(await deleteComment(staff, { id: first.value.id, reason: "an insult" })).toEqual({
    ...{ ok: true, value: { by: ben.nick } },
  });
  expect(await prisma().auditLog.findMany({ where: { userId: staff.id } })).toMatchObject([
    { action: "staff/comment_removed", data: { deckId: one, to: ben.nick, text: "first", reason: "an insult" } },
  ]);
  expect(await listAllComments(staff, { most: 1 })).toMatchObject({ value: [{ text: "second" }] });
});

test("a comment is deleted by who wrote it, whose deck it is, and the staff, which is written down", async () => {
  const id = await make({ isPublic: true, commentsOn: true });
  const staff = { ...(await makeMember("staff")), admin: true };
  const mayDelete = async (actor: Member | null) => {
    const deck = await readDeck(actor, { id });
    return deck && (await listComments(actor, deck))?.map((one) => one.mayDelete);
  };
  const texts = ["by who wrote it", "by the owner", "by the staff"];
  const ids: string[] = [];
  for (const text of texts) {
    const done = await say(ben, id, text);
    ids.push(done.ok ? done.value.id : "");
  }
  for (const other of [cleo, null]) expect(await mayDelete(other)).toEqual([false, false, false]);
  for (const one of [ben, anna, staff]) expect(await mayDelete(one)).toEqual([true, true, true]);
  expect(await deleteComment(cleo, { id: ids[0] ?? "" })).toMatchObject(refused("deck/no_such_comment"));
  const who = [ben, anna, staff];
  for (const [at, one] of who.entries()) expect((await deleteComment(one, { id: ids[at] ?? "" })).ok).toBe(true);
  expect(await said(anna, id)).toEqual([]);
  const kept = await prisma().auditLog.findMany({ where: { action: "staff/comment_removed", userId: staff.id } });
  expect(kept).toMatchObject([
    { data: { deckId: id, deck: "Woad", comment: ids[2], to: ben.nick, text: "by the staff", reason: "" } },
  ]);
  expect(await deleteComment(ben, { id: ids[0] ?? "" })).toMatchObject(refused("deck/no_such_comment"));
});

test("of a deck that one may not see, nothing is liked, said or learnt; with its address all is", async () => {
  const id = await make({ commentsOn: true });
  const tried = [
    await likeDeck(ben, { id, likes: true }),
    await likeDeck(ben, { id, likes: false }),
    await say(ben, id),
  ];
  for (const answer of tried) expect(answer).toEqual(refused("deck/no_such_deck"));
  expect(await likeDeck(anna, { id, likes: true })).toEqual(refused("deck/own"));
  const shared = await describeDeck(anna, { id, shared: true });
  const link = shared.ok ? (shared.value.link ?? "") : "";
  expect((await likeDeck(ben, { id, link, likes: true })).ok).toBe(true);
  expect((await writeComment(ben, { id, link, key: newId(), text: "Hello" })).ok).toBe(true);
  await describeDeck(anna, { id, shared: false });
  expect(await likeDeck(ben, { id, link, likes: false })).toEqual(refused("deck/no_such_deck"));
  const guest = { ...ben, guest: true };
  for (const [actor, code] of [
    [null, "deck/sign_in"],
    [guest, "deck/members_only"],
  ] as const)
    for (const answer of [
      await likeDeck(actor, { id, likes: true }),
      await say(actor, id),
      await deleteComment(actor, { id: "x" }),
    ])
      expect(answer).toEqual(refused(code));
});
