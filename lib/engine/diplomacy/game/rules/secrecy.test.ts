import { describe, expect, it } from "vitest";
import type { UnitType } from "../../map/model";
import { printRow } from "../say-result";
import type { SeenRow } from "../see-results";
import { Driver, MASTER, player } from "../testing/driver";

const unit = (text: string) => {
  const [power = "", type, at = ""] = text.split(" ");
  return { power, type: (type === "A" ? "A" : "F") as UnitType, at };
};
const board = (rules: string[], units: string[], owners?: Record<string, string>) =>
  new Driver({ rules }).start().put({ units: units.map(unit), ...(owners ? { owners } : {}) });

/** Foreign units that a power sees. */
const sees = (driver: Driver, power: string): string[] =>
  driver
    .view(player(driver.seat(power)))
    .position.units.filter((one) => one.power !== power)
    .map(({ type, at }) => `${type} ${at}`)
    .sort();
const knows = (driver: Driver, power: string) => driver.view(player(driver.seat(power))).position.owners;

const UNITS = ["FRANCE A BUR", "GERMANY A MUN", "GERMANY F NTH", "ITALY A PIE", "ITALY F GOL", "RUSSIA A WAR"];

describe("BLIND", () => {
  it("shows what is at or beside own units and homes, to master and spectator all and nothing", () => {
    const driver = board(["BLIND"], [...UNITS, "ENGLAND F ENG"]);
    expect(sees(driver, "FRANCE")).toEqual(["A MUN", "A PIE", "F ENG"]);
    expect(driver.view(MASTER).position.units).toHaveLength(7);
    expect(knows(driver, "FRANCE").MUN).toBe("GERMANY");
    expect(knows(driver, "FRANCE").MOS).toBeUndefined();
    const before = driver.state;
    driver.orders("GERMANY", "A MUN - BOH").orders("RUSSIA", "A WAR - GAL").process();
    const event = driver.last("phase_processed")!;
    const at = driver.log.indexOf(event);
    const after = driver.log
      .slice(driver.log.length - (driver.log.length - at))
      .slice(0, 1)
      .reduce((s, e) => driver.game.evolve(s, e), before);
    const seen = JSON.stringify(driver.game.see(event, before, after, player(driver.seat("FRANCE"))));
    expect(seen).toContain('"sighted":"departs","unit":{"type":"A","at":"MUN"}');
    expect(seen).not.toContain("WAR");
    expect(seen).not.toContain("void");
  });

  it("prints no void, and takes why and phantoms out of own results", () => {
    const driver = board(["BLIND"], ["FRANCE A BUR", "RUSSIA A WAR"]);
    const before = driver.state;
    driver.orders("FRANCE", "A BUR S A MUN").process();
    const event = driver.last("phase_processed")!;
    const seen = driver.game.see(event, before, driver.state, player(driver.seat("FRANCE")));
    expect(seen?.results).toEqual([
      {
        ...{ power: "FRANCE", result: "ordered", at: "BUR" },
        order: { type: "support", unit: { type: "A", at: "BUR" }, of: { type: "A", at: "MUN" } },
      },
    ]);
  });
});

describe("OWN_SCS_SEE", () => {
  it("lets owned centres see instead of homes", () => {
    const driver = board(["OWN_SCS_SEE"], ["FRANCE F MAO", "GERMANY A BUR", "RUSSIA A GAL"], { VIE: "FRANCE" });
    expect(sees(driver, "FRANCE")).toEqual(["A GAL"]);
    expect(
      sees(board(["BLIND"], ["FRANCE F MAO", "GERMANY A BUR", "RUSSIA A GAL"], { VIE: "FRANCE" }), "FRANCE"),
    ).toEqual(["A BUR"]);
  });
});

describe("NO_SCS_SEE", () => {
  it("leaves units to see", () => {
    expect(sees(board(["NO_SCS_SEE"], UNITS), "FRANCE")).toEqual(["A MUN"]);
  });
});

describe("NO_UNITS_SEE", () => {
  it("leaves homes to see", () => {
    expect(sees(board(["NO_UNITS_SEE"], UNITS), "FRANCE")).toEqual(["A PIE"]);
  });
});

describe("SEE_NO_SCS", () => {
  it("shows no owners of foreign centres", () => {
    expect(new Set(Object.values(knows(board(["SEE_NO_SCS"], UNITS), "FRANCE")))).toEqual(new Set(["FRANCE"]));
  });
});

describe("SEE_ALL_SCS", () => {
  it("shows all owners", () => {
    const driver = board(["SEE_ALL_SCS"], UNITS);
    expect(knows(driver, "FRANCE")).toEqual(driver.state.position.owners);
  });
});

describe("SEE_NO_UNITS", () => {
  it("shows no foreign unit", () => {
    expect(sees(board(["SEE_NO_UNITS"], UNITS), "FRANCE")).toEqual([]);
  });
});

const KINDS = ["FRANCE A BUR", "FRANCE F ENG", "GERMANY A MUN", "GERMANY F BEL", "ENGLAND F NTH", "ENGLAND A WAL"];

describe("UNITS_SEE_OTHER", () => {
  it("lets armies see fleets and fleets armies", () => {
    expect(sees(board(["UNITS_SEE_OTHER", "NO_SCS_SEE"], KINDS), "FRANCE")).toEqual(["A WAL", "F BEL"]);
  });
});

describe("UNITS_SEE_SAME", () => {
  it("lets armies see armies and fleets fleets", () => {
    expect(sees(board(["UNITS_SEE_SAME", "NO_SCS_SEE"], KINDS), "FRANCE")).toEqual(["A MUN", "F BEL", "F NTH"]);
  });
});

describe("MYOPIC", () => {
  it("shows what is one's own and nothing else", () => {
    const driver = board(["MYOPIC"], KINDS);
    expect(sees(driver, "FRANCE")).toEqual([]);
    expect(new Set(Object.values(knows(driver, "FRANCE")))).toEqual(new Set(["FRANCE"]));
  });
});

describe("VENETIAN", () => {
  it("lets owned centres see, but not who owns others", () => {
    const driver = board(["VENETIAN"], ["FRANCE F MAO", "RUSSIA A GAL"], { VIE: "FRANCE", BUD: "RUSSIA" });
    expect(sees(driver, "FRANCE")).toEqual(["A GAL"]);
    expect(knows(driver, "FRANCE")).toEqual({ VIE: "FRANCE" });
  });
});

describe("GREEK", () => {
  it("lets units see their own kind", () => {
    expect(sees(board(["GREEK"], KINDS), "FRANCE")).toEqual(["A MUN", "F BEL", "F NTH"]);
  });
});

describe("TROJAN", () => {
  it("lets units see the other kind", () => {
    expect(sees(board(["TROJAN"], KINDS), "FRANCE")).toEqual(["A WAL", "F BEL"]);
  });
});

describe("HIDE_BUILDS", () => {
  it("prints builds as hidden and shows them after the next movement", () => {
    const driver = new Driver({ rules: ["HIDE_BUILDS", "BLANK_BOARD"] }).start();
    driver.act("FRANCE", { type: "orders", text: "BUILD A PAR" });
    const before = driver.state;
    driver.process();
    const [event] = driver.log.filter(({ type }) => type === "phase_processed");
    const after = driver.game.evolve(before, event!);
    const seen = (power: string) => driver.game.see(event!, before, after, player(driver.seat(power)));
    const built = (power: string) =>
      (seen(power) as unknown as { results: SeenRow[] }).results.filter((row) => row.power === "FRANCE").map(printRow);
    expect(built("FRANCE")).toEqual(["BUILD A PAR"]);
    expect(built("GERMANY")).toEqual(["BUILD HIDDEN"]);
    expect(JSON.stringify(seen("GERMANY"))).not.toContain('"at":"PAR"');
    expect(sees(driver, "GERMANY")).toEqual([]);
    driver.process();
    expect(sees(driver, "GERMANY")).toEqual(["A PAR"]);
  });

  it.each([
    [["HIDE_BUILDS"], "A PAR - PIC", ["A PIC FOUND"]],
    [["HIDE_BUILDS"], "A PAR H", ["A PAR FOUND"]],
    // In sight of Germany's armies before and after.
    [["HIDE_BUILDS", "BLIND"], "A PAR - PIC", ["A PIC FOUND"]],
    [["HIDE_BUILDS", "NO_CHECK"], "A PAR - MOS", ["A PAR FOUND"]],
    [[], "A PAR - PIC", ["A PAR - PIC"]],
  ])("with %j says of %s in the next movement %j", (rules, order, rows) => {
    const units = ["FRANCE A PAR", "GERMANY A BUR", "GERMANY A BEL"];
    const driver = board(rules, units, { PAR: "FRANCE", MUN: "GERMANY" });
    driver.state = { ...driver.state, hidden: rules.includes("HIDE_BUILDS") ? ["PAR"] : [] };
    driver.orders("FRANCE", order);
    const before = driver.state;
    driver.process();
    const event = driver.last("phase_processed")!;
    const after = driver.game.evolve(before, event);
    const shown = (power: string): string[] => {
      const seen = driver.game.see(event, before, after, player(driver.seat(power))) as unknown as {
        results: SeenRow[];
      };
      return seen.results.filter((row) => row.power === "FRANCE").map(printRow);
    };
    expect(shown("GERMANY")).toEqual(rows);
    expect(shown("FRANCE")).toContain(order);
  });

  it("says of one that is dislodged at once where it was found", () => {
    const driver = board(["HIDE_BUILDS"], ["FRANCE A PAR", "GERMANY A BUR", "GERMANY A PIC"]);
    driver.state = { ...driver.state, hidden: ["PAR"] };
    driver.orders("GERMANY", "A BUR - PAR", "A PIC S A BUR - PAR").orders("FRANCE", "A PAR H");
    const before = driver.state;
    driver.process();
    const event = driver.last("phase_processed")!;
    const seen = driver.game.see(event, before, driver.game.evolve(before, event), player(driver.seat("GERMANY")));
    const rows = (seen as unknown as { results: SeenRow[] }).results.filter((row) => row.power === "FRANCE");
    expect(rows.map(printRow)).toEqual(["A PAR FOUND"]);
  });
});

describe("HIDE_DUMMIES", () => {
  it("makes dummies look like players", () => {
    for (const [rules, kind] of [
      [["HIDE_DUMMIES"], "player"],
      [[], "dummy"],
    ] as const) {
      const driver = board([...rules], UNITS);
      driver.act("master", { type: "dummy", power: "TURKEY", control: ["RUSSIA"] });
      const seen = (power: string) =>
        driver.view(player(driver.seat(power))).powers.find(({ name }) => name === "TURKEY");
      expect(seen("FRANCE")?.kind).toBe(kind);
      expect(seen("RUSSIA")?.kind).toBe("dummy");
    }
  });
});

describe("HIDE_EXTENDERS", () => {
  it("does not say which player set the deadline", () => {
    for (const [rules, by] of [
      [["PLAYER_DEADLINES", "HIDE_EXTENDERS"], "player"],
      [["PLAYER_DEADLINES"], "FRANCE"],
    ] as const) {
      const driver = board([...rules], UNITS);
      const [day = ""] = /^\d{8}/.exec(driver.state.deadline ?? "") ?? [];
      driver.act("FRANCE", { type: "set_deadline", deadline: `${Number(day) + 1}1000` });
      const event = driver.last("deadline_set")!;
      const see = (viewer: Parameters<typeof driver.view>[0]) =>
        driver.game.see(event, driver.state, driver.state, viewer);
      expect(see(player(driver.seat("GERMANY")))?.by).toBe(by);
      expect(see(MASTER)?.by).toBe("FRANCE");
    }
  });
});

describe("HIDE_LATE_POWERS", () => {
  it("tells who is late to the master and to whoever is", () => {
    for (const [rules, hidden] of [
      [["HIDE_LATE_POWERS"], true],
      [[], false],
    ] as const) {
      const driver = board([...rules], UNITS).orders("FRANCE", "A BUR H");
      while (!driver.last("late")) driver.tick();
      const event = driver.last("late")!;
      const see = (power: string) =>
        driver.game.see(event, driver.state, driver.state, player(driver.seat(power)))?.powers;
      expect(see("FRANCE")).toEqual(hidden ? [] : ["GERMANY", "ITALY", "RUSSIA"]);
      expect(see("GERMANY")).toEqual(hidden ? ["GERMANY"] : ["GERMANY", "ITALY", "RUSSIA"]);
      const view = driver.view(player(driver.seat("FRANCE"))).powers.find(({ name }) => name === "GERMANY");
      expect(view?.late).toBe(hidden ? null : true);
    }
  });
});

describe.each([
  ["LIST_WAITERS", "wait"],
  ["LIST_UNORDERED", "ordered"],
] as const)("%s", (rule, field) => {
  it("shows to all what else is each one's own", () => {
    for (const rules of [[rule], []]) {
      const driver = board(rules, UNITS).act("GERMANY", { type: "wait", on: true });
      const view = driver.view(player(driver.seat("FRANCE"))).powers.find(({ name }) => name === "GERMANY");
      expect(view?.[field]).toBe(rules.length === 0 ? null : field === "wait");
      const seen = driver.game.see(driver.last("wait_set")!, driver.state, driver.state, player(driver.seat("FRANCE")));
      expect(seen !== null).toBe(rules[0] === "LIST_WAITERS");
    }
  });
});

describe("NO_REVEAL", () => {
  it("keeps seats hidden after the end until the master reveals them", () => {
    for (const rules of [["NO_REVEAL"], []]) {
      const driver = board(rules, UNITS);
      const seat = () => driver.view(player(driver.seat("FRANCE"))).powers.find(({ name }) => name === "GERMANY")?.seat;
      expect(seat()).toBeNull();
      expect(driver.try("master", { type: "reveal" })).toBe("diplomacy/not_over");
      driver.act("master", { type: "stage", stage: "terminated" });
      expect(seat() === null).toBe(rules.length > 0);
      driver.act("master", { type: "reveal" });
      expect(seat()).toBe(driver.seat("GERMANY"));
    }
  });
});
