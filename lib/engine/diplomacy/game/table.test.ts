import { describe, expect, it } from "vitest";
import { classOfOffice, classOfSeat } from "../../kernel/classes";
import { BEGIN_AFTER } from "../../kernel/due";
import { DAY, HOUR } from "./testing/driver";
import { opened, started, type Table } from "./testing/table";

describe("a game at a table", () => {
  it("begins by itself when the last one sits, is played by the clock, and ends; its log is the game", async () => {
    const table = await opened();
    for (const user of "abcdef") await table.sit(user);
    expect(table.log.due()).toBeNull();
    await table.sit("g");
    expect(table.log.due()).toEqual({ at: table.log.now + BEGIN_AFTER, kind: "game", intent: { type: "start" } });
    expect(await table.tick()).toBe("start");
    expect(table.log.match.game.powers.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (let phase = 0; phase < 12; phase++) await table.phase();
    expect(table.where().year).toBeGreaterThan(1902);
    expect(await table.log.folded()).toEqual(table.log.match);
    for (const { name } of table.log.match.game.powers) await table.by(name, { type: "vote", vote: "DIAS" });
    for (let phase = 0; phase < 6 && !table.log.match.game.result; phase++) await table.phase();
    expect(table.log.game.outcome(table.log.match.game)).toMatchObject({ reason: "draw" });
    expect(table.log.due()).toBeNull();
    expect(await table.by("FRANCE", { type: "orders", text: "A PAR H" })).toBe("diplomacy/over");
    expect(await table.log.table("a", { type: "rematch" })).toBe("table/not_over");
    expect(await table.log.table("a", { type: "close" })).toBeNull();
  });

  it("is begun by master or host where they want to, not by the clock", async () => {
    const table = await opened({ rules: ["START_MASTER"] });
    for (const user of "abcdefg") await table.sit(user);
    expect(table.log.due()).toBeNull();
    expect(await table.log.try({ role: "host", user: "b" }, { to: "game", intent: { type: "start" } })).toBe(
      "table/not_host",
    );
    expect(await table.host({ type: "start" })).toBeNull();
    expect(await table.master({ type: "settings", change: { rules: ["SOLITAIRE"] } })).toBe("settings/fixed");
  });

  it("begun with an empty seat has a vacant power, and waits", async () => {
    const table = await opened();
    for (const user of "abcdef") await table.sit(user);
    expect(await table.host({ type: "start" })).toBeNull();
    expect(table.log.match.game.powers.find(({ seat }) => seat === 6)?.kind).toBe("resigned");
    expect(table.log.match.game.stage).toBe("waiting");
    await table.sit("g");
    expect(table.log.match.game.stage).toBe("active");
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
    const { secret } = table.log.match.game;
    expect(await table.sit("a")).toBe("table/wrong_word");
    expect(await table.log.table("a", { type: "sit", share: "a", word: secret ?? "" })).toBeNull();
    await table.tick();
    expect(await table.log.play(0, { type: "orders", power: "FRANCE", text: "A PAR - BUR" }, "a")).toBeNull();
    expect(await table.master({ type: "process", force: true })).toBeNull();
    expect(table.where().season).toBe("FALL");
  });
});

describe("what is sent", () => {
  it("of orders goes to who gave them, to master and omniscient, and is no message to anybody else", async () => {
    const table = await started();
    const { heads } = table.log.match;
    await table.by("FRANCE", { type: "orders", text: "A PAR - BUR" });
    const own = classOfSeat(table.seatOf("FRANCE"));
    const told = [classOfOffice("omniscient"), classOfOffice("master"), own];
    expect([...table.log.seen.keys()].sort((a, b) => a - b)).toEqual(told);
    expect(table.log.match.heads).toEqual(heads.map((head, one) => head + (told.includes(one) ? 1 : 0)));
    await table.master({ type: "preview" });
    expect([...table.log.seen.keys()]).toEqual([classOfOffice("master")]);
    await table.master({ type: "process", force: true });
    expect(table.log.seen.size).toBe(4 + 7);
  });
});

describe("while it forms", () => {
  it("who leaves takes choice and preferences along", async () => {
    const table = await opened({ rules: ["POWER_CHOICE"] });
    await table.sit("a");
    await table.sit("b");
    await table.log.play(1, { type: "choose_power", power: "FRANCE" });
    await table.leave("b");
    expect(table.log.match.game.chosen[1]).toBeNull();
    const preferring = await opened();
    await preferring.sit("a");
    await preferring.log.play(0, { type: "prefer", powers: ["TURKEY"] });
    await preferring.leave("a");
    expect(preferring.log.match.game.preferences[0]).toEqual([]);
  });
});

describe("who leaves their seat", () => {
  it("has resigned; the game waits until somebody sits there, and goes on with a fresh deadline", async () => {
    const table = await started();
    const seat = table.seatOf("FRANCE");
    const user = "abcdefg"[seat]!;
    expect(await table.leave(user)).toBeNull();
    expect(table.events(-1)).toEqual([{ type: "resigned", power: "FRANCE", reason: "left" }]);
    expect(table.log.match.game.stage).toBe("waiting");
    expect(table.log.due()).toBeNull();
    table.log.now += 9 * DAY;
    expect(await table.sit("z", seat)).toBeNull();
    expect(table.log.match.game.stage).toBe("active");
    expect(table.log.match.game.deadlineAt).toBeGreaterThan(table.log.now);
    expect(await table.by("FRANCE", { type: "orders", text: "A PAR - BUR" })).toBeNull();
    expect(await table.log.folded()).toEqual(table.log.match);
  });

  it.each([
    ["by their own will", async (table: Table) => table.by("FRANCE", { type: "resign" })],
    ["by the master's", async (table: Table) => table.master({ type: "resign", power: "FRANCE" })],
  ] as const)("resigned %s: the seat is free for somebody else", async (_, resign) => {
    const table = await started();
    const seat = table.seatOf("FRANCE");
    expect(await resign(table)).toBeNull();
    expect(table.log.match.table.seats[seat]).toMatchObject({ kind: "nobody" });
    expect(table.power("FRANCE")?.kind).toBe("resigned");
    expect(await table.sit("z", seat)).toBeNull();
    expect(table.power("FRANCE")).toMatchObject({ kind: "player", seat });
  });

  it("dismissed when grace is over, loses it too", async () => {
    const table = await started({ timing: ["NEXT 1D", "GRACE 12H"] });
    while (table.log.match.game.stage === "active") expect(await table.tick()).toBe("check");
    expect(table.log.match.table.seats.every(({ kind }) => kind === "nobody")).toBe(true);
    expect(table.log.match.table.host).toBeNull();
  });

  it("may be replaced by a dummy; revived without anybody there it is vacant again", async () => {
    const table = await started();
    const seat = table.seatOf("FRANCE");
    await table.leave("abcdefg"[seat]!);
    expect(await table.master({ type: "dummy", power: "FRANCE", control: ["ITALY"] })).toBeNull();
    expect(table.log.match.game.stage).toBe("active");
    expect(await table.by("ITALY", { type: "orders", text: "[FRANCE]\nA PAR - BUR" })).toBeNull();
    expect(table.log.game.controls?.(table.log.match.game, table.seatOf("ITALY"))).toContain(seat);
    expect(await table.master({ type: "revive", power: "FRANCE" })).toBeNull();
    expect(table.power("FRANCE")?.kind).toBe("resigned");
    await table.sit("z", seat);
    expect(table.power("FRANCE")?.kind).toBe("player");
  });

  it("is followed by whoever comes at a vacant power, never at a dummy's", async () => {
    const table = await started();
    const [dummy, vacant] = ["AUSTRIA", "RUSSIA"].map((power) => table.seatOf(power));
    for (const seat of [dummy!, vacant!]) await table.leave("abcdefg"[seat]!);
    expect(await table.master({ type: "dummy", power: "AUSTRIA" })).toBeNull();
    expect(await table.sit("y", dummy)).toBe("table/seat_taken");
    expect(await table.sit("y")).toBeNull();
    expect(table.power("RUSSIA")).toMatchObject({ kind: "player", seat: vacant });
    expect(table.log.match.game.stage).toBe("active");
    expect(await table.sit("z")).toBe("table/full");
    expect(await table.master({ type: "revive", power: "AUSTRIA" })).toBeNull();
    expect(await table.sit("z")).toBeNull();
    expect(table.power("AUSTRIA")).toMatchObject({ kind: "player", seat: dummy });
  });

  it("leaves it for good once the game is over", async () => {
    const table = await started();
    await table.master({ type: "stage", stage: "terminated" });
    const before = table.log.match.game;
    await table.leave("a");
    expect(table.log.match.game).toBe(before);
  });
});

describe("a pause", () => {
  it("stops orders and clock, not the master; afterwards there is a fresh deadline", async () => {
    const table = await opened();
    for (const user of "abcdefg") await table.sit(user);
    expect(await table.log.table("a", { type: "invite", user: "m", office: "master" })).toBeNull();
    expect(await table.log.table("m", { type: "take_office", office: "master" })).toBeNull();
    await table.tick();
    const first = table.log.match.game.deadlineAt!;
    // The host plays, and would stop it as they lose, or put out whoever wins.
    expect(await table.log.table("a", { type: "pause", on: true })).toBe("table/in_play");
    expect(await table.log.table("a", { type: "kick", seat: 3 })).toBe("table/in_play");
    expect(await table.log.table("m", { type: "pause", on: true })).toBeNull();
    expect(await table.by("FRANCE", { type: "orders", text: "A PAR - BUR" })).toBe("table/paused");
    expect(table.log.due()).toBeNull();
    expect(await table.master({ type: "settings", change: { description: "Back soon." } })).toBeNull();
    table.log.now = first + 3 * DAY;
    expect(await table.log.table("a", { type: "pause", on: false })).toBeNull();
    expect(table.log.match.game.deadlineAt).toBeGreaterThan(table.log.now + 2 * DAY);
    expect(table.log.due()?.at).toBeGreaterThan(table.log.now);
  });
});

describe("the clock", () => {
  it("waits for wait flags until the deadline, and sits one check out when the last orders come", async () => {
    const table = await started({ timing: ["NEXT 2D"] });
    const deadline = table.log.match.game.deadlineAt!;
    await table.by("FRANCE", { type: "wait", on: true });
    for (const { name } of table.log.match.game.powers) {
      const units = table.log.match.game.position.units.filter(({ power }) => power === name);
      await table.by(name, { type: "orders", text: units.map(({ type, at }) => `${type} ${at} H`).join("\n") });
    }
    expect(table.log.due()?.at).toBeGreaterThan(deadline - HOUR);
    await table.by("FRANCE", { type: "wait", on: false });
    expect(table.log.due()?.at).toBeLessThan(table.log.now + HOUR);
    await table.tick();
    expect(table.where().season).toBe("FALL");
  });
});
