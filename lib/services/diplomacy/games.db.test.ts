import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { State } from "@/lib/engine/diplomacy/game/state";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { liveTable } from "@/lib/live/live-table";
import { countOne, LIMITS } from "../accounts/rate-limits";
import { playMove } from "../tables/play-move";
import type { PlayMove } from "../tables/play-move-request";
import { classOfUser, viewFor } from "../tables/show-table";
import { tickTable } from "../tables/tick-tables";
import { listGames } from "./list-games";
import { exportGame } from "./master/export-game";
import { OpenGame, openGame } from "./open-game";
import { readHistory } from "./read-history";
import { readReceipts } from "./read-receipts";
import { receiptText } from "./receipt";

afterAll(closePool);

const MINUTE = 60_000;

async function open(member: Member, given: object): Promise<string> {
  const opened = await openGame(member, OpenGame.parse({ map: "standard", ...given }), "here");
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.id;
}

const move = (tableId: string, user: Member, as: PlayMove["as"], request: PlayMove["request"]) =>
  playMove({ tableId, moveId: newId(), user: user.id, as, request });

const sit = (tableId: string, member: Member) =>
  move(tableId, member, "visitor", { to: "table", intent: { type: "sit", share: newId() } });

const stateOf = async (id: string): Promise<State> => (await liveTable(id))!.match.game as State;

test("a member plays alone against bots: phases go on as soon as their orders are in, and are kept", async () => {
  const member = await makeMember("solo");
  const id = await open(member, { runBy: "bots" });
  expect(await sit(id, member)).toMatchObject({ ok: true });
  let now = Date.now();
  const tick = () => {
    now += MINUTE;
    return tickTable(id, now);
  };
  await tick();
  expect((await stateOf(id)).stage).toBe("active");
  const table = (await liveTable(id))!;
  const orderOnce = async () => {
    const [intent] = table.game.legal!(table.match.game, 0);
    if (intent) expect(await move(id, member, 0, { to: "game", intent })).toMatchObject({ ok: true });
    for (let i = 0; i < 7; i++) await tick();
  };
  for (let phase = 0; phase < 3; phase++) await orderOnce();
  const history = await readHistory(member, { id });
  if (!history.ok) throw new Error(history.error.code);
  const { phases } = history.value;
  expect(phases.length).toBeGreaterThanOrEqual(3);
  expect(phases[0]).toMatchObject({ phase: { season: "SPRING", year: 1901, type: "MOVEMENT" } });
  expect(phases[0]!.before.units).toHaveLength(22);
  expect(phases[0]!.results).toHaveLength(22);
  // It is found by its address alone.
  const lists = await Promise.all(
    (["forming", "active"] as const).map((list) =>
      listGames(null, { list, words: "", map: "", rule: "", after: null }),
    ),
  );
  expect(lists.flatMap(({ games }) => games.map((game) => game.id))).not.toContain(id);
});

test("whoever orders has a receipt for what is held, and for nothing else", async () => {
  const [one, other] = [await makeMember("held"), await makeMember("other")];
  const id = await open(one, { runBy: "players", timing: ["NEXT 1D"], rules: ["NO_PRESS"] });
  expect(await sit(id, one)).toMatchObject({ ok: true });
  for (let i = 0; i < 6; i++) expect(await sit(id, await makeMember("seat"))).toMatchObject({ ok: true });
  await tickTable(id, Date.now() + MINUTE);
  const receiptsOf = async (member: Member) => {
    const read = await readReceipts(member, { id });
    return read.ok ? read.value : null;
  };
  expect(await receiptsOf(one)).toEqual([]);
  const table = (await liveTable(id))!;
  const [intent] = table.game.legal!(table.match.game, 0) as { text: string; power: string }[];
  const begun = Date.now();
  expect(await move(id, one, 0, { to: "game", intent })).toMatchObject({ ok: true });
  const [receipt, ...more] = (await receiptsOf(one)) ?? [];
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ phase: "S1901M", power: intent!.power, orders: intent!.text.split("\n") });
  expect(receipt!.at).toBeGreaterThanOrEqual(begun - 1);
  expect(receipt!.hash).toBe(createHash("sha256").update(receiptText(id, receipt!)).digest("hex"));
  // Nobody else has one, nor whoever took their orders back.
  expect(await receiptsOf(other)).toEqual([]);
  expect(
    await move(id, one, 0, { to: "game", intent: { type: "orders", power: intent!.power, text: "" } }),
  ).toBeTruthy();
  expect(await receiptsOf(one)).toEqual([]);
  expect(await readReceipts(one, { id: "nothing" })).toMatchObject({ ok: false });
});

test("at an anonymous table nobody is told who is away when: the same days elsewhere would name them", async () => {
  const [one, other] = [await makeMember("away"), await makeMember("there")];
  const id = await open(one, { runBy: "players", timing: ["NEXT 1D"], anonymous: true });
  for (const member of [one, other]) expect(await sit(id, member)).toMatchObject({ ok: true });
  for (let i = 0; i < 5; i++) expect(await sit(id, await makeMember("seat"))).toMatchObject({ ok: true });
  await tickTable(id, Date.now() + MINUTE);
  const intent = { type: "absence", from: "20270101", to: "20270103" };
  expect(await move(id, one, 0, { to: "game", intent })).toMatchObject({ ok: true });
  const table = (await liveTable(id))!;
  const absencesFor = (user: string | null) =>
    (viewFor(table.game, table.match, classOfUser(table, user)) as View).absences;
  expect(absencesFor(one.id)).toHaveLength(1);
  expect(absencesFor(other.id)).toEqual([]);
  expect(absencesFor(null)).toEqual([]);
});

test("in a blind game a history holds what its reader saw, and everything once the game is over", async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("blind")));
  const master = await makeMember("gm");
  const id = await open(master, { runBy: "master", rules: ["BLIND"], timing: ["NEXT 1D"] });
  for (const member of members) expect(await sit(id, member)).toMatchObject({ ok: true });
  const table = (await liveTable(id))!;
  await move(id, master, "master", { to: "game", intent: { type: "start" } });
  await tickTable(id, Date.now() + MINUTE);
  expect(await move(id, master, "master", { to: "game", intent: { type: "process", force: true } })).toMatchObject({
    ok: true,
  });
  const seenBy = async (reader: Member | null) => {
    const history = await readHistory(reader, { id });
    return history.ok ? history.value.phases : [];
  };
  const [own, stranger, all] = await Promise.all([seenBy(members[0]!), seenBy(null), seenBy(master)]);
  expect(all[0]!.before.units).toHaveLength(22);
  expect(own[0]!.before.units.length).toBeLessThan(22);
  expect(own[0]!.before.units.length).toBeGreaterThanOrEqual(3);
  expect(stranger[0]!.before.units).toEqual([]);
  expect(stranger[0]!.results).toEqual([]);
  await move(id, master, "master", { to: "game", intent: { type: "stage", stage: "terminated" } });
  expect(table.game.outcome(table.match.game)).not.toBeNull();
  expect((await seenBy(null))[0]!.before.units).toHaveLength(22);
});

test("what does not go together is refused with its problems, and nothing is opened", async () => {
  const member = await makeMember("wrong");
  const wanted = OpenGame.parse({ map: "standard", runBy: "players", rules: ["NO_SUCH_RULE"], timing: ["NEXT soon"] });
  const refused = await openGame(member, wanted, "here");
  expect(refused).toMatchObject({ ok: false, error: { code: "diplomacy/config" } });
  expect(await readHistory(member, { id: "nothing" })).toMatchObject({ ok: false });
});

test("public games are listed by where they stand and found by name, page by page", async () => {
  const host = await makeMember("lister");
  const id = await open(host, { runBy: "players", name: "The Long Winter" });
  const forming = await listGames(null, { list: "forming", words: "long WINTER", map: "", rule: "", after: null });
  expect(forming.games.map((game) => game.id)).toContain(id);
  expect(
    (await listGames(null, { list: "active", words: "winter", map: "", rule: "", after: null })).games.map(
      (game) => game.id,
    ),
  ).not.toContain(id);
  for (const [map, there] of [
    ["standard", true],
    ["chaos", false],
  ] as const) {
    const { games } = await listGames(null, { list: "forming", words: "long winter", map, rule: "", after: null });
    expect(games.some((game) => game.id === id)).toBe(there);
  }
  const blind = await open(host, { runBy: "players", name: "The Long Winter, unseen", rules: ["BLIND", "NO_PRESS"] });
  for (const [rule, there] of [
    ["BLIND", true],
    ["NO_PRESS", true],
    ["FAKE_PRESS", false],
  ] as const) {
    const { games } = await listGames(null, { list: "forming", words: "long winter", map: "", rule, after: null });
    expect(games.some((game) => game.id === blind)).toBe(there);
    expect(games.some((game) => game.id === id)).toBe(false);
  }
});

test("a rule that nobody is told of finds no games, and stands in nobody's file but those of who sees everything", async () => {
  const host = await makeMember("eavesdropper");
  const id = await open(host, { runBy: "players", name: "Open ears", rules: ["EAVESDROP", "NO_PRESS"] });
  const found = async (rule: string) =>
    (await listGames(null, { list: "forming", words: "open ears", map: "", rule, after: null })).games.map(
      (game) => game.id,
    );
  expect(await found("NO_PRESS")).toEqual([id]);
  expect(await found("EAVESDROP")).toEqual([]);
  for (const actor of [null, host]) {
    const exported = await exportGame(actor, { id, what: "json" });
    if (!exported.ok) throw new Error(exported.error.code);
    expect(JSON.parse(exported.value.text).rules).toContain("NO_PRESS");
    expect(exported.value.text).not.toContain("EAVESDROP");
  }
});

test("a member does so much in a day at a table that is played by correspondence, and no more; elsewhere they go on", async () => {
  const member = await makeMember("restless");
  const [id, other] = [await open(member, { runBy: "players" }), await open(member, { runBy: "players" })];
  const first = { tableId: id, moveId: newId(), user: member.id, as: "visitor" } as const;
  const sitting = { to: "table", intent: { type: "sit", share: newId() } } as const;
  const seated = await playMove({ ...first, request: sitting });
  expect(seated).toMatchObject({ ok: true });
  for (let i = 1; i < LIMITS.slowMoves.points; i++) await countOne("slowMoves", `${member.id} ${id}`);
  const leave = { to: "table", intent: { type: "leave" } } as const;
  expect(await move(id, member, "visitor", leave)).toMatchObject({ ok: false, error: { code: "table/moves_a_day" } });
  // What was done is answered as before, however often it is asked.
  expect(await playMove({ ...first, request: sitting })).toEqual(seated);
  expect(await sit(other, member)).toMatchObject({ ok: true });
});
