import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StatusFacts, StatusPerson } from "../status/facts";
import { parseStatus } from "../status/parse";
import { MOVEMENT, RETREAT, WINTER } from "../status/testing/files";
import { isMissing } from "./late";
import { gameOf } from "./read-file";
import { powerOf } from "./state";
import { Driver, MONDAY } from "./testing/driver";
import { statusOf } from "./write-file";

const FORMING = `GAME a
PHASE FORMING
MASTER #7|gm@example.net|Ann_Lee

POWER#1
PLAYER #42|jo@ex.example.org|Jo_Ray
ADDRESS jo@ex.example.org
PASSWORD oak

POWER#2
PLAYER #43|mia@ex.example.org|Mia_Fox
PASSWORD elm

TURKEY
PLAYER DUMMY
CONTROL ITALY FRANCE
`;

const DIR = `${process.env.VECTORS_DIR ?? "../shared/vectors"}/diplomacy/status/valid`;
const files = existsSync(DIR) ? readdirSync(DIR).filter((name) => name.endsWith(".status")) : [];

/** The facts of a file, the game that it tells of, and the facts of that game written over the file. */
function through(text: string) {
  const { facts, errors } = parseStatus(text);
  expect(errors).toEqual([]);
  const read = gameOf(facts, MONDAY);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { game, state, holders, problems } = read.value;
  const person = (seat: number): StatusPerson | null => {
    const holder = holders[seat];
    return typeof holder === "object" ? holder : null;
  };
  const frame = { name: facts.game, master: facts.master, now: MONDAY, before: facts, person };
  return { facts, game, state, problems, again: statusOf(game, state, frame) };
}

/** What a file says besides what the README of this engine lists as lost. */
function carried(facts: StatusFacts): StatusFacts {
  const { phase } = facts;
  return {
    ...facts,
    phase: typeof phase === "object" && phase?.state === "AWAIT" ? { ...phase, state: "PHASE" } : phase,
    powers: Object.fromEntries(
      Object.entries(facts.powers).map(([name, { control, orders, ...power }]) => {
        const others = control?.filter((who) => who !== "MASTER") ?? [];
        const lines = orders?.map((line) => line.replace(/^RETREAT (.*) DISBAND$/, "DISBAND $1"));
        return [name, { ...power, ...(others.length > 0 && { control: others }), ...(lines && { orders: lines }) }];
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
    ["RULE UNITS_ADAPT", "rule/refused"],
    ["RULE BLIND !SHOW_PHANTOM", "rule/forced"],
    ["RULE NO_PRESS GREY_PRESS", "rule/excluded"],
    ["MORPH IN FALL: AMEND ION ABUTS -TUN", "map/unsupported"],
    [Array.from({ length: 250 }, (_, i) => `MORPH FLAG a${i}`).join("\n"), "map/unsupported"],
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
    });
  });
});

describe("CD of a power", () => {
  const read = (text: string, rules: string[] = []) => {
    const { state, again } = through(text);
    const driver = new Driver({ rules }, 3);
    driver.state = state;
    const late = (name: string) => isMissing(driver.game, driver.state, powerOf(driver.state, name)!);
    return { driver, again, late };
  };

  it("is read and written, and over with its phase", () => {
    const { driver, again, late } = read(MOVEMENT.replace("A VIE - GAL", "").replace("OWNS VIE", "CD\nOWNS VIE"));
    expect(again.powers.AUSTRIA?.cd).toBe(true);
    expect([late("AUSTRIA"), late("FRANCE")]).toEqual([false, true]);
    expect(driver.game.waitsFor(driver.state).seats).toEqual([driver.seat("FRANCE")]);
    driver.process();
    expect(late("AUSTRIA")).toBe(true);
    const frame = { name: "a", master: null, now: driver.now, before: again, person: () => null };
    expect(statusOf(driver.game, driver.state, frame).powers.AUSTRIA?.cd).toBeUndefined();
  });

  it("waives builds without CD_BUILDS, and answers neither removals nor retreats", () => {
    const disordered = (text: string) =>
      text.replaceAll(/^(BUILD|REMOVE|RETREAT|DISBAND) .*\n/gm, "").replaceAll("OWNS", "CD\nOWNS");
    const winter = read(disordered(WINTER));
    expect([winter.late("AUSTRIA"), winter.late("ITALY")]).toEqual([false, true]);
    const builds = read(disordered(WINTER).replace("DEADLINE", "RULE CD_BUILDS\nDEADLINE"), ["CD_BUILDS"]);
    expect([builds.late("AUSTRIA"), builds.late("ITALY")]).toEqual([true, true]);
    expect(read(disordered(RETREAT)).late("AUSTRIA")).toBe(true);
  });
});
