import { describe, expect, it } from "vitest";
import { printOrder } from "../orders/print-order";
import { compileDiplomacy } from "./compile";
import { DAY, Driver, HOUR, MASTER, player, SPECTATOR } from "./testing/driver";

describe("a configuration", () => {
  const codes = (config: unknown) => {
    const result = compileDiplomacy(config);
    return result.ok ? [] : result.error.map(({ code }) => code);
  };
  it("is checked as a whole, and its hash is its content's", () => {
    expect(codes({ map: "atlantis" })).toEqual(["config/no_such_map"]);
    expect(codes({ maps: 1 })).toEqual(["config/shape"]);
    expect(
      codes({ rules: ["EXCHANGE", "NO_RAIN"], timing: ["NEXT x"], zone: "Mars/Base", rotate: ["SOMETIMES"] }),
    ).toEqual(["rule/variant", "rule/unknown", "timing/bad_value", "config/bad_zone", "config/bad_rotate"]);
    expect(codes({ morph: ["VICTORY many"] })).not.toEqual([]);
    const [one, same, other] = [{}, { map: "standard" }, { map: "pure" }].map((config) => new Driver(config).game);
    expect(same).toBe(one);
    expect(other?.hash).not.toBe(one?.hash);
    expect(one?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(one?.seats).toEqual({ min: 7, max: 7 });
    expect(new Driver({ map: "chaos" }).game.seats.max).toBe(34);
  });
});

describe("the stages", () => {
  it("go from preparation to the end, each by who may", () => {
    const driver = new Driver({ prepare: true });
    expect(driver.try("clock", { type: "start" })).toBe("start/not_forming");
    expect(driver.try(0, { type: "stage", stage: "forming" })).toBe("diplomacy/master_only");
    driver.act("master", { type: "stage", stage: "forming" });
    expect(driver.game.idle?.(driver.state)).toBe(true);
    expect(driver.try(1, { type: "start" })).toBe("diplomacy/not_yours");
    driver.act("clock", { type: "start" });
    expect(driver.game.idle?.(driver.state)).toBe(false);
    expect(driver.try("clock", { type: "start" })).toBe("start/not_forming");
    driver.act("FRANCE", { type: "resign" });
    expect(driver.state.stage).toBe("waiting");
    expect(driver.try("clock", { type: "check" })).toBe("diplomacy/not_active");
    driver.now += DAY;
    driver.act("master", { type: "dummy", power: "FRANCE", control: ["ITALY"] });
    expect(driver.state.stage).toBe("active");
    expect(driver.last("deadline_set")?.by).toBe("rules");
    driver.act("master", { type: "revive", power: "FRANCE" });
    expect(driver.power("FRANCE").kind).toBe("player");
    driver.act("master", { type: "stage", stage: "waiting" }).act("master", { type: "stage", stage: "terminated" });
    expect(driver.game.outcome(driver.state)?.reason).toBe("terminated");
    expect(driver.try("FRANCE", { type: "orders", text: "A PAR H" })).toBe("diplomacy/over");
  });
});

describe("settings", () => {
  it("change alone what is named; another zone keeps the digits of the deadline", () => {
    const driver = new Driver({ rules: ["NO_PRESS"], timing: ["NEXT 2D"], description: "Ours." }).start();
    const { deadline, deadlineAt } = driver.state;
    driver.act("master", { type: "settings", change: { zone: "Asia/Tokyo" } });
    const kept = { rules: ["NO_PRESS"], timing: ["NEXT 2D"], description: "Ours." };
    expect(driver.state.settings).toEqual({ ...kept, zone: "Asia/Tokyo" });
    expect(driver.state).toMatchObject({ deadline, deadlineAt: deadlineAt! - 9 * HOUR });
    expect(driver.try("master", { type: "settings", change: { rules: ["NO_RAIN"] } })).toBe("settings/bad");
  });
});

describe("gates", () => {
  it("SKIP asks for nothing and goes on, WAIT leaves it to the master until the deadline", () => {
    const skip = new Driver({}).start().act("master", { type: "gate", gate: "SKIP" });
    expect(skip.try("FRANCE", { type: "orders", text: "A PAR H" })).toBe("order/closed");
    expect(skip.game.waitsFor(skip.state).seats).toEqual([]);
    skip.tick();
    expect(skip.phase()).toBe("FALL 1901 MOVEMENT");
    const wait = new Driver({}).start().act("master", { type: "gate", gate: "WAIT" });
    for (const { name } of wait.state.powers) wait.act(name, { type: "orders", text: wait.units(name).join("\n") });
    expect(wait.game.waitsFor(wait.state).due?.at).toBe(wait.state.deadlineAt);
  });
});

describe("orders", () => {
  it("are refused as a whole with every fault and its line, and replace what was there", () => {
    const driver = new Driver({}).start();
    const refusal = driver.refused("FRANCE", {
      type: "orders",
      text: "A PAR - BUR\nA PAR - MOS\nF BRE - ATLANTIS\nA MAR H\nA MAR - SPA",
    });
    expect(refusal).toMatchObject({
      code: "order/refused",
      data: {
        faults: [
          { line: 2, code: "order/cannot_reach" },
          { line: 3, code: "order/no_such_place" },
          { line: 5, code: "order/twice" },
        ],
      },
    });
    driver.act("FRANCE", { type: "orders", text: "Army Paris to Burgundy; F BRE-MAO" });
    expect(driver.entered("FRANCE")).toEqual(["A PAR - BUR", "F BRE - MAO"]);
    driver.act("FRANCE", { type: "orders", text: "A PAR H\nCLEAR\nA MAR H" });
    expect(driver.entered("FRANCE")).toEqual(["A MAR H"]);
    driver.act("FRANCE", { type: "orders", text: "(NMR)" });
    expect(driver.entered("FRANCE")).toBeNull();
  });
});

describe("offices", () => {
  it("see all as master, nothing hidden as spectator; reasons and narrations are data", () => {
    const driver = new Driver({}).start();
    driver.act("FRANCE", { type: "orders", text: "A PAR - BUR" }).orders("GERMANY", "A MUN - BUR");
    expect(driver.view(MASTER).powers.filter(({ orders }) => orders !== null)).toHaveLength(2);
    expect(
      driver
        .view(SPECTATOR)
        .powers.every(({ orders, seat, vote }) => orders === null && seat === null && vote === null),
    ).toBe(true);
    const before = driver.state;
    driver.process();
    const [row] = driver.last("phase_processed")!.results.filter(({ order }) => printOrder(order) === "A PAR - BUR");
    expect(row).toMatchObject({
      result: "bounces",
      order: { type: "move", unit: { type: "A", at: "PAR" }, to: "BUR" },
      why: { code: "movement", against: [{ kind: "prevent", of: "MUN", strength: 1 }] },
    });
    const seen = driver.game.see(driver.last("phase_processed")!, before, driver.state, player(0));
    expect(seen && driver.game.narrate(seen)).toMatchObject({ code: "diplomacy/phase_processed", tone: "trick" });
  });
});
