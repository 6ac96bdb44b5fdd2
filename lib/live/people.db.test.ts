import { afterAll, beforeEach, expect, test } from "vitest";
import { makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { playMove } from "@/lib/services/tables/play-move";
import { snapshotFor } from "@/lib/services/tables/show-table";
import { liveTable, refreshPeople, refreshPerson } from "./live-table";
import { countKnown, forgetPerson, PERSON_FRESH_FOR, readPeople } from "./people";

afterAll(closePool);
beforeEach(() => forgetPerson());

const MANY = 6_000;

/** More people than a process remembers. */
async function makeMany(): Promise<string[]> {
  const stem = newId();
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO "User" (id, nick, "nickKey") SELECT $1 || n, $1 || n, $1 || n FROM generate_series(1, $2::int) n RETURNING id`,
    [stem, MANY],
  );
  return rows.map(({ id }) => id);
}

const rename = (id: string, nick: string) =>
  prisma().user.update({ where: { id }, data: { nick, nickKey: nick.toLowerCase() } });

test("whoever is asked for is told, also more than are remembered; no more than so many are", async () => {
  const ids = await makeMany();
  expect(Object.keys(await readPeople(ids))).toHaveLength(MANY);
  expect(countKnown()).toBe(5_000);
  // Those who were forgotten are read again.
  expect(Object.keys(await readPeople(ids))).toHaveLength(MANY);
  expect(await readPeople(["nobody"])).toEqual({});
  expect(countKnown()).toBe(5_000);
});

test("they are told in the order in which they are asked for, whoever was remembered", async () => {
  const [a, b, c] = (await Promise.all(["oa", "ob", "oc"].map(makeMember))).map(({ id }) => id) as [
    string,
    string,
    string,
  ];
  await readPeople([b]);
  for (const order of [
    [a, b, c],
    [c, b, a],
  ])
    expect(Object.keys(await readPeople(order))).toEqual(order);
});

test("another nick is seen after a stated time by those who hear of nothing", async () => {
  const { id, nick } = await makeMember("old");
  const now = Date.now();
  const nickAt = async (after: number) => (await readPeople([id], now + after))[id]?.nick;
  expect(await nickAt(0)).toBe(nick);
  await rename(id, `${nick}new`);
  expect(await nickAt(PERSON_FRESH_FOR - 1)).toBe(nick);
  expect(await nickAt(PERSON_FRESH_FOR)).toBe(`${nick}new`);
});

test("a table that is held names its players, however many others were read since, and by the nick that they have", async () => {
  const player = await makeMember("seated");
  const tableId = await openTable(player, await makeVersion("thousand"), 3);
  const request = { to: "table", intent: { type: "sit", share: "s" } } as const;
  await playMove({ tableId, moveId: newId(), user: player.id, as: "visitor", request });
  const table = (await liveTable(tableId))!;
  const shown = () => snapshotFor(table, null).people[player.id]?.nick;
  await readPeople(await makeMany());
  expect(shown()).toBe(player.nick);
  // As a process does that was told so.
  await rename(player.id, `${player.nick}two`);
  await refreshPerson(player.id);
  expect(shown()).toBe(`${player.nick}two`);
  // As one that hears of nothing.
  await rename(player.id, `${player.nick}three`);
  await refreshPeople(table);
  expect(shown()).toBe(`${player.nick}two`);
  forgetPerson();
  await refreshPeople(table);
  expect(shown()).toBe(`${player.nick}three`);
});
