import { describe, expect, it } from "vitest";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { gameOf } from "./read-file";
import { Driver, MASTER, player, SPECTATOR } from "./testing/driver";
import { statusOf } from "./write-file";

const LINES = ["Your ally asked for you.", "Mind the coast."];
const frame = (driver: Driver) => ({
  ...{ name: "a", master: { id: "#90", email: "m@ex.example.org", name: "M_M" }, now: driver.now },
  person: (seat: number) => ({ id: `#${seat + 1}`, email: `p${seat}@ex.example.org`, name: "A_B" }),
});

describe("what the master tells a player (MSG)", () => {
  const told = () => new Driver({}).start().act("master", { type: "messages", power: "FRANCE", lines: LINES });

  it("is theirs and the master's to read, and the master's to write", () => {
    const driver = told();
    const read = (viewer: typeof MASTER) =>
      driver.view(viewer).powers.find(({ name }) => name === "FRANCE")?.messages ?? null;
    expect([read(MASTER), read(player(driver.seat("FRANCE")))]).toEqual([LINES, LINES]);
    expect([read(SPECTATOR), read(player(driver.seat("ITALY")))]).toEqual([null, null]);
    const event = driver.last("messages_set")!;
    const see = (viewer: typeof MASTER) => driver.game.see(event, driver.state, driver.state, viewer);
    expect(see(player(driver.seat("FRANCE")))).not.toBeNull();
    expect([see(SPECTATOR), see(player(driver.seat("ITALY")))]).toEqual([null, null]);
    const mine = { type: "messages" as const, power: "ITALY", lines: LINES };
    expect(driver.try("FRANCE", mine)).toBe("diplomacy/master_only");
    expect(driver.try("master", { ...mine, power: "PRUSSIA" })).toBe("diplomacy/no_such_power");
    expect(driver.game.schema.intent.safeParse({ ...mine, lines: ["two\nlines"] }).success).toBe(false);
    expect(driver.game.persistent?.(event)).toBe(true);
  });

  it("goes with who plays: whoever takes the power over reads nothing of it", () => {
    const driver = told().act("FRANCE", { type: "resign" });
    expect(driver.power("FRANCE").messages).toEqual([]);
  });

  it("is written and read again", () => {
    const driver = told();
    const text = writeStatus(statusOf(driver.game, driver.state, frame(driver)));
    expect(text).toContain(`MSG ${LINES[0]}\nMSG ${LINES[1]}`);
    const { facts, errors } = parseStatus(text);
    expect(errors).toEqual([]);
    const read = gameOf(facts, driver.now);
    expect(read.ok && read.value.state.powers.find(({ name }) => name === "FRANCE")?.messages).toEqual(LINES);
    driver.act("master", { type: "messages", power: "FRANCE", lines: [] });
    expect(writeStatus(statusOf(driver.game, driver.state, { ...frame(driver), before: facts }))).not.toContain("MSG");
  });
});
