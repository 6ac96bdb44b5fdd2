import { describe, expect, it } from "vitest";
import { crystal, listFaults, notes, othersWrite, writes } from "../testing/crystal";
import { type Driver, MASTER, player, SPECTATOR } from "../testing/driver";
import { told } from "../testing/payola";

const REST = ["ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];
const lists = (driver: Driver, power: string) => driver.power(power).lists;

describe("two lists", () => {
  it("the first is changed until the last is in; then all are locked, with a new deadline, and the next are written", () => {
    const driver = crystal();
    writes(driver, "AUSTRIA", "a bud - ser", "A GAL - UKR");
    writes(driver, "AUSTRIA", "A BUD - RUM");
    othersWrite(driver, "AUSTRIA", "TURKEY");
    expect([driver.state.locked, driver.view(player(0)).writes]).toEqual([undefined, "sooner"]);
    const first = driver.state.deadlineAt;
    driver.now += 5 * 86_400_000;
    writes(driver, "TURKEY", "A CON H");
    expect([driver.state.locked, driver.view(player(0)).writes]).toEqual([true, "later"]);
    expect(driver.last("deadline_set")?.at).not.toBe(first);
    expect(told(driver, "ITALY", "lists_locked")).toHaveLength(1);
    writes(driver, "AUSTRIA", "A RUM - SEV", "A ARM S A RUM - SEV");
    expect(lists(driver, "AUSTRIA")).toEqual({
      sooner: ["A BUD - RUM"],
      later: ["A RUM - SEV", "A ARM S A RUM - SEV"],
    });
    expect(driver.phase()).toBe("SPRING 1901 MOVEMENT");
  });

  it("once all of the next are in, the first are carried out; the next take their place and stand through builds", () => {
    const driver = othersWrite(writes(crystal(), "AUSTRIA", "A BUD - RUM", "A VIE - GAL"), "AUSTRIA");
    writes(driver, "AUSTRIA", "A RUM - BUD", "A GAL S A RUM - BUD");
    othersWrite(driver, "AUSTRIA");
    while (driver.phase() === "SPRING 1901 MOVEMENT") driver.tick();
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
    expect(driver.units("AUSTRIA")).toContain("A RUM");
    expect(notes(driver, "AUSTRIA")).toEqual([
      ["ordered", "A BUD - RUM"],
      ["ordered", "A VIE - GAL"],
      ["default", "F TRI H"],
    ]);
    expect(lists(driver, "AUSTRIA")).toEqual({ sooner: ["A RUM - BUD", "A GAL S A RUM - BUD"], later: [] });
    writes(driver, "AUSTRIA", "A BUD H");
    othersWrite(driver, "AUSTRIA");
    while (driver.phase() === "FALL 1901 MOVEMENT") driver.tick();
    expect(driver.results()).toMatchObject({ "A RUM - BUD": "succeeds", "A GAL S A RUM - BUD": "succeeds" });
  });

  it("who owes a list is late, and the game waits for it; whoever processes goes on with the first unit's hold", () => {
    const driver = othersWrite(crystal(), "AUSTRIA");
    driver.now = (driver.state.deadlineAt ?? 0) + 1;
    expect(driver.try("master", { type: "process" })).toBe("process/missing");
    driver.process();
    expect([driver.state.locked, lists(driver, "AUSTRIA")?.sooner]).toEqual([true, ["A BUD H"]]);
    expect(driver.phase()).toBe("SPRING 1901 MOVEMENT");
    const [first] = driver.units("ITALY");
    driver.process();
    expect(driver.last("lists_read")?.missing).toEqual(["AUSTRIA", ...REST]);
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
    expect(lists(driver, "ITALY")?.sooner).toEqual([`${first} H`]);
  });

  it("under CIVIL_DISORDER the clock goes on", () => {
    const driver = othersWrite(crystal(["CIVIL_DISORDER"]), "AUSTRIA");
    for (let i = 0; i < 200 && driver.phase() === "SPRING 1901 MOVEMENT"; i++) driver.tick();
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
  });

  it("a dummy that nobody plays owes none under CD_DUMMIES; one that is controlled does", () => {
    const alone = crystal(["CD_DUMMIES"], { dummies: { AUSTRIA: [] } });
    for (const name of REST) writes(alone, name, `${alone.units(name)[0]} H`);
    expect(alone.state.locked).toBe(true);
    const held = crystal(["CD_DUMMIES"], { dummies: { AUSTRIA: ["ITALY"] } });
    for (const name of REST) writes(held, name, `${held.units(name)[0]} H`);
    expect(held.state.locked).toBeUndefined();
    writes(held, "ITALY", "[AUSTRIA]", "A BUD - SER");
    expect([held.state.locked, lists(held, "ITALY")?.sooner]).toEqual([true, [`${held.units("ITALY")[0]} H`]]);
    expect(listFaults(held, "FRANCE", "[AUSTRIA]", "A BUD H")).toEqual(["diplomacy/not_yours"]);
  });

  it("whoever leaves takes along what is not locked", () => {
    const driver = othersWrite(crystal());
    writes(driver, "AUSTRIA", "A BUD H");
    driver.act("AUSTRIA", { type: "resign" });
    expect(lists(driver, "AUSTRIA")).toEqual({ sooner: ["A BUD H"], later: [] });
    const early = writes(crystal(), "AUSTRIA", "A BUD H");
    early.act("AUSTRIA", { type: "resign" });
    expect(lists(early, "AUSTRIA")).toEqual({ sooner: [], later: [] });
  });

  it("a phase without orders asks for the next lists at once", () => {
    const driver = crystal();
    driver.act("master", { type: "gate", gate: "SKIP" });
    othersWrite(driver);
    expect(lists(driver, "AUSTRIA")).toEqual({ sooner: [], later: ["A BUD H"] });
    driver.process();
    expect(lists(driver, "AUSTRIA")?.sooner).toEqual(["A BUD H"]);
  });
});

describe("what is written", () => {
  it.each([
    ["A BUD - LON", "unreachable"],
    ["BUD - SER", "impossible_unit"],
    ["F BUD H", "impossible_unit"],
    ["A BUD P AUSTRIA", "proxy_to_self"],
    ["A BUD P NOBODY", "proxy_unknown"],
  ])("%s is refused with its line", (line, code) => {
    const driver = crystal();
    const refused = driver.refused("AUSTRIA", { type: "orders", text: `A VIE H\n\n${line}` });
    expect(refused).toMatchObject({ code: "crystal/refused", data: { faults: [{ code, line: 3, text: line }] } });
    expect(lists(driver, "AUSTRIA")).toBeUndefined();
  });

  it("units are handed to others by their full names, and ordered there", () => {
    const driver = crystal();
    writes(driver, "AUSTRIA", "A BUD P ITALY", "A VIE P ITALY", "F TRI P TURKEY");
    writes(driver, "ITALY", "A BUD - SER", "F TRI - VEN");
    othersWrite(driver, "AUSTRIA", "ITALY");
    driver.process();
    expect(notes(driver, "AUSTRIA")?.slice(0, 3)).toEqual([
      ["proxied", "A BUD P ITALY"],
      ["refused", "A VIE P ITALY"],
      ["refused", "F TRI P TURKEY"],
    ]);
    expect(notes(driver, "ITALY")?.slice(0, 2)).toEqual([
      ["byProxy", "A BUD - SER"],
      ["noProxy", "F TRI - VEN"],
    ]);
    expect(driver.units("AUSTRIA")).toContain("A SER");
  });

  it("without handing over (NO_PROXY) that is refused", () =>
    expect(listFaults(crystal(["NO_PROXY"]), "AUSTRIA", "A BUD P ITALY")).toEqual(["proxy_off"]));

  it("in the dark nobody learns from a refusal who is out or a dummy", () => {
    const driver = crystal(["BLIND", "HIDE_DUMMIES"], { dummies: { ITALY: [] } });
    driver.put({ units: driver.state.position.units.filter(({ power }) => power !== "TURKEY"), owners: {} });
    expect(listFaults(driver, "AUSTRIA", "A BUD P TURKEY", "A VIE P ITALY")).toBeNull();
    expect(listFaults(crystal([], { dummies: { ITALY: [] } }), "AUSTRIA", "A VIE P ITALY")).toEqual(["proxy_to_dummy"]);
  });
});

/** What France, and a spectator, are told of Austria's lines. */
function toldOf(...rules: string[]) {
  const driver = crystal(rules);
  writes(driver, "AUSTRIA", "A BUD - SER", "A VIE H", "A BUD - RUM", "F TRI H", "A SER H");
  othersWrite(driver, "AUSTRIA").process();
  const [seen] = told(driver, "FRANCE", "lists_read") as { notes: Record<string, unknown[]> }[];
  const event = driver.last("lists_read");
  const watching = event && driver.game.see(event, driver.state, driver.state, SPECTATOR);
  return { france: seen?.notes.AUSTRIA, own: seen?.notes.FRANCE, watching, event, driver };
}

describe("secrecy", () => {
  it("lists and what became of them are their writer's, and the master's", () => {
    const { france, own, watching, event, driver } = toldOf();
    expect([france, own?.length, watching]).toEqual([undefined, 3, null]);
    expect(driver.game.see(event!, driver.state, driver.state, MASTER)).toMatchObject({ notes: event!.notes });
    const views = driver.view(player(driver.seat("FRANCE"))).powers.map(({ name, lists }) => [name, lists !== null]);
    expect(Object.fromEntries(views)).toMatchObject({ AUSTRIA: false, FRANCE: true });
  });
});

it("in the dark a note does not say whether a unit is there that its writer would not see", () => {
  const noted = (gone: boolean, ...rules: string[]) => {
    const driver = crystal(rules);
    const kept = driver.state.position.units.filter(({ at }) => !gone || (at !== "PAR" && at !== "VEN"));
    driver.put({ units: kept });
    writes(driver, "AUSTRIA", "A PAR H", "A VEN H");
    driver.process();
    driver.process();
    return notes(driver, "AUSTRIA")
      ?.slice(0, 2)
      .map(([note]) => note);
  };
  expect([noted(false), noted(true)]).toEqual([
    ["noProxy", "noProxy"],
    ["no unit", "no unit"],
  ]);
  // Venice lies beside Trieste, Paris beside nothing of Austria's.
  expect([noted(false, "BLIND"), noted(true, "BLIND")]).toEqual([
    ["noProxy", "noProxy"],
    ["noProxy", "no unit"],
  ]);
});

describe("PUBLIC_LISTS", () => {
  it("tells everybody all lines with what became of them", () => {
    const { france, watching } = toldOf("PUBLIC_LISTS");
    expect(france).toEqual([
      ["revoked", "A BUD - SER"],
      ["ordered", "A VIE H"],
      ["ordered", "A BUD - RUM"],
      ["ordered", "F TRI H"],
      ["ignored", "A SER H"],
    ]);
    expect(watching).toMatchObject({ notes: { AUSTRIA: france }, next: {} });
  });
});

describe("LIMIT_LISTS", () => {
  it("tells of each list as many lines as the largest power has centres; to its writer all", () => {
    const { france, driver } = toldOf("LIMIT_LISTS");
    expect(france).toHaveLength(4);
    expect(told(driver, "AUSTRIA", "lists_read")).toMatchObject([{ notes: { AUSTRIA: { length: 5 } } }]);
  });
});

it("a unit built by whom had nothing holds", () => {
  const driver = othersWrite(crystal(), "AUSTRIA");
  driver.process();
  const kept = driver.state.position.units.filter(({ power }) => power !== "AUSTRIA");
  driver.put({ units: kept, phase: { season: "FALL", year: 1901, type: "MOVEMENT" } });
  driver.process();
  expect(driver.phase()).toBe("WINTER 1901 ADJUSTMENTS");
  driver.orders("AUSTRIA", "BUILD A VIE", "BUILD A BUD", "BUILD F TRI");
  driver.process();
  expect(lists(driver, "AUSTRIA")?.sooner).toEqual([expect.stringMatching(/ H$/)]);
});
