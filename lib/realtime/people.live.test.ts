import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { ProfileForm } from "../contracts/account";
import { AVATAR_COLOURS, AVATAR_EMBLEMS } from "../contracts/account-words";
import type { SocketOutputs } from "../contracts/live";
import { prisma } from "../db/client";
import { newId } from "../db/ids";
import { updateProfile } from "../services/accounts/update-profile";
import { readNotices, readUnread } from "../services/notices/inbox";
import { tell } from "../services/notices/tell";
import { playMove } from "../services/tables/play-move";

/** Who is who, and what they are told, wherever they are. */

let sidecar: Sidecar;
const players: Player[] = [];
beforeAll(async () => {
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

test("whoever changes their face is shown with it at a table that was loaded before", async () => {
  const member = await makeMember("face");
  const tableId = await openTable(member, await makeVersion("thousand"), 3);
  const request = { to: "table", intent: { type: "sit", share: "s" } } as const;
  expect(await playMove({ tableId, moveId: newId(), user: member.id, as: "visitor", request })).toMatchObject({
    ok: true,
  });
  const onlooker = new Player(sidecar.url, async () => null, tableId);
  players.push(onlooker);
  const shown = async () => {
    const joined = await onlooker.askPatiently("table:join", { tableId });
    if (!joined?.ok) throw new Error("Not at the table.");
    return joined.value.people[member.id]?.avatar;
  };
  expect(await shown()).toBe("");
  const [colour, emblem] = [AVATAR_COLOURS[2], AVATAR_EMBLEMS[3]];
  const form = { realName: "", plan: "", colour, emblem, locale: "", zone: "UTC" };
  await updateProfile(member, ProfileForm.parse(form));
  // The signal is on its way.
  for (const end = Date.now() + 30_000; (await shown()) !== `${colour}.${emblem}`; ) {
    expect(Date.now()).toBeLessThan(end);
    await new Promise((done) => setTimeout(done, 100));
  }
});

test("how many notices wait is told to a connection as it comes, and whenever it changes; a later count has a later time", async () => {
  const member = await makeMember("bell");
  const say = () =>
    prisma().$transaction((tx) => tell(tx, { kind: "game_over", to: [member.id], data: { table: "Oak" } }));
  const heard: SocketOutputs["inbox:unread"][] = [];
  const hears = async (length: number) => {
    for (const end = Date.now() + 30_000; heard.length < length && Date.now() < end; )
      await new Promise((done) => setTimeout(done, 25));
    return heard.map(({ unread, news }) => [unread.count, news]);
  };
  // Told after the page was written and before its connection was there.
  const written = await readUnread(member.id);
  await say();
  const page = new Player(sidecar.url, ticketFor(member), "none");
  players.push(page);
  page.on("inbox:unread", (told: SocketOutputs["inbox:unread"]) => heard.push(told));
  expect(await hears(1)).toEqual([[1, false]]);
  await say();
  expect(await hears(2)).toEqual([
    [1, false],
    [2, true],
  ]);
  await readNotices(member);
  expect((await hears(3)).at(-1)).toEqual([0, true]);
  const times = [written, ...heard.map(({ unread }) => unread)].map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(4);
});
