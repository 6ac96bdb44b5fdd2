import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember, makeVersion } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { listNotices } from "../notices/inbox";
import { openTable } from "./open-table";
import { quickPlay } from "./quick-play";
import { MOST_WAITED, readWaitedGames, readWaiting, stopWaiting, waitForTable } from "./waiting-list";

afterAll(closePool);
const NETWORK = "10.7.7.7";
const settings = { name: "T", public: true, entry: "open" as const, moveSeconds: null };

let versionId: string;
let game: string;
let templateId: string;

/** A game of its own: what others wait for in other tests is not met. */
beforeEach(async () => {
  versionId = await makeVersion("thousand");
  const { template } = await prisma().templateVersion.findUniqueOrThrow({
    where: { id: versionId },
    select: { template: { select: { id: true, slug: true } } },
  });
  ({ slug: game, id: templateId } = template);
});

const members = (...names: string[]): Promise<Member[]> => Promise.all(names.map((name) => makeMember(`wait-${name}`)));
const wait = (member: Member, of = game) => waitForTable(member, { game: of }, NETWORK);
const opens = (member: Member, given: Partial<typeof settings & { anonymous: boolean }> = {}, bots = 0) =>
  openTable(member, { templateVersionId: versionId, seats: 3, bots, settings: { ...settings, ...given } }, NETWORK);
const toldOf = async (member: Member) =>
  (await listNotices(member)).filter(({ kind }) => kind === "next_table").map(({ href }) => href);
const isWaiting = async (member: Member) => (await readWaiting(member, templateId)).until !== null;

test("whoever waits alone is on the list, told of the next table once, and off the list then", async () => {
  const [anna, bert, carl] = (await members("anna", "bert", "carl")) as [Member, Member, Member];
  expect(await wait(anna)).toMatchObject({ ok: true, value: { id: null } });
  expect(await readWaiting(anna, templateId)).toMatchObject({ count: 1, until: expect.any(Number) });
  expect(await readWaiting(bert, templateId)).toEqual({ count: 1, until: null });
  expect(await readWaitedGames(anna)).toMatchObject([{ slug: game }]);
  expect(await readWaitedGames(bert)).toEqual([]);
  expect(await readWaiting(null, templateId)).toEqual({ count: 1, until: null });
  const opened = await quickPlay(bert, { game, bots: false }, NETWORK);
  if (!opened.ok) throw new Error(opened.error.code);
  expect(await toldOf(anna)).toEqual([`/tables/${opened.value.id}?sit=1`]);
  expect(await toldOf(bert)).toEqual([]);
  expect(await readWaiting(anna, templateId)).toEqual({ count: 0, until: null });
  await opens(carl);
  expect(await toldOf(anna)).toHaveLength(1);
});

test("as many are told as there are seats, those first who waited longest; not for tables that nobody may join", async () => {
  const [host, ...others] = (await members("host", "a", "b", "c")) as [Member, ...Member[]];
  await prisma().waitingPlace.createMany({
    data: others.map(({ id: userId }, i) => ({
      ...{ templateId, userId, until: new Date(Date.now() + 60_000) },
      since: new Date(Date.now() - 60_000 + i * 1_000),
    })),
  });
  for (const given of [
    { public: false },
    { entry: "closed" as const },
    { entry: "request" as const },
    { anonymous: true },
  ])
    expect(await opens(host, given as Partial<typeof settings>)).toMatchObject({ ok: true });
  expect(await opens(host, {}, 2)).toMatchObject({ ok: true });
  expect(await Promise.all(others.map(toldOf))).toEqual([[], [], []]);
  expect(await opens(host, {}, 1)).toMatchObject({ ok: true });
  expect((await Promise.all(others.map(toldOf))).map((told) => told.length)).toEqual([1, 0, 0]);
  expect(await Promise.all(others.map(isWaiting))).toEqual([false, true, true]);
  expect(await opens(others[2]!)).toMatchObject({ ok: true });
  expect((await Promise.all(others.map(toldOf))).map((told) => told.length)).toEqual([1, 1, 0]);
  expect(await isWaiting(others[2]!)).toBe(false);
});

test("two who ask at the same moment meet: one table, one told, nobody left on the list", async () => {
  const both = (await members("left", "right")) as [Member, Member];
  const asked = await Promise.all(both.map((member) => wait(member)));
  const ids = asked.map((one) => (one.ok ? one.value.id : one.error.code));
  const first = ids.indexOf(null);
  expect(ids.filter((id) => id === null)).toHaveLength(1);
  expect(await toldOf(both[first]!)).toEqual([`/tables/${ids[1 - first]}?sit=1`]);
  expect(await readWaiting(null, templateId)).toEqual({ count: 0, until: null });
});

test("a place ends after its time or when it is left; waiting again keeps the place; ten games at most, no drafts", async () => {
  const [anna, bert] = (await members("ends", "late")) as [Member, Member];
  await wait(anna);
  const { since } = await prisma().waitingPlace.findFirstOrThrow({ where: { userId: anna.id } });
  await wait(anna);
  expect(await prisma().waitingPlace.findMany({ where: { userId: anna.id } })).toMatchObject([{ since }]);
  expect(await stopWaiting(bert, { game })).toMatchObject({ ok: true });
  expect(await isWaiting(anna)).toBe(true);
  await stopWaiting(anna, { game });
  expect(await isWaiting(anna)).toBe(false);
  await wait(anna);
  await prisma().waitingPlace.updateMany({ where: { userId: anna.id }, data: { until: new Date(Date.now() - 1) } });
  expect(await readWaiting(anna, templateId)).toEqual({ count: 0, until: null });
  await opens(bert, { public: true });
  expect(await toldOf(anna)).toEqual([]);

  expect(await wait(anna, "nowhere")).toMatchObject({ error: { code: "table/no_template" } });
  await prisma().template.update({ where: { id: templateId }, data: { published: false, ownerId: anna.id } });
  expect(await wait(anna)).toMatchObject({ error: { code: "table/no_template" } });
  expect(await wait(bert)).toMatchObject({ error: { code: "table/no_template" } });
  const many = await Promise.all(Array.from({ length: MOST_WAITED + 1 }, (_, i) => otherGame(i)));
  const answers = [];
  for (const slug of many) answers.push(await wait(anna, slug));
  expect(answers.at(-2)).toMatchObject({ ok: true });
  expect(answers.at(-1)).toMatchObject({ error: { code: "table/waits_many" } });
});

/** A game of which there is no more than its name. */
async function otherGame(i: number): Promise<string> {
  const slug = `waited-${templateId}-${i}`;
  await prisma().template.create({ data: { id: slug, slug, name: "Waited for", published: true } });
  return slug;
}

test("whoever asks for fourteen games at once waits for ten; six who ask for one at once meet at two tables of three", async () => {
  const greedy = await makeMember("wait-greedy");
  const versions = await Promise.all(Array.from({ length: 14 }, () => makeVersion("thousand")));
  const slugs = await prisma().template.findMany({
    where: { versions: { some: { id: { in: versions } } } },
    select: { slug: true },
  });
  const asked = await Promise.all(slugs.map(({ slug }) => wait(greedy, slug)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(MOST_WAITED);
  expect(await prisma().waitingPlace.count({ where: { userId: greedy.id } })).toBe(MOST_WAITED);

  const many = await members("m1", "m2", "m3", "m4", "m5", "m6");
  const seated = await Promise.all(many.map((member) => wait(member)));
  expect(seated.every(({ ok }) => ok)).toBe(true);
  const waiting = await Promise.all(many.map(isWaiting));
  const tables = new Set(seated.flatMap((one) => (one.ok && one.value.id !== null ? [one.value.id] : [])));
  // Six for tables of three: everybody is sent to a table, or told of one.
  expect(waiting.filter(Boolean)).toHaveLength(0);
  expect(tables.size).toBe(2);
});
