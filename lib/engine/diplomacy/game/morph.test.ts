import { describe, expect, it } from "vitest";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { handFrame } from "./hand-frame";
import { optionsOfView } from "./options";
import { resultsText } from "./results-text";
import { DAY, Driver, player } from "./testing/driver";
import { statusOf } from "./write-file";

const textOf = ({ game, state, now }: Driver) => writeStatus(statusOf(game, state, handFrame("oak", now)));

/** Of a refused intent, the codes of its problems, or its own. */
function codes(driver: Driver, lines: readonly string[]): string[] {
  const refusal = driver.refused("master", { type: "morph", lines: [...lines] });
  const { problems } = (refusal?.data ?? {}) as { problems?: { code: string }[] };
  return problems?.map(({ code }) => code) ?? (refusal ? [refusal.code] : []);
}

const begun = (config: object = {}) => new Driver({ timing: ["NEXT 1D"], ...config }, 3, true).start();

/** By water from London to Holland. */
const WAY = ["AMEND LON ABUTS HOL", "AMEND HOL ABUTS LON"];

describe("lines added to the map of a game that is played", () => {
  it("hold from then on: a border that was not there is crossed", () => {
    const driver = begun();
    expect(driver.try("FRANCE", { type: "orders", text: "A PAR - BUR\nA MAR - SPA" })).toBeNull();
    expect(driver.try("ENGLAND", { type: "orders", text: "F LON - HOL" })).not.toBeNull();
    expect(codes(driver, WAY)).toEqual([]);
    expect(driver.game.view(driver.state, player(0)).morph).toEqual(WAY);
    expect(driver.try("ENGLAND", { type: "orders", text: "F LON - HOL" })).toBeNull();
    // What holds as it did stays entered.
    expect(driver.entered("FRANCE")).toEqual(["A PAR - BUR", "A MAR - SPA"]);
    driver.now += DAY;
    driver.process();
    expect(driver.units("ENGLAND")).toContain("F HOL");
  });

  it("takes back what was ordered and can no longer be, and nothing else", () => {
    const driver = begun();
    driver.act("FRANCE", { type: "orders", text: "A PAR - BUR\nA MAR - SPA" });
    driver.act("ITALY", { type: "orders", text: "A VEN - TYR" });
    expect(codes(driver, ["AMEND PAR ABUTS -BUR", "AMEND BUR ABUTS -PAR"])).toEqual([]);
    expect(driver.entered("FRANCE")).toEqual(["A MAR - SPA"]);
    expect(driver.entered("ITALY")).toEqual(["A VEN - TYR"]);
  });

  it("refuses a map on which this game does not stand, and says why", () => {
    const driver = begun();
    const before = JSON.stringify(driver.state);
    expect(codes(driver, ["AMEND"]).join()).toMatch(/^map\//);
    expect(codes(driver, ["DROP PAR"]).length).toBeGreaterThan(0);
    expect(codes(driver, ["TEAMS BOSS-GERMANY"])).not.toEqual([]);
    expect(codes(driver, [])).toEqual(["morph/unchanged"]);
    const long = Array.from({ length: 200 }, () => "#".repeat(400));
    expect(driver.game.schema.intent.safeParse({ type: "morph", lines: long }).success).toBe(false);
    expect(driver.try("FRANCE", { type: "morph", lines: ["VICTORY 10"] })).toBe("diplomacy/master_only");
    expect(JSON.stringify(driver.state)).toBe(before);
  });

  it("sets what wins, and is written to the game's file and read from it", () => {
    const driver = begun();
    expect(codes(driver, ["VICTORY 4"])).toEqual([]);
    expect(driver.game.view(driver.state, player(0)).goal).toBe(4);
    const text = textOf(driver);
    expect(text).toContain("MORPH VICTORY 4");
    expect(driver.refused("master", { type: "edit", text: text.replace("VICTORY 4", "VICTORY 9") })).toBeNull();
    expect(driver.game.view(driver.state, player(0)).goal).toBe(9);
    expect(driver.try("master", { type: "edit", text: textOf(driver) })).toBe("status/unchanged");
    expect(driver.try("master", { type: "edit", text: text.replace("MORPH VICTORY 4\n", "") })).toBeNull();
    expect(driver.game.view(driver.state, player(0)).goal).toBe(18);
    expect(parseStatus(textOf(driver)).facts.morph).toBeUndefined();
  });

  it("joins powers into a team: those behind its first are dummies of that one", () => {
    const driver = begun();
    driver.act("ITALY", { type: "orders", text: "A VEN - TYR" });
    expect(codes(driver, ["TEAMS AUSTRIA-ITALY"])).toEqual([]);
    expect(driver.power("ITALY")).toMatchObject({ kind: "dummy", control: ["AUSTRIA"] });
    expect(driver.try("AUSTRIA", { type: "orders", text: "A VEN - TRI", power: "ITALY" })).toBeNull();
    expect(textOf(driver)).toContain("TEAMS AUSTRIA-ITALY");
    // Whoever played it is there still, and comes back to it.
    expect(codes(driver, [])).toEqual([]);
    expect(driver.try("master", { type: "revive", power: "ITALY" })).toBeNull();
    expect(driver.power("ITALY").kind).toBe("player");
  });

  it("belongs to the board: the seats of a game that forms stay as many", () => {
    const driver = new Driver({ timing: ["NEXT 1D"] });
    expect(codes(driver, ["TEAMS AUSTRIA-ITALY"])).toEqual(["morph/seats"]);
    expect(codes(driver, ["VICTORY 10"])).toEqual([]);
    driver.start();
    expect(driver.game.view(driver.state, player(0)).goal).toBe(10);
  });

  it("leaves nobody an option that is not on the map as it is", () => {
    const driver = begun();
    const seat = driver.seat("ENGLAND");
    const moves = () =>
      optionsOfView(driver.game.at(driver.state).map, driver.game.view(driver.state, player(seat))).flatMap(
        ({ orders }) => orders.map((order) => JSON.stringify(order)),
      );
    const before = moves();
    expect(codes(driver, WAY)).toEqual([]);
    const after = moves();
    expect(after.length).toBeGreaterThan(before.length);
    const all = driver.game
      .options(driver.state, seat)
      .flatMap(({ orders }) => orders.map((one) => JSON.stringify(one)));
    expect(after.toSorted()).toEqual(all.toSorted());
  });

  it("tells old phases of places that are gone as they were", () => {
    const driver = begun().orders("RUSSIA", "A WAR - LVN");
    driver.now += DAY;
    driver.process();
    const played = driver.log.findLast((event) => event.type === "phase_processed");
    // Where somebody stands is not taken away.
    expect(codes(driver, ["DROP LVN"])).not.toEqual([]);
    driver.orders("RUSSIA", "A LVN - WAR");
    driver.now += DAY;
    driver.process();
    expect(driver.units("RUSSIA")).toContain("A WAR");
    expect(codes(driver, ["DROP LVN"])).toEqual([]);
    const { phase, results, position: after } = played as Extract<typeof played, { type: "phase_processed" }>;
    const { map } = driver.game.at(driver.state);
    expect(map.provinces.some(({ id }) => id === "LVN")).toBe(false);
    const text = resultsText(map, { game: "oak" }, { phase, results: results.map(({ why: _, ...row }) => row), after });
    expect(text).toMatch(/Russia: Army Warsaw -> L/);
  });

  it("takes back offers and lists that can no longer be, in the variants", () => {
    const blocked = ["AMEND PAR ABUTS -BUR", "AMEND BUR ABUTS -PAR"];
    const payola = begun({ variant: "payola" });
    payola.act("FRANCE", { type: "orders", text: "3 : A PAR - BUR\n2 : A MAR - SPA" });
    expect(codes(payola, blocked)).toEqual([]);
    expect(payola.power("FRANCE").purse?.sheet).toHaveLength(1);
    expect(JSON.stringify(payola.power("FRANCE").purse?.sheet)).toContain("A MAR - SPA");
    const crystal = begun({ variant: "crystal" });
    crystal.act("FRANCE", { type: "orders", text: "A PAR - BUR\nA MAR - SPA" });
    expect(codes(crystal, blocked)).toEqual([]);
    expect(crystal.power("FRANCE").lists?.sooner).toEqual(["A MAR - SPA"]);
  });

  it("goes back with the board", () => {
    const driver = begun();
    const { state } = driver;
    expect(codes(driver, ["VICTORY 5"])).toEqual([]);
    const kept = driver.log.filter((event) => driver.game.persistent?.(event));
    expect(kept.map(({ type }) => type)).not.toContain("map_changed");
    expect(driver.game.view(state, player(0)).goal).toBe(18);
  });
});
