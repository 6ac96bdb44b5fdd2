import { describe, expect, it } from "vitest";
import { MOVEMENT, RETREAT, WINTER } from "../status/testing/files";
import { isMissing } from "./late";
import { gameOf } from "./read-file";
import { powerOf } from "./state";
import { Driver, player } from "./testing/driver";
import { through } from "./testing/through";
import { statusOf } from "./write-file";

describe("what powers saw (SEES)", () => {
  it("is kept in blind games, written and read, and told to nobody else", () => {
    const driver = new Driver({ rules: ["BLIND"] }).start();
    driver.orders("FRANCE", "A MAR - SPA").process();
    const french = driver.state.sees?.FRANCE ?? [];
    expect(french).toEqual(expect.arrayContaining(["MAR", "PAR", "BRE", "SPA", "POR"]));
    expect(french).not.toContain("MOS");
    const facts = statusOf(driver.game, driver.state, { name: "a", master: null, now: driver.now, person: () => null });
    expect(facts.powers.FRANCE?.sees).toEqual(french);
    const read = gameOf(facts, driver.now);
    expect(read.ok && read.value.state.sees).toEqual(driver.state.sees);
    const seen = driver.game.see(
      driver.last("phase_processed")!,
      driver.state,
      driver.state,
      player(driver.seat("FRANCE")),
    );
    expect(seen).not.toHaveProperty("sees");
  });

  it("goes on telling whose a centre is until the next phase is played", () => {
    const driver = new Driver({ rules: ["BLIND"] }).start();
    driver.put({
      units: [{ power: "FRANCE", type: "A", at: "SIL" }],
      owners: { BER: "GERMANY", WAR: "RUSSIA", MUN: "GERMANY" },
    });
    driver.orders("FRANCE", "A SIL - BOH").process();
    const view = driver.view(player(driver.seat("FRANCE")));
    expect(view.position.owners).toMatchObject({ BER: "GERMANY", WAR: "RUSSIA", MUN: "GERMANY" });
    driver.orders("FRANCE", "A BOH H").process();
    expect(driver.view(player(driver.seat("FRANCE"))).position.owners.WAR).toBeUndefined();
  });

  it("is not kept where units see nothing, or all is seen", () => {
    for (const rules of [[], ["NO_UNITS_SEE"], ["SEE_ALL_SCS"]])
      expect(new Driver({ rules }).start().process().state.sees).toBeUndefined();
  });
});

describe("CD of a power", () => {
  const read = (text: string, rules: string[] = []) => {
    const { state, again } = through(text);
    const driver = new Driver({ rules }, 3);
    driver.state = state;
    const late = (name: string) => isMissing(driver.game, driver.state, powerOf(driver.state, name)!);
    return { driver, again, late };
  };

  it("is read and written, and over with its phase", () => {
    const { driver, again, late } = read(MOVEMENT.replace("A VIE - GAL", "").replace("OWNS VIE", "CD\nOWNS VIE"));
    expect(again.powers.AUSTRIA?.cd).toBe(true);
    expect([late("AUSTRIA"), late("FRANCE")]).toEqual([false, true]);
    expect(driver.game.waitsFor(driver.state).seats).toEqual([driver.seat("FRANCE")]);
    driver.process();
    expect(late("AUSTRIA")).toBe(true);
    const frame = { name: "a", master: null, now: driver.now, before: again, person: () => null };
    expect(statusOf(driver.game, driver.state, frame).powers.AUSTRIA?.cd).toBeUndefined();
  });

  it("waives builds without CD_BUILDS, and answers neither removals nor retreats", () => {
    const disordered = (text: string) =>
      text.replaceAll(/^(BUILD|REMOVE|RETREAT|DISBAND) .*\n/gm, "").replaceAll("OWNS", "CD\nOWNS");
    const winter = read(disordered(WINTER));
    expect([winter.late("AUSTRIA"), winter.late("ITALY")]).toEqual([false, true]);
    const builds = read(disordered(WINTER).replace("DEADLINE", "RULE CD_BUILDS\nDEADLINE"), ["CD_BUILDS"]);
    expect([builds.late("AUSTRIA"), builds.late("ITALY")]).toEqual([true, true]);
    expect(read(disordered(RETREAT)).late("AUSTRIA")).toBe(true);
  });
});
