import { describe, expect, it } from "vitest";
import { parseStatus } from "../status/parse";
import { daysAway } from "./days-away";
import { Driver } from "./testing/driver";

/** A player cannot hold a game up for ever, and a file cannot hold up whoever reads it. */
describe("how long a player may hold a game up", () => {
  it("counts days however they are entered: in a row, and within a year", () => {
    expect(daysAway([{ from: "20270101", to: "20270103" }])).toEqual({ longest: 3, inYear: 3 });
    expect(
      daysAway([
        { from: "20270101", to: "20270110" },
        { from: "20270111", to: "20270120" },
        { from: "20270118", to: "20270122" },
        { from: "20270301", to: "20270302" },
        { from: "20280401", to: "20280401" },
      ]),
    ).toEqual({ longest: 22, inYear: 24 });
  });

  it("takes no absences one after the other that are longer together than one may be", () => {
    const driver = new Driver({ timing: ["NEXT 1D"] }).start();
    expect(driver.try("FRANCE", { type: "absence", from: "20300101", to: "20300110" })).toBeNull();
    expect(driver.try("FRANCE", { type: "absence", from: "20300111", to: "20300120" })).not.toBeNull();
    expect(driver.try("FRANCE", { type: "absence", from: "20300201", to: "20300214" })).toBeNull();
    expect(driver.try("FRANCE", { type: "absence", from: "20300301", to: "20300314" })).toBeNull();
    // That would be 43 days of a year; the next one begins in another.
    expect(driver.try("FRANCE", { type: "absence", from: "20300401", to: "20300405" })).not.toBeNull();
    expect(driver.try("FRANCE", { type: "absence", from: "20310601", to: "20310605" })).toBeNull();
  });

  it("lets a player put the deadline off by a phase, not for ever, and its master as they like", () => {
    const driver = new Driver({ timing: ["NEXT 1D"], rules: ["PLAYER_DEADLINES"] }).start();
    expect(driver.try("FRANCE", { type: "set_deadline", deadline: "999912310000" })).not.toBeNull();
    const day = 86_400_000;
    const text = (at: number) => new Date(at).toISOString().replaceAll(/\D/g, "").slice(0, 12);
    const { deadlineAt } = driver.state;
    expect(driver.try("FRANCE", { type: "set_deadline", deadline: text(driver.now + 5 * day) })).not.toBeNull();
    expect(driver.try("master", { type: "set_deadline", deadline: text((deadlineAt ?? 0) + 60 * day) })).toBeNull();
  });
});

describe("a file that is long to read", () => {
  const head = "GAME x\nPHASE SPRING 1901 MOVEMENT\nDEADLINE 203012011200\nMASTER a|b|c\n";
  const faults = (line: string, count: number) =>
    parseStatus(head + Array.from({ length: count }, () => line).join("\n")).errors.map(({ code }) => code);

  it("is refused for what it includes, and for how much it adds to its map, before that is read", () => {
    expect(faults("MORPH USE hundred", 60)).toContain("map/too_long");
    expect(faults("MORPH DROP ZZZ", 2_001)).toContain("status/long_morph");
  });
});
