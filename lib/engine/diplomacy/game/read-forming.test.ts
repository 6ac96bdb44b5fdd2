import { describe, expect, it } from "vitest";
import { printOrder } from "../orders/print-order";
import { parseStatus } from "../status/parse";
import { compileDiplomacy } from "./compile";
import { gameOf } from "./read-file";
import { configOf } from "./read-state";
import { powerOf } from "./state";
import { Driver, MONDAY } from "./testing/driver";
import { FORMING, through } from "./testing/through";
import { statusOf } from "./write-file";

/** The missing man: six join, the seventh power is ordered by three of them in turn. */
const MISSING_MAN = `GAME a
PHASE FORMING
MASTER #7|gm@example.net|Ann_Lee
ROTATE BEFORE MOVEMENT

GERMANY
PLAYER DUMMY
CONTROL FRANCE ENGLAND RUSSIA
`;

describe("a game that forms", () => {
  it("begins with the dummies that its blocks say, ordered in turn", () => {
    const { facts } = parseStatus(MISSING_MAN);
    const read = gameOf(facts, MONDAY);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.game.seats).toEqual({ min: 6, max: 6 });
    const driver = new Driver(configOf(facts) as Record<string, unknown>).start();
    const germany = () => powerOf(driver.state, "GERMANY");
    expect(germany()).toMatchObject({ kind: "dummy", seat: null, control: ["FRANCE", "ENGLAND", "RUSSIA"] });
    driver.orders("FRANCE", "[GERMANY]\nA MUN - RUH");
    expect(germany()?.orders?.map(printOrder)).toEqual(["A MUN - RUH"]);
    driver.process();
    expect(germany()?.control).toEqual(["ENGLAND", "RUSSIA", "FRANCE"]);
  });

  it("is written again with them, whether or not there was a file before", () => {
    const { facts, game, state, again } = through(MISSING_MAN);
    expect(again).toEqual(facts);
    const anew = statusOf(game, state, { name: "a", master: facts.master, now: MONDAY, person: () => null });
    expect(anew.powers).toEqual(facts.powers);
  });

  it("refuses dummies that are no powers", () => {
    expect(compileDiplomacy({ dummies: { PRUSSIA: [] } }).ok).toBe(false);
    expect(compileDiplomacy({ dummies: { FRANCE: ["PRUSSIA"] } }).ok).toBe(false);
  });

  it("gives the leader of a team who is no power a seat without units", () => {
    const driver = new Driver({ morph: ["TEAMS BOSS-GERMANY"] }).start();
    expect(driver.game.seats.max).toBe(7);
    expect(powerOf(driver.state, "BOSS")).toMatchObject({ kind: "player" });
    expect(powerOf(driver.state, "GERMANY")).toMatchObject({ kind: "dummy", control: ["BOSS"] });
    expect(driver.state.position.units.some(({ power }) => power === "BOSS")).toBe(false);
    driver.orders("BOSS", "[GERMANY]\nA MUN - RUH");
    expect(powerOf(driver.state, "GERMANY")?.orders?.map(printOrder)).toEqual(["A MUN - RUH"]);
    const file = FORMING.replace("\n\nPOWER#1", "\nTEAMS Boss-Germany\n\nPOWER#1");
    expect(parseStatus(file).errors).toEqual([]);
  });

  it("names a power with POWER before it, in MORPH too", () => {
    const lines = ["POWER GERMANY", "DUMMY", "CONTROL FRANCE"];
    const driver = new Driver({ morph: lines }).start();
    expect(powerOf(driver.state, "GERMANY")).toMatchObject({ kind: "dummy", control: ["FRANCE"] });
  });
});
