import { describe, expect, it } from "vitest";
import { DAY } from "./testing/driver";
import { started, type Table } from "./testing/table";

describe("the master's rewind", () => {
  const point = (table: Table, year: number, season: string, moment = "entered") =>
    table
      .points()
      .findLast(
        ({ phase, moment: when }) =>
          phase.year === year && phase.season === season && phase.type === "MOVEMENT" && when === moment,
      );

  it("goes back to a phase as it was entered, keeps players, absences and settings, sets a fresh deadline", async () => {
    const table = await started();
    const board = table.log.match.game.position;
    await table.phase();
    await table.master({ type: "settings", change: { timing: ["NEXT 5D"] } });
    const seat = table.seatOf("FRANCE");
    await table.leave("abcdefg"[seat]!);
    await table.sit("z", seat);
    await table.by("ITALY", { type: "absence", from: "20260620", to: "20260622" });
    table.log.now += 30 * DAY;
    expect(await table.rewind(point(table, 1901, "SPRING")?.seq)).toBeNull();
    const { game } = table.log.match;
    expect(game.position).toEqual(board);
    expect(game.powers.every(({ orders, kind }) => orders === null && kind === "player")).toBe(true);
    expect(game).toMatchObject({ stage: "active", absences: [{ from: "20260620" }] });
    expect(game.settings.timing).toEqual(["NEXT 5D"]);
    expect(game.deadlineAt! - table.log.now).toBeGreaterThan(4 * DAY);
    expect(await table.log.folded()).toEqual(table.log.match);
    await table.by("ITALY", { type: "absence", from: "20260701", to: "20260702" });
    await table.phase();
    expect(table.where()).not.toEqual(board.phase);
    // What came after the rewind is no part of what it kept.
    expect(await table.log.folded()).toEqual(table.log.match);
  });

  it("restores the orders of a phase, and goes on to what was set aside", async () => {
    const table = await started();
    await table.phase();
    const after = table.log.match.game.position;
    expect(await table.rewind(point(table, 1901, "SPRING", "ordered")?.seq)).toBeNull();
    expect(table.log.match.game.powers.some(({ orders }) => orders !== null)).toBe(true);
    const aside = table.points().filter(({ live }) => !live);
    expect(aside.map(({ moment }) => moment)).toEqual(["ordered", "entered"]);
    expect(await table.rewind(aside.at(-1)?.seq)).toBeNull();
    expect(table.log.match.game.position).toEqual(after);
    expect(table.points().every(({ live }) => live)).toBe(true);
    expect(await table.log.folded()).toEqual(table.log.match);
  });

  it("comes back to a phase that it left, with the orders that were in by then", async () => {
    const table = await started();
    await table.phase();
    await table.by("ITALY", { type: "orders", text: "A VEN H" });
    const left = table.log.match.game;
    expect(await table.rewind(point(table, 1901, "SPRING")?.seq)).toBeNull();
    const [aside] = table.points().filter(({ moment }) => moment === "left");
    expect(aside).toMatchObject({ phase: left.position.phase, live: false });
    expect(await table.rewind(aside?.seq)).toBeNull();
    expect(table.log.match.game).toMatchObject({ position: left.position, powers: left.powers });
    // Left again with nothing entered since, it is the same moment; as it was entered, it loses nothing.
    expect(await table.rewind(point(table, 1901, "SPRING")?.seq)).toBeNull();
    expect(await table.rewind(point(table, 1901, "FALL")?.seq)).toBeNull();
    const all = table.points().filter(({ moment }) => moment === "left");
    expect(new Set(all.map(({ phase }) => `${phase.season} ${phase.year}`))).toEqual(new Set(["FALL 1901"]));
  });

  it("in full brings back old settings as well; who left since then has left", async () => {
    const table = await started();
    const seat = table.seatOf("FRANCE");
    const start = point(table, 1901, "SPRING")?.seq;
    await table.master({ type: "settings", change: { rules: ["NO_PRESS"] } });
    await table.leave("abcdefg"[seat]!);
    expect(await table.rewind(start, false)).toBeNull();
    expect(table.log.match.game.settings.rules).toEqual([]);
    expect(table.power("FRANCE")?.kind).toBe("resigned");
    expect(table.log.match.game.stage).toBe("waiting");
  });

  it("brings nothing back that was gone back behind in full, as it goes on or further back", async () => {
    const table = await started();
    const timing = () => table.log.match.game.settings.timing;
    await table.phase();
    const usual = timing();
    const fall = table.log.match.game.position;
    await table.master({ type: "settings", change: { timing: ["NEXT 5D"] } });
    const spring = point(table, 1901, "SPRING")?.seq;
    expect(await table.rewind(spring, false)).toBeNull();
    expect(await table.rewind(table.points().findLast(({ moment }) => moment === "entered")?.seq)).toBeNull();
    expect(table.log.match.game.position).toEqual(fall);
    expect(timing()).toEqual(usual);
    await table.master({ type: "settings", change: { timing: ["NEXT 3D"] } });
    expect(await table.rewind(spring)).toBeNull();
    expect(timing()).toEqual(["NEXT 3D"]);
    expect(await table.log.folded()).toEqual(table.log.match);
  });

  it("stops at the end of a game, which has opened letters, orders and who played whom: whatever rewinds went before", async () => {
    const table = await started();
    await table.phase();
    expect(await table.rewind(point(table, 1901, "SPRING")?.seq)).toBeNull();
    await table.master({ type: "stage", stage: "terminated" });
    const over = table.log.match;
    for (const { seq } of table.points())
      for (const keep of [true, false]) expect(await table.rewind(seq, keep)).toBe("table/deal_over");
    expect(table.log.match).toEqual(over);
    expect(table.log.due()).toBeNull();
  });

  it("to before the start is a game that forms", async () => {
    const table = await started();
    await table.master({ type: "stage", stage: "waiting" });
    const start = point(table, 1901, "SPRING")?.seq ?? 0;
    const before = table.log.rows.findLast(
      ({ seq, moveId }) => seq < start && moveId !== table.log.rows[start - 1]?.moveId,
    );
    expect(await table.rewind(before?.seq)).toBeNull();
    expect(table.log.match.game).toMatchObject({ stage: "forming", powers: [] });
    expect(await table.tick()).toBe("start");
  });

  it("is not the players'", async () => {
    const table = await started();
    await table.phase();
    expect(await table.log.table("a", { type: "rewind", to: 4, keep: true })).toBe("table/not_master");
    expect(await table.log.table("a", { type: "takeback" })).toBe("table/no_takeback");
  });
});
