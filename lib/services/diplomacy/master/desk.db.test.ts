import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor, Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { forgetTables, liveTable } from "@/lib/live/live-table";
import { playMove } from "../../tables/play-move";
import type { PlayMove } from "../../tables/play-move-request";
import { tickTable } from "../../tables/tick-tables";
import { OpenGame, openGame } from "../open-game";
import { readHistory } from "../read-history";
import { readReceipts } from "../read-receipts";
import { actAsMaster, saveStatus } from "./act-as-master";
import { type EXPORTS, exportGame } from "./export-game";
import { foreseeRewind } from "./foresee-rewind";
import { importGame } from "./import-game";
import { readActs } from "./read-acts";
import { listDesk, readDesk } from "./read-desk";

afterAll(closePool);

const MINUTE = 60_000;
const move = (tableId: string, user: Member, as: PlayMove["as"], request: PlayMove["request"]) =>
  playMove({ tableId, moveId: newId(), user: user.id, as, request });
const stateOf = async (id: string): Promise<State> => (await liveTable(id))!.match.game as State;

/** A started game of seven with its master. */
async function started(given: object) {
  const players = await Promise.all(Array.from({ length: 7 }, () => makeMember("desk")));
  const master = await makeMember("gm");
  const opened = await openGame(
    master,
    OpenGame.parse({ map: "standard", runBy: "master", timing: ["NEXT 1D"], ...given }),
    "here",
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  for (const member of players)
    await move(id, member, "visitor", { to: "table", intent: { type: "sit", share: newId() } });
  const start = { type: "start" };
  expect(await act(master, id, start)).toBeNull();
  await tickTable(id, Date.now() + MINUTE);
  const seatOf = async (power: string) => (await stateOf(id)).powers.find(({ name }) => name === power)!.seat!;
  return { id, master, players, playerOf: async (power: string) => players[await seatOf(power)]!, seatOf };
}

async function act(member: Member, id: string, intent: { type: string } & Record<string, unknown>) {
  const done = await actAsMaster(member, { id, moveId: newId(), act: { to: "game", intent } });
  return done.ok ? null : done.error.code;
}

/** Goes back as from a desk that was read just now, or then. */
async function rewind(member: Member, id: string, to: number, keep = true, desk?: { mark: string }) {
  const read = desk ?? (await readDesk(member, { id }));
  const mark = "mark" in read ? read.mark : read.ok ? read.value.mark : "";
  const intent = { type: "rewind" as const, to, keep, mark };
  const done = await actAsMaster(member, { id, moveId: newId(), act: { to: "table", intent } });
  return done.ok ? null : done.error.code;
}

async function deskOf(master: Member, id: string) {
  const desk = await readDesk(master, { id });
  if (!desk.ok) throw new Error(desk.error.code);
  return desk.value;
}

const save = async (member: Member, id: string, mark: string, text: string) => {
  const done = await saveStatus(member, { id, moveId: newId(), mark, text });
  return done.ok ? null : done.error;
};

const textFor = async (actor: Actor, id: string, what: (typeof EXPORTS)[number]) => {
  const exported = await exportGame(actor, { id, what });
  return exported.ok ? exported.value.text : exported.error.code;
};

describe("at a blind game", () => {
  let game: Awaited<ReturnType<typeof started>>;
  let others: Record<string, Actor>;

  beforeAll(async () => {
    game = await started({ rules: ["BLIND"] });
    const [observer, omniscient, stranger, otherMaster] = await Promise.all([
      ...["obs", "omni", "stranger"].map((name) => makeMember(name)),
      started({}).then(({ master }) => master),
    ]);
    const { id, master } = game;
    for (const [user, office] of [
      [observer, "observer"],
      [omniscient, "omniscient"],
    ] as const) {
      const invited = { type: "invite", user: user!.id, office };
      expect(await move(id, master, "master", { to: "table", intent: invited })).toMatchObject({ ok: true });
      const taken = { type: "take_office", office };
      expect(await move(id, user!, "visitor", { to: "table", intent: taken })).toMatchObject({ ok: true });
    }
    const staff = { ...(await makeMember("staff")), role: "ADMIN" } as Member;
    const guest = { ...(await makeMember("guest")), guest: true } as Member;
    others = {
      player: await game.playerOf("FRANCE"),
      ...{ observer: observer!, omniscient: omniscient!, stranger: stranger! },
      ...{ otherMaster: otherMaster!, staff, guest, nobody: null },
    };
  });

  test("the desk and all its acts are the master's alone; to others it is as if there were none", async () => {
    const { id, master } = game;
    const { mark, file } = await deskOf(master, id);
    const [point] = (await deskOf(master, id)).points;
    for (const [role, actor] of Object.entries(others)) {
      expect(await readDesk(actor, { id }), role).toMatchObject({ ok: false, error: { code: "diplomacy/unknown" } });
      if (actor === null) continue;
      expect(await act(actor, id, { type: "process", force: true }), role).toBe("diplomacy/unknown");
      expect(await rewind(actor, id, point?.seq ?? 1), role).toBe("diplomacy/unknown");
      expect(await save(actor, id, mark, file.replace("A PAR", "A GAS")), role).toEqual({ code: "diplomacy/unknown" });
      // Nor past the desk.
      const edit = { to: "game" as const, intent: { type: "edit", text: file.replace("A PAR", "A GAS") } };
      expect(await move(id, actor, "master", edit), role).toMatchObject({ ok: false });
    }
    expect((await listDesk(others.player as Member)).map((card) => card.id)).not.toContain(id);
    expect((await listDesk(master)).find((card) => card.id === id)).toMatchObject({ hold: "missing" });
    expect((await stateOf(id)).position.units).toHaveLength(22);
  });

  test("what the master did is read by those at the game: that it happened, not what nor for whom", async () => {
    const { id, master } = game;
    expect(await act(master, id, { type: "orders", power: "ITALY", text: "A ROM - APU" })).toBeNull();
    expect(await act(master, id, { type: "messages", power: "TURKEY", lines: ["A word for you"] })).toBeNull();
    expect(await act(master, id, { type: "private", word: "nightjar" })).toBeNull();
    expect(await act(master, id, { type: "preview" })).toBeNull();
    const { preview, powers } = await deskOf(master, id);
    expect(preview?.text).toContain("Italy:");
    expect(preview?.played).toMatchObject({ phase: { season: "SPRING" }, before: { phase: { season: "SPRING" } } });
    expect(powers.map(({ name, player }) => [name, player !== null])).toContainEqual(["ITALY", true]);
    const readers = Object.entries(others).filter(([role]) => ["player", "observer"].includes(role));
    for (const [role, actor] of readers) {
      const acts = await readActs(actor, { id });
      if (!acts.ok) throw new Error(role);
      const codes = acts.value.flatMap(({ what }) => what.map(({ code }) => code));
      expect(codes, role).toEqual(expect.arrayContaining(["entered", "messages_set", "private_set", "previewed"]));
      const wire = JSON.stringify(acts.value);
      for (const secret of ["ITALY", "TURKEY", "APU", "A word", "NIGHTJAR", "results"])
        expect(wire).not.toContain(secret);
    }
    for (const role of ["stranger", "otherMaster", "staff", "guest", "nobody"])
      expect(await readActs(others[role]!, { id }), role).toMatchObject({ ok: false });
    expect((await deskOf(master, id)).entries[0]).toMatchObject({ power: "ITALY", by: "master" });
  });

  test("its master can say what was held when, under the hash that its player's receipt has", async () => {
    const { id, master } = await started({});
    expect(await act(master, id, { type: "orders", power: "FRANCE", text: "A PAR - BUR" })).toBeNull();
    const { powers } = await stateOf(id);
    const seat = powers.find(({ name }) => name === "FRANCE")!.seat!;
    const occupant = (await liveTable(id))!.match.table.seats[seat];
    const french = {
      id: occupant?.kind === "user" ? occupant.user : "",
      nick: "",
      guest: false,
      admin: false,
      roles: [],
    };
    const receipts = await readReceipts(french, { id });
    if (!receipts.ok) throw new Error(receipts.error.code);
    const [receipt] = receipts.value;
    const { entries } = await deskOf(master, id);
    expect(entries[0]).toMatchObject({
      power: "FRANCE",
      phase: "S1901M",
      orders: ["A PAR - BUR"],
      hash: receipt!.hash,
    });
    expect(await act(master, id, { type: "orders", power: "FRANCE", text: "CLEAR" })).toBeNull();
    expect((await deskOf(master, id)).entries[0]).toMatchObject({ power: "FRANCE", orders: null });
    const [newest] = (await deskOf(master, id)).acts;
    expect(newest?.what).toEqual([{ code: "removed", power: "FRANCE" }]);
  });

  test("exports hold what their reader saw; the status file is the master's until the game is over", async () => {
    const { id, master } = game;
    expect(await act(master, id, { type: "process", force: true })).toBeNull();
    expect(await textFor(master, id, "status")).toMatch(/PRIVATE NIGHTJAR[\s\S]*MSG A word for you/);
    for (const [role, actor] of Object.entries(others))
      expect(await textFor(actor, id, "status"), role).toBe("export/not_yours");
    for (const what of ["results", "json"] as const) {
      expect(await textFor(master, id, what)).toMatch(/Russia|RUSSIA/);
      expect(await textFor(others.omniscient!, id, what)).toMatch(/Russia|RUSSIA/);
      // France sees nothing of Russia in its first spring.
      expect(await textFor(others.player!, id, what)).not.toMatch(/Russia:|"power": "RUSSIA"/);
      for (const role of ["stranger", "staff", "nobody"])
        expect(await textFor(others[role]!, id, what), role).not.toMatch(/Army|"type": "A"/);
    }
    expect(await textFor(master, id, "summary")).toContain("Summary of");
    expect(await act(master, id, { type: "stage", stage: "terminated" })).toBeNull();
    const open = await textFor(null, id, "status");
    expect(open).toContain("PHASE COMPLETED");
    expect(open).not.toMatch(/NIGHTJAR|A word for you/);
  });
});

describe("at an open game", () => {
  test("going back and on again is as if nothing had been, fresh deadlines apart; what was undone is shown first", async () => {
    const { id, master } = await started({});
    await act(master, id, { type: "orders", power: "FRANCE", text: "A PAR - BUR" });
    await act(master, id, { type: "process", force: true });
    const { position } = await stateOf(id);
    const before = await deskOf(master, id);
    const first = before.points.find(({ moment, phase }) => moment === "entered" && phase.season === "SPRING")!;
    expect(first.undoes).toEqual([{ season: "SPRING", year: 1901, type: "MOVEMENT" }]);
    expect(await rewind(master, id, first.seq)).toBeNull();
    expect((await stateOf(id)).position.phase.season).toBe("SPRING");
    expect((await stateOf(id)).deadlineAt).toBeGreaterThan(Date.now());
    const gone = await readHistory(null, { id });
    expect(gone.ok && gone.value.phases).toEqual([]);
    expect(await textFor(null, id, "json")).not.toContain("BUR");
    const aside = (await deskOf(master, id)).points.filter(({ live }) => !live);
    expect(await rewind(master, id, aside.at(-1)!.seq)).toBeNull();
    expect((await stateOf(id)).position).toEqual(position);
    const again = await readHistory(null, { id });
    expect(again.ok && again.value.phases).toHaveLength(1);
    // Both stand in the log of the master's acts, and so does what had been undone.
    const { acts } = await deskOf(master, id);
    expect(acts.flatMap(({ what }) => what.map(({ code }) => code)).filter((code) => code === "rewound")).toHaveLength(
      2,
    );
    expect(acts.some(({ what }) => what.some(({ code }) => code === "phase_processed"))).toBe(true);
    const standing = await prisma().gameRecord.findMany({ where: { tableId: id, standing: true } });
    expect(standing.filter(({ kind }) => kind === "phase")).toHaveLength(1);
  });

  test("what going back comes to is foreseen without being done, and told in the log; the end is a wall", async () => {
    const { id, master, players } = await started({ zone: "Europe/Tallinn" });
    await act(master, id, { type: "process", force: true });
    const [first] = (await deskOf(master, id)).points;
    const foreseen = await foreseeRewind(master, { id, to: first!.seq, keep: true });
    if (!foreseen.ok) throw new Error(foreseen.error.code);
    expect((await stateOf(id)).position.phase.season).toBe("FALL");
    expect(await foreseeRewind(players[0]!, { id, to: first!.seq, keep: true })).toMatchObject({
      error: { code: "diplomacy/unknown" },
    });
    expect(await rewind(master, id, first!.seq)).toBeNull();
    const { deadlineAt } = await stateOf(id);
    // The clock may have come to another slot in between.
    expect(Math.abs(deadlineAt! - foreseen.value.deadlineAt!)).toBeLessThanOrEqual(20 * MINUTE);
    const [newest] = (await deskOf(master, id)).acts;
    expect(newest?.what).toEqual([
      expect.objectContaining({ code: "rewound" }),
      { code: "deadline_now", due: deadlineAt },
    ]);
    expect(newest?.undone).toBe(false);
    await act(master, id, { type: "stage", stage: "terminated" });
    expect(await rewind(master, id, first!.seq)).toBe("table/deal_over");
    expect(await foreseeRewind(master, { id, to: first!.seq, keep: true })).toMatchObject({
      error: { code: "table/deal_over" },
    });
  });

  test("what going back does to rules, timing and messages is foreseen: nothing where they stay, else line by line", async () => {
    const { id, master } = await started({ timing: ["NEXT 2D"] });
    await act(master, id, { type: "process", force: true });
    expect(
      await act(master, id, { type: "settings", change: { rules: ["NO_PRESS"], timing: ["NEXT 5D"] } }),
    ).toBeNull();
    expect(await act(master, id, { type: "messages", power: "FRANCE", lines: ["Be quick"] })).toBeNull();
    const [first] = (await deskOf(master, id)).points;
    const foreseen = async (keep: boolean) => {
      const seen = await foreseeRewind(master, { id, to: first!.seq, keep });
      if (!seen.ok) throw new Error(seen.error.code);
      return { gone: seen.value.gone, back: seen.value.back };
    };
    expect(await foreseen(true)).toEqual({ gone: [], back: [] });
    const { gone, back } = await foreseen(false);
    expect(gone).toEqual(expect.arrayContaining(["RULE NO_PRESS", "TIMING NEXT 5D", "FRANCE: MSG Be quick"]));
    expect(back).toContain("TIMING NEXT 2D");
  });

  test("going back undoes what the desk showed and no more: where the game went on since, it is refused; a lost answer is given again", async () => {
    const { id, master } = await started({});
    await act(master, id, { type: "process", force: true });
    const desk = await deskOf(master, id);
    const first = desk.points.find(({ moment }) => moment === "entered")!;
    expect(first.undoes).toHaveLength(1);
    // Another tab, or the clock, plays the next phase.
    await act(master, id, { type: "process", force: true });
    const { position } = await stateOf(id);
    expect(await rewind(master, id, first.seq, true, desk)).toBe("table/stale");
    expect((await stateOf(id)).position).toEqual(position);
    const intent = { type: "rewind" as const, to: first.seq, keep: true, mark: (await deskOf(master, id)).mark };
    const moveId = newId();
    for (let sent = 0; sent < 2; sent++)
      expect(await actAsMaster(master, { id, moveId, act: { to: "table", intent } })).toEqual({
        ok: true,
        value: null,
      });
    expect((await deskOf(master, id)).acts.filter(({ what }) => what[0]?.code === "rewound")).toHaveLength(1);
    const { mark, file } = await deskOf(master, id);
    const saved = { id, moveId: newId(), mark, text: file.replace("A PAR", "A GAS") };
    const [one, again] = [await saveStatus(master, saved), await saveStatus(master, saved)];
    expect(one).toMatchObject({ ok: true });
    expect(again).toEqual(one);
  });

  test("orders that were written for a phase are entered for no other, though the desk was left open", async () => {
    const { id, master } = await started({});
    const moveId = newId();
    const intent = { type: "orders", power: "FRANCE", text: "A PAR - BUR" };
    const enter = () => actAsMaster(master, { id, moveId, act: { to: "game", intent, phase: "S1901M" } });
    await act(master, id, { type: "process", force: true });
    expect(await enter()).toMatchObject({ error: { code: "process/other_phase" } });
    expect((await deskOf(master, id)).entries).toEqual([]);
    const first = (await deskOf(master, id)).points.find(({ moment }) => moment === "entered")!;
    expect(await rewind(master, id, first.seq)).toBeNull();
    expect(await enter()).toMatchObject({ ok: true });
    await act(master, id, { type: "process", force: true });
    // The answer was lost: it is given again, and nothing is done.
    expect(await enter()).toMatchObject({ ok: true });
    expect((await deskOf(master, id)).entries).toHaveLength(1);
  });

  test("settings that are changed in two tabs: the second undoes nothing of what the first has saved", async () => {
    const { id, master } = await started({});
    const { rules, zone } = (await deskOf(master, id)).settings;
    const set = async (change: object, was: Record<string, unknown>) => {
      const intent = { type: "settings", change };
      const done = await actAsMaster(master, { id, moveId: newId(), act: { to: "game", intent, was } });
      return done.ok ? null : done.error.code;
    };
    expect(await set({ rules: [...rules, "ALWAYS_WAIT"] }, { rules })).toBeNull();
    expect(await set({ rules: [...rules, "NO_PRESS"] }, { rules })).toBe("table/stale");
    // What the first did not touch may be changed.
    expect(await set({ zone: "Asia/Tokyo" }, { zone })).toBeNull();
    expect((await deskOf(master, id)).settings).toMatchObject({ rules: [...rules, "ALWAYS_WAIT"], zone: "Asia/Tokyo" });
  });

  test("lines that are added to the map in two tabs: the second undoes nothing of what the first has saved", async () => {
    const { id, master } = await started({});
    const set = async (lines: string[], morph: string[], moveId = newId()) => {
      const intent = { type: "morph", lines };
      const done = await actAsMaster(master, { id, moveId, act: { to: "game", intent, was: { morph } } });
      return done.ok ? null : done.error.code;
    };
    const first = newId();
    expect(await set(["VICTORY 12"], [], first)).toBeNull();
    expect(await set(["VICTORY 20"], [])).toBe("table/stale");
    expect((await deskOf(master, id)).config.morph).toEqual(["VICTORY 12"]);
    // Whoever has seen them replaces them; an answer that was lost is given again.
    expect(await set(["VICTORY 12"], [], first)).toBeNull();
    expect(await set(["VICTORY 20"], ["VICTORY 12"])).toBeNull();
    expect((await deskOf(master, id)).config.morph).toEqual(["VICTORY 20"]);
  });

  test("teams are put together by its master alone: whoever else asks learns of no desk, and all can read that it was done", async () => {
    const { id, master, players, playerOf } = await started({ rules: ["TEAM_VICTORY"] });
    const teams = ["TEAMS AUSTRIA-ITALY", "TEAMS RUSSIA-TURKEY"];
    const [stranger, elsewhere] = [await makeMember("onlooker"), await started({})];
    const others = [await playerOf("AUSTRIA"), await playerOf("ITALY"), stranger, elsewhere.master];
    for (const one of others) expect(await act(one, id, { type: "morph", lines: teams })).toBe("diplomacy/unknown");
    expect((await stateOf(id)).morph).toBeUndefined();
    expect(await act(master, id, { type: "morph", lines: teams })).toBeNull();
    const led = (await stateOf(id)).powers.filter(({ kind }) => kind === "dummy");
    expect(led.map(({ name, control }) => [name, control])).toEqual([
      ["ITALY", ["AUSTRIA"]],
      ["TURKEY", ["RUSSIA"]],
    ]);
    const acts = await readActs(players[0]!, { id });
    const codes = acts.ok ? acts.value.flatMap(({ what }) => what.map(({ code }) => code)) : [];
    expect(codes).toEqual(expect.arrayContaining(["map_changed", "control_set"]));
    expect(await readActs(stranger, { id })).toMatchObject({ ok: false });
    // A power that is in two teams, or is none, is refused whole.
    expect(await act(master, id, { type: "morph", lines: ["TEAMS AUSTRIA-NARNIA"] })).toBe("morph/refused");
    expect((await stateOf(id)).morph).toEqual(teams);
  });

  test("what writes much of its log counts as several moves of a day: previews of long sheets are soon enough", async () => {
    const { id, master } = await started({ variant: "payola" });
    const spent = async (): Promise<number> => {
      const rows = await prisma().$queryRaw<{ points: number }[]>`
        SELECT points FROM rate_limit WHERE key = ${`slowMoves:${master.id} ${id}`}`;
      return rows[0]?.points ?? 0;
    };
    const before = await spent();
    const text = Array.from({ length: 38 }, () => `0 : A PAR H % ${"why ".repeat(110)}`).join("\n");
    expect(await act(master, id, { type: "orders", power: "FRANCE", text })).toBeNull();
    const entered = await spent();
    expect(entered - before).toBeGreaterThanOrEqual(4);
    expect(await act(master, id, { type: "preview" })).toBeNull();
    expect((await spent()) - entered).toBeGreaterThanOrEqual(4);
    const small = await spent();
    expect(await act(master, id, { type: "gate", gate: "WAIT" })).toBeNull();
    expect(await spent()).toBe(small + 1);
  });

  test("its settings, name and reminders are its master's: each stands in the log, and settings that cannot be change nothing", async () => {
    const { id, master, players, playerOf } = await started({ zone: "Europe/Tallinn" });
    const rename = (member: Member) => {
      const intent = { type: "settings" as const, change: { name: "The Loud Fjord" } };
      return actAsMaster(member, { id, moveId: newId(), act: { to: "table", intent } });
    };
    expect(await rename(players[0]!)).toMatchObject({ error: { code: "diplomacy/unknown" } });
    expect(await rename(master)).toMatchObject({ ok: true });
    const { settings } = await deskOf(master, id);
    expect(await act(master, id, { type: "settings", change: { rules: ["NO_SUCH_RULE"] } })).toBe("settings/bad");
    expect((await deskOf(master, id)).settings).toEqual(settings);
    const change = { rules: ["ALWAYS_WAIT"], zone: "Asia/Tokyo" };
    const { deadline } = await stateOf(id);
    expect(await act(master, id, { type: "settings", change })).toBeNull();
    expect(await deskOf(master, id)).toMatchObject({ name: "The Loud Fjord", settings: change });
    expect((await stateOf(id)).deadline).toBe(deadline);
    await act(master, id, { type: "orders", power: "FRANCE", text: "A PAR - BUR" });
    expect(await act(master, id, { type: "nudge" })).toBeNull();
    expect(await act(master, id, { type: "nudge" })).toBe("nudge/soon");
    expect((await deskOf(master, id)).nudgeFrom).toBeGreaterThan(Date.now());
    // Who owes nothing is told nothing; who does, of their own power.
    const news = await prisma().outbox.findMany({ where: { kind: "nudged", tableId: id } });
    const toldTo = async (power: string) => {
      const { id: user } = await playerOf(power);
      return news.filter(({ users }) => users.includes(user)).map(({ data }) => (data as { powers: string[] }).powers);
    };
    expect(await toldTo("FRANCE")).toEqual([]);
    expect(await toldTo("GERMANY")).toEqual([["GERMANY"]]);
    const codes = (await deskOf(master, id)).acts.flatMap(({ what }) => what.map(({ code }) => code));
    expect(codes).toEqual(expect.arrayContaining(["renamed", "settings_changed", "nudged"]));
    const read = await readActs(await playerOf("ITALY"), { id });
    expect(read.ok && JSON.stringify(read.value.filter(({ what }) => what[0]?.code === "nudged"))).not.toContain(
      "GERMANY",
    );
  });

  test("a file that is edited in two tabs is saved by the first; the second is shown what changed, and loses nothing", async () => {
    const { id, master, playerOf, seatOf } = await started({});
    const [one, two] = [await deskOf(master, id), await deskOf(master, id)];
    expect(await save(master, id, one.mark, one.file.replace("A PAR", "A GAS"))).toBeNull();
    const units = (await stateOf(id)).position.units.filter(({ power }) => power === "FRANCE");
    expect(units.map(({ at }) => at)).toContain("GAS");
    const stale = await save(master, id, two.mark, two.file.replace("F BRE", "F ENG"));
    expect(stale).toMatchObject({ code: "status/stale", data: { file: expect.stringContaining("A GAS") } });
    expect((await stateOf(id)).position.units.some(({ at }) => at === "ENG")).toBe(false);
    // Orders that come in meanwhile make it stale as well; the clock's checks do not.
    const three = await deskOf(master, id);
    const orders = { type: "orders", text: "A MUN - RUH" };
    const germany = await seatOf("GERMANY");
    expect(await move(id, await playerOf("GERMANY"), germany, { to: "game", intent: orders })).toMatchObject({
      ok: true,
    });
    expect(await save(master, id, three.mark, three.file.replace("A GAS", "A PAR"))).toMatchObject({
      code: "status/stale",
    });
    const four = await deskOf(master, id);
    await tickTable(id, Date.now() + 30 * MINUTE);
    expect(await save(master, id, four.mark, four.file.replace("A GAS", "A PAR"))).toBeNull();
    expect((await stateOf(id)).powers.find(({ name }) => name === "GERMANY")!.orders).toHaveLength(1);
    const bad = await save(master, id, (await deskOf(master, id)).mark, `${four.file}\nNARNIA\nA PAR\n`);
    expect(bad).toMatchObject({ code: "status/refused", data: { problems: [{ line: expect.any(Number) }] } });
  });

  test("its file is a new game for whoever brings it: board, orders, dummies, messages and word come along", async () => {
    const { id, master } = await started({});
    await act(master, id, { type: "dummy", power: "ITALY", control: ["FRANCE"] });
    await act(master, id, { type: "messages", power: "ITALY", lines: ["Look west."] });
    await act(master, id, { type: "private", word: "owl" });
    await act(master, id, { type: "orders", power: "FRANCE", text: "A PAR - BUR" });
    await act(master, id, { type: "wait", power: "FRANCE", on: true });
    const file = await textFor(master, id, "status");
    const other = await makeMember("importer");
    const done = await importGame(other, { text: file.replace("GAME", "GAME"), public: false }, "there");
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const { lost } = done.value;
    expect(lost.filter(({ part }) => part === "player").map(({ power }) => power)).toContain("France");
    expect(lost.map(({ part }) => part)).not.toContain("orders");
    const state = await stateOf(done.value.id);
    expect(state).toMatchObject({ stage: "waiting", secret: "OWL" });
    expect(state.position).toEqual((await stateOf(id)).position);
    expect(state.powers.find(({ name }) => name === "ITALY")).toMatchObject({
      ...{ kind: "dummy", control: ["FRANCE"], messages: ["Look west."] },
    });
    expect((await deskOf(other, done.value.id)).vacant).toHaveLength(6);
    expect(await readDesk(master, { id: done.value.id })).toMatchObject({ ok: false });
    // Somebody invited takes a power over.
    const friend = await makeMember("friend");
    const invite = { to: "table" as const, intent: { type: "invite", user: friend.id, office: null } };
    expect(await move(done.value.id, other, "master", invite)).toMatchObject({ ok: true });
    const seat = state.powers.find(({ name }) => name === "FRANCE")!.seat!;
    const sit = { to: "table" as const, intent: { type: "sit", share: newId(), seat } };
    expect(await move(done.value.id, friend, "visitor", sit)).toMatchObject({ ok: true });
    expect((await stateOf(done.value.id)).powers.find(({ name }) => name === "FRANCE")).toMatchObject({
      ...{ kind: "player", wait: true, orders: [{ type: "move" }] },
    });
  });

  test("lines that are added to the map hold from then on, for whoever reads the log anew, and go back with the board", async () => {
    const { id, master, playerOf, seatOf } = await started({});
    const way = ["AMEND LON ABUTS HOL", "AMEND HOL ABUTS LON"];
    const orders = { to: "game" as const, intent: { type: "orders", text: "F LON - HOL" } };
    const [england, seat] = [await playerOf("ENGLAND"), await seatOf("ENGLAND")];
    expect(await move(id, england, seat, orders)).toMatchObject({ ok: false });
    expect(await act(england, id, { type: "morph", lines: way })).toBe("diplomacy/unknown");
    expect(await act(master, id, { type: "morph", lines: ["AMEND NARNIA ABUTS HOL"] })).toBe("morph/refused");
    expect(await act(master, id, { type: "morph", lines: way })).toBeNull();
    expect(await move(id, england, seat, orders)).toMatchObject({ ok: true });
    expect(await act(master, id, { type: "process", force: true })).toBeNull();
    forgetTables();
    expect((await stateOf(id)).position.units).toContainEqual({ power: "ENGLAND", type: "F", at: "HOL" });
    const desk = await deskOf(master, id);
    expect(desk.config.morph).toEqual(way);
    expect(desk.acts.flatMap(({ what }) => what.map(({ code }) => code))).toContain("map_changed");
    expect(await textFor(master, id, "status")).toContain(way[0]);
    expect(await textFor(england, id, "results")).toContain("England: Fleet London -> Holland");
    const history = await readHistory(england, { id });
    expect(history.ok && history.value.phases).toHaveLength(1);
    const first = desk.points.find(({ undoes }) => undoes.length > 0)!;
    expect(await rewind(master, id, first.seq)).toBeNull();
    expect((await stateOf(id)).morph).toBeUndefined();
    expect(await move(id, england, seat, orders)).toMatchObject({ ok: false });
  });

  test("who played a power before stands in its file, each with the phase in which the next one came", async () => {
    const { id, master, playerOf, seatOf } = await started({});
    const [first, seat] = [await playerOf("FRANCE"), await seatOf("FRANCE")];
    const [second, third] = [await makeMember("heir"), await makeMember("heir")];
    const line = async (actor: Actor = master) =>
      (await textFor(actor, id, "status")).match(/^FRANCE\n(?:.*\n)*?PLAYER (.*)$/m)?.[1];
    const by = (member: Member) => `#${seat + 1}|seat${seat + 1}@table.invalid|${member.nick}`;
    const sits = { to: "table" as const, intent: { type: "sit", share: newId(), seat } };
    const leaves = { to: "table" as const, intent: { type: "leave" } };
    expect(await line()).toBe(by(first));
    expect(await move(id, first, "visitor", leaves)).toMatchObject({ ok: true });
    expect(await line()).toBe(`RESIGNED S1901M ${by(first)}`);
    // Who takes over in the same phase stands where RESIGNED stood.
    expect(await move(id, second, "visitor", sits)).toMatchObject({ ok: true });
    expect(await line()).toBe(`${by(second)} S1901M ${by(first)}`);
    expect(await act(master, id, { type: "process", force: true })).toBeNull();
    expect(await move(id, second, "visitor", leaves)).toMatchObject({ ok: true });
    expect(await act(master, id, { type: "process", force: true })).toBeNull();
    const resigned = `F1901M ${by(second)} S1901M ${by(first)}`;
    expect(await line()).toBe(`RESIGNED ${resigned}`);
    expect(await move(id, third, "visitor", sits)).toMatchObject({ ok: true });
    const all = await line();
    expect(all).toMatch(new RegExp(`^${by(third).replaceAll("|", "\\|")} [A-Z]\\w+ RESIGNED `));
    expect(all?.endsWith(` RESIGNED ${resigned}`)).toBe(true);
    // It is a file that can be read again.
    const brought = await importGame(
      await makeMember("importer"),
      { text: await textFor(master, id, "status"), public: false },
      "there",
    );
    expect(brought).toMatchObject({ ok: true });
    expect(await line(third)).toBeUndefined();
  });

  test("what is no status file opens nothing", async () => {
    const member = await makeMember("hostile");
    const count = () => prisma().table.count({ where: { openedBy: member.id } });
    for (const text of ["", "GAME", "\0\0", "A".repeat(200_000), "GAME x\n".repeat(9_000), "GAME oak\nMAP ../../etc\n"])
      expect(await importGame(member, { text, public: false }, "there")).toMatchObject({ ok: false });
    expect(await count()).toBe(0);
  });
});
