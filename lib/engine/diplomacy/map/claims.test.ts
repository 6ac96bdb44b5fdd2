import { describe, expect, it } from "vitest";
import { Driver } from "../game/testing/driver";
import { loadMap, morphMap } from "../maps";

/** Rights to build that a map gives, played from the builds of 1900. */
const winter = (...austria: string[]): Driver =>
  new Driver({ morph: ["BEGIN WINTER 1900 ADJUSTMENTS", "AUSTRIA", "UNITS", ...austria] }).start();

const build = (driver: Driver, text: string): Driver => driver.act("AUSTRIA", { type: "orders", text }).process();
const refused = (driver: Driver, text: string) => driver.try("AUSTRIA", { type: "orders", text });
const owned = ({ state }: Driver): string[] =>
  Object.keys(state.position.owners).filter((centre) => state.position.owners[centre] === "AUSTRIA");
const rights = ({ state }: Driver) => state.position.rights?.AUSTRIA;

describe("SC! among the centres owned", () => {
  it("builds in any vacant home and gains it, and lapses after the first builds", () => {
    const driver = winter("CENTERS SC! SC!");
    build(driver, "BUILD A VIE\nWAIVE");
    expect(driver.units("AUSTRIA")).toEqual(["A VIE"]);
    expect(owned(driver)).toEqual(["VIE"]);
    expect(rights(driver)).toBeUndefined();
  });
});

describe("SC? among the centres owned", () => {
  it("builds in any vacant home without gaining it", () => {
    const driver = winter("CENTERS SC? SC?");
    expect(refused(driver, "BUILD A SER")).toBe("order/refused");
    expect(refused(driver, "BUILD A GAL")).toBe("order/refused");
    build(driver, "BUILD A VIE\nBUILD F TRI");
    expect(driver.units("AUSTRIA")).toEqual(["A VIE", "F TRI"]);
    expect(owned(driver)).toEqual([]);
  });

  it("lapses after the adjustment, used or not", () => {
    const driver = winter("CENTERS BUD SC? SC?");
    build(driver, "BUILD A VIE\nWAIVE");
    expect(owned(driver)).toEqual(["BUD"]);
    expect(rights(driver)).toBeUndefined();
  });
});

describe("SC* among the centres owned", () => {
  it("builds once at a partisan site, no home owned, and lapses", () => {
    const driver = winter("AUSTRIA *GAL", "CENTERS SC*");
    expect(refused(driver, "BUILD A TYR")).toBe("order/refused");
    expect(refused(driver, "BUILD A GAL\nBUILD A VIE")).toBe("order/refused");
    build(driver, "BUILD A GAL");
    expect(driver.units("AUSTRIA")).toEqual(["A GAL"]);
    expect(owned(driver)).toEqual([]);
    expect(rights(driver)).toBeUndefined();
  });

  it("is the usual right of partisans only while some homes are owned, and not all", () => {
    const site = (...lines: string[]) => refused(winter("AUSTRIA *GAL", ...lines), "BUILD A GAL");
    expect(site("CENTERS VIE BUD")).toBeNull();
    expect(site("CENTERS VIE BUD TRI")).toBe("order/refused");
  });
});

describe("&SC among the homes", () => {
  const driver = winter("AUSTRIA &SC", "CENTERS VIE SER GRE");

  it("counts as no centre, and makes one owned foreign centre a home by building there", () => {
    expect(morphMap("standard", ["AUSTRIA &SC"]).map?.powers[0]?.homes).toEqual(loadMap("standard").powers[0]?.homes);
    expect(refused(driver, "BUILD A BUL")).toBe("order/refused");
    build(driver, "BUILD A SER\nWAIVE\nWAIVE");
    expect(driver.units("AUSTRIA")).toEqual(["A SER"]);
    expect(driver.state.position.homes?.AUSTRIA).toEqual(["BUD", "TRI", "VIE", "SER"]);
    expect(rights(driver)).toBeUndefined();
  });

  it("is used up: the next foreign centre is no place to build, the new home is", () => {
    driver.act("AUSTRIA", { type: "orders", text: "A SER - ALB" }).process().process();
    expect(driver.phase()).toBe("WINTER 1901 ADJUSTMENTS");
    expect(refused(driver, "BUILD A GRE")).toBe("order/refused");
    expect(refused(driver, "BUILD A SER")).toBeNull();
  });

  it("is kept while it is not used", () => {
    const waiting = winter("AUSTRIA &SC", "CENTERS VIE SER");
    build(waiting, "BUILD A VIE\nWAIVE");
    expect(rights(waiting)).toEqual(["&SC"]);
  });
});
