import { describe, expect, it } from "vitest";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { writtenBy } from "./crystal/writers";
import { handFrame } from "./hand-frame";
import { gameOf } from "./read-file";
import { crystal, othersWrite, writes } from "./testing/crystal";
import { Driver, MONDAY } from "./testing/driver";
import { through } from "./testing/through";
import { statusOf } from "./write-file";

const fileOf = (driver: Driver): string => writeStatus(statusOf(driver.game, driver.state, handFrame("heron", MONDAY)));

const read = (text: string) => {
  const { facts, errors, warnings } = parseStatus(text, { variant: "crystal" });
  expect([errors, warnings]).toEqual([[], []]);
  const game = gameOf(facts, MONDAY, undefined, "crystal");
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

/** A game some phases on; in a movement phase Austria has written, and everybody else if it is so wanted. */
function inPlay(phases: number, all: boolean): Driver {
  const driver = crystal(["PUBLIC_LISTS"], {}, 5);
  for (let i = 0; i < phases; i++) driver.playPhase();
  if (driver.state.position.phase.type !== "MOVEMENT") return driver;
  writes(driver, "AUSTRIA", "F STP/SC - BOT", "A BUD P ITALY", "A PAR S BUR");
  return all ? othersWrite(driver, "AUSTRIA") : driver;
}

describe("a game of Crystal Ball in a file", () => {
  it.each([
    [0, false],
    [0, true],
    [1, false],
    [2, false],
    [3, true],
    [4, false],
    [6, false],
  ])("is written and read again, %i phases on (%s)", (phases, all) => {
    const driver = inPlay(phases, all);
    const text = fileOf(driver);
    const { state, problems } = read(text);
    expect(problems).toEqual([]);
    expect(state.locked ?? false).toBe(driver.state.locked ?? false);
    expect(state.powers.map((power) => [power.name, writtenBy(power)])).toEqual(
      driver.state.powers.map((power) => [power.name, writtenBy(power)]),
    );
    expect(writeStatus(through(text, "crystal").again)).toBe(text);
  });

  it("has the lists below their heads", () => {
    const text = fileOf(inPlay(1, false));
    expect(text).toContain("\nSOONER\n");
    expect(text).toContain("\nLATER\nF STP/SC - BOT\nA BUD P ITALY\nA PAR S BUR\n");
  });

  it("is played on as the game would be", () => {
    const driver = inPlay(1, true);
    const { game, state } = read(fileOf(driver));
    const decided = game.decide(state, { role: "master" }, { type: "process", force: true }, driver.ctx());
    if (!decided.ok) throw new Error(decided.error.code);
    driver.process();
    const after = decided.value.find((event) => event.type === "phase_processed");
    const standing = (units: readonly object[] = []) => units.map((unit) => JSON.stringify(unit)).sort();
    expect(standing(after?.position.units)).toEqual(standing(driver.last("phase_processed")?.position.units));
  });

  it("is refused as any other game", () => {
    const { errors } = parseStatus(fileOf(inPlay(1, false)));
    expect(new Set(errors.map(({ code }) => code))).toContain("status/other_variant");
    expect(errors.map(({ message }) => message)).toContain('"SOONER" belongs to Crystal Ball, which this game is not');
  });
});

const AUSTRIA = `GAME a
PHASE SPRING 1901 MOVEMENT
MASTER #7|gm@example.net|Ann_Lee
DEADLINE 202606081840

AUSTRIA
PLAYER DUMMY
OWNS BUD
A BUD
`;

it.each([
  ["SOONER\nA BUD - LON", [11, "status/bad_list"]],
  ["SOONER\nA SER - BUL\nA LON - XXX", [12, "status/bad_list"]],
  ["SOONER\nA BUD H\nSOONER\nA BUD H", [12, "status/bad_sooner"]],
  ["SOONER\nA BUD H\n3 : A BUD H", [12, "status/other_variant"]],
])("a line is refused: %s", (more, fault) => {
  const { errors } = parseStatus(`${AUSTRIA}${more}\n`, { variant: "crystal" });
  expect(errors.map(({ line, code }) => [line, code])).toContainEqual(fault);
});

it("a head without lines is nothing", () =>
  expect(parseStatus(`${AUSTRIA}SOONER\nLATER\n`, { variant: "crystal" }).facts.powers.AUSTRIA).toEqual({
    ...{ player: "DUMMY", centers: ["BUD"], units: ["A BUD"] },
  }));

it("the master changes lists in a game's file by hand", () => {
  const driver = inPlay(1, false);
  driver.act("master", { type: "edit", text: fileOf(driver).replace("A PAR S BUR", "A PAR - BUR") });
  expect(driver.power("AUSTRIA").lists?.later).toEqual(["F STP/SC - BOT", "A BUD P ITALY", "A PAR - BUR"]);
  expect(driver.state.locked).toBe(true);
  expect(driver.try("master", { type: "edit", text: fileOf(driver) })).toBe("status/unchanged");
});

it("a file's game goes on at a table that was opened for it", () => {
  const text = fileOf(inPlay(1, false));
  const driver = new Driver({ ...read(text).game.config, prepare: true });
  driver.act("master", { type: "adopt", text });
  expect(driver.power("AUSTRIA").lists?.later).toHaveLength(3);
  expect(driver.state.locked).toBe(true);
});
