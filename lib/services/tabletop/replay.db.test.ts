import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { tradersOf } from "@/lib/build/testing/market";
import type { TabletopReplay } from "@/lib/contracts/tabletop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { houseCards } from "@/lib/engine/ccg/sets";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import { liveTable } from "@/lib/live/live-table";
import { listMyTables } from "../tables/list-tables";
import { playMove } from "../tables/play-move";
import { classOfUser, viewFor } from "../tables/show-table";
import { goOnFrom } from "./go-on-from";
import { openTabletop } from "./open-tabletop";
import { readReplayStep, readTabletopReplay } from "./replay";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
});

const numbers = houseCards("five-dyes").cards.flatMap(({ number, hidden }) => (hidden ? [] : [number]));
const move = (tableId: string, user: string | null, as: unknown, to: "table" | "game", intent: unknown) =>
  playMove({ tableId, moveId: newId(), user, as: as as never, request: { to, intent: intent as Intent } });
const must = async (done: Promise<{ ok: boolean }>) => expect(await done).toMatchObject({ ok: true });
const sit = (tableId: string, { id }: Member, seat: number) =>
  move(tableId, id, "visitor", "table", { type: "sit", seat, share: newId() });

/** A game of Anna and Bert in which each has drawn a card. */
async function played(): Promise<string> {
  const settings = { public: true, entry: "open" as const };
  const made = await openTabletop(anna!, { game: "five-dyes", manner: "free", seats: 2, settings }, "127.0.0.1");
  if (!made.ok) throw new Error(made.error.code);
  const { id } = made.value;
  for (const [seat, member] of [anna!, bert!].entries()) {
    await must(sit(id, member, seat));
    const deck = numbers.slice(20 * seat, 20 * seat + 20);
    await must(move(id, member.id, seat, "game", { type: "bring", parts: { deck } }));
  }
  await must(move(id, null, "clock", "game", { type: "begin" }));
  for (const [seat, { id: user }] of [anna!, bert!].entries()) {
    const take = { how: "top", zone: `${seat}/deck`, count: 1 };
    await must(move(id, user, seat, "game", { type: "transfer", take, put: { to: "zone", zone: `${seat}/hand` } }));
  }
  return id;
}
async function over(id: string): Promise<void> {
  await must(move(id, anna!.id, 0, "game", { type: "score", seat: 0, value: 3 }));
  await must(move(id, bert!.id, 1, "game", { type: "concede" }));
}
async function replayOf(member: Member | null, id: string): Promise<TabletopReplay> {
  const read = await readTabletopReplay(member, id);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}
const handsAt = async (member: Member | null, tableId: string, seq: number) => {
  const step = await readReplayStep(member, { tableId, seq });
  if (!step.ok) throw new Error(step.error.code);
  const hands = step.value.view.zones.filter(({ kind }) => kind === "hand");
  return hands.map(({ cards }) => cards?.map(({ number }) => number) ?? null);
};

/** The hands at a table as somebody sees them now. */
async function handsNow(tableId: string, member: Member) {
  const table = (await liveTable(tableId))!;
  const { game, match } = table;
  const view = viewFor(game, match, classOfUser({ match }, member.id)) as View;
  return view.zones.flatMap(({ kind, cards }) => (kind === "hand" ? [cards?.map(({ number }) => number) ?? null] : []));
}

test("a table that nobody named is called by the game that is played there", async () => {
  const id = await played();
  const named = (await listMyTables(anna!)).find((table) => table.id === id)?.houseName;
  expect(named).toEqual({ nick: anna!.nick, game: "Five Dyes", number: 1 });
});

test("a game that is over is looked at again, each as they saw it then, and not before it is over", async () => {
  const id = await played();
  expect(await readTabletopReplay(anna!, id)).toMatchObject({ ok: false, error: { code: "tabletop/not_over" } });
  expect(await readReplayStep(anna!, { tableId: id, seq: 5 })).toMatchObject({ ok: false });
  await over(id);
  const { steps, goesOn } = await replayOf(anna!, id);
  expect(goesOn).toBe(true);
  const said = steps.map(({ log }) => log.map(({ say }) => say.code));
  expect(said[0]).toContain("tabletop/began");
  expect(said.at(-1)).toEqual(["tabletop/conceded", "tabletop/ended"]);
  const drawn = steps[2]!.seq;
  const [own, others] = await handsAt(anna!, id, drawn);
  expect([own?.length, others]).toEqual([1, null]);
  expect(numbers.slice(0, 20)).toContain(own?.[0]);
  expect(await handsAt(null, id, drawn)).toEqual([null, null]);
  expect((await replayOf(carl!, id)).goesOn).toBe(false);
  expect(await readReplayStep(anna!, { tableId: id, seq: 10_000 })).toMatchObject({ ok: false });
});

test("of a log that is longer than any game its end is shown, and nobody waits for the rest", async () => {
  const id = await played();
  await over(id);
  const all = await replayOf(carl!, id);
  const read = await readTabletopReplay(carl!, id, 3);
  if (!read.ok) throw new Error(read.error.code);
  const { steps } = read.value;
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThan(all.steps.length);
  expect(steps).toEqual(all.steps.slice(-steps.length));
});

test("whoever takes a seat afterwards sees nothing of what its player held", async () => {
  const id = await played();
  await over(id);
  const drawn = (await replayOf(anna!, id)).steps[2]!.seq;
  await must(move(id, bert!.id, "visitor", "table", { type: "leave" }));
  await must(sit(id, carl!, 1));
  expect(await handsAt(carl!, id, drawn)).toEqual([null, null]);
  expect((await handsAt(bert!, id, drawn))[1]).toHaveLength(1);
  expect(JSON.stringify(await replayOf(carl!, id))).toBe(JSON.stringify(await replayOf(carl!, id)));
});

test("from a game against a bot one goes on with a bot on its seat again, and with nobody else", async () => {
  const settings = { public: false, entry: "open" as const };
  const given = { game: "five-dyes", manner: "strict", seats: 2, bot: true, settings } as const;
  const made = await openTabletop(anna!, given, "127.0.0.1");
  if (!made.ok) throw new Error(made.error.code);
  const { id } = made.value;
  await must(sit(id, anna!, 0));
  for (const seat of [0, 1]) {
    const deck = numbers.slice(20 * seat, 20 * seat + 20);
    await must(
      move(id, seat === 0 ? anna!.id : null, seat === 0 ? 0 : { bot: 1 }, "game", { type: "bring", parts: { deck } }),
    );
  }
  await must(move(id, null, "clock", "game", { type: "begin" }));
  await must(move(id, anna!.id, 0, "game", { type: "command", name: "hand" }));
  const step = (await handsNow(id, anna!))[0];
  await must(move(id, anna!.id, 0, "game", { type: "concede" }));
  const { steps, goesOn } = await replayOf(anna!, id);
  expect(goesOn).toBe(true);
  const opened = await goOnFrom(anna!, { tableId: id, seq: steps.at(-2)!.seq }, "127.0.0.1");
  if (!opened.ok) throw new Error(opened.error.code);
  const next = opened.value.id;
  // Who sits in the bot's place, or lets another sit there, begins nothing.
  await must(move(next, anna!.id, "host", "table", { type: "kick", seat: 1 }));
  await must(sit(next, carl!, 1));
  await must(sit(next, anna!, 0));
  expect(await move(next, null, "clock", "game", { type: "begin" })).toMatchObject({
    error: { code: "tabletop/saved_needs_people" },
  });
  await must(move(next, carl!.id, "visitor", "table", { type: "leave" }));
  await must(move(next, anna!.id, "host", "table", { type: "seat_bot", seat: 1 }));
  await must(move(next, null, "clock", "game", { type: "begin" }));
  expect((await handsNow(next, anna!))[0]).toEqual(step);
  await must(move(next, null, { bot: 1 }, "game", { type: "command", name: "hand" }));
});

test("its players go on from any moment, all together, at a table of its own, and it counts nowhere", async () => {
  const id = await played();
  await over(id);
  const { steps } = await replayOf(bert!, id);
  const from = { tableId: id, seq: steps[2]!.seq };
  expect(await goOnFrom(carl!, from, "127.0.0.1")).toMatchObject({ error: { code: "tabletop/not_seated" } });
  expect(await goOnFrom(bert!, { ...from, seq: 1 }, "127.0.0.1")).toMatchObject({
    error: { code: "tabletop/not_begun" },
  });
  const opened = await goOnFrom(bert!, from, "127.0.0.1");
  if (!opened.ok) throw new Error(opened.error.code);
  const next = opened.value.id;
  expect(await sit(next, carl!, 0)).toMatchObject({ ok: false, error: { code: "table/seat_kept" } });
  await must(sit(next, bert!, 1));
  // Until the other one sits nobody sees more than a spectator.
  expect(await move(next, bert!.id, 1, "game", { type: "toss" })).toMatchObject({ ok: false });
  await must(sit(next, anna!, 0));
  await must(move(next, null, "clock", "game", { type: "begin" }));
  // Lost connections save nothing over a game of theirs that counts.
  await must(move(next, null, "clock", "table", { type: "away", seat: 1 }));
  expect(await prisma().savedGame.count({ where: { users: { has: anna!.id } } })).toBe(0);
  await must(move(next, bert!.id, 1, "game", { type: "concede" }));
  expect(await handsAt(bert!, next, (await replayOf(bert!, next)).steps[0]!.seq)).toEqual(
    await handsAt(bert!, id, from.seq),
  );
  const game = await prisma().tabletopGame.findFirstOrThrow({ where: { tableId: next }, include: { parts: true } });
  expect(game).toMatchObject({ result: "decided", minted: 0, unminted: "forked" });
  expect(game.parts.map(({ result }) => result)).toEqual([null, null]);
});
