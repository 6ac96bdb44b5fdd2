import { describe, expect, it } from "vitest";
import type { UnitType } from "../../map/model";
import { writeStatus } from "../../status/write";
import { compileDiplomacy } from "../compile";
import { handFrame } from "../hand-frame";
import { DAY, Driver, player, SPECTATOR } from "../testing/driver";
import { statusOf } from "../write-file";

const unit = (text: string) => {
  const [power = "", type, at = ""] = text.split(" ");
  return { power, type: (type === "A" ? "A" : "F") as UnitType, at };
};
const board = (rules: string[], units: string[], config: object = {}) =>
  new Driver({ rules, ...config }).start().put({ units: units.map(unit) });
const winter = (rules: string[], units: string[], owners: Record<string, string>) =>
  board(rules, units).put({ phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" }, owners });
const ticks = (driver: Driver, until: () => boolean): Driver => {
  for (let left = 20; left > 0 && !until(); left--) driver.tick();
  return driver;
};

describe("late powers", () => {
  it("are warned, told of, and lose their place when grace is over; a new player brings a fresh deadline", () => {
    const driver = board([], ["FRANCE A PAR", "GERMANY A MUN"], { timing: ["GRACE 24H"] }).orders("FRANCE", "A PAR H");
    driver.tick();
    expect(driver.last("warned")).toMatchObject({ powers: ["GERMANY"], spans: ["4H"] });
    driver.tick();
    expect(driver.last("late")).toMatchObject({ powers: ["GERMANY"], everyone: true });
    ticks(driver, () => driver.state.stage === "waiting");
    expect(driver.power("GERMANY").kind).toBe("resigned");
    expect(driver.tick()).toBe(false);
    const seat = driver.seat("GERMANY");
    expect(driver.view(player()).powers.find(({ name }) => name === "GERMANY")).toMatchObject({
      kind: "resigned",
      seat,
    });
    driver.sit(seat);
    expect(driver.state.stage).toBe("active");
    expect(driver.state.deadlineAt).toBeGreaterThan(driver.now);
    expect(driver.try("GERMANY", { type: "orders", text: "A MUN H" })).toBeNull();
  });
});

describe("CIVIL_DISORDER", () => {
  it("fills in what is missing at the deadline: hold, waive, and removals that keep units on centres", () => {
    const driver = board(["CIVIL_DISORDER"], ["FRANCE A PAR", "GERMANY A MUN"]).orders("FRANCE", "A PAR - BUR");
    ticks(driver, () => driver.last("phase_processed") !== undefined);
    expect(driver.results()).toEqual({ "A PAR - BUR": "succeeds", "A MUN H": "succeeds" });
    for (let seed = 1; seed < 9; seed++) {
      const late = winter(["CIVIL_DISORDER"], ["FRANCE A PAR", "FRANCE A BUR", "FRANCE A GAS"], {
        PAR: "FRANCE",
        MUN: "GERMANY",
      });
      expect(late.process().units("FRANCE")).toEqual(["A PAR"]);
    }
  });
});

describe("CIVIL_PREVIEW", () => {
  it("gives the master a preview at the deadline, and the game waits", () => {
    const driver = board(["CIVIL_PREVIEW"], ["FRANCE A PAR", "GERMANY A MUN"]).orders("FRANCE", "A PAR - BUR");
    ticks(driver, () => driver.last("previewed") !== undefined);
    expect(driver.state.stage).toBe("waiting");
    expect(driver.game.see(driver.last("previewed")!, driver.state, driver.state, player(0))).toBeNull();
    expect(driver.process().units("FRANCE")).toEqual(["A BUR"]);
  });
});

describe("CD_DUMMIES", () => {
  it("waits for no dummy", () => {
    const play = (rules: string[]) => {
      const driver = board(rules, ["FRANCE A PAR", "GERMANY A MUN"]);
      driver.act("master", { type: "dummy", power: "GERMANY" });
      return driver.act("FRANCE", { type: "orders", text: "A PAR - BUR" });
    };
    expect(play([]).last("delayed")).toBeUndefined();
    const driver = play(["CD_DUMMIES"]);
    expect(driver.last("delayed")).toBeDefined();
    driver.tick();
    expect(driver.units("FRANCE")).toEqual(["A BUR"]);
    expect(driver.now).toBeLessThan(driver.state.deadlineAt! - DAY);
  });
});

const dislodged = [{ ...unit("GERMANY A MUN"), from: "BUR", retreats: ["BOH", "KIE", "SIL", "TYR"] }];

describe("CD_RETREATS", () => {
  it("retreats at random, to a centre if there is one", () => {
    const retreat = (rules: string[], change: object = {}) =>
      board(rules, ["FRANCE A MUN"])
        .put({ phase: { season: "SPRING", year: 1902, type: "RETREATS" }, dislodged, ...change })
        .process();
    expect(retreat([]).units("GERMANY")).toEqual([]);
    expect(retreat(["CD_RETREATS"]).units("GERMANY")).toEqual(["A KIE"]);
    const [only] = dislodged;
    const away = retreat(["CD_RETREATS"], { dislodged: [{ ...only, retreats: ["BOH", "SIL"] }] }).units("GERMANY");
    expect(["A BOH", "A SIL"]).toContain(away[0]);
  });
});

describe("CD_BUILDS", () => {
  it("builds at random", () => {
    const owners = { PAR: "FRANCE", MAR: "FRANCE", MUN: "GERMANY" };
    expect(winter([], ["GERMANY A BOH"], owners).process().units("FRANCE")).toEqual([]);
    expect(winter(["CD_BUILDS"], ["GERMANY A BOH"], owners).process().units("FRANCE")).toHaveLength(2);
  });
});

const SIEGE = ["GERMANY A MUN", "GERMANY A BER", "FRANCE A BUR"];

describe("CD_SUPPORTS", () => {
  it("supports units that are threatened", () => {
    expect(board(["CD_SUPPORTS"], SIEGE).process().results()["A BER S A MUN"]).toBe("succeeds");
    expect(board([], SIEGE).process().results()["A BER H"]).toBe("succeeds");
  });
});

describe("SMART_CD", () => {
  it("supports, retreats and builds", () => {
    const driver = board(["SMART_CD"], SIEGE);
    expect(driver.process().results()["A BER S A MUN"]).toBe("succeeds");
    const owners = { PAR: "FRANCE", MUN: "GERMANY" };
    expect(winter(["SMART_CD"], ["GERMANY A BOH"], owners).process().units("FRANCE")).toHaveLength(1);
    const retreat = board(["SMART_CD"], ["FRANCE A MUN"]).put({
      phase: { season: "SPRING", year: 1902, type: "RETREATS" },
      dislodged,
    });
    expect(retreat.process().units("GERMANY")).toEqual(["A KIE"]);
  });
});

describe("DUMMY_FIRE", () => {
  it("lets dummies dislodge their own", () => {
    for (const [rules, result] of [
      [["DUMMY_FIRE"], "succeeds"],
      [[], "bounces"],
    ] as const) {
      const driver = board([...rules], ["GERMANY A MUN", "GERMANY A BER", "GERMANY A SIL", "FRANCE A PAR"]);
      driver.act("master", { type: "dummy", power: "GERMANY" });
      driver.orders("GERMANY", "A BER - MUN", "A SIL S A BER - MUN", "A MUN H").process();
      expect(driver.results()["A BER - MUN"]).toBe(result);
    }
  });
  it("counts the help of dummies against their own, and of nobody else", () => {
    for (const [dummy, result] of [
      ["GERMANY", "bounces"],
      ["FRANCE", "succeeds"],
    ] as const) {
      const driver = board(["DUMMY_FIRE"], ["GERMANY A MUN", "FRANCE A BUR", "FRANCE A PAR"]);
      driver.act("master", { type: "dummy", power: dummy });
      driver.orders("GERMANY", "A MUN - BUR").orders("FRANCE", "A PAR S A MUN - BUR", "A BUR H").process();
      expect(driver.results()["A MUN - BUR"]).toBe(result);
    }
  });
});

const HOMES = { VIE: "AUSTRIA", BUD: "AUSTRIA", TRI: "AUSTRIA", ROM: "ITALY", SER: "TURKEY", GRE: "RUSSIA" };
const vassal = (rules: string[]) => {
  const driver = board(rules, [
    "ITALY A VIE",
    "ITALY A BUD",
    "ITALY A TRI",
    "AUSTRIA A SER",
    "TURKEY A CON",
    "RUSSIA A MOS",
  ]);
  driver.put({ phase: { season: "FALL", year: 1903, type: "MOVEMENT" }, owners: HOMES });
  return driver.act("master", { type: "dummy", power: "AUSTRIA" }).process();
};

describe("VASSAL_DUMMIES", () => {
  it("makes a dummy the vassal of who holds its every home; it keeps them", () => {
    expect(vassal([]).state.position.owners.VIE).toBe("ITALY");
    const driver = vassal(["VASSAL_DUMMIES"]);
    expect(driver.power("AUSTRIA").control).toEqual(["ITALY"]);
    expect(driver.state.position.owners.VIE).toBe("AUSTRIA");
    expect(driver.view(player(driver.seat("ITALY"))).own).toEqual(["ITALY", "AUSTRIA"]);
    expect(driver.state.counts.ITALY).toBe(5);
  });
});

describe("TORN_ALLEGIANCE", () => {
  it("takes vassals' units off strangers' centres", () => {
    expect(vassal(["VASSAL_DUMMIES"]).units("AUSTRIA")).toContain("A SER");
    expect(vassal(["TORN_ALLEGIANCE"]).log.find(({ type }) => type === "counted")).toMatchObject({
      position: { units: expect.not.arrayContaining([unit("AUSTRIA A SER")]) },
    });
  });
});

describe("ROTATE", () => {
  const play = (rotate: string[]) => {
    const driver = board([], ["FRANCE A PAR", "GERMANY A MUN"], { rotate });
    driver.act("master", { type: "dummy", power: "GERMANY", control: ["FRANCE", "ITALY", "RUSSIA"] });
    return [0, 1, 2].map(() => driver.process().power("GERMANY").control[0]);
  };
  it("passes control on at its time", () => {
    expect(play([])).toEqual(["ITALY", "RUSSIA", "FRANCE"]);
    expect(play(["BEFORE", "M"])).toEqual(["ITALY", "ITALY", "RUSSIA"]);
    expect(play(["AFTER", "A"])).toEqual(["FRANCE", "FRANCE", "ITALY"]);
    expect(play(["BEFORE", "M", "AFTER", "A"])).toEqual(["ITALY", "ITALY", "FRANCE"]);
    for (const wrong of [["M"], ["BEFORE"], ["FOR", "AFTER", "M"], ["CONTROL", "M"]])
      expect(compileDiplomacy({ rotate: wrong })).toMatchObject({ error: [{ code: "config/bad_rotate" }] });
  });
});

describe("ROTATE while a game is played", () => {
  const german = (config: object = {}) => {
    const driver = board([], ["FRANCE A PAR", "GERMANY A MUN"], config);
    return driver.act("master", { type: "dummy", power: "GERMANY", control: ["FRANCE", "ITALY", "RUSSIA"] });
  };
  const set = (driver: Driver, rotate: string[] | null) =>
    driver.try("master", { type: "settings", change: { rotate } });
  const now = (driver: Driver) => driver.power("GERMANY").control[0];

  it("begins, changes and stops with the next phase, and everybody sees it", () => {
    const driver = german();
    expect([driver.view(SPECTATOR).rotate, now(driver.process())]).toEqual([null, "FRANCE"]);
    expect(set(driver, [])).toBeNull();
    expect([driver.view(SPECTATOR).rotate, now(driver.process())]).toEqual([[], "ITALY"]);
    expect(set(driver, null)).toBeNull();
    expect([driver.view(SPECTATOR).rotate, now(driver.process())]).toEqual([null, "ITALY"]);
    // Another change leaves it as it is.
    expect(set(driver, ["BEFORE", "MOVEMENT"])).toBeNull();
    driver.act("master", { type: "settings", change: { description: "Owls." } });
    expect(driver.view(SPECTATOR).rotate).toEqual(["BEFORE", "MOVEMENT"]);
  });

  it("is refused where it is none, in Payola, and off where the map itself rotates", () => {
    for (const wrong of [["M"], ["BEFORE"], ["FOR", "X"]]) expect(set(german(), wrong)).toBe("settings/bad");
    expect(set(new Driver({ variant: "payola" }).start(), [])).toBe("settings/bad");
    expect(set(german({ morph: ["ROTATE AFTER"] }), null)).toBe("settings/bad");
    expect(german().try("FRANCE", { type: "settings", change: { rotate: [] } })).toBe("diplomacy/master_only");
  });

  it("stands in the game's file, and is changed there", () => {
    const driver = german();
    const text = () => writeStatus(statusOf(driver.game, driver.state, handFrame("oak", driver.now)));
    const edit = (file: string) => driver.try("master", { type: "edit", text: file });
    expect(text()).not.toContain("ROTATE");
    expect(edit(text().replace("\nDEADLINE", "\nROTATE BEFORE M\nDEADLINE"))).toBeNull();
    expect(text()).toContain("ROTATE BEFORE M");
    expect(now(driver.process().process())).not.toBe("FRANCE");
    expect(edit(text().replace("ROTATE BEFORE M\n", ""))).toBeNull();
    expect(driver.view(SPECTATOR).rotate).toBeNull();
  });
});

describe("a controller", () => {
  it("orders for their dummies in blocks, and nobody else does", () => {
    const driver = board([], ["FRANCE A PAR", "GERMANY A MUN"]);
    driver.act("master", { type: "dummy", power: "GERMANY", control: ["FRANCE"] });
    driver.act("FRANCE", { type: "orders", text: "A PAR H\nGERMANY: A MUN - BER" });
    expect(driver.entered("GERMANY")).toEqual(["A MUN - BER"]);
    expect(driver.try("ITALY", { type: "orders", text: "[GERMANY]\nA MUN H" })).toBe("diplomacy/not_yours");
    expect(driver.game.controls(driver.state, driver.seat("FRANCE"))).toEqual([
      driver.seat("FRANCE"),
      driver.seat("GERMANY"),
    ]);
  });
});
