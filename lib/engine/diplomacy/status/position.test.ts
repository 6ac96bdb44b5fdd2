import { describe, expect, it } from "vitest";
import { loadMap } from "../maps/index";
import { parseStatus } from "./parse";
import { ordersOf, positionOf, withPosition } from "./position";
import { RETREAT } from "./testing/files";
import { writeStatus } from "./write";

describe("status and position", () => {
  const map = loadMap("standard");

  it("tell the same", () => {
    const { facts } = parseStatus(RETREAT);
    const position = positionOf(facts, map)!;
    expect(position).toEqual({
      phase: { season: "FALL", year: 1902, type: "RETREATS" },
      units: [
        { power: "AUSTRIA", type: "A", at: "VIE" },
        { power: "ITALY", type: "F", at: "GRE" },
      ],
      dislodged: [
        { power: "AUSTRIA", type: "F", at: "GRE", from: null, retreats: ["AEG", "BUL/SC"] },
        { power: "ITALY", type: "A", at: "TRI", from: null, retreats: ["TYR", "ALB"] },
      ],
      owners: { VIE: "AUSTRIA", BUD: "AUSTRIA", GRE: "AUSTRIA", NAP: "ITALY" },
    });
    expect(withPosition(facts, position, map)).toEqual(facts);
    expect(ordersOf(facts)).toEqual({ AUSTRIA: ["RETREAT F GRE - AEG"], ITALY: ["DISBAND A TRI"] });
  });

  it("go on to the next phase without what was entered for this one", () => {
    const { facts } = parseStatus(RETREAT);
    const next = withPosition(
      facts,
      {
        phase: { season: "WINTER", year: 1902, type: "ADJUSTMENTS" },
        units: [{ power: "TURKEY", type: "F", at: "BUL/EC" }],
        dislodged: [],
        owners: { GRE: "ITALY", BUD: "AUSTRIA", VIE: "AUSTRIA", BUL: "TURKEY" },
        homes: { TURKEY: ["BUL"] },
      },
      map,
    );
    expect(next.powers.AUSTRIA).toEqual({ player: facts.powers.AUSTRIA!.player, centers: ["VIE", "BUD"] });
    expect(next.powers.ITALY?.centers).toEqual(["GRE"]);
    expect(next.powers.TURKEY).toEqual({ home: ["BUL"], centers: ["BUL"], units: ["F BUL/EC"] });
    expect(next.phase).toEqual({ state: "PHASE", season: "WINTER", year: 1902, type: "ADJUSTMENTS" });
    expect(positionOf(parseStatus("GAME a\nPHASE FORMING").facts, map)).toBeNull();
    expect(positionOf(parseStatus("GAME a\nPHASE COMPLETED\nRESULT F1908M FRANCE").facts, map)?.phase.year).toBe(1908);
  });
});

describe("status files of other maps", () => {
  it("write powers as their maps do", () => {
    const text =
      "GAME a\nPHASE WINTER 1900 ADJUSTMENTS\nMAP chaos\nMASTER #7|gm@example.net|Ann\nDEADLINE 202601010000\n\nSt+Petersburg\nPLAYER DUMMY\nOWNS STP\nBUILD F STP/NC\n";
    const { facts, errors, rules } = parseStatus(text);
    expect(errors).toEqual([]);
    expect(Object.keys(facts.powers)).toEqual(["STPETERSBURG"]);
    expect(rules.has("BUILD_ANY")).toBe(true);
    expect(parseStatus(writeStatus(facts)).facts).toEqual(facts);
  });

  it("know the phases of their flow", () => {
    const text =
      "GAME a\nPHASE A.D. 1430 MOVEMENT\nMAP hundred\nMASTER #7|gm@example.net|Ann\nDEADLINE 202601010000\n\nFRANCE\nPLAYER DUMMY\nOWNS PAR\nF ARA/SC\n";
    const { facts, errors, map } = parseStatus(text);
    expect(errors).toEqual([]);
    expect(positionOf(facts, map!)?.phase).toEqual({ season: "A.D.", year: 1430, type: "MOVEMENT" });
  });
});
