import { describe, expect, test } from "vitest";
import { compileSpoof } from "../spoof/game";
import { type As, accessOf, actorFor } from "./access";
import { OFFICES } from "./game";
import { Log } from "./testing/log";

const game = compileSpoof({ v: 1, rounds: 3, most: 3 });

/** Ann hosts on seat 0, Bob sits on 1, nobody on 2; three others hold the offices that are called as they are. */
function table() {
  const log = Log.open(game, { seats: 3 });
  log.table("ann", { type: "sit", seat: 0, share: "ann" });
  for (const office of OFFICES) {
    log.table("ann", { type: "invite", user: office, office });
    expect(log.table(office, { type: "take_office", office })).toBeNull();
  }
  log.table("bob", { type: "sit", seat: 1, share: "bob" });
  return log;
}

/** As what somebody may act, of all that they could say. */
function allowed(log: ReturnType<typeof table>, user: string | null): As[] {
  const all: As[] = [-1, 0, 1, 2, 3, "host", "master", "visitor"];
  return all.filter((as) => actorFor(accessOf(game, log.match, user), user, as).ok);
}

describe("as whom somebody acts", () => {
  test.each<[string | null, As[]]>([
    [null, []],
    ["passer-by", ["visitor"]],
    ["ann", [0, "host", "visitor"]],
    ["bob", [1, "visitor"]],
    ["observer", ["visitor"]],
    ["omniscient", ["visitor"]],
    ["master", ["master", "visitor"]],
  ])("%s", (user, as) => {
    expect(allowed(table(), user)).toEqual(as);
  });

  test("what is refused says why, and an actor is never more than who asked", () => {
    const log = table();
    const asked = (user: string | null, as: As) => actorFor(accessOf(game, log.match, user), user, as);
    expect(asked(null, 0)).toEqual({ ok: false, error: { code: "table/sign_in" } });
    expect(asked("bob", 0)).toEqual({ ok: false, error: { code: "table/not_your_seat" } });
    expect(asked("bob", "host")).toEqual({ ok: false, error: { code: "table/not_host" } });
    expect(asked("omniscient", "master")).toEqual({ ok: false, error: { code: "table/not_master" } });
    expect(asked("bob", 1)).toEqual({ ok: true, value: { seat: 1, user: "bob" } });
    expect(asked("master", "master")).toEqual({ ok: true, value: { role: "master", user: "master" } });
  });

  test("the only player who is there deals on for a host who is away; both are there again, and the host does", () => {
    const log = table();
    log.table(null, { type: "away", seat: 0 });
    expect(allowed(log, "bob")).toContain("host");
    expect(allowed(log, "passer-by")).not.toContain("host");
    expect(allowed(log, "master")).not.toContain("host");
    log.table("ann", { type: "return" });
    expect(allowed(log, "bob")).not.toContain("host");
  });

  test("a seat is its occupant's only as long as they sit there", () => {
    const log = table();
    log.table("bob", { type: "leave" });
    expect(allowed(log, "bob")).toEqual(["visitor"]);
  });
});
