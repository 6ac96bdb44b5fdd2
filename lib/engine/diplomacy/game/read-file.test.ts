import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StatusFacts, StatusPerson } from "../status/facts";
import { parseStatus } from "../status/parse";
import { MOVEMENT, RETREAT, WINTER } from "../status/testing/files";
import { writeStatus } from "../status/write";
import { compileDiplomacy } from "./compile";
import { isMissing } from "./late";
import { configOf, gameOf } from "./read-file";
import { powerOf } from "./state";
import { Driver, MONDAY, player } from "./testing/driver";
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

/** The missing man (seed 2): six join, the seventh power is ordered by three of them in turn. */
const MISSING_MAN = `GAME a
PHASE FORMING
MASTER #7|gm@example.net|Ann_Lee
ROTATE BEFORE MOVEMENT

GERMANY
PLAYER DUMMY
CONTROL FRANCE ENGLAND RUSSIA
`;

describe("a game that forms", () => {
  it("begins with the dummies that its blocks say, ordered in turn", () => {
    const { facts } = parseStatus(MISSING_MAN);
    const read = gameOf(facts, MONDAY);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.game.seats).toEqual({ min: 6, max: 6 });
    const driver = new Driver(configOf(facts) as Record<string, unknown>).start();
    const germany = () => powerOf(driver.state, "GERMANY");
    expect(germany()).toMatchObject({ kind: "dummy", seat: null, control: ["FRANCE", "ENGLAND", "RUSSIA"] });
    driver.orders("FRANCE", "[GERMANY]\nA MUN - RUH");
    expect(germany()?.orders).toEqual(["A MUN - RUH"]);
    driver.process();
    expect(germany()?.control).toEqual(["ENGLAND", "RUSSIA", "FRANCE"]);
  });

  it("is written again with them, whether or not there was a file before", () => {
    const { facts, game, state, again } = through(MISSING_MAN);
    expect(again).toEqual(facts);
    const anew = statusOf(game, state, { name: "a", master: facts.master, now: MONDAY, person: () => null });
    expect(anew.powers).toEqual(facts.powers);
  });

  it("refuses dummies that are no powers", () => {
    expect(compileDiplomacy({ dummies: { PRUSSIA: [] } }).ok).toBe(false);
    expect(compileDiplomacy({ dummies: { FRANCE: ["PRUSSIA"] } }).ok).toBe(false);
  });

  it("gives the leader of a team who is no power a seat without units", () => {
    const driver = new Driver({ morph: ["TEAMS BOSS-GERMANY"] }).start();
    expect(driver.game.seats.max).toBe(7);
    expect(powerOf(driver.state, "BOSS")).toMatchObject({ kind: "player" });
    expect(powerOf(driver.state, "GERMANY")).toMatchObject({ kind: "dummy", control: ["BOSS"] });
    expect(driver.state.position.units.some(({ power }) => power === "BOSS")).toBe(false);
    driver.orders("BOSS", "[GERMANY]\nA MUN - RUH");
    expect(powerOf(driver.state, "GERMANY")?.orders).toEqual(["A MUN - RUH"]);
    const file = FORMING.replace("\n\nPOWER#1", "\nTEAMS Boss-Germany\n\nPOWER#1");
    expect(parseStatus(file).errors).toEqual([]);
  });

  it("names a power with POWER before it, in MORPH too", () => {
    const lines = ["POWER GERMANY", "DUMMY", "CONTROL FRANCE"];
    const driver = new Driver({ morph: lines }).start();
    expect(powerOf(driver.state, "GERMANY")).toMatchObject({ kind: "dummy", control: ["FRANCE"] });
  });
});

describe("what powers saw (SEES)", () => {
  it("is kept in blind games, written and read, and told to nobody else", () => {
    const driver = new Driver({ rules: ["BLIND"] }).start();
    driver.orders("FRANCE", "A MAR - SPA").process();
    const french = driver.state.sees?.FRANCE ?? [];
    expect(french).toEqual(expect.arrayContaining(["MAR", "PAR", "BRE", "SPA", "POR"]));
    expect(french).not.toContain("MOS");
    const facts = statusOf(driver.game, driver.state, { name: "a", master: null, now: driver.now, person: () => null });
    expect(facts.powers.FRANCE?.sees).toEqual(french);
    const read = gameOf(facts, driver.now);
    expect(read.ok && read.value.state.sees).toEqual(driver.state.sees);
    const seen = driver.game.see(
      driver.last("phase_processed")!,
      driver.state,
      driver.state,
      player(driver.seat("FRANCE")),
    );
    expect(seen).not.toHaveProperty("sees");
  });

  it("goes on telling whose a centre is until the next phase is played", () => {
    const driver = new Driver({ rules: ["BLIND"] }).start();
    driver.put({
      units: [{ power: "FRANCE", type: "A", at: "SIL" }],
      owners: { BER: "GERMANY", WAR: "RUSSIA", MUN: "GERMANY" },
    });
    driver.orders("FRANCE", "A SIL - BOH").process();
    const view = driver.view(player(driver.seat("FRANCE")));
    expect(view.position.owners).toMatchObject({ BER: "GERMANY", WAR: "RUSSIA", MUN: "GERMANY" });
    driver.orders("FRANCE", "A BOH H").process();
    expect(driver.view(player(driver.seat("FRANCE"))).position.owners.WAR).toBeUndefined();
  });

  it("is not kept where units see nothing, or all is seen", () => {
    for (const rules of [[], ["NO_UNITS_SEE"], ["SEE_ALL_SCS"]])
      expect(new Driver({ rules }).start().process().state.sees).toBeUndefined();
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
