import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { handFrame } from "./hand-frame";
import { isOver } from "./state";
import { DAY, Driver } from "./testing/driver";
import { statusOf } from "./write-file";

const GAMES = process.env.GUILDHALL_LONG ? 40 : 4;
const SEED = Number(process.env.SEED ?? 31);

const factsOf = (driver: Driver) => statusOf(driver.game, driver.state, handFrame("oak", driver.now));
const textOf = (driver: Driver) => writeStatus(factsOf(driver));

/** The refusal's problems as `line: code`, or what else it says. */
function refusedLines(driver: Driver, text: string): string[] {
  const refusal = driver.refused("master", { type: "edit", text });
  if (refusal === null) return [];
  const { problems } = (refusal.data ?? {}) as { problems?: { line: number; code: string }[] };
  return problems?.map(({ line, code }) => `${text.split("\n")[line - 1]}: ${code}`) ?? [refusal.code];
}

/** A game some phases on, with things in it that a file can say. */
function grown(seed: number, config: object, phases: number): Driver {
  // The draw is the same for all.
  const driver = new Driver(config, 7).start();
  driver.random = new SeededRandom(seed);
  for (let phase = 0; phase < phases; phase++) {
    for (const { name } of driver.state.powers) {
      const lines = driver.random.below(4) > 0 ? driver.randomOrders(name) : [];
      if (lines.length > 0) driver.try("master", { type: "orders", power: name, text: lines.join("\n") });
    }
    driver.now += DAY;
    driver.process();
  }
  const some = () => driver.state.powers[driver.random.below(driver.state.powers.length)]!.name;
  for (let i = 0; i < 4; i++) {
    driver.try("master", { type: "dummy", power: some(), control: [some()] });
    driver.try("master", { type: "messages", power: some(), lines: ["Look west.", "And east."] });
    driver.try("master", { type: "vote", power: some(), vote: ["DIAS", "LOSS"][driver.random.below(2)]! });
    driver.try("master", { type: "wait", power: some(), on: true });
  }
  driver.try("master", { type: "gate", gate: (["PHASE", "SKIP", "WAIT"] as const)[driver.random.below(3)]! });
  const lines = [["VICTORY 9"], ["AMEND LON ABUTS HOL", "AMEND HOL ABUTS LON"], []][driver.random.below(3)]!;
  driver.try("master", { type: "morph", lines });
  driver.try("master", { type: "private", word: driver.random.below(2) === 0 ? "OWL" : null });
  driver.try("master", {
    type: "settings",
    change: {
      timing: [`NEXT ${1 + driver.random.below(4)}D`],
      description: "A dark wood.\nWith owls.",
      ...(driver.random.below(2) === 0 ? { zone: "Europe/Lisbon" } : {}),
    },
  });
  for (const { name } of driver.state.powers) {
    const lines = driver.random.below(2) > 0 ? driver.randomOrders(name) : [];
    if (lines.length > 0) driver.try("master", { type: "orders", power: name, text: lines.join("\n") });
  }
  return driver;
}

/** Without what is not held to the minute. */
const comparable = (driver: Driver) => {
  const { delay: _, start: __, ...facts } = parseStatus(textOf(driver)).facts;
  const { NOT: ___, ...timing } = facts.timing;
  const powers = Object.entries(facts.powers).map(([name, block]) => [
    name,
    { ...block, units: block.units?.toSorted(), centers: block.centers?.toSorted(), orders: block.orders?.toSorted() },
  ]);
  return { ...facts, timing, rules: facts.rules.toSorted(), powers: Object.fromEntries(powers) };
};

const KINDS: [string, object][] = [
  ["standard", {}],
  ["standard, blind", { rules: ["BLIND", "HIDE_BUILDS"] }],
  ["standard, other draws", { rules: ["NO_DIAS"] }],
  ["hundred", { map: "hundred" }],
];

describe("a file that the master edits", () => {
  it.each(KINDS)(`turns a game into any other that the same file can tell of: %s (SEED=${SEED})`, (_, config) => {
    let changed = 0;
    for (let i = 0; i < GAMES; i++) {
      const one = grown(SEED + i, config, i * 2);
      const other = grown(SEED + 100 + i, config, (i * 3 + 1) % 7);
      if (isOver(one.state) || isOver(other.state)) continue;
      one.now = other.now;
      const { start, finish } = factsOf(one);
      const wanted = writeStatus({ ...factsOf(other), start, finish });
      expect(one.refused("master", { type: "edit", text: wanted }), wanted).toBeNull();
      expect(comparable(one)).toEqual(comparable(other));
      expect(one.try("master", { type: "edit", text: textOf(one) })).toBe("status/unchanged");
      // It goes on from there.
      one.process();
      changed++;
    }
    expect(changed).toBeGreaterThan(1);
  });

  it("is the master's, and changes nothing when nothing was changed", () => {
    const driver = grown(3, {}, 2);
    const text = textOf(driver);
    expect(driver.try("FRANCE", { type: "edit", text })).toBe("diplomacy/master_only");
    const named = writeStatus(
      statusOf(
        driver.game,
        driver.state,
        handFrame("oak", driver.now, () => "Jo | Ray é"),
      ),
    );
    expect(named).toContain("seat1@table.invalid|Jo_Ray_");
    expect(driver.try("master", { type: "edit", text: named })).toBe("status/unchanged");
    expect(driver.try("master", { type: "edit", text })).toBe("status/unchanged");
  });

  it("refuses what only the judge writes, and what is settled, at its line", () => {
    const driver = new Driver({ timing: ["NEXT 1D"] }).start();
    const text = textOf(driver);
    const before = JSON.stringify(driver.state);
    const edit = (from: string | RegExp, to: string) => refusedLines(driver, text.replace(from, to));
    expect(edit(/PLAYER #1\|[^\n]*/, "PLAYER RESIGNED")[0]).toMatch(/^PLAYER RESIGNED: status\/judges_line/);
    expect(edit("TIMING", "NEED FRANCE-(3/3)\nTIMING")).toEqual(["NEED FRANCE-(3/3): status/judges_line"]);
    expect(edit("TIMING", "TEAMS BOSS-GERMANY\nTIMING").join()).toContain("TEAMS BOSS-GERMANY: morph/powers");
    expect(edit("TIMING", "ROTATE BEFORE\nTIMING").join()).toContain("ROTATE BEFORE: ");
    expect(edit(/PLAYER #2\|\S*/, "PLAYER #99|a@b.org|Eve").join()).toContain(
      "PLAYER #99|a@b.org|Eve: status/not_by_hand",
    );
    expect(edit("FRANCE\n", "FRANCE\nPASSWORD secret\n")).toEqual(["PASSWORD secret: status/not_by_hand"]);
    expect(edit("FRANCE\n", "FRANCE\nFUNDS $12\n").join()).toContain("FUNDS $12: status/");
    expect(edit(/PHASE [^\n]*/, "PHASE FORMING").join()).toContain("PHASE FORMING: status/");
    expect(edit("A PAR", "A NOWHERE")[0]).toMatch(/^A NOWHERE: status\//);
    expect(JSON.stringify(driver.state)).toBe(before);
  });

  it("takes over units, owners, deadline and orders as they are written", () => {
    const driver = new Driver({ timing: ["NEXT 1D"] }).start().orders("FRANCE", "A PAR - BUR");
    const text = textOf(driver)
      .replace("A MAR", "A SPA")
      .replace(/DEADLINE \d+/, "DEADLINE 203001011800")
      .replace(/ITALY\n(PLAYER[^\n]*\n)/, "ITALY\n$1MSG Beware.\n")
      .replace("A PAR - BUR", "A PAR - PIC");
    expect(refusedLines(driver, text)).toEqual([]);
    expect(driver.units("FRANCE")).toContain("A SPA");
    expect(driver.entered("FRANCE")).toEqual(["A PAR - PIC"]);
    expect(driver.state.deadline).toBe("203001011800");
    expect(driver.power("ITALY").messages).toEqual(["Beware."]);
  });

  it("never throws on what was typed into it", () => {
    const driver = grown(8, {}, 3);
    const text = textOf(driver);
    const before = driver.state;
    for (let i = 0; i < 300; i++) {
      const at = driver.random.below(text.length);
      const cut = driver.random.below(30);
      const typed = ["\n", "\n\n", "A PAR", "RULE", "-", "%", "END MORPH\n", "MORPH\n"][driver.random.below(8)]!;
      driver.state = before;
      driver.try("master", { type: "edit", text: text.slice(0, at) + typed + text.slice(at + cut) });
      expect(() => statusOf(driver.game, driver.state, handFrame("oak", driver.now))).not.toThrow();
    }
  });
});

describe("a file that a new game goes on from", () => {
  it("has its board, dummies, messages and word; who played is to be found anew", () => {
    const source = grown(5, { timing: ["NEXT 2D"] }, 5);
    source.act("master", { type: "private", word: "OWL" });
    const text = textOf(source);
    const game = new Driver({ timing: ["NEXT 2D"] }, 1);
    game.now = source.now;
    game.act("master", { type: "adopt", text });
    expect(game.state.position.owners).toEqual(source.state.position.owners);
    expect(game.state.position.units.length).toBe(source.state.position.units.length);
    expect(game.state.secret).toBe("OWL");
    expect(game.state.stage).toBe("waiting");
    for (const power of source.state.powers) {
      const found = game.power(power.name);
      expect(found.kind).toBe(power.kind === "player" ? "resigned" : power.kind);
      expect(found.control).toEqual(power.control);
      if (power.messages) expect(found.messages).toEqual(power.messages);
    }
    for (const { seat, kind } of game.state.powers) if (kind === "resigned" && seat !== null) game.sit(seat);
    expect(game.state.stage).toBe("active");
    expect(game.state.deadlineAt).toBeGreaterThan(game.now);
    expect(game.try("master", { type: "adopt", text })).toBe("adopt/begun");
  });
});
