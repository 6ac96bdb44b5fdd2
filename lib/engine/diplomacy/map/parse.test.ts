import { describe, expect, it } from "vitest";
import { mapText } from "../maps/index";
import { parseMap } from "./parse";

const SMALL = `
TITLE Three lakes
North = nor no upper+lake n?
South = sou
West = wes
East = eas
East (north coast) = eas/nc
East (south coast) = eas/sc
COAST NOR ABUTS WES eas EAS/NC SEA
COAST SOU ABUTS WES eas EAS/SC SEA
LAND WES ABUTS NOR SOU
COAST eas ABUTS NOR SOU
COAST EAS/NC ABUTS NOR SEA
COAST EAS/SC ABUTS SOU SEA
Lake = sea
WATER SEA ABUTS NOR SOU EAS/NC EAS/SC
NORTHERNERS (Northern:N) NOR
A NOR
SOUTHERNERS (Southern:S) SOU
F SOU
UNOWNED EAS
`;

const read = (extra: string) => parseMap("small", SMALL + extra, { source: mapText });
const codes = (extra: string) => read(extra).problems.map((problem) => [problem.line, problem.code]);
const LINE = SMALL.split("\n").length;
const place = (extra: string, id: string) => read(extra).map?.places.find((each) => each.id === id);
const power = (extra: string, name = "NORTHERNERS") => read(extra).map?.powers.find((each) => each.name === name);

describe("the language of map files", () => {
  it("reads names, aliases, terrain, coasts and who may pass", () => {
    const { map, problems } = read("");
    expect(problems).toEqual([]);
    expect(map?.title).toBe("Three lakes");
    expect(map?.provinces[0]).toEqual({
      id: "NOR",
      name: "North",
      terrain: "coast",
      centre: true,
      places: ["NOR"],
      aliases: ["no", "upper lake"],
      ambiguous: ["n"],
    });
    expect(place("", "NOR")?.edges).toEqual([
      { to: "WES", army: true, fleet: false },
      { to: "EAS", army: true, fleet: false },
      { to: "EAS/NC", army: false, fleet: true },
      { to: "SEA", army: false, fleet: true },
    ]);
    expect(place("", "EAS")).toMatchObject({ armies: true, fleets: false });
    expect(place("", "EAS/NC")).toMatchObject({ armies: false, fleets: true, name: "East (north coast)" });
    expect(map?.victory).toEqual([2]);
    expect(map?.neutral).toEqual(["EAS"]);
  });

  it("reads restricted borders", () => {
    const extra = "AMEND NOR ABUTS N:WES SOU(EAS,WES)\nAMEND SOU ABUTS *NOR\nAMEND WES ABUTS ~NOR";
    expect(place(extra, "NOR")?.edges).toContainEqual({ to: "WES", army: true, fleet: false, powers: ["NORTHERNERS"] });
    expect(place(extra, "NOR")?.edges).toContainEqual({ to: "SOU", army: true, fleet: true, holding: ["EAS", "WES"] });
    expect(place(extra, "SOU")?.edges).toContainEqual({ to: "NOR", army: true, fleet: true, strength: "half" });
    expect(place(extra, "WES")?.edges).toContainEqual({ to: "NOR", army: true, fleet: false, strength: "none" });
  });

  it("lets a border lead one way only if it says so", () => {
    expect(codes("AMEND NOR ABUTS SOU")).toEqual([[LINE, "map/one_way"]]);
    expect(codes("AMEND WES ABUTS -SOU")).toEqual([[LINE, "map/one_way"]]);
    expect(codes("AMEND NOR ABUTS SOU\nAMEND SOU ABUTS :NOR")).toEqual([]);
    expect(place("AMEND NOR ABUTS SOU\nAMEND SOU ABUTS :NOR", "SOU")?.edges.at(-1)?.powers).toEqual([]);
  });

  it("keeps armies from a Capitalised neighbour and fleets from one in lower case, alike at both ends", () => {
    expect(place("AMEND NOR ABUTS Sou\nAMEND SOU ABUTS Nor", "NOR")?.edges.at(-1)).toEqual({
      to: "SOU",
      army: false,
      fleet: true,
    });
    expect(codes("AMEND NOR ABUTS Sou\nAMEND SOU ABUTS NOR")).toEqual([[LINE + 1, "map/uneven"]]);
    expect(codes("AMEND NOR ABUTS sOU")).toEqual([[LINE, "map/bad_border"]]);
  });

  it("knows water that armies enter and land that nobody enters", () => {
    expect(place("PORT SEA ABUTS NOR SOU EAS/NC EAS/SC eas\nAMEND eas ABUTS SEA", "SEA")).toMatchObject({
      armies: true,
      fleets: true,
    });
    expect(place("SHUT WES", "NOR")?.edges.map((edge) => edge.to)).not.toContain("WES");
  });

  it("takes the coasts of a neighbour for the neighbour too", () => {
    const { map, problems } = read(
      "COAST NOR ABUTS WES EAS/NC SEA\nCOAST eas ABUTS NOR SOU SEA\nCOAST SOU ABUTS WES Eas/SC SEA",
    );
    expect(problems.map((problem) => problem.code)).toEqual(["map/one_way"]);
    expect(map).toBeNull();
    expect(
      place("COAST NOR ABUTS WES EAS/NC SEA\nCOAST eas ABUTS NOR SOU SEA", "NOR")?.edges.map((edge) => [
        edge.to,
        edge.army,
      ]),
    ).toEqual([
      ["WES", true],
      ["EAS/NC", false],
      ["SEA", false],
      ["EAS", true],
    ]);
  });

  it("reads marks after a neighbour, and a year of one season", () => {
    expect(place("AMEND NOR ABUTS WES~", "NOR")?.edges[0]).toMatchObject({ to: "WES", strength: "none" });
    expect(codes("AMEND NOR ABUTS ~WES*")).toEqual([[LINE, "map/bad_border"]]);
    const flow = "FLOW NEWYEAR:5\nFLOW A.D.:MOVEMENT,RETREATS IFYEARDIV:10 A.D.:ADJUSTMENTS\nBEGIN A.D. 1425 MOVEMENT";
    expect(codes(flow)).toEqual([]);
  });

  it("lets a unit take another's place, and a lost home be a centre of nobody", () => {
    expect(power("SOUTHERNERS\nA NOR")?.units).toEqual([]);
    expect(power("SOUTHERNERS\nA SOU", "SOUTHERNERS")?.units).toEqual([{ type: "A", at: "SOU" }]);
    expect(read("NORTHERNERS -NOR WES").map?.neutral).toEqual(["NOR", "EAS"].sort((a, b) => (a < b ? -1 : 1)));
    expect(read("NORTHERNERS -NOR WES\nUNOWNED -NOR").map?.neutral).toEqual(["EAS"]);
    expect(power("NORTHERNERS\nINHABITS WES\nINHABITS EAS")?.homes).toEqual(["WES", "EAS"]);
  });

  it("drops and renames with all that speaks of a province", () => {
    const { map, problems } = read("DROP EAS\nNorth -> Far North = fno");
    expect(problems).toEqual([]);
    expect(map?.places.map((each) => each.id)).toEqual(["FNO", "SOU", "WES", "SEA"]);
    expect(map?.powers[0]).toMatchObject({ homes: ["FNO"], units: [{ type: "A", at: "FNO" }] });
    expect(map?.neutral).toEqual([]);
  });

  it("reads powers: own word, letter, capitals, another name, homes of every kind", () => {
    const extra =
      "NORTHERNERS -> New+York (of+New+York:Y) &SC +WES ~EAS *SOU @WES(NOR,SOU)\nOWNS NOR SC! SC*\nRESERVES 2\nMILITIA";
    expect(power(extra, "NEWYORK")).toEqual({
      name: "NEWYORK",
      title: "New York",
      adjective: "of New York",
      abbreviation: "Y",
      homes: ["NOR", "EAS"],
      owns: ["NOR"],
      units: [{ type: "A", at: "NOR" }],
      factories: ["WES"],
      partisans: ["SOU"],
      hidden: ["EAS"],
      alternatives: [{ site: "WES", homes: ["NOR", "SOU"] }],
      claims: ["&SC", "SC!", "SC*"],
      reserves: 2,
      militia: 1,
    });
    expect(power("_HIDDEN (:H) WES", "HIDDEN")?.title).toBeUndefined();
    expect(power("NORTHERNERS -NOR EAS")?.homes).toEqual(["EAS"]);
    expect(power("NORTHERNERS\nHOMES EAS\nUNITS\nF EAS/SC")).toMatchObject({
      homes: ["EAS"],
      units: [{ type: "F", at: "EAS/SC" }],
    });
  });

  it("reads dummies, control, teams, the unplayed", () => {
    expect(power("DUMMY ALL EXCEPT Southerners")?.dummy).toBe(true);
    expect(power("DUMMY ALL EXCEPT Southerners", "SOUTHERNERS")?.dummy).toBeUndefined();
    expect(power("NORTHERNERS\nDUMMY\nCONTROL SOUTHERNERS MASTER")).toMatchObject({
      dummy: true,
      control: ["SOUTHERNERS", "MASTER"],
    });
    expect(power("UNPLAYED northerners")?.unplayed).toBe(true);
    expect(read("TEAMS Northerners-Southerners").map?.teams).toEqual([["NORTHERNERS", "SOUTHERNERS"]]);
    expect(codes("TEAMS Northerners-Easterners")).toEqual([[LINE, "map/no_such_power"]]);
  });

  it("reads the flow of the year and where it begins", () => {
    const extra =
      "FLOW SPRING:MOVEMENT,RETREATS NEWYEAR:5 IFYEARDIV:10=5 WINTER:ADJUSTMENTS,INCOME\nBEGIN WINTER 1900 INCOME";
    expect(read(extra).map?.flow).toHaveLength(6);
    expect(read(extra).map?.begin).toEqual({ season: "WINTER", year: 1900, type: "INCOME" });
    expect(read(`${extra}\nFLOW\nBEGIN FALL 1 MOVEMENT`).map?.flow).toHaveLength(6);
    expect(codes("FLOW SPRING:MOVEMENT SUMMER:MOVEMENT")).toContainEqual([LINE, "map/same_initial"]);
    expect(codes("FLOW SPRING:MUSTER")).toContainEqual([LINE, "map/same_initial"]);
    expect(codes("BEGIN HARVEST 1901 MOVEMENT")).toEqual([[LINE, "map/bad_begin"]]);
  });

  it("includes other files, never itself", () => {
    expect(
      read("TRIAL\nTEXTONLY\n# a comment\nUSE standard-geography").problems.some(
        (problem) => problem.code === "map/no_such_map",
      ),
    ).toBe(false);
    expect(codes("USE small")).toEqual([[LINE, "map/no_such_map"]]);
    expect(codes("MAP atlantis")).toEqual([[LINE, "map/no_such_map"]]);
    expect(parseMap("a", "USE a", { source: () => "USE a" }).problems.length).toBeGreaterThan(0);
  });

  it("says what it knows and does not do, and lets the rest stand", () => {
    const { map, problems } = read("DIRECTIVES\nDELAY 3\nZONE GMT\nEND DIRECTIVES\nRULE BLIND");
    expect(map).not.toBeNull();
    expect(problems.map((problem) => [problem.line - LINE + 1, problem.unsupported])).toEqual(
      [2, 3].map((line) => [line, true]),
    );
    expect(map?.directives[""]).toEqual(["DELAY 3", "ZONE GMT", "RULE BLIND"]);
  });

  it("keeps lines that have no effect here, and tells of them", () => {
    const lines = [
      "NEWHOMES 1905 1910",
      "LEAGUE north STRICT A B",
      "LEAGUE south",
      "NOTIFY a@b.c",
      "FLAG x y",
      "FLAGS",
    ];
    const { map, problems } = read(lines.join("\n"));
    expect(map?.kept).toEqual(lines);
    expect(problems.map(({ line, code, kept }) => [line - LINE, code, kept])).toEqual(
      lines.map((_, i) => [i, "map/kept", true]),
    );
    expect(map && "kept" in read("").map!).toBe(false);
    for (const wrong of ["NEWHOMES", "NEWHOMES soon", "LEAGUE", "NOTIFY", "FLAG"])
      expect(codes(wrong)).toEqual([[LINE, "map/bad_line"]]);
  });

  it.each([
    ["COAST NOR", "map/no_borders", false],
    ["LAND XXX", "map/no_borders", true],
    ["LAND XXX ABUTS NOR", "map/no_name", true],
    ["Far = far", "map/no_borders", true],
    ["= far", "map/no_name", true],
    ["Far = farther", "map/bad_abbreviation", true],
    ["AMEND WES ABUTS SEA", "map/no_passage", true],
    ["AMEND WES ABUTS XXX", "map/no_such_place", true],
    ["AMEND WES ABUTS Z:NOR", "map/no_such_power", true],
    ["AMEND NOR ABUTS -WES", "map/one_way", true],
    ["UNOWNED XXX", "map/no_such_place", true],
    ["UNOWNED MAIN", "map/bad_centre", true],
    ["SOUTHERNERS\nOWNS NOR", "map/owned_twice", true],
    ["SOUTHERNERS NOR\nOWNS SOU", "map/home_twice", true],
    ["SOUTHERNERS\nF EAS", "map/bad_unit", true],
    ["VICTORY 4", "map/victory", true],
    ["VICTORY many", "map/bad_number", true],
    ["North = nor\nSouth = sou nor", "map/same_name", true],
    ["Island = isl\nLAND ISL ABUTS", "map/unreachable", true],
    ["3POWER", "map/bad_power", true],
    ["END MORPH", "map/bad_end", true],
    ["UNOWNED EAS\nA EAS", "map/no_power", true],
  ])("refuses %j as %s", (extra, code, found) => {
    expect(codes(extra).some(([, each]) => each === code)).toBe(found);
    if (found) expect(read(extra).map).toBeNull();
  });
});
