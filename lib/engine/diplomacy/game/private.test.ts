import { describe, expect, it } from "vitest";
import { Log } from "../../kernel/testing/log";
import { Driver, MASTER, MONDAY, OMNISCIENT, player, SPECTATOR } from "./testing/driver";
import { through } from "./testing/through";

const share = "s";
const word = "heron";

/** A table whose host sits on the first seat; the game asks for a word. */
function table() {
  const { game } = new Driver({});
  const log = Log.open(game, { seats: 7, now: MONDAY });
  expect(log.table("host", { type: "sit", seat: 0, share })).toBeNull();
  const master = { role: "master" as const, user: "gm" };
  const set = (named: string | null) => log.try(master, { to: "game", intent: { type: "private", word: named } });
  expect(set("Heron")).toBeNull();
  return { log, set, master };
}

describe("the word of a private game (PRIVATE)", () => {
  it("is asked of whoever joins and was not asked to; capitals do not matter", () => {
    const { log, set } = table();
    expect(log.table("ann", { type: "sit", share })).toBe("table/wrong_word");
    expect(log.table("ann", { type: "sit", share, word: "wren" })).toBe("table/wrong_word");
    expect(log.table("ann", { type: "sit", share, word })).toBeNull();
    expect(log.table("host", { type: "invite", user: "bob", office: null })).toBeNull();
    expect(log.table("bob", { type: "sit", share })).toBeNull();
    expect(set(null)).toBeNull();
    expect(log.table("cyd", { type: "sit", share })).toBeNull();
  });

  it("is asked before a request is, and of who takes over", () => {
    const { log, master } = table();
    expect(log.table("host", { type: "settings", change: { entry: "request" } })).toBeNull();
    expect(log.table("ann", { type: "sit", share })).toBe("table/wrong_word");
    expect(log.table("ann", { type: "sit", share, word })).toBeNull();
    expect(log.match.table.requests).toHaveLength(1);
    expect(log.table("host", { type: "settings", change: { entry: "open" } })).toBeNull();
    for (const user of ["bob", "cyd", "dan", "eve", "fay", "gus"]) log.table(user, { type: "sit", share, word });
    expect(log.try(master, { to: "game", intent: { type: "start" } })).toBeNull();
    expect(log.table("bob", { type: "leave" })).toBeNull();
    const seat = log.match.table.seats.findIndex(({ kind }) => kind === "nobody");
    expect(log.table("ida", { type: "sit", seat, share })).toBe("table/wrong_word");
    expect(log.table("ida", { type: "sit", seat, share, word })).toBeNull();
  });

  it("lets observe, and do nothing else", () => {
    const { log, set } = table();
    expect(log.table("ann", { type: "take_office", office: "observer" })).toBe("table/not_invited");
    expect(log.table("ann", { type: "take_office", office: "observer", word: "wren" })).toBe("table/wrong_word");
    for (const office of ["omniscient", "master"] as const)
      expect(log.table("ann", { type: "take_office", office, word })).toBe("table/not_invited");
    expect(log.table("ann", { type: "take_office", office: "observer", word })).toBeNull();
    expect(set(null)).toBeNull();
    expect(log.table("bob", { type: "take_office", office: "observer", word })).toBe("table/not_invited");
  });

  it("is told to those who see everything, to others that there is one; it is the master's to set, and outlives a rewind", () => {
    const driver = new Driver({});
    expect(driver.view(SPECTATOR).asksWord).toBe(false);
    expect(driver.try(0, { type: "private", word: "heron" })).toBe("diplomacy/master_only");
    driver.act("master", { type: "private", word: "heron" });
    const event = driver.last("private_set")!;
    for (const viewer of [MASTER, OMNISCIENT]) {
      expect(driver.view(viewer)).toMatchObject({ asksWord: true, secret: "HERON" });
      expect(driver.game.see(event, driver.state, driver.state, viewer)).toMatchObject({ secret: "HERON" });
    }
    for (const viewer of [player(0), SPECTATOR]) {
      expect(driver.view(viewer)).toMatchObject({ asksWord: true, secret: null });
      expect(JSON.stringify(driver.game.see(event, driver.state, driver.state, viewer))).not.toContain("HERON");
    }
    expect(driver.game.persistent?.(event)).toBe(true);
    expect(driver.game.schema.intent.safeParse({ type: "private", word: "two words" }).success).toBe(false);
  });

  it("comes from a status file; without a word the game is public", () => {
    const file = (line: string) => `GAME a\nPHASE FORMING\nMASTER #7|gm@example.net|Ann_Lee\n${line}\n`;
    expect(through(file("PRIVATE heron")).state.secret).toBe("HERON");
    expect(through(file("PRIVATE heron")).again.private).toBe("HERON");
    expect(through(file("PRIVATE")).state.secret).toBeNull();
  });
});
