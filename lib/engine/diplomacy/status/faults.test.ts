import { describe, expect, it } from "vitest";
import { linesOf, upper } from "./lines";
import { parseStatus } from "./parse";
import { MOVEMENT, RETREAT, WINTER } from "./testing/files";

/** Replaces one line (from 1), or puts lines in before it (`+`). */
const change = (text: string, line: number, by: string): string => {
  const lines = text.split("\n");
  if (by.startsWith("+")) lines.splice(line - 1, 0, by.slice(1));
  else lines.splice(line - 1, 1, by);
  return lines.join("\n");
};
const faults = (text: string) => parseStatus(text).errors.map((error) => [error.line, error.code]);

describe("each fault is found at its line, and alone", () => {
  it("and there is none without one", () => {
    for (const text of [MOVEMENT, RETREAT, WINTER]) expect(faults(text)).toEqual([]);
  });

  it.each([
    [1, "GAME black forest", 1, "bad_game"],
    [2, "PHASE SUMMER 1902 MOVEMENT", 2, "bad_phase"],
    [2, "PHASE SPRING 1902 RETREAT", 2, "bad_phase"],
    [2, "PHASE", 2, "bad_phase"],
    [2, "AWAIT FORMING", 2, "bad_phase"],
    [3, "+AWAIT SPRING 1902 MOVEMENT", 3, "twice"],
    [2, "TESTER", 1, "no_phase"],
    [3, "MASTER Ann", 3, "bad_master"],
    [3, "MASTER #7|gm@example|Ann", 3, "bad_master"],
    [3, "MASTER 7|gm@example.net|Ann", 3, "bad_master"],
    [3, "TESTER", 1, "no_master"],
    [4, "+MASTER #8|gm@example.net|Ann_Lee", 4, "twice"],
    [4, "PASSWORD two words", 4, "bad_password"],
    [5, "+PASSWORD again", 5, "twice"],
    [5, "+ADDRESS gm", 5, "bad_address"],
    [5, "+ADDRESS gm@example.net,", 5, "bad_address"],
    [5, "+TESTER nomail", 5, "bad_tester"],
    [5, "RULE NO_RAIN", 5, "rule/unknown"],
    [5, "RULE ZEROSUM", 5, "rule/variant"],
    [5, "RULE !ZEROSUM", 5, "rule/variant"],
    [5, "RULES NO_RAIN", 5, "rule/unknown"],
    [5, "RULE", 5, "bad_rule"],
    [6, "TESTER", 2, "no_deadline"],
    [6, "DEADLINE 20261201", 6, "bad_deadline"],
    [6, "DEADLINE 202613011200", 6, "bad_deadline"],
    [7, "+DEADLINE 202612021200", 7, "twice"],
    [7, "ZONE", 7, "bad_zone"],
    [8, "+ZONE GMT", 8, "twice"],
    [8, "TIMING NEXT 1D NEXT 2D", 8, "timing/twice"],
    [8, "TIMING DAYS MTWTFSS", 8, "timing/bad_value"],
    [8, "TIMING GRACE -1H", 8, "timing/bad_value"],
    [8, "+DELAY 0", 8, "bad_delay"],
    [8, "+PRIVATE two words", 8, "bad_private"],
    [8, "+PRIVATE two words", 8, "bad_private"],
    [8, "+MAP", 8, "bad_map"],
    [8, "+TRIAL atlantis", 8, "bad_map"],
    [8, "+MORPH COAST SPA/NC ABUTS GAS MAO POR XXX", 8, "map/no_such_place"],
    [8, "+MORPH BEGIN SUMMER 1901 MOVEMENT", 8, "map/bad_begin"],
    [8, "+MORPH\nVICTORY 99\nEND MORPH", 9, "map/victory"],
    [8, "+MORPH AMEND PAR ABUTS -BUR\nMORPH VICTORY 17", 8, "map/one_way"],
    [8, "+MORPH FRANCE XYZ\nMORPH VICTORY 17", 8, "map/no_such_place"],
    [8, "+MORPH FLOW FALL:MOVEMENT\nMORPH VICTORY 17", 8, "map/bad_begin"],
    [8, "+MORPH UNOWNED MOR\nMORPH VICTORY 17", 8, "map/no_such_place"],
    [8, "+MORPH some words of nothing\nMORPH VICTORY 17", 8, "map/bad_centre"],
    [8, "+MORPH AMEND PAR ABUTS -BUR -GAS", 8, "map/one_way"],
    [8, "+MORPH RULE NO_RAIN\nMORPH VICTORY 17", 8, "map/bad_rule"],
    [8, "+MORPH DIRECTIVES\nMORPH RULE NO_PRESS", 8, "map/open_block"],
    [8, "+MORPH", 8, "open_block"],
    [8, "+DESC", 8, "open_block"],
    [8, "+END DESC", 8, "bad_end"],
    [8, "+TEAM Austria", 8, "bad_team"],
    [8, "+TEAMS Austria-Italy France-Italy", 8, "bad_team"],
    [8, "+ROTATE SOMETIMES", 8, "bad_rotate"],
    [8, "+ROTATE BEFORE", 8, "bad_rotate"],
    [8, "+ROTATE FOR X", 8, "bad_rotate"],
    [8, "+PROPOSAL DIAS FRANCE", 8, "bad_proposal"],
    [8, "+NEED GERMANY", 8, "bad_need"],
    [8, "+NEED ATLANTIS-(1/1)", 8, "bad_need"],
    [8, "+START", 8, "bad_start"],
    [8, "+RESULT F1901M FRANCE", 8, "early_result"],
    [8, "+COLOUR red", 8, "unknown_line"],
    [8, "+OWNS VIE", 8, "unknown_line"],
    [10, "ATLANTIS", 10, "bad_participant"],
    [10, "AUSTRIA EMPIRE", 10, "bad_participant"],
    [10, "INVESTOR magpie", 10, "bad_participant"],
    [10, "MONITOR FRANCE", 10, "bad_participant"],
    [19, "AUSTRIA", 19, "twice"],
    [11, "PLAYER", 11, "bad_player"],
    [11, "PLAYER #42|jo@ex.example.org|Jo_Ray S1901R", 11, "bad_player"],
    [11, "PLAYER #42|jo@ex.example.org|Jo_Ray 1901 #3|a@b.example.org|", 11, "bad_player"],
    [12, "+PLAYER DUMMY", 12, "twice"],
    [11, "WAIT", 10, "no_player"],
    [11, "PLAYER #7|jo@ex.example.org|Jo_Ray", 11, "same_person"],
    [20, "PLAYER #42|jo@ex.example.org|Jo_Ray", 20, "same_person"],
    [21, "PASSWORD ALPENGLOW", 21, "same_password"],
    [12, "ADDRESS", 12, "bad_address"],
    [21, "CONTROL", 21, "bad_control"],
    [13, "CONTROL ATLANTIS", 13, "bad_control"],
    [22, "VOTE MAYBE", 22, "bad_vote"],
    [22, "VOTE YES", 22, "bad_vote"],
    [22, "VOTE 1WAY", 22, "bad_vote"],
    [22, "VOTE 8WAY", 22, "bad_vote"],
    [23, "FUNDS much", 23, "bad_funds"],
    [23, "FUNDS many", 23, "bad_funds"],
    [23, "FUNDS 12", 23, "bad_funds"],
    [24, "OWNS PAR VIE", 24, "bad_owns"],
    [24, "SEES PAR BUR", 24, "bad_sees"],
    [24, "HOME PAR BUR", 24, "bad_home"],
    [24, "HIDES F PAR", 24, "bad_hides"],
    [25, "F SPA", 25, "bad_unit"],
    [25, "A ION", 25, "bad_unit"],
    [25, "F PAR", 25, "bad_unit"],
    [25, "A SWI", 25, "bad_unit"],
    [25, "A TRI", 25, "two_units"],
    [25, "SPEED fast", 25, "unknown_line"],
    [25, "RULE NO_PRESS", 25, "unknown_line"],
    [17, "BUILD A VIE", 17, "other_phase"],
    [17, "REMOVE A VIE", 17, "other_phase"],
    [17, "A VIE - LON", 17, "bad_order"],
    [17, "A VIE - XXX", 17, "bad_order"],
    [17, "A GAL - VIE", 17, "bad_order"],
    [17, "A PAR - BUR", 17, "bad_order"],
    [17, "RETREAT F TRI - ALB", 17, "other_phase"],
    [17, "F ION --> ADR", 17, "bad_retreat"],
    [29, "+WAIT\nA NAP", 30, "no_power"],
    [30, "F NAP", 30, "no_power"],
    [30, "OWNS NAP", 30, "no_power"],
    [30, "VOTE SOLO", 30, "no_power"],
    [29, "WAIT", 28, "no_player"],
  ])("line %i: %s", (line, by, at, code) => {
    expect(faults(change(MOVEMENT, line, by))).toEqual([[at, code.includes("/") ? code : `status/${code}`]]);
  });

  it.each([
    [9, "F GRE --> AEG BUL", 9, "bad_retreat"],
    [16, "A GRE --> SER", 16, "two_units"],
    [11, "RETREAT F GRE - ION", 11, "bad_retreat"],
    [11, "RETREAT F TRI - ADR", 11, "bad_retreat"],
    [11, "DISBAND A VIE", 11, "bad_retreat"],
    [11, "DISBAND F GRE\nRETREAT F GRE - AEG", 12, "duplicate_order"],
    [9, "F GRE --> AEG BUL/SC\nA BUL", 9, "bad_retreat"],
    [11, "BUILD A BUD", 11, "other_phase"],
    [11, "A VIE - GAL", 11, "other_phase"],
  ])("in retreats, line %i: %s", (line, by, at, code) => {
    expect(faults(change(RETREAT, line, by)).filter(([, each]) => each === `status/${code}`)).toEqual([
      [at, `status/${code}`],
    ]);
  });

  it.each([
    [10, "BUILD F BUD", 10, "bad_build"],
    [10, "BUILD A VIE", 10, "bad_build"],
    [10, "BUILD A GRE", 10, "bad_build"],
    [10, "BUILD A NAP", 10, "bad_build"],
    [10, "BUILD", 10, "bad_build"],
    [10, "BUILD A TRI", 11, "duplicate_order"],
    [10, "REMOVE A VIE", 11, "mixed_orders"],
    [10, "RETREAT A VIE - GAL", 10, "other_phase"],
    [10, "DISBAND A VIE", 10, "other_phase"],
    [18, "REMOVE A NAP", 18, "bad_remove"],
    [18, "REMOVE A VIE", 18, "bad_remove"],
    [9, "A VIE\nA SER\nA GRE", 13, "not_due"],
    [11, "BUILD F TRI\nBUILD WAIVED\nBUILD WAIVED", 13, "not_due"],
    [18, "REMOVE A ROM\nREMOVE F NAP", 19, "not_due"],
    [18, "BUILD WAIVED", 18, "not_due"],
    [15, "OWNS NAP ROM", 18, "not_due"],
    [16, "F XXX", 16, "bad_unit"],
  ])("in adjustments, line %i: %s", (line, by, at, code) => {
    expect(faults(change(WINTER, line, by))).toEqual([[at, `status/${code}`]]);
  });

  it("judges no order by a unit or a phase that is told of already", () => {
    expect(faults(change(MOVEMENT, 15, "A VEI"))).toEqual([[15, "status/bad_unit"]]);
    expect(faults(change(MOVEMENT, 25, "A PRA\nA PAR - BRU"))).toEqual([
      [25, "status/bad_unit"],
      [26, "status/bad_order"],
    ]);
    expect(faults(change(change(MOVEMENT, 19, "FRENCH"), 17, "A VIE S A PAR - BUR"))).toEqual([
      [19, "status/bad_participant"],
    ]);
    expect(faults(change(RETREAT, 9, "F GER --> AEG BUL/SC"))).toEqual([[9, "status/bad_unit"]]);
    expect(faults(change(RETREAT, 9, "F GRE --> AGE BUL/SC"))).toEqual([[9, "status/bad_retreat"]]);
    expect(faults(change(WINTER, 17, "A RMO"))).toEqual([[17, "status/bad_unit"]]);
    expect(faults(change(RETREAT, 2, "PHASE WINTER 1902 MOVEMENT"))).toEqual([[2, "status/bad_phase"]]);
  });

  it("takes orders to units that are not there under FICTIONAL_OK", () => {
    const order = change(MOVEMENT, 17, "A GAL - VIE");
    expect(faults(order)).toEqual([[17, "status/bad_order"]]);
    expect(faults(change(order, 5, "RULE BLIND"))).toEqual([]);
    expect(faults(change(change(order, 5, "RULE BLIND"), 17, "GAL - VIE"))).toEqual([[17, "status/unknown_line"]]);
  });

  it("counts what is due, unless a line of what it counts is faulty", () => {
    expect(faults(change(WINTER, 9, "A VIE\nA SER\nA GRE\nA ALB"))).toEqual([
      [13, "status/not_due"],
      [14, "status/not_due"],
    ]);
    expect(faults(change(change(WINTER, 9, "A VIE\nA SER"), 8, "OWNS VIE BUD TRI BUR"))).toEqual([
      [8, "status/bad_owns"],
    ]);
  });

  it("builds where the rules let it", () => {
    expect(faults(change(change(WINTER, 10, "BUILD A GRE"), 3, "+RULE BUILD_ANY"))).toEqual([]);
    expect(faults(change(WINTER, 10, "BUILD WAIVED"))).toEqual([]);
    expect(faults(change(WINTER, 10, "BUILD A BUD HIDDEN"))).toEqual([]);
    // A right for the first builds of a game.
    for (const [year, found] of [
      [1900, []],
      [1901, []],
      [1902, [[8, "status/bad_owns"]]],
    ] as const)
      expect(faults(change(change(WINTER, 8, "OWNS VIE TRI SC!"), 2, `PHASE WINTER ${year} ADJUSTMENTS`))).toEqual(
        found,
      );
    expect(faults(change(change(WINTER, 10, "BUILD A GRE"), 8, "OWNS GRE VIE\nHOME GRE"))).toEqual([
      [12, "status/bad_build"],
    ]);
  });

  it("warns of builds that nothing lets hide", () => {
    const hidden = change(WINTER, 10, "BUILD A BUD HIDDEN");
    const warned = (text: string) => parseStatus(text).warnings.map(({ line, code }) => [line, code]);
    expect(warned(hidden)).toEqual([[10, "status/not_hidden"]]);
    expect(warned(change(hidden, 3, "+RULE HIDE_BUILDS"))).toEqual([]);
    expect(warned(change(hidden, 3, "+MORPH AUSTRIA ~BUD"))).toEqual([]);
  });

  it("takes flags that are said twice, and RULES for RULE", () => {
    const { facts, errors } = parseStatus(change(change(MOVEMENT, 12, "WAIT\nCD\nWAIT\nCD"), 5, "RULES NO_PRESS"));
    expect(errors).toEqual([]);
    expect(facts).toMatchObject({ rules: ["NO_PRESS"], powers: { AUSTRIA: { wait: true, cd: true } } });
  });

  it("knows the phase in which a game ended", () => {
    const over = (result: string) =>
      faults(`GAME a\nPHASE COMPLETED\nMASTER #7|gm@example.net|Ann_Lee\nRESULT ${result} FRANCE\n`);
    expect(over("F1908M")).toEqual([]);
    expect(over("F1908X")).toEqual([[4, "status/bad_result"]]);
    expect(over("F1908A")).toEqual([[4, "status/bad_result"]]);
  });

  it("asks nothing of retreats while a phase is processed", () => {
    expect(faults(change(change(MOVEMENT, 17, "F ION --> ADR"), 2, "AWAIT SPRING 1902 MOVEMENT"))).toEqual([]);
  });

  it("goes on reading where the GAME line is missing, misspelt or not the first", () => {
    expect(faults(MOVEMENT.slice(MOVEMENT.indexOf("PHASE")))).toEqual([]);
    expect(faults(change(MOVEMENT, 1, "GAMES blackforest"))).toEqual([[1, "status/unknown_line"]]);
    expect(faults(change(MOVEMENT, 1, "TESTER\nGAME blackforest"))).toEqual([]);
    expect(faults(change(MOVEMENT, 1, "GAME blackforest\nGAME greywood"))).toEqual([[2, "status/twice"]]);
  });

  it("warns of what is legal and not obeyed here", () => {
    const { errors, warnings } = parseStatus(change(MOVEMENT, 5, "RULE NO_PRESS PUBLIC_PRESS\nMORPH FLAG x"));
    expect(errors).toEqual([]);
    expect(warnings.map((each) => [each.line, each.code])).toEqual([
      [5, "rule/excluded"],
      [6, "map/kept"],
    ]);
  });

  it("reads games on maps of other judges, and says that they are not played here", () => {
    const { errors, warnings, map, facts } = parseStatus(change(MOVEMENT, 8, "TRIAL Azov"));
    expect(errors).toEqual([]);
    expect(warnings.map((each) => [each.line, each.code])).toEqual([[8, "status/other_map"]]);
    expect(map).toBeNull();
    expect(facts).toMatchObject({ map: "Azov", trial: true, powers: { AUSTRIA: { units: ["A VIE", "F TRI"] } } });
  });

  it("seats nobody on powers that a team's leader plays", () => {
    const forming = (seats: number) =>
      `GAME a\nPHASE FORMING\nMASTER #7|gm@example.net|Ann\nTEAMS Austria-Italy Russia-Turkey\nMORPH DUMMY FRANCE\n\n${Array.from({ length: seats }, (_, i) => `POWER#${i + 1}\nPLAYER #${i + 20}|p@x.example.org|P\n`).join("\n")}`;
    expect(faults(forming(4))).toEqual([]);
    expect(faults(forming(5))).toEqual([[19, "status/too_many_players"]]);
  });

  it("reads the name only if it is asked to", () => {
    expect(parseStatus(MOVEMENT, { name: "blackforest" }).errors).toEqual([]);
    expect(parseStatus(MOVEMENT, { name: "greywood" }).errors.map((each) => each.line)).toEqual([1]);
  });

  it("reads capitals of latin-1 as they are", () => {
    expect(upper("straße ÿµ é")).toBe("STRAßE ÿµ É");
    expect(linesOf("a\u00a0b  c\r\n\r\nd")).toEqual([
      { number: 1, words: ["a\u00a0b", "c"] },
      null,
      { number: 3, words: ["d"] },
    ]);
  });
});

describe("a file that is nothing but faults", () => {
  const bad = (lines: number) => change(MOVEMENT, 2, `${"NONSENSE\n".repeat(lines)}${MOVEMENT.split("\n")[1]}`);

  it("is told of by its first ones, and what follows them is not read", () => {
    const few = parseStatus(bad(20));
    expect(few.errors).toHaveLength(20);
    expect(Object.keys(few.facts.powers).length).toBeGreaterThan(0);
    const many = parseStatus(bad(100_000));
    expect(many.errors).toHaveLength(501);
    expect(many.errors.some(({ code }) => code === "status/too_many")).toBe(true);
    expect(many.facts.powers).toEqual({});
  });
});
