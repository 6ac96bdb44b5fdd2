import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember, makeVersion } from "@/lib/build/testing/club";
import { tableWith } from "@/lib/build/testing/twin-deals";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { playMove } from "../tables/play-move";
import { listTemplates } from "./list-templates";
import { rateTemplate, readRatings, removeRating } from "./ratings";

afterAll(closePool);

let players: Member[];
let watcher: Member;
let template: { id: string; slug: string; ownerId: string | null };

/** Three sit at a table of the game, one of them looks at their cards; another one watches. */
beforeAll(async () => {
  players = await Promise.all(["rate-a", "rate-b", "rate-c"].map((nick) => makeMember(nick)));
  watcher = await makeMember("rate-w");
  const versionId = await makeVersion("thousand");
  ({ template } = await prisma().templateVersion.findUniqueOrThrow({
    where: { id: versionId },
    select: { template: { select: { id: true, slug: true, ownerId: true } } },
  }));
  const order = Array.from({ length: 24 }, (_, i) => i);
  const tableId = await tableWith({ members: players, versionId }, order);
  const request = { to: "game" as const, intent: { type: "look" } };
  const looked = await playMove({ tableId, moveId: newId(), user: players[0]!.id, as: 0, request, now: 2 });
  if (!looked.ok) throw new Error(looked.error.code);
  await prisma().tableMember.create({ data: { tableId, userId: watcher.id } });
});

const read = (member: Member | null) => readRatings(member, { templateId: template.id, ownerId: template.ownerId });
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? "ok" : result.error?.code);

test("who has played says what they think, once, and can change it; who only watched or sat there cannot", async () => {
  const [played, sat] = players as [Member, Member];
  const { slug } = template;
  expect((await read(played)).mayRate).toBe(true);
  expect((await read(sat)).mayRate).toBe(false);
  expect((await read(null)).mayRate).toBe(false);
  expect(codeOf(await rateTemplate(watcher, { slug, stars: 1, text: "" }))).toBe("template/not_played");
  expect(codeOf(await rateTemplate(sat, { slug, stars: 1, text: "" }))).toBe("template/not_played");
  expect(codeOf(await rateTemplate(played, { slug: "nowhere", stars: 1, text: "" }))).toBe("template/not_found");
  expect(codeOf(await rateTemplate(played, { slug, stars: 2, text: "first\u202e" }))).toBe("ok");
  expect(codeOf(await rateTemplate(played, { slug, stars: 5, text: `ä${"\u0958".repeat(590)}` }))).toBe("ok");
  const { mean, count, own, shown } = await read(played);
  expect({ mean, count, stars: own?.stars, shown: shown.length }).toEqual({ mean: 5, count: 1, stars: 5, shown: 1 });
  const card = (await listTemplates(watcher)).house.find((one) => one.slug === slug);
  expect(card?.rating).toEqual({ mean: 5, count: 1 });
});

test("who says it twenty times at once has said it once", async () => {
  const [played] = players as [Member];
  const { slug } = template;
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, i) => rateTemplate(played, { slug, stars: 1 + (i % 5), text: `${i}` })),
  );
  expect(all.map(codeOf)).toEqual(Array.from({ length: 20 }, () => "ok"));
  expect((await read(played)).count).toBe(1);
});

test("nobody rates a game of their own; what others said is removed by staff alone, after a proof", async () => {
  const [played, sat] = players as [Member, Member];
  const { slug } = template;
  const admin = { ...watcher, admin: true };
  const remove = (by: Member, proved: boolean) => removeRating(by, { slug, userId: played.id, proved });
  expect(codeOf(await remove(sat, true))).toBe("template/not_found");
  expect(codeOf(await remove(admin, false))).toBe("account/prove");
  expect((await read(null)).count).toBe(1);
  expect(codeOf(await remove(admin, true))).toBe("ok");
  expect((await read(null)).count).toBe(0);
  const audit = await prisma().auditLog.findFirst({ where: { userId: admin.id, action: "staff/rating_removed" } });
  expect(audit?.data).toMatchObject({ slug, of: played.id });
  await prisma().template.update({ where: { id: template.id }, data: { ownerId: played.id } });
  expect(codeOf(await rateTemplate(played, { slug, stars: 5, text: "" }))).toBe("template/own_game");
});
