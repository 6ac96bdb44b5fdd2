import { describe, expect, it } from "vitest";
import { compileDiplomacy } from "@/lib/engine/diplomacy/game/compile";
import { morphMap } from "@/lib/engine/diplomacy/maps";
import { ledByLines, ledByMap, linesWithTeams, teamChanges, withLead } from "./teams-chosen";

const ORDER = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

describe("the teams of a game", () => {
  it("are read from the lines that it adds to its map, and written back beside the others", () => {
    const morph = ["VICTORY 15", "TEAMS AUSTRIA-ITALY RUSSIA-TURKEY-ENGLAND", "AMEND LON ABUTS HOL"];
    const led = ledByLines(morph);
    expect(led).toEqual({ ITALY: "AUSTRIA", TURKEY: "RUSSIA", ENGLAND: "RUSSIA" });
    expect(linesWithTeams(morph, led, ORDER)).toEqual([
      ...["VICTORY 15", "AMEND LON ABUTS HOL"],
      ...["TEAMS AUSTRIA-ITALY", "TEAMS RUSSIA-ENGLAND-TURKEY"],
    ]);
    expect(linesWithTeams(["team france-germany"], {}, ORDER)).toEqual([]);
  });

  it("take in whoever somebody led before, and never name a power twice", () => {
    const led = withLead(withLead({}, "ITALY", "AUSTRIA"), "AUSTRIA", "GERMANY");
    expect(led).toEqual({ ITALY: "GERMANY", AUSTRIA: "GERMANY" });
    expect(linesWithTeams([], led, ORDER)).toEqual(["TEAMS GERMANY-AUSTRIA-ITALY"]);
    expect(withLead(led, "ITALY", null)).toEqual({ AUSTRIA: "GERMANY" });
    expect(teamChanges({ ITALY: "AUSTRIA", TURKEY: "RUSSIA" }, led, ORDER)).toEqual([
      { power: "AUSTRIA", lead: "GERMANY" },
      { power: "ITALY", lead: "GERMANY" },
      { power: "TURKEY", lead: null },
    ]);
  });

  it("make lines that the map's reader takes, as those that it has by itself stay apart", () => {
    const lines = linesWithTeams(["VICTORY 15"], { ITALY: "AUSTRIA" }, ORDER);
    const { map, problems } = morphMap("standard", lines);
    expect(problems).toEqual([]);
    expect(map?.teams).toEqual([["AUSTRIA", "ITALY"]]);
    expect(ledByMap(map!, lines)).toEqual({});
    expect(ledByMap(map!, [])).toEqual({ ITALY: "AUSTRIA" });
    expect(compileDiplomacy({ map: "standard", morph: lines }).ok).toBe(true);
  });
});
