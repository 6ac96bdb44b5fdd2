import { afterAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { liveTable } from "@/lib/live/live-table";
import { currentTable } from "../../tables/read-proof";
import { OpenGame, openGame } from "../open-game";
import { deleteMap, publishMap } from "./publish-map";
import { listMaps, readMap } from "./read-maps";
import { saveMap } from "./save-map";

afterAll(closePool);

const TEXT = [
  ...["TITLE Two Shores", "East = eas", "West = wes", "Strait = str"],
  ...["COAST EAS ABUTS WES STR", "COAST WES ABUTS EAS STR", "WATER STR ABUTS EAS WES"],
  ...["ONE EAS", "A EAS", "TWO WES", "F WES", "VICTORY 2"],
].join("\n");

let count = 0;
const newName = (): string =>
  `shores_${newId()
    .slice(-8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}${count++}`;
const write = (member: Member, name: string, text = TEXT, basedOn = 0) => saveMap(member, { name, text, basedOn });
const publish = (member: Member, name: string, published = true, proved = false) =>
  publishMap(member, { name, published, proved });
const open = (member: Member, map: string) =>
  openGame(member, OpenGame.parse({ map, runBy: "master", timing: ["NEXT 1D"] }), "here");

describe("a map of a member's own", () => {
  test("is theirs alone until it is published, and everybody's then", async () => {
    const [ann, bob] = await Promise.all([makeMember("ann"), makeMember("bob")]);
    const name = newName();
    expect(await write(ann, name)).toEqual({ ok: true, value: { revision: 1 } });
    expect(await readMap(bob, name)).toBeNull();
    expect(await readMap(null, name)).toBeNull();
    expect(await open(bob, name)).toMatchObject({ ok: false, error: { code: "diplomacy/no_map" } });
    expect((await listMaps(bob)).trial.map((map) => map.name)).not.toContain(name);
    expect(await publish(bob, name)).toMatchObject({ ok: false, error: { code: "map/not_found" } });
    expect(await publish(ann, name)).toMatchObject({ ok: true });
    expect(await readMap(null, name)).toMatchObject({ title: "Two Shores", owner: ann.nick, isOwn: false, text: TEXT });
    expect((await listMaps(null)).trial.map((map) => map.name)).toContain(name);
    expect(await open(bob, name)).toMatchObject({ ok: true });
  });

  test.each(["standard", "Standard", "standard-geography", "ab", "1st", "with space", "x".repeat(25), "a/../b", ""])(
    "is not called %j",
    async (name) => {
      expect(await write(await makeMember("names"), name)).toMatchObject({ ok: false, error: { code: "map/name" } });
    },
  );

  test("is saved by one tab after the other, and by nobody else", async () => {
    const [ann, bob] = await Promise.all([makeMember("ann"), makeMember("bob")]);
    const name = newName();
    await write(ann, name);
    expect(await write(bob, name)).toMatchObject({ ok: false, error: { code: "map/taken" } });
    expect(await write(bob, name, TEXT, 1)).toMatchObject({ ok: false, error: { code: "map/not_found" } });
    const both = await Promise.all([write(ann, name, `${TEXT}\n# a`, 1), write(ann, name, `${TEXT}\n# b`, 1)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: "map/stale", data: { revision: 2 } } });
  });

  test("may be unfinished while nobody else sees it, and is published sound or not at all", async () => {
    const ann = await makeMember("ann");
    const name = newName();
    expect(await write(ann, name, "TITLE Begun")).toMatchObject({ ok: true });
    expect(await publish(ann, name)).toMatchObject({ ok: false, error: { code: "map/unsound" } });
    expect(await open(ann, name)).toMatchObject({ ok: false, error: { code: "diplomacy/config" } });
    await write(ann, name, TEXT, 1);
    expect(await publish(ann, name)).toMatchObject({ ok: true });
    expect(await write(ann, name, "TITLE Broken", 2)).toMatchObject({ ok: false, error: { code: "map/unsound" } });
  });

  test("is copied by games: whatever becomes of it, they play on with the text that they began with", async () => {
    const ann = await makeMember("ann");
    const name = newName();
    await write(ann, name);
    const opened = await open(ann, name);
    if (!opened.ok) throw new Error(opened.error.code);
    await write(ann, name, TEXT.replace("VICTORY 2", "VICTORY 1"), 1);
    expect(await deleteMap(ann, { name })).toMatchObject({ ok: true });
    expect(await readMap(ann, name)).toBeNull();
    const table = (await currentTable(opened.value.id))!;
    expect(table.info).toMatchObject({ map: name, mapText: TEXT });
    expect((await liveTable(opened.value.id))!.game.seats.max).toBe(2);
  });

  test("is taken off by staff who have shown that it is they, and not put back by its owner", async () => {
    const [ann, plain] = await Promise.all([makeMember("ann"), makeMember("staff")]);
    const staff: Member = { ...plain, admin: true };
    const name = newName();
    await write(ann, name);
    await publish(ann, name);
    expect(await publish(staff, name, false)).toMatchObject({ ok: false, error: { code: "account/prove" } });
    expect(await publish(staff, name, false, true)).toMatchObject({ ok: true });
    expect(await readMap(null, name)).toBeNull();
    expect(await publish(ann, name)).toMatchObject({ ok: false, error: { code: "map/withdrawn_by_staff" } });
    expect(await deleteMap(ann, { name })).toMatchObject({ ok: false });
    expect(await publish(staff, name, true, true)).toMatchObject({ ok: true });
    expect(await readMap(null, name)).toMatchObject({ published: true });
    const audit = await prisma().auditLog.findMany({ where: { userId: staff.id }, select: { action: true } });
    expect(audit.map(({ action }) => action).sort()).toEqual(["staff/map_published", "staff/map_withdrawn"]);
  });
});

test("administrators are told of a game on a map that the house does not answer for, once", async () => {
  const [ann, chief] = await Promise.all([makeMember("ann"), makeMember("chief")]);
  await prisma().user.update({ where: { id: chief.id }, data: { admin: true } });
  const name = newName();
  await write(ann, name);
  const opened = await open(ann, name);
  if (!opened.ok) throw new Error(opened.error.code);
  expect(await open(ann, "standard")).toMatchObject({ ok: true });
  const told = await prisma().notice.findMany({ where: { userId: chief.id, kind: "trial_map" } });
  expect(told).toMatchObject([{ tableId: opened.value.id, data: { map: name } }]);
  await prisma().user.update({ where: { id: chief.id }, data: { admin: false } });
});
