import { describe, expect, it } from "vitest";
import type { UnitType } from "../../map/model";
import { printRow, sayWhy } from "../say-result";
import { Driver } from "../testing/driver";

/** Winter 1901 with these owners beyond the homes, and these units alone. */
const winter = (rules: string[], owners: Record<string, string>, units: string[] = [], morph: string[] = []) => {
  const driver = new Driver({ rules, morph }).start();
  const { position } = driver.state;
  return driver.put({
    phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" },
    owners: { ...position.owners, ...owners },
    units: units.map((text) => {
      const [power = "", type, at = ""] = text.split(" ");
      return { power, type: (type === "A" ? "A" : "F") as UnitType, at };
    }),
  });
};
const builds = (driver: Driver, power: string, text: string): boolean =>
  driver.try(power, { type: "orders", text }) === null;

describe("NO_RETREAT", () => {
  it("destroys what is dislodged", () => {
    const play = (rules: string[]) =>
      new Driver({ rules })
        .start()
        .put({
          units: [
            { power: "FRANCE", type: "A", at: "BUR" },
            { power: "GERMANY", type: "A", at: "MUN" },
            { power: "GERMANY", type: "A", at: "RUH" },
          ],
        })
        .orders("GERMANY", "A MUN - BUR", "A RUH S A MUN - BUR")
        .process();
    expect(play([]).phase()).toBe("SPRING 1901 RETREATS");
    const driver = play(["NO_RETREAT"]);
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
    expect(driver.units("FRANCE")).toEqual([]);
  });
});

describe("alternatives to homes (@GAS(PAR,MAR))", () => {
  const MORPH = ["FRANCE @GAS(PAR,MAR)", "UNOWNED GAS"];
  const start = (rules: string[]) => winter(rules, { GAS: "FRANCE" }, ["FRANCE A SPA"], MORPH);

  it("are built at, and take the place of a home", () => {
    expect(builds(start([]), "FRANCE", "BUILD A GAS")).toBe(true);
    expect(builds(start([]), "FRANCE", "BUILD A GAS\nBUILD A PAR\nBUILD A MAR")).toBe(false);
    const driver = start([]);
    for (const intent of driver.game.legal(driver.state, driver.seat("FRANCE")))
      expect(driver.game.decide(driver.state, { seat: driver.seat("FRANCE") }, intent, driver.ctx()).ok).toBe(true);
  });

  it("lose no build that disorder makes", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const driver = new Driver({ rules: ["CD_BUILDS", "CIVIL_DISORDER"], morph: MORPH }, seed).start();
      const { owners } = driver.state.position;
      driver.put({
        phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" },
        owners: { ...owners, GAS: "FRANCE" },
        units: [{ power: "FRANCE", type: "A", at: "SPA" }],
      });
      driver.process();
      expect(driver.units("FRANCE"), `seed ${seed}`).toHaveLength(4);
    }
  });
});

describe("results", () => {
  it("say why where an order comes to nothing", () => {
    const driver = new Driver({}).start().put({
      phase: { season: "FALL", year: 1901, type: "RETREATS" },
      units: [],
      dislodged: [
        { power: "FRANCE", type: "A", at: "BEL", from: null, retreats: ["HOL"] },
        { power: "GERMANY", type: "A", at: "RUH", from: null, retreats: ["HOL"] },
        { power: "ITALY", type: "A", at: "TYR", from: null, retreats: ["VEN"] },
      ],
    });
    driver.orders("FRANCE", "A BEL R HOL").orders("GERMANY", "A RUH R HOL").process();
    expect(driver.last("phase_processed")?.results.map((row) => [printRow(row), row.result, sayWhy(row)])).toEqual([
      ["A BEL R HOL", "bounces", "A RUH retreats there too"],
      ["A RUH R HOL", "bounces", "A BEL retreats there too"],
      ["A TYR D", "disbands", "it has no order"],
    ]);
  });
});

describe("BUILD_ANY", () => {
  it("builds in every owned centre", () => {
    expect(builds(winter([], { SPA: "FRANCE" }), "FRANCE", "BUILD A SPA")).toBe(false);
    expect(builds(winter(["BUILD_ANY"], { SPA: "FRANCE" }), "FRANCE", "BUILD A SPA")).toBe(true);
  });
});

describe("HOME_BUILDS", () => {
  it("builds in every owned centre that is somebody's home", () => {
    const driver = winter(["HOME_BUILDS"], { SPA: "FRANCE", MUN: "FRANCE" });
    expect(builds(driver, "FRANCE", "BUILD A MUN")).toBe(true);
    expect(builds(driver, "FRANCE", "BUILD A SPA")).toBe(false);
  });
});

describe("REMOTE_BUILDS", () => {
  it("builds anywhere while a home is owned, else nowhere", () => {
    expect(builds(winter(["REMOTE_BUILDS"], { SPA: "FRANCE" }), "FRANCE", "BUILD A SPA")).toBe(true);
    const lost = { PAR: "GERMANY", MAR: "GERMANY", BRE: "GERMANY", SPA: "FRANCE" };
    expect(builds(winter(["REMOTE_BUILDS"], lost), "FRANCE", "BUILD A SPA")).toBe(false);
  });
});

describe("GARRISON", () => {
  const lost = { VIE: "ITALY", BUD: "ITALY", TRI: "ITALY" };
  it("gives a power without centres a unit at home while nobody stands there", () => {
    expect(builds(winter([], lost), "AUSTRIA", "BUILD A VIE")).toBe(false);
    const driver = winter(["GARRISON"], lost);
    driver.act("AUSTRIA", { type: "orders", text: "BUILD A VIE" }).process();
    expect(driver.units("AUSTRIA")).toEqual(["A VIE"]);
    expect(builds(winter(["GARRISON"], lost, ["ITALY A BUD"]), "AUSTRIA", "BUILD A VIE")).toBe(false);
  });
});

describe("NO_RESERVES", () => {
  it("ignores the map's reserves", () => {
    const three = ["FRANCE A PAR", "FRANCE A MAR", "FRANCE A GAS"];
    const morph = ["FRANCE", "RESERVES 1"];
    expect(builds(winter([], {}, three, morph), "FRANCE", "BUILD F BRE")).toBe(true);
    expect(builds(winter(["NO_RESERVES"], {}, three, morph), "FRANCE", "BUILD F BRE")).toBe(false);
  });
});

describe("NO_MILITIA", () => {
  it("ignores the map's militia", () => {
    const three = ["FRANCE A PAR", "FRANCE A MAR", "FRANCE A GAS"];
    const morph = ["FRANCE", "MILITIA 1"];
    expect(builds(winter([], {}, three, morph), "FRANCE", "BUILD F BRE")).toBe(true);
    expect(builds(winter(["NO_MILITIA"], {}, three, morph), "FRANCE", "BUILD F BRE")).toBe(false);
  });
});

describe("NO_FACTORIES", () => {
  it("ignores the map's factories", () => {
    const morph = ["FRANCE (French:F) BRE MAR PAR +GAS"];
    expect(builds(winter([], {}, [], morph), "FRANCE", "BUILD A GAS")).toBe(true);
    expect(builds(winter(["NO_FACTORIES"], {}, [], morph), "FRANCE", "BUILD A GAS")).toBe(false);
  });
});

describe("NO_PARTISANS", () => {
  it("ignores the map's partisan sites", () => {
    const morph = ["FRANCE (French:F) BRE MAR PAR *GAS"];
    const lost = { PAR: "GERMANY" };
    expect(builds(winter([], lost, [], morph), "FRANCE", "BUILD A GAS")).toBe(true);
    expect(builds(winter([], {}, [], morph), "FRANCE", "BUILD A GAS")).toBe(false);
    expect(builds(winter(["NO_PARTISANS"], lost, [], morph), "FRANCE", "BUILD A GAS")).toBe(false);
  });
});
