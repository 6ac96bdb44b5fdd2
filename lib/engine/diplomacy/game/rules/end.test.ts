import { describe, expect, it } from "vitest";
import { Driver, player } from "../testing/driver";

/** Before the movement of a fall after which these powers own so many centres; everybody holds. */
const fall = (rules: string[], counts: Record<string, number>, year = 1905, config: object = {}) => {
  const driver = new Driver({ rules, ...config }).start();
  const centres = driver.game.map.provinces.filter(({ centre }) => centre).map(({ id }) => id);
  const owners: Record<string, string> = {};
  for (const [power, count] of Object.entries(counts))
    for (let i = 0; i < count; i++) owners[centres.shift() ?? ""] = power;
  const units = Object.keys(counts).map((power, i) => ({
    power,
    type: "F" as const,
    at: ["NTH", "ION", "BLA", "BAR", "WES", "BAL", "ENG"][i]!,
  }));
  return driver.put({ phase: { season: "FALL", year, type: "MOVEMENT" }, owners, units });
};
const victors = (driver: Driver): readonly string[] | null => driver.state.result?.victors ?? null;

describe("victory", () => {
  it("needs the goal, growth, and to be alone in the lead", () => {
    expect(victors(fall([], { FRANCE: 18, TURKEY: 16 }).process())).toEqual(["FRANCE"]);
    expect(victors(fall([], { FRANCE: 17, TURKEY: 17 }).process())).toBeNull();
    const driver = fall([], { FRANCE: 18, TURKEY: 16 });
    driver.state = { ...driver.state, counts: { FRANCE: 18 } };
    expect(victors(driver.process())).toBeNull();
    expect(victors(fall([], { FRANCE: 10 }).process())).toEqual(["FRANCE"]);
    expect(fall([], { FRANCE: 10 }).process().state.result?.reason).toBe("last");
  });
});

describe("votes", () => {
  const vote = (rules: string[], votes: Record<string, string>) => {
    const driver = fall(rules, { FRANCE: 10, TURKEY: 10, ITALY: 10 });
    for (const [power, choice] of Object.entries(votes)) driver.act(power, { type: "vote", vote: choice });
    return driver.process().state.result;
  };
  it("are compatible by the help text, and nobody else sees them", () => {
    expect(vote([], { FRANCE: "DIAS", TURKEY: "DIAS", ITALY: "DIAS" })).toEqual({
      victors: ["FRANCE", "ITALY", "TURKEY"],
      reason: "draw",
    });
    expect(vote([], { FRANCE: "DIAS", TURKEY: "DIAS" })).toBeNull();
    expect(vote([], { FRANCE: "LOSS", TURKEY: "LOSS" })).toEqual({ victors: ["ITALY"], reason: "conceded" });
    expect(vote([], { FRANCE: "LOSS", TURKEY: "LOSS", ITALY: "LOSS" })?.reason).toBe("draw");
    const driver = fall([], { FRANCE: 10, TURKEY: 10 }).act("FRANCE", { type: "vote", vote: "DIAS" });
    expect(driver.view(player(driver.seat("TURKEY"))).powers.find(({ name }) => name === "FRANCE")?.vote).toBeNull();
  });
});

describe("the right to vote", () => {
  /** France has no centres, and controls Italy. */
  const landless = (rules: string[], config: object = {}) =>
    fall(rules, { ITALY: 10, TURKEY: 10, RUSSIA: 10, FRANCE: 0 }, 1905, config).act("master", {
      type: "dummy",
      power: "ITALY",
      control: ["FRANCE"],
    });

  it("is no controller's without centres of their own, and their vote counts for nothing", () => {
    const driver = landless([]);
    expect(driver.try("FRANCE", { type: "vote", vote: "LOSS" })).toBe("vote/no_voter");
    expect(driver.view(player(driver.seat("FRANCE"))).can.vote).toBe(false);
    driver.act("TURKEY", { type: "vote", vote: "DIAS" }).act("RUSSIA", { type: "vote", vote: "DIAS" });
    expect(victors(driver.process())).toEqual(["RUSSIA", "TURKEY"]);
    expect(landless(["PROPOSE_DIAS"]).try("FRANCE", { type: "propose", result: "DIAS" })).toBe("vote/no_voter");
  });

  it.each([
    [["VASSAL_DUMMIES"], {}],
    [["TEAM_VICTORY"], {}],
    [[], { morph: ["TEAMS ENGLAND-GERMANY"] }],
  ])("is a controller's with vassals or teams: %j %j", (rules, config) => {
    const driver = landless(rules, config);
    expect(driver.try("FRANCE", { type: "vote", vote: "LOSS" })).toBeNull();
    driver.act("TURKEY", { type: "vote", vote: "DIAS" }).act("RUSSIA", { type: "vote", vote: "LOSS" });
    expect(victors(driver.process())).toEqual(["TURKEY"]);
  });
});

describe("NO_DRAW", () => {
  it("knows no votes for a draw", () => {
    const driver = fall(["NO_DRAW"], { FRANCE: 10, TURKEY: 10 });
    expect(driver.try("FRANCE", { type: "vote", vote: "DIAS" })).toBe("vote/unknown");
    expect(driver.try("FRANCE", { type: "vote", vote: "LOSS" })).toBeNull();
  });
});

describe("PROPOSE_DIAS", () => {
  it("asks for a proposal and everybody's yes; one no ends it", () => {
    const driver = fall(["PROPOSE_DIAS"], { FRANCE: 10, TURKEY: 10 });
    expect(driver.try("FRANCE", { type: "vote", vote: "DIAS" })).toBe("vote/unknown");
    driver.act("FRANCE", { type: "propose", result: "DIAS" });
    expect(driver.try("TURKEY", { type: "propose", result: "TURKEY" })).toBe("vote/proposal_open");
    driver.act("TURKEY", { type: "answer", yes: false });
    expect(driver.state.proposal).toBeNull();
    driver.act("TURKEY", { type: "propose", result: "FRANCE" }).act("FRANCE", { type: "answer", yes: true });
    expect(driver.state.result).toEqual({ victors: ["FRANCE"], reason: "conceded" });
  });
});

describe("HIDE_PROPOSER", () => {
  it("does not say who proposed", () => {
    for (const [rules, by] of [
      [["HIDE_PROPOSER"], null],
      [["PROPOSE_DIAS"], "FRANCE"],
    ] as const) {
      const driver = fall([...rules], { FRANCE: 10, TURKEY: 10 }).act("FRANCE", { type: "propose", result: "DIAS" });
      const viewer = player(driver.seat("TURKEY"));
      expect(driver.view(viewer).proposal?.by).toBe(by);
      const seen = driver.game.see(driver.last("proposed")!, driver.state, driver.state, viewer);
      expect(seen?.power ?? null).toBe(by);
    }
  });
});

describe("NO_DIAS", () => {
  it("knows draws of a size", () => {
    const driver = fall(["NO_DIAS"], { FRANCE: 10, TURKEY: 10, ITALY: 10 });
    expect(driver.try("FRANCE", { type: "vote", vote: "DIAS" })).toBe("vote/unknown");
    driver
      .act("FRANCE", { type: "vote", vote: "2WAY" })
      .act("TURKEY", { type: "vote", vote: "3WAY" })
      .act("ITALY", { type: "vote", vote: "LOSS" });
    expect(driver.process().state.result).toEqual({ victors: ["FRANCE", "TURKEY"], reason: "draw" });
  });
});

describe("HOLD_WIN", () => {
  it("needs the goal two years running", () => {
    const driver = fall(["HOLD_WIN"], { FRANCE: 18, TURKEY: 16 });
    expect(victors(driver.process())).toBeNull();
    driver.process();
    while (driver.phase() !== "FALL 1906 MOVEMENT") driver.process();
    expect(victors(driver.process())).toEqual(["FRANCE"]);
  });
});

describe("SHARED_VICTORY", () => {
  it("lets all win who reach the goal in one year", () => {
    const morph = { morph: ["VICTORY 15"] };
    expect(victors(fall(["SHARED_VICTORY"], { FRANCE: 17, TURKEY: 15 }, 1905, morph).process())).toEqual([
      "FRANCE",
      "TURKEY",
    ]);
    expect(victors(fall([], { FRANCE: 17, TURKEY: 15 }, 1905, morph).process())).toBeNull();
  });
});

describe("TEAM_VICTORY", () => {
  it("counts controlled powers for the controller", () => {
    for (const [rules, won] of [
      [["TEAM_VICTORY"], ["FRANCE"]],
      [[], null],
    ] as const) {
      const driver = fall([...rules], { FRANCE: 12, ITALY: 7, TURKEY: 15 });
      driver.act("master", { type: "dummy", power: "ITALY", control: ["FRANCE"] });
      expect(victors(driver.process())).toEqual(won);
    }
  });
});

describe("VICTORY_HOMES", () => {
  it("counts foreign homes, (homes − average) / 2 + 1 of them", () => {
    const driver = fall(["VICTORY_HOMES"], { FRANCE: 3, TURKEY: 3 });
    const { map } = driver.game;
    const homes = map.powers.flatMap((power) => (power.name === "FRANCE" ? [] : power.homes));
    expect(driver.view(player(0)).goal).toBe(Math.floor((22 - 22 / 7) / 2) + 1);
    driver.put({
      owners: { ...Object.fromEntries(homes.slice(0, 10).map((home) => [home, "FRANCE"])), SPA: "TURKEY" },
    });
    expect(victors(driver.process())).toEqual(["FRANCE"]);
    const fewer = fall(["VICTORY_HOMES"], { FRANCE: 3, TURKEY: 3 });
    fewer.put({ owners: { ...Object.fromEntries(homes.slice(0, 9).map((home) => [home, "FRANCE"])), SPA: "TURKEY" } });
    expect(victors(fewer.process())).toBeNull();
  });

  it("leaves a goal that the game itself sets", () => {
    const goal = (rules: string[], morph: string[]) => new Driver({ rules, morph }).start().view(player(0)).goal;
    expect(goal(["VICTORY_HOMES"], ["VICTORY 5"])).toBe(5);
    expect(goal(["VICTORY_HOMES"], ["UNOWNED GAS"])).toBe(10);
    expect(goal(["VICTORY_HOMES"], [])).toBe(10);
    expect(goal([], [])).toBe(18);
  });
});

describe("LAST_MAN_STANDING", () => {
  it("goes on until one power is left", () => {
    expect(victors(fall(["LAST_MAN_STANDING"], { FRANCE: 30, TURKEY: 4 }).process())).toBeNull();
    expect(victors(fall(["LAST_MAN_STANDING"], { FRANCE: 30 }).process())).toEqual(["FRANCE"]);
  });
});

describe("NO_EOG", () => {
  it("keeps nothing that is written after the end", () => {
    for (const [rules, kept] of [
      [["NO_EOG"], false],
      [[], true],
    ] as const) {
      const driver = new Driver({ rules: [...rules] }).start().act("master", { type: "stage", stage: "terminated" });
      const leave = driver.game.press(driver.state, { kind: "power", power: "FRANCE" }, "all", driver.now);
      expect(leave.ok && leave.value.kept).toBe(kept);
    }
  });
});
