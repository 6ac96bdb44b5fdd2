import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { Settings, TableIntent } from "@/lib/engine/kernel/table/vocabulary";
import { listMyTables, listVisitedTables, noteVisit } from "./list-tables";
import { openTable as openTableFor } from "./open-table";
import { listOpenTables } from "./open-tables";
import { playMove } from "./play-move";
import { quickPlay } from "./quick-play";

afterAll(closePool);

let versionId: string;
let slug: string;
beforeAll(async () => {
  versionId = await makeVersion("thousand");
  const where = { id: versionId };
  slug = (await prisma().templateVersion.findUniqueOrThrow({ where, select: { template: true } })).template.slug;
});

const tell = (tableId: string, user: string | null, intent: TableIntent) =>
  playMove({ tableId, moveId: newId(), user, as: user ? "visitor" : "clock", request: { to: "table", intent } });

async function tableOf(people: Member[], settings: Partial<Settings> = {}, bots = 0): Promise<string> {
  const id = await openTable(people[0]!, versionId, 3, settings, bots);
  for (const person of people) await tell(id, person.id, { type: "sit", share: "s" });
  await noteVisit(people[0]!, id);
  return id;
}

const aged = (id: string, minutes: number) =>
  prisma().table.update({ where: { id }, data: { movedAt: new Date(Date.now() - minutes * 60_000) } });
const leavesTable = (id: string) => tell(id, null, { type: "away", seat: 0 });
const listed = async (...ids: string[]) =>
  (await listOpenTables()).map((table) => table.id).filter((id) => ids.includes(id));

test("tables with somebody at them come first; deserted ones leave after minutes and stay among one's own", async () => {
  const [anna, bert] = [await makeMember("anna"), await makeMember("bert")];
  const quiet = await tableOf([anna]);
  const deserted = await tableOf([bert]);
  await leavesTable(deserted);
  await aged(quiet, 30);
  expect(await listed(quiet, deserted)).toEqual([quiet, deserted]);
  await aged(deserted, 4);
  expect(await listed(quiet, deserted)).toEqual([quiet]);
  expect((await listMyTables(bert)).map((table) => table.id)).toContain(deserted);
});

test("a slow game stays listed though nobody is there", async () => {
  const slow = await tableOf([await makeMember("cara")], { moveSeconds: 86_400 });
  await leavesTable(slow);
  await aged(slow, 60 * 24);
  expect(await listed(slow)).toEqual([slow]);
});

test("play now goes to who waits for one more, then to who waits at all, not to a game with bots of one's own", async () => {
  const [dora, emil, fred, gust, hans] = await Promise.all(["dora", "emil", "fred", "gust", "hans"].map(makeMember));
  const one = await tableOf([dora!]);
  const two = await tableOf([emil!, fred!]);
  expect(await quickPlay(gust!, { game: slug, bots: false }, "10.0.0.0")).toEqual({ ok: true, value: { id: two } });
  await tell(two, gust!.id, { type: "sit", share: "s" });
  expect(await quickPlay(hans!, { game: slug, bots: false }, "10.0.0.0")).toEqual({ ok: true, value: { id: one } });

  const alone = await quickPlay(hans!, { game: slug, bots: true }, "10.0.0.0");
  if (!alone.ok) throw new Error(alone.error.code);
  expect(await listed(alone.value.id)).toEqual([]);
  expect(await prisma().table.findUniqueOrThrow({ where: { id: alone.value.id } })).toMatchObject({ public: false });
});

test("play now takes nobody to a table at which nobody is named", async () => {
  const [iris, jaan, kati] = await Promise.all(["iris", "jaan", "kati"].map(makeMember));
  await prisma().table.updateMany({ data: { closedAt: new Date() } });
  const masked = await tableOf([iris!], { anonymous: true });
  const found = await quickPlay(jaan!, { game: slug, bots: false }, "10.0.0.0");
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value.id).not.toBe(masked);
  await tell(found.value.id, jaan!.id, { type: "sit", share: "s" });
  expect(await quickPlay(kati!, { game: slug, bots: false }, "10.0.0.0")).toEqual(found);
});

test("guests of one network have few lines together, members as many as they like", async () => {
  const [theirs, ours]: [string[], string[]] = [[], []];
  const given = {
    templateVersionId: versionId,
    seats: 3,
    settings: { name: "T", public: true, entry: "open" as const, moveSeconds: null },
  };
  for (let i = 0; i < 14; i++) {
    const guest = { ...(await makeMember("g")), guest: true };
    const opened = await openTableFor(guest, given, "10.44.0.0");
    if (opened.ok) theirs.push(opened.value.id);
    const member = await openTableFor(await makeMember("m"), given, "10.44.0.0");
    if (member.ok) ours.push(member.value.id);
  }
  expect(await listed(...theirs)).toHaveLength(10);
  expect(await listed(...ours)).toHaveLength(14);
});

test("of one host a few tables are listed, so that nobody takes the others' place", async () => {
  const [busy, other] = [await makeMember("busy"), await makeMember("other")];
  const theirs = await tableOf([other]);
  const many: string[] = [];
  for (let i = 0; i < 8; i++) many.push(await openTable(busy, versionId, 3));
  expect(await listed(...many)).toHaveLength(5);
  expect(await listed(theirs)).toEqual([theirs]);
});

test("others are told at which tables somebody has been, not at which they were asked to something", async () => {
  const [ivan, jule] = [await makeMember("ivan"), await makeMember("jule")];
  const id = await tableOf([ivan]);
  await tell(id, ivan.id, { type: "invite", user: jule.id, office: null });
  expect((await listMyTables(jule)).map((table) => table.id)).toEqual([id]);
  expect(await listVisitedTables(jule.id)).toEqual([]);
  await noteVisit(jule, id);
  expect((await listVisitedTables(jule.id)).map((table) => table.id)).toEqual([id]);
});
