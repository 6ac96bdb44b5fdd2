import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { liveTable } from "@/lib/live/live-table";
import { playMove } from "../../tables/play-move";
import type { PlayMove } from "../../tables/play-move-request";
import { tickTable } from "../../tables/tick-tables";
import { actAsMaster } from "../master/act-as-master";
import { readDesk } from "../master/read-desk";
import { OpenGame, openGame } from "../open-game";
import { keepRecords } from "./keep-records";
import { readRecords } from "./read-records";

afterAll(closePool);

const DAY = 24 * 3_600_000;

const move = (tableId: string, user: Member, as: PlayMove["as"], request: PlayMove["request"], now?: number) =>
  playMove({ tableId, moveId: newId(), user: user.id, as, request, ...(now === undefined ? {} : { now }) });

const stateOf = async (id: string): Promise<State> => (await liveTable(id))!.match.game as State;

/** A running game under a master in which missing orders are filled in at the deadline; `of`: who plays a power. */
async function running(given: { rules?: string[]; anonymous?: boolean } = {}) {
  const { rules = [], ...rest } = given;
  const master = await makeMember("gm");
  const wanted = { map: "standard", runBy: "master", timing: ["NEXT 1D", "DAYS SMTWTFS"], ...rest };
  const opened = await openGame(master, OpenGame.parse({ ...wanted, rules: ["CIVIL_DISORDER", ...rules] }), "here");
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { id } = opened.value;
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("power")));
  for (const member of members)
    await move(id, member, "visitor", { to: "table", intent: { type: "sit", share: newId() } });
  await move(id, master, "master", { to: "game", intent: { type: "start" } });
  let now = Date.now();
  const tick = async (by: number) => {
    now += by;
    await tickTable(id, now);
  };
  await tick(60_000);
  const seatOf = async (power: string) => (await stateOf(id)).powers.find(({ name }) => name === power)!.seat!;
  const of = async (power: string) => {
    const seat = (await liveTable(id))!.match.table.seats[await seatOf(power)];
    return members.find((member) => seat?.kind === "user" && seat.user === member.id)!;
  };
  const order = async (power: string) => {
    const table = (await liveTable(id))!;
    const [intent] = table.game.legal!(table.match.game, await seatOf(power));
    const ordered = await move(id, await of(power), await seatOf(power), { to: "game", intent }, now);
    expect(ordered).toMatchObject({ ok: true });
  };
  /** Past the deadline of the phase, until it is processed. */
  const processed = async () => {
    const { position } = await stateOf(id);
    for (let days = 0; days < 8 && (await stateOf(id)).position.phase === position.phase; days++) await tick(DAY);
    expect((await stateOf(id)).position.phase).not.toEqual(position.phase);
  };
  return { id, master, members, of, seatOf, order, processed };
}

test("phases in which orders were asked count, those with orders by the deadline as in time, and a rollback undoes them", async () => {
  const { id, master, of, order, processed } = await running();
  const [punctual, late] = [await of("FRANCE"), await of("ITALY")];
  await order("FRANCE");
  await processed();
  await keepRecords();
  expect(await readRecords(punctual.id)).toMatchObject({ playing: 1, phases: 1, inTime: 1, results: {} });
  expect(await readRecords(late.id)).toMatchObject({ playing: 1, phases: 1, inTime: 0 });
  expect(await readRecords(master.id)).toBeNull();
  // Nothing new: nothing is written again.
  expect(await keepRecords()).toBe(0);
  const desk = await readDesk(master, { id });
  const entered = desk.ok
    ? desk.value.points.find(({ moment, phase }) => moment === "entered" && phase.season === "SPRING")
    : null;
  const mark = desk.ok ? desk.value.mark : "";
  const intent = { type: "rewind", to: entered!.seq, keep: true, mark } as const;
  const back = { id, moveId: newId(), act: { to: "table", intent } } as const;
  expect(await actAsMaster(master, back)).toMatchObject({ ok: true });
  await keepRecords();
  expect(await readRecords(late.id)).toMatchObject({ phases: 0, inTime: 0 });
});

test("how a game ended is told by power: who resigned, who drew, and who came after somebody else", async () => {
  const { id, members, of, seatOf } = await running({ rules: ["PROPOSE_DIAS"] });
  const [leaver, heir, drawn] = [await of("TURKEY"), await makeMember("heir"), await of("FRANCE")];
  const seat = await seatOf("TURKEY");
  expect(await move(id, leaver, seat, { to: "table", intent: { type: "leave" } })).toMatchObject({ ok: true });
  await keepRecords();
  expect(await readRecords(leaver.id)).toMatchObject({
    results: { resigned: 1 },
    powers: [{ power: "TURKEY", results: { resigned: 1 } }],
    playing: 0,
  });
  const sit = { type: "sit", seat, share: newId() };
  expect(await move(id, heir, "visitor", { to: "table", intent: sit })).toMatchObject({ ok: true });
  const playing = [...members, heir].filter((member) => member !== leaver);
  const tell = async (member: Member, intent: object) => {
    const { seats } = (await liveTable(id))!.match.table;
    const own = seats.findIndex((occupant) => occupant.kind === "user" && occupant.user === member.id);
    expect(await move(id, member, own, { to: "game", intent })).toMatchObject({ ok: true });
  };
  await tell(drawn, { type: "propose", result: "DIAS" });
  for (const member of playing) if (member !== drawn) await tell(member, { type: "answer", yes: true });
  expect((await stateOf(id)).stage).toBe("completed");
  await keepRecords();
  expect(await readRecords(drawn.id)).toMatchObject({ results: { draw: 1 }, playing: 0 });
  expect(await readRecords(heir.id)).toMatchObject({ powers: [{ power: "TURKEY", results: { draw: 1 } }] });
  expect(await readRecords(leaver.id)).toMatchObject({ results: { resigned: 1 } });
});

test.each([
  ["at an anonymous table", { anonymous: true }, true],
  ["where it stays untold who played", { anonymous: true, rules: ["NO_REVEAL"] }, false],
  ["where lateness is hidden", { rules: ["HIDE_LATE_POWERS"] }, true],
])("%s nothing counts before the end", async (_, given, after) => {
  const { id, master, of, order, processed } = await running(given);
  const player = await of("FRANCE");
  await order("FRANCE");
  await processed();
  await keepRecords();
  expect(await prisma().diplomacyPart.count({ where: { tableId: id } })).toBe(7);
  expect(await readRecords(player.id)).toBeNull();
  const end = { to: "game", intent: { type: "stage", stage: "terminated" } } as const;
  expect(await move(id, master, "master", end)).toMatchObject({ ok: true });
  await keepRecords();
  if (after) expect(await readRecords(player.id)).toMatchObject({ results: { stopped: 1 }, phases: 1, inTime: 1 });
  else expect(await readRecords(player.id)).toBeNull();
});

test("games with bots count apart", async () => {
  const member = await makeMember("solo");
  const opened = await openGame(member, OpenGame.parse({ map: "standard", runBy: "bots" }), "here");
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { id } = opened.value;
  await move(id, member, "visitor", { to: "table", intent: { type: "sit", share: newId() } });
  await tickTable(id, Date.now() + 60_000);
  expect((await stateOf(id)).stage).toBe("active");
  const seat = (await liveTable(id))!.match.table.seats.findIndex(({ kind }) => kind === "user");
  expect(await move(id, member, seat, { to: "table", intent: { type: "leave" } })).toMatchObject({ ok: true });
  await keepRecords();
  expect(await readRecords(member.id)).toMatchObject({ withBots: { resigned: 1 }, results: {}, powers: [], phases: 0 });
});

test("a game whose log cannot be read holds up no other, and is told once", async () => {
  const [broken, sound] = [await running(), await running()];
  for (const { of, order, processed } of [broken, sound]) {
    await of("FRANCE");
    await order("FRANCE");
    await processed();
  }
  const player = await sound.of("FRANCE");
  const first = await prisma().event.findFirstOrThrow({ where: { tableId: broken.id }, orderBy: { seq: "asc" } });
  const where = { tableId_seq: { tableId: broken.id, seq: first.seq } };
  await prisma().event.update({ where, data: { payload: { of: "game", event: { type: "nothing known" } } } });
  await expect(keepRecords()).rejects.toThrow("The records of 1 games were not kept");
  expect(await readRecords(player.id)).toMatchObject({ playing: 1 });
  await expect(keepRecords()).resolves.toBe(0);
  await prisma().event.update({ where, data: { payload: first.payload as object } });
});
