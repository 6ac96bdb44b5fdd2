import { describe, expect, it } from "vitest";
import { envOf, readConfig } from "../game/config";
import { gameOf } from "../game/read-file";
import { MONDAY } from "../game/testing/driver";
import { statusOf } from "../game/write-file";
import { MOST_MORPH, mapText, morphMap } from "../maps/index";
import { parseStatus } from "../status/parse";
import { MOVEMENT } from "../status/testing/files";
import { directivesOf } from "./directives";
import { parseMap } from "./parse";

const STANDARD = mapText("standard") ?? "";
const LINE = STANDARD.split("\n").length + 1;
const read = (extra: string) => parseMap("a", `${STANDARD}\n${extra}`, { source: mapText });
/** Lines from the first added one on, with what is wrong there. */
const codes = (extra: string) => read(extra).problems.map(({ line, code }) => [line - LINE + 1, code]);

describe("the lines that a map gives to every game", () => {
  it("are kept by their variant, and read for ours", () => {
    const { map } = read(
      "RULE NO_PRESS\npayola DIRECTIVES\nRULE ZEROSUM\nTAX VIE 5\nCAP 60\nEND DIRECTIVES\nROTATE BEFORE M\nstandard DIRECTIVES\nRULES PREVIEW HOLD_WIN\nTIMING NEXT 2D\nTEAMS Austria-Italy\nEND",
    );
    expect(map?.directives).toMatchObject({
      "": ["RULE NO_PRESS", "ROTATE BEFORE M"],
      payola: ["RULE ZEROSUM", "TAX VIE 5", "CAP 60"],
    });
    expect(directivesOf(map)).toEqual({
      rules: ["NO_PRESS", "PREVIEW", "HOLD_WIN"],
      timing: ["NEXT 2D"],
      rotate: ["BEFORE", "M"],
      taxes: [],
    });
    expect(directivesOf(map, "payola")).toEqual({
      rules: ["NO_PRESS", "ZEROSUM"],
      timing: [],
      rotate: ["BEFORE", "M"],
      taxes: ["TAX VIE 5", "CAP 60"],
    });
    expect(map?.teams).toEqual([["AUSTRIA", "ITALY"]]);
  });

  it.each([
    ["DIRECTIVES\nCOLOUR red\nEND DIRECTIVES", 2, "map/bad_directive", false],
    ["DIRECTIVES\nWAIT\nEND DIRECTIVES", 2, "map/unsupported", true],
    ["DIRECTIVES\nDESC\nany words\nEND DESC\nEND DIRECTIVES", 2, "map/unsupported", true],
    ["RULE NO_SUCH", 1, "map/bad_rule", false],
    ["RULE", 1, "map/bad_directive", false],
    ["DIRECTIVES\nRULE ZEROSUM\nEND", 2, "map/bad_rule", false],
    ["RULE EXCHANGE", 1, "map/bad_rule", false],
    ["STANDARD DIRECTIVES\nTIMING SOON 1D\nEND DIRECTIVES", 2, "map/bad_directive", false],
    ["ROTATE SOMETIMES", 1, "map/bad_directive", false],
    ["ROTATE FOR X", 1, "map/bad_directive", false],
    ["ROTATE\nROTATE", 2, "map/bad_directive", false],
    ["DIRECTIVES\nTEAMS Austria-Atlantis\nEND DIRECTIVES", 2, "map/no_such_power", false],
    ["DIRECTIVES\nRULE NO_PRESS", 1, "map/open_block", false],
    ["DIRECTIVES\nEND MORPH\nEND DIRECTIVES", 2, "map/bad_end", false],
    ["HYBRID DIRECTIVES\nRULE NO_PRESS\nEND DIRECTIVES", 2, "map/unsupported", true],
  ])("%j is not skipped", (extra, line, code, stands) => {
    expect(codes(extra)).toEqual([[line, code]]);
    expect(read(extra).map !== null).toBe(stands);
  });

  it("set rules, deadlines and rotation, unless the game itself does", () => {
    const morph = [
      "RULE PUBLIC_PRESS HIDE_BUILDS",
      "DIRECTIVES",
      "TIMING NEXT 2D MOVE 5D NOT 20260612",
      "ROTATE AFTER",
      "END",
    ];
    const set = (config: object) => {
      const ruleset = readConfig({ morph, ...config });
      if (!ruleset.ok) throw new Error(JSON.stringify(ruleset.error));
      const { config: made } = ruleset.value;
      return { rotate: made.rotate, ...envOf(ruleset.value, { ...made, timing: made.timing, rules: made.rules }) };
    };
    const plain = set({});
    expect([...plain.rules]).toEqual(expect.arrayContaining(["PUBLIC_PRESS", "HIDE_BUILDS"]));
    expect(plain.rotate).toEqual(["AFTER"]);
    expect(plain.timing).toMatchObject({
      next: { amount: 2 },
      phases: [{ prefix: "MOVE" }],
      not: [{ to: "20260612" }],
    });
    const own = set({
      rules: ["NO_PRESS", "!HIDE_BUILDS"],
      timing: ["NEXT 9H", "NOT 20270101"],
      rotate: ["BEFORE", "M"],
    });
    expect([own.rules.has("NO_PRESS"), own.rules.has("PUBLIC_PRESS"), own.rules.has("HIDE_BUILDS")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(own.rotate).toEqual(["BEFORE", "M"]);
    expect(own.timing).toMatchObject({
      next: { amount: 9 },
      phases: [{ prefix: "MOVE" }],
      not: [{ to: "20270101" }, { to: "20260612" }],
    });
  });

  it("are refused where a game is created, if they are not obeyed", () => {
    expect(readConfig({ morph: ["DIRECTIVES", "DELAY 3", "END DIRECTIVES"] })).toMatchObject({
      ok: false,
      error: [{ code: "map/unsupported", index: 2 }],
    });
    expect(readConfig({ morph: ["RULE NO_SUCH"] })).toMatchObject({
      ok: false,
      error: [{ code: "map/bad_rule", index: 1 }],
    });
  });

  it("are told of in status files, and are not written into them", () => {
    const file = (morph: string) => parseStatus(MOVEMENT.replace("RULE LIST_WAITERS", `RULE NO_DIAS\n${morph}`));
    expect(file("MORPH RULE NO_SUCH").errors.map(({ line, code }) => [line, code])).toEqual([[6, "map/bad_rule"]]);
    expect(file("MORPH FLAG x").warnings.map(({ line, code }) => [line, code])).toEqual([[6, "map/kept"]]);
    const barred = file("MORPH RULE PROPOSE_DIAS");
    expect(barred.warnings.map(({ line, code }) => [line, code])).toEqual([[5, "rule/excluded"]]);
    expect(barred.rules.has("NO_DIAS")).toBe(true);
    const { facts, rules } = file("MORPH ROTATE AFTER\nMORPH RULE NO_EOG");
    expect(rules.has("NO_EOG")).toBe(true);
    const made = gameOf(facts, MONDAY);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const again = statusOf(made.value.game, made.value.state, {
      name: "a",
      master: null,
      now: MONDAY,
      person: () => null,
    });
    expect(made.value.game.config.rotate).toEqual(["AFTER"]);
    expect([again.rotate, again.rules, again.morph]).toEqual([undefined, ["NO_DIAS"], facts.morph]);
  });
});

describe("a fault of a game's own lines", () => {
  const at = (...morph: string[]) =>
    morphMap("standard", morph).problems.map(({ source, line, code }) => [source, line, code]);

  it.each([
    [["AMEND PAR ABUTS -BUR", "VICTORY 17"], 1, "map/one_way"],
    [["VICTORY 17", "AMEND PAR ABUTS -BUR", "AMEND PAR ABUTS -GAS", "AMEND GAS ABUTS -PAR"], 2, "map/one_way"],
    [["FRANCE XYZ", "VICTORY 17"], 1, "map/no_such_place"],
    [["DUMMY ITALY", "ITALY", "CONTROL ATLANTIS", "ITALY", "VICTORY 17"], 3, "map/no_such_power"],
    [["FLOW FALL:MOVEMENT,RETREATS WINTER:ADJUSTMENTS", "VICTORY 17"], 1, "map/bad_begin"],
    [
      ["FLOW", "FLOW FALL:MOVEMENT", "BEGIN FALL 1901 MOVEMENT", "BEGIN SPRING 1901 MOVEMENT", "# x"],
      4,
      "map/bad_begin",
    ],
    [["VICTORY 99", "DROP TUN"], 1, "map/victory"],
    [["VICTORY 17", "SHUT BEL", "TITLE x"], 2, "map/shut_centre"],
    [["UNOWNED MOR", "VICTORY 17"], 1, "map/no_such_place"],
  ])("%j is at the line that brought it", (morph, line, code) => {
    expect(at(...morph)).toContainEqual(["MORPH", line, code]);
    expect(at(...morph).every(([, each]) => each === line)).toBe(true);
  });

  it("is found among as many lines as a game may add, and soon", () => {
    const lines = Array.from({ length: MOST_MORPH }, () => "VICTORY 17");
    lines[1210] = "AMEND PAR ABUTS -BUR";
    const started = performance.now();
    expect(at(...lines)).toEqual([["MORPH", 1211, "map/one_way"]]);
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it("is none where a map has the place: UNOWNED MOR", () => {
    expect(morphMap("modern", ["UNOWNED MOR"]).problems).toEqual([]);
  });
});

describe("more than are kept", () => {
  const flags = (count: number) => Array.from({ length: count }, (_, i) => `FLAG a${i}`);
  const others = (count: number) => ["DIRECTIVES", ...Array.from({ length: count }, () => "DELAY 3"), "END DIRECTIVES"];

  it("stay what they are: unsupported lines let the map stand", () => {
    const { map, problems } = morphMap("standard", others(250));
    expect(map).not.toBeNull();
    expect(problems).toHaveLength(201);
    expect(problems.at(-1)).toMatchObject({ code: "map/too_many", unsupported: true });
  });

  it("stay what they are: lines that are kept stand in nobody's way, unless a graver one is hidden among them", () => {
    expect(morphMap("standard", flags(250)).problems.at(-1)).toEqual({
      ...{ source: "MORPH", line: 201, code: "map/too_many", message: "and more", kept: true },
    });
    const { map, problems } = morphMap("standard", [...flags(250), ...others(2)]);
    expect(map).not.toBeNull();
    expect(problems.at(-1)).toMatchObject({ line: 252, code: "map/unsupported", unsupported: true });
  });

  it("hide no fault that does not", () => {
    const { map, problems } = morphMap("standard", [...flags(250), "VICTORY many", "VICTORY few"]);
    expect(map).toBeNull();
    expect(problems.at(-1)).toEqual(expect.objectContaining({ code: "map/bad_number", line: 251 }));
    expect(
      morphMap(
        "standard",
        Array.from({ length: 250 }, () => "VICTORY x"),
      ).problems.at(-1),
    ).toEqual({
      ...{ source: "MORPH", line: 201, code: "map/too_many", message: "and more" },
    });
  });

  it("are read in moments, however many there are on however long lines", () => {
    const long = (words: string) => Array.from({ length: MOST_MORPH }, () => `${words} `.repeat(60));
    for (const words of ["RULE BLIND", "RULE BLINDLY", "FLOW SPRING", "DROP PAR"]) {
      const { map, problems } = morphMap("standard", long(words));
      expect(map).toBeNull();
      expect(problems).toHaveLength(201);
    }
  }, 15_000);
});
