import { describe, expect, it } from "vitest";
import { Driver, MASTER, player } from "../testing/driver";

const game = (...rules: string[]) => new Driver({ rules });

describe("POWER_CHOICE", () => {
  it("lets who joins pick a free power, and draws the others", () => {
    const driver = game("POWER_CHOICE");
    driver.act(2, { type: "choose_power", power: "ITALY" });
    expect(driver.try(3, { type: "choose_power", power: "ITALY" })).toBe("start/power_taken");
    expect(driver.try(3, { type: "choose_power", power: "ATLANTIS" })).toBe("start/no_such_power");
    driver.start();
    expect(driver.seat("ITALY")).toBe(2);
    expect(new Set(driver.state.powers.map(({ seat }) => seat)).size).toBe(7);
  });

  it("is a lot without the rule, by preferences where they can be met", () => {
    const driver = game();
    expect(driver.try(0, { type: "choose_power", power: "ITALY" })).toBe("start/by_lot");
    driver.act(4, { type: "prefer", powers: ["TURKEY", "ITALY"] });
    expect(driver.view(player(3)).preferences).toEqual([]);
    driver.start();
    expect(driver.seat("TURKEY")).toBe(4);
  });
});

describe("MOBILIZE", () => {
  it("begins with builds at home on an empty board; who builds in a home gains it", () => {
    const driver = game("MOBILIZE").start();
    expect(driver.phase()).toBe("WINTER 1900 ADJUSTMENTS");
    expect(driver.state.position.units).toEqual([]);
    expect(driver.state.position.owners).toEqual({});
    driver.act("AUSTRIA", { type: "orders", text: "BUILD A VIE\nBUILD A BUD\nBUILD A TRI" });
    driver.act("TURKEY", { type: "orders", text: "BUILD F CON\nWAIVE" });
    expect(driver.try("ITALY", { type: "orders", text: "BUILD A MUN" })).toBe("order/refused");
    driver.process();
    expect(driver.phase()).toBe("SPRING 1901 MOVEMENT");
    expect(driver.units("AUSTRIA")).toEqual(["A VIE", "A BUD", "A TRI"]);
    expect(driver.state.position.owners).toEqual({ VIE: "AUSTRIA", BUD: "AUSTRIA", TRI: "AUSTRIA", CON: "TURKEY" });
    // What was not built then is not built: the right is that of the first phase.
    expect(driver.state.position.rights).toBeUndefined();
  });
});

describe("BLANK_BOARD", () => {
  it("begins with builds at owned homes, and keeps units that are off the centres", () => {
    const driver = new Driver({ rules: ["BLANK_BOARD"], morph: ["ENGLAND", "A WAL"] }).start();
    expect(driver.phase()).toBe("WINTER 1900 ADJUSTMENTS");
    expect(driver.state.position.units).toEqual([{ power: "ENGLAND", type: "A", at: "WAL" }]);
    expect(driver.state.position.owners.PAR).toBe("FRANCE");
    driver.act("FRANCE", { type: "orders", text: "BUILD A PAR\nBUILD A MAR\nBUILD F BRE" }).process();
    expect(driver.units("FRANCE")).toHaveLength(3);
  });
});

describe("SOLITAIRE", () => {
  it("has one seat for all powers, no deadline, a word to join, and goes on when the master says so", () => {
    const driver = game("SOLITAIRE");
    expect(driver.game.seats).toEqual({ min: 1, max: 1 });
    expect(driver.state.secret).toMatch(/^[A-Z]{12}$/);
    driver.act("clock", { type: "start" });
    expect(driver.state.powers.every(({ kind }) => kind === "dummy")).toBe(true);
    expect(driver.state.deadline).toBeNull();
    driver.act(0, { type: "orders", text: "[FRANCE]\nA PAR - BUR\n[GERMANY]\nA MUN - RUH" });
    expect(driver.game.waitsFor(driver.state).due).toBeUndefined();
    driver.process();
    expect(driver.units("FRANCE")).toContain("A BUR");
    expect(driver.units("GERMANY")).toContain("A RUH");
  });
});

describe("SILENT_JOIN", () => {
  it("tells nobody who has joined and what they chose", () => {
    for (const [rules, seen] of [
      [["POWER_CHOICE"], true],
      [["POWER_CHOICE", "SILENT_JOIN"], false],
    ] as const) {
      const driver = game(...rules);
      const before = driver.state;
      driver.act(1, { type: "choose_power", power: "FRANCE" });
      const event = driver.last("power_chosen")!;
      expect(driver.game.see(event, before, driver.state, player(0)) !== null).toBe(seen);
      expect(driver.game.see(event, before, driver.state, player(1))).not.toBeNull();
      expect(driver.game.see(event, before, driver.state, MASTER)).not.toBeNull();
      expect(driver.view(player(0)).chosen).toEqual(seen ? ["FRANCE"] : []);
    }
  });
});

describe("START_MASTER", () => {
  it("does not start by itself when all seats are taken", () => {
    const driver = game("START_MASTER");
    expect(driver.game.begin?.(driver.state)).toBeNull();
    expect(driver.try("clock", { type: "start" })).toBe("start/by_master");
    expect(driver.start().state.stage).toBe("active");
    const usual = game();
    expect(usual.game.begin?.(usual.state)).toEqual({ type: "start" });
  });
});
