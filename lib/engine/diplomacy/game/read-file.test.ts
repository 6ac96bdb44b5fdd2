import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StatusFacts, StatusPerson } from "../status/facts";
import { parseStatus } from "../status/parse";
import { MOVEMENT } from "../status/testing/files";
import { writeStatus } from "../status/write";
import { gameOf } from "./read-file";
import { Driver, MONDAY } from "./testing/driver";
import { FORMING, through } from "./testing/through";
import { statusOf } from "./write-file";

const DIR = `${process.env.VECTORS_DIR ?? "../shared/vectors"}/diplomacy/status/valid`;
const files = existsSync(DIR) ? readdirSync(DIR).filter((name) => name.endsWith(".status")) : [];

/** What a file says besides what the README of this engine lists as lost. */
function carried(facts: StatusFacts): StatusFacts {
  const { phase } = facts;
  return {
    ...facts,
    phase: typeof phase === "object" && phase?.state === "AWAIT" ? { ...phase, state: "PHASE" } : phase,
    powers: Object.fromEntries(
      Object.entries(facts.powers).map(([name, { orders, ...power }]) => {
        const lines = orders?.map((line) => line.replace(/^RETREAT (.*) DISBAND$/, "DISBAND $1"));
        return [name, { ...power, ...(lines && { orders: lines }) }];
      }),
    ),
  };
}

describe("a status file as a game", () => {
  it.each(files)("%s is written again as it was", (name) => {
    const { facts, again } = through(readFileSync(`${DIR}/${name}`, "latin1"));
    expect(again).toEqual(carried(facts));
  });

  it.each([
    ["RULE BLIND !SHOW_PHANTOM", "rule/forced"],
    ["RULE NO_PRESS GREY_PRESS", "rule/excluded"],
    ["MORPH\nDIRECTIVES\nDELAY 3\nEND DIRECTIVES\nEND MORPH", "map/unsupported"],
    [Array.from({ length: 250 }, (_, i) => `MORPH FLAG a${i}`).join("\n"), "map/kept"],
    ["MORPH NEWHOMES 1905", "map/kept"],
  ])("with %.40s plays without it, says so, and keeps the line", (line, code) => {
    const { problems, facts, again, game } = through(MOVEMENT.replace("RULE LIST_WAITERS", line));
    expect(problems[0]).toMatchObject({ code });
    expect([again.rules, again.morph]).toEqual([facts.rules, facts.morph]);
    expect(game.config.lenient).toBe(true);
  });

  it("is no game with a rule that there is not", () => {
    const { facts } = parseStatus(MOVEMENT);
    expect(gameOf({ ...facts, rules: ["NO_RAIN"] }, MONDAY)).toMatchObject({
      ok: false,
      error: [{ code: "rule/unknown" }],
    });
  });

  it("keeps what it had of who joined, under whatever name, and of nobody else", () => {
    const { facts, game, state } = through(FORMING);
    const [jo, mia] = ["POWER#1", "POWER#2"].map((name) => facts.powers[name]);
    const stranger = { id: "#999", email: "new@ex.example.org", name: "New" };
    const chosen = { ...state, chosen: [null, "ITALY", ...state.chosen.slice(2)] };
    const person = (seat: number) => (seat === 0 ? stranger : seat === 1 ? (mia?.player as StatusPerson) : null);
    const frame = { name: "a", master: null, now: MONDAY, before: facts, person };
    expect(jo?.password).toBe("oak");
    expect(statusOf(game, chosen, frame).powers).toEqual({
      "POWER#1": { player: stranger },
      ITALY: mia,
      TURKEY: { player: "DUMMY", control: ["ITALY", "FRANCE"] },
    });
  });

  it("hands on no address and no password with a power", () => {
    const { facts, game, state } = through(MOVEMENT);
    const stranger = { id: "#999", email: "new@ex.example.org", name: "New" };
    const { powers } = statusOf(game, state, {
      name: "a",
      master: null,
      now: MONDAY,
      before: facts,
      person: () => stranger,
    });
    expect(powers.AUSTRIA).toEqual({
      ...facts.powers.AUSTRIA,
      player: stranger,
      addresses: undefined,
      password: undefined,
      history: [{ phase: "S1902M", player: facts.powers.AUSTRIA?.player }, ...(facts.powers.AUSTRIA?.history ?? [])],
    });
  });
});

describe("who played before", () => {
  const seat = { id: "#42", email: "a@ex.example.org", name: "Ann" };
  const other = { id: "#43", email: "b@ex.example.org", name: "Bo" };
  const written = (driver: Driver, before: StatusFacts | undefined, who: StatusPerson): StatusFacts =>
    statusOf(driver.game, driver.state, {
      name: "a",
      master: null,
      now: driver.now,
      ...(before ? { before } : {}),
      person: (at) => (at === driver.seat("FRANCE") ? who : null),
    });

  it("is written as players resign and take over", () => {
    const driver = new Driver({}).start();
    const first = written(driver, undefined, seat);
    expect(first.powers.FRANCE).toMatchObject({ player: seat });
    driver.act("FRANCE", { type: "resign" });
    const resigned = written(driver, first, seat);
    expect(writeStatus(resigned)).toContain("PLAYER RESIGNED S1901M #42|a@ex.example.org|Ann\n");
    driver.state = driver.game
      .occupied(driver.state, driver.seat("FRANCE"), true, driver.ctx())
      .reduce(driver.game.evolve, driver.state);
    const taken = written(driver, resigned, other);
    expect(writeStatus(taken)).toContain("PLAYER #43|b@ex.example.org|Bo S1901M #42|a@ex.example.org|Ann\n");
    expect(written(driver, taken, other).powers.FRANCE).toEqual(taken.powers.FRANCE);
    const later = { ...driver.state.position, phase: { season: "FALL", year: 1901, type: "MOVEMENT" } };
    driver.state = { ...driver.state, position: later };
    const again = { ...resigned, phase: { state: "PHASE" as const, ...later.phase } };
    expect(writeStatus(written(driver, again, other))).toContain(
      "PLAYER #43|b@ex.example.org|Bo F1901M RESIGNED S1901M #42|a@ex.example.org|Ann\n",
    );
  });

  it("with the days on which play began and ended, and the result", () => {
    const driver = new Driver({ zone: "Europe/Lisbon" }).start();
    const began = written(driver, undefined, seat);
    expect(began.start).toBe("1 June 2026");
    expect(began.finish).toBeUndefined();
    driver.now += 40 * 86_400_000;
    driver.act("master", { type: "stage", stage: "terminated" });
    expect(written(driver, began, seat)).toMatchObject({
      start: "1 June 2026",
      finish: "11 July 2026",
      result: { phase: "S1901M", victors: [] },
    });
  });
});

describe("a file that is edited by hand", () => {
  const { facts } = parseStatus(MOVEMENT);
  const faults = (text: string) => parseStatus(text, { before: facts }).errors.map(({ code }) => code);

  it("keeps what the judge alone writes", () => {
    expect(faults(MOVEMENT)).toEqual([]);
    expect(faults(MOVEMENT.replace("\n\n", "\nNEED FRANCE-(3/3)\n\n"))).toEqual(["status/judges_line"]);
    expect(faults(MOVEMENT.replace(/PLAYER \S+/, "PLAYER RESIGNED"))).toEqual(["status/judges_line"]);
  });
});
