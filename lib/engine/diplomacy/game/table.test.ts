import { describe, expect, it } from "vitest";
import { BEGIN_AFTER } from "../../kernel/due";
import { Log } from "../../kernel/testing/log";
import type { DiplomacyEvent } from "./event";
import type { Intent } from "./intent";
import { rewindPoints } from "./rewind";
import { DAY, Driver, HOUR, MONDAY } from "./testing/driver";

/** Games through the real table: its decider, its log, its clock, its rewinds. The users are a … g. */
async function opened(config: object = {}) {
  const driver = new Driver(config);
  const log = await Log.open(driver.game, { seats: driver.game.seats.max, now: MONDAY });
  const as = (role: "master" | "host" | "clock", intent: Intent, user?: string) =>
    log.try({ role, ...(user === undefined ? {} : { user }) }, { to: "game", intent });
  return {
    log,
    master: (intent: Intent) => as("master", intent),
    host: (intent: Intent) => as("host", intent, "a"),
    sit: (user: string, seat?: number) =>
      log.table(user, { type: "sit", share: user, ...(seat === undefined ? {} : { seat }) }),
    leave: (user: string) => log.table(user, { type: "leave" }),
    seatOf: (power: string) => log.full.game.powers.find(({ name }) => name === power)?.seat ?? -1,
    power: (name: string) => log.full.game.powers.find((power) => power.name === name),
    /** A wish of whoever sits at a power. */
    by(power: string, intent: Intent) {
      const seat = this.seatOf(power);
      const occupant = log.full.table.seats[seat];
      return log.play(seat, intent, occupant?.kind === "user" ? occupant.user : undefined);
    },
    /** The clock does what is due; what kind of thing that was. */
    async tick() {
      const due = log.due();
      if (!due) return null;
      log.now = Math.max(log.now, due.at);
      if (due.kind !== "game") throw new Error(`${due.kind} is due`);
      expect(await as("clock", due.intent)).toBeNull();
      return due.intent.type;
    },
    /** Every power gives orders at random, then the clock goes on until the phase is over. */
    async phase() {
      driver.state = log.full.game;
      const begun = log.rows.length;
      const done = () => this.events(begun).some(({ type }) => type === "phase_processed");
      for (const { name, kind } of log.full.game.powers) {
        const lines = kind === "player" ? driver.randomOrders(name) : [];
        if (lines.length > 0 && !done())
          expect(await this.by(name, { type: "orders", text: lines.join("\n") })).toBeNull();
      }
      while (!done()) if ((await this.tick()) === null) throw new Error("nothing is due");
    },
    events: (from = 0): DiplomacyEvent[] =>
      log.rows.slice(from).flatMap(({ payload }) => (payload.kind === "game" ? [payload.event] : [])),
    rewind: (to: number | undefined, keep = true) =>
      log.try({ role: "master" }, { to: "table", intent: { type: "rewind", to: to ?? -1, keep } }),
    where: () => log.full.game.position.phase,
  };
}

type Table = Awaited<ReturnType<typeof opened>>;

/** All have sat down, and the clock has begun the game. */
async function started(config: object = {}) {
  const table = await opened(config);
  for (const user of "abcdefg".slice(0, table.log.game.seats.max)) expect(await table.sit(user)).toBeNull();
  expect(await table.tick()).toBe("start");
  return table;
}

describe("a game at a table", () => {
  it("begins by itself when the last one sits, is played by the clock, and ends; its log is the game", async () => {
    const table = await opened();
    for (const user of "abcdef") await table.sit(user);
    expect(table.log.due()).toBeNull();
    await table.sit("g");
    expect(table.log.due()).toEqual({ at: table.log.now + BEGIN_AFTER, kind: "game", intent: { type: "start" } });
    expect(await table.tick()).toBe("start");
    expect(table.log.full.game.powers.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (let phase = 0; phase < 12; phase++) await table.phase();
    expect(table.where().year).toBeGreaterThan(1902);
    expect(await table.log.folded()).toEqual(table.log.full);
    for (const { name } of table.log.full.game.powers) await table.by(name, { type: "vote", vote: "DIAS" });
    for (let phase = 0; phase < 6 && !table.log.full.game.result; phase++) await table.phase();
    expect(table.log.game.outcome(table.log.full.game)).toMatchObject({ reason: "draw" });
    expect(table.log.due()).toBeNull();
    expect(await table.by("FRANCE", { type: "orders", text: "A PAR H" })).toBe("diplomacy/over");
    expect(await table.log.table("a", { type: "rematch" })).toBe("table/not_over");
    expect(await table.log.table("a", { type: "close" })).toBeNull();
  });

  it("is begun by master or host where they wish to, not by the clock", async () => {
    const table = await opened({ rules: ["START_MASTER"] });
    for (const user of "abcdefg") await table.sit(user);
    expect(table.log.due()).toBeNull();
    expect(await table.log.try({ role: "host", user: "b" }, { to: "game", intent: { type: "start" } })).toBe(
      "table/not_host",
    );
    expect(await table.host({ type: "start" })).toBeNull();
    expect(await table.master({ type: "settings", change: { rules: ["SOLITAIRE"] } })).toBe("settings/fixed");
  });

  it("is prepared by its master before anybody begins it", async () => {
    const table = await opened({ prepare: true });
    for (const user of "abcdefg") await table.sit(user);
    expect(table.log.due()).toBeNull();
    expect(await table.master({ type: "stage", stage: "forming" })).toBeNull();
    expect(await table.tick()).toBe("start");
  });

  it("waits for nobody's presence: no shadow for who is away, no bot for an empty seat", async () => {
    const table = await started({ timing: ["NEXT 2D"] });
    for (let seat = 0; seat < 7; seat++) await table.log.table(null, { type: "away", seat });
    expect(table.log.due()).toMatchObject({ kind: "game", intent: { type: "check" } });
    expect(table.log.due()!.at - table.log.now).toBeGreaterThan(DAY);
  });

  it("is played by one alone under SOLITAIRE", async () => {
    const table = await opened({ rules: ["SOLITAIRE"] });
    await table.sit("a");
    await table.tick();
    expect(await table.log.play(0, { type: "orders", power: "FRANCE", text: "A PAR - BUR" }, "a")).toBeNull();
    expect(await table.master({ type: "process", force: true })).toBeNull();
    expect(table.where().season).toBe("FALL");
  });
});

describe("while it forms", () => {
  it("who leaves takes choice and wishes along", async () => {
    const table = await opened({ rules: ["POWER_CHOICE"] });
    await table.sit("a");
    await table.sit("b");
    await table.log.play(1, { type: "choose_power", power: "FRANCE" });
    await table.leave("b");
    expect(table.log.full.game.chosen[1]).toBeNull();
    const wishes = await opened();
    await wishes.sit("a");
    await wishes.log.play(0, { type: "prefer", powers: ["TURKEY"] });
    await wishes.leave("a");
    expect(wishes.log.full.game.preferences[0]).toEqual([]);
  });
});

describe("who leaves his seat", () => {
  it("has resigned; the game waits until somebody sits there, and goes on with a fresh deadline", async () => {
    const table = await started();
    const seat = table.seatOf("FRANCE");
    const user = "abcdefg"[seat]!;
    expect(await table.leave(user)).toBeNull();
    expect(table.events(-1)).toEqual([{ type: "resigned", power: "FRANCE", reason: "left" }]);
    expect(table.log.full.game.stage).toBe("waiting");
    expect(table.log.due()).toBeNull();
    table.log.now += 9 * DAY;
    expect(await table.sit("z", seat)).toBeNull();
    expect(table.log.full.game.stage).toBe("active");
    expect(table.log.full.game.deadlineAt).toBeGreaterThan(table.log.now);
    expect(await table.by("FRANCE", { type: "orders", text: "A PAR - BUR" })).toBeNull();
    expect(await table.log.folded()).toEqual(table.log.full);
  });

  it.each([
    ["by his own wish", async (table: Table) => table.by("FRANCE", { type: "resign" })],
    ["by the master's", async (table: Table) => table.master({ type: "resign", power: "FRANCE" })],
  ] as const)("resigned %s: the seat is free for somebody else", async (_, resign) => {
    const table = await started();
    const seat = table.seatOf("FRANCE");
    expect(await resign(table)).toBeNull();
    expect(table.log.full.table.seats[seat]).toMatchObject({ kind: "nobody" });
    expect(table.power("FRANCE")?.kind).toBe("resigned");
    expect(await table.sit("z", seat)).toBeNull();
    expect(table.power("FRANCE")).toMatchObject({ kind: "player", seat });
  });

  it("dismissed when grace is over, loses it too", async () => {
    const table = await started({ timing: ["NEXT 1D", "GRACE 12H"] });
    while (table.log.full.game.stage === "active") expect(await table.tick()).toBe("check");
    expect(table.log.full.table.seats.every(({ kind }) => kind === "nobody")).toBe(true);
    expect(table.log.full.table.host).toBeNull();
  });

  it("may be replaced by a dummy; revived without anybody there it is vacant again", async () => {
    const table = await started();
    const seat = table.seatOf("FRANCE");
    await table.leave("abcdefg"[seat]!);
    expect(await table.master({ type: "dummy", power: "FRANCE", control: ["ITALY"] })).toBeNull();
    expect(table.log.full.game.stage).toBe("active");
    expect(await table.by("ITALY", { type: "orders", text: "[FRANCE]\nA PAR - BUR" })).toBeNull();
    expect(table.log.game.controls?.(table.log.full.game, table.seatOf("ITALY"))).toContain(seat);
    expect(await table.master({ type: "revive", power: "FRANCE" })).toBeNull();
    expect(table.power("FRANCE")?.kind).toBe("resigned");
    await table.sit("z", seat);
    expect(table.power("FRANCE")?.kind).toBe("player");
  });

  it("leaves it for good once the game is over", async () => {
    const table = await started();
    await table.master({ type: "stage", stage: "terminated" });
    const before = table.log.full.game;
    await table.leave("a");
    expect(table.log.full.game).toBe(before);
  });
});

describe("a pause", () => {
  it("stops orders and clock, not the master; afterwards there is a fresh deadline", async () => {
    const table = await started();
    const first = table.log.full.game.deadlineAt!;
    expect(await table.log.table("a", { type: "pause", on: true })).toBeNull();
    expect(await table.by("FRANCE", { type: "orders", text: "A PAR - BUR" })).toBe("table/paused");
    expect(table.log.due()).toBeNull();
    expect(await table.master({ type: "settings", change: { description: "Back soon." } })).toBeNull();
    table.log.now = first + 3 * DAY;
    expect(await table.log.table("a", { type: "pause", on: false })).toBeNull();
    expect(table.log.full.game.deadlineAt).toBeGreaterThan(table.log.now + 2 * DAY);
    expect(table.log.due()?.at).toBeGreaterThan(table.log.now);
  });
});

describe("the master's rewind", () => {
  const point = (table: Table, year: number, season: string, moment = "entered") =>
    rewindPoints(table.log.rows).findLast(
      ({ phase, moment: when }) =>
        phase.year === year && phase.season === season && phase.type === "MOVEMENT" && when === moment,
    );

  it("goes back to a phase as it was entered, keeps players, absences and settings, sets a fresh deadline", async () => {
    const table = await started();
    const board = table.log.full.game.position;
    await table.phase();
    await table.master({ type: "settings", change: { timing: ["NEXT 5D"] } });
    const seat = table.seatOf("FRANCE");
    await table.leave("abcdefg"[seat]!);
    await table.sit("z", seat);
    await table.by("ITALY", { type: "absence", from: "20260620", to: "20260622" });
    table.log.now += 30 * DAY;
    expect(await table.rewind(point(table, 1901, "SPRING")?.seq)).toBeNull();
    const { game } = table.log.full;
    expect(game.position).toEqual(board);
    expect(game.powers.every(({ orders, kind }) => orders === null && kind === "player")).toBe(true);
    expect(game).toMatchObject({ stage: "active", absences: [{ from: "20260620" }] });
    expect(game.settings.timing).toEqual(["NEXT 5D"]);
    expect(game.deadlineAt! - table.log.now).toBeGreaterThan(4 * DAY);
    expect(await table.log.folded()).toEqual(table.log.full);
    await table.phase();
    expect(table.where()).not.toEqual(board.phase);
  });

  it("restores the orders of a phase, and goes on to what was set aside", async () => {
    const table = await started();
    await table.phase();
    const after = table.log.full.game.position;
    expect(await table.rewind(point(table, 1901, "SPRING", "ordered")?.seq)).toBeNull();
    expect(table.log.full.game.powers.some(({ orders }) => orders !== null)).toBe(true);
    const aside = rewindPoints(table.log.rows).filter(({ live }) => !live);
    expect(aside.map(({ moment }) => moment)).toEqual(["ordered", "entered"]);
    expect(await table.rewind(aside.at(-1)?.seq)).toBeNull();
    expect(table.log.full.game.position).toEqual(after);
    expect(rewindPoints(table.log.rows).every(({ live }) => live)).toBe(true);
    expect(await table.log.folded()).toEqual(table.log.full);
  });

  it("in full brings back old settings as well; who left since then has left", async () => {
    const table = await started();
    const seat = table.seatOf("FRANCE");
    const start = point(table, 1901, "SPRING")?.seq;
    await table.master({ type: "settings", change: { rules: ["NO_PRESS"] } });
    await table.leave("abcdefg"[seat]!);
    expect(await table.rewind(start, false)).toBeNull();
    expect(table.log.full.game.settings.rules).toEqual([]);
    expect(table.power("FRANCE")?.kind).toBe("resigned");
    expect(table.log.full.game.stage).toBe("waiting");
  });

  it("undoes the end of a game", async () => {
    const table = await started();
    await table.master({ type: "stage", stage: "terminated" });
    expect(await table.rewind(point(table, 1901, "SPRING")?.seq)).toBeNull();
    expect(table.log.game.outcome(table.log.full.game)).toBeNull();
    expect(table.log.due()).not.toBeNull();
  });

  it("to before the start is a game that forms", async () => {
    const table = await started();
    await table.master({ type: "stage", stage: "waiting" });
    const start = point(table, 1901, "SPRING")?.seq ?? 0;
    const before = table.log.rows.findLast(
      ({ seq, moveId }) => seq < start && moveId !== table.log.rows[start - 1]?.moveId,
    );
    expect(await table.rewind(before?.seq)).toBeNull();
    expect(table.log.full.game).toMatchObject({ stage: "forming", powers: [] });
    expect(await table.tick()).toBe("start");
  });

  it("is not the players'", async () => {
    const table = await started();
    await table.phase();
    expect(await table.log.table("a", { type: "rewind", to: 4, keep: true })).toBe("table/not_master");
    expect(await table.log.table("a", { type: "takeback" })).toBe("table/no_takeback");
  });
});

describe("the clock", () => {
  it("waits for wait flags until the deadline, and sits one check out when the last orders come", async () => {
    const table = await started({ timing: ["NEXT 2D"] });
    const deadline = table.log.full.game.deadlineAt!;
    await table.by("FRANCE", { type: "wait", on: true });
    for (const { name } of table.log.full.game.powers) {
      const units = table.log.full.game.position.units.filter(({ power }) => power === name);
      await table.by(name, { type: "orders", text: units.map(({ type, at }) => `${type} ${at} H`).join("\n") });
    }
    expect(table.log.due()?.at).toBeGreaterThan(deadline - HOUR);
    await table.by("FRANCE", { type: "wait", on: false });
    expect(table.log.due()?.at).toBeLessThan(table.log.now + HOUR);
    await table.tick();
    expect(table.where().season).toBe("FALL");
  });
});
