import { describe, expect, test } from "vitest";
import { callOff, dealt, game, seated } from "../../build/testing/thousand-table";
import { Log } from "./testing/log";

const host = { role: "host", user: "a" } as const;
const end = { to: "game", intent: { type: "end" } } as const;
const reset = { to: "game", intent: { type: "reset" } } as const;
type Table = ReturnType<typeof dealt>;

const ends = (log: Table) =>
  log.rows.flatMap(({ payload }) =>
    payload.kind === "table" && payload.event.type === "call_off_ended"
      ? [[payload.event.done, payload.event.by, payload.event.no]]
      : [],
  );

describe("a host does not break off alone what others play", () => {
  test("the deal ends once all agree, without a score", () => {
    const log = dealt();
    expect(log.try(host, end)).toBeNull();
    expect(log.match.game.ending).toBeNull();
    expect(log.match.table.callOff).toEqual({ by: 0, intent: { type: "end" }, consents: [0] });
    expect(log.table("b", { type: "call_off", yes: true })).toBeNull();
    expect(log.table("b", { type: "call_off", yes: true })).toBeNull();
    expect(log.match.game.ending).toBeNull();
    expect(log.table("c", { type: "call_off", yes: true })).toBeNull();
    expect(log.match.game.ending).toMatchObject({ reason: "stopped" });
    expect(log.match.table.callOff).toBeUndefined();
    expect(ends(log)).toEqual([[true, 0, null]]);
    expect(log.folded()).toEqual(log.match);
  });

  test("one refusal ends the request, and the deal goes on; the host may withdraw it", () => {
    const log = dealt();
    log.try(host, end);
    expect(log.table("c", { type: "call_off", yes: false })).toBeNull();
    expect(log.table("b", { type: "call_off", yes: true })).toBe("table/no_request");
    log.try(host, end);
    expect(log.table("a", { type: "call_off", yes: false })).toBeNull();
    expect(log.match.game.ending).toBeNull();
    expect(ends(log)).toEqual([
      [false, 0, 2],
      [false, 0, 0],
    ]);
  });

  test("the game goes on meanwhile; what has ended by itself need not be broken off", () => {
    const log = dealt();
    log.try(host, end);
    for (let acts = 0; log.match.game.phase === "bidding" && acts < 9; acts++) {
      const turn = log.match.game.turn!;
      log.play(turn, { type: "look" });
      log.play(turn, { type: "bid", pass: true });
    }
    expect(log.match.game.ending).toMatchObject({ reason: "passed" });
    expect(log.match.table.callOff).toBeUndefined();
    expect(ends(log)).toEqual([[false, 0, null]]);
  });

  test("nor does a new series begin before all agree", () => {
    const log = dealt();
    callOff(log);
    expect(log.try(host, reset)).toBeNull();
    expect(log.match.game.series).toBe(0);
    expect(log.match.table.callOff).toMatchObject({ intent: { type: "reset" } });
    for (const user of "bc") log.table(user, { type: "call_off", yes: true });
    expect(log.match.game.series).toBe(1);
    expect(log.folded()).toEqual(log.match);
  });

  test("before the first deal there is nothing to lose", () => {
    const log = seated();
    expect(log.try(host, reset)).toBeNull();
    expect(log.match.table.callOff).toBeUndefined();
    expect(log.match.game.phase).toBe("bidding");
  });

  test("whoever plays with bots alone asks nobody, and a host who watches asks all who play", () => {
    const alone = Log.open(game, { seats: 3 });
    alone.table("a", { type: "sit", share: "a", seat: 0 });
    for (const seat of [1, 2]) alone.table("a", { type: "seat_bot", seat });
    alone.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    expect(alone.try(host, end)).toBeNull();
    expect(alone.match.game.ending).toMatchObject({ reason: "stopped" });

    const log = dealt();
    log.match = { ...log.match, table: { ...log.match.table, host: "z" } };
    expect(log.try({ role: "host", user: "z" }, end)).toBeNull();
    expect(log.match.table.callOff).toMatchObject({ by: null, consents: [] });
    expect(log.table("z", { type: "call_off", yes: true })).toBe("table/not_seated");
    for (const user of "abc") expect(log.table(user, { type: "call_off", yes: true })).toBeNull();
    expect(log.match.game.ending).toMatchObject({ reason: "stopped" });
  });

  test("who leaves agrees to nothing any more; asked again once all who are left agreed, it is done", () => {
    const log = dealt();
    log.try(host, end);
    log.table("b", { type: "call_off", yes: true });
    log.table("b", { type: "leave" });
    expect(log.match.table.callOff?.consents).toEqual([0]);
    log.table("c", { type: "leave" });
    expect(log.match.game.ending).toBeNull();
    expect(log.try(host, end)).toBeNull();
    expect(log.match.game.ending).toMatchObject({ reason: "stopped" });
  });

  test("whom the host removed from the deal is not taken to agree: it is played out", () => {
    const log = dealt();
    log.try(host, end);
    log.table("b", { type: "call_off", yes: true });
    expect(log.table("a", { type: "kick", seat: 2 })).toBeNull();
    expect(log.match.table.callOff).toBeUndefined();
    expect(log.table("a", { type: "kick", seat: 1 })).toBeNull();
    expect(log.try(host, end)).toBe("table/removed_plays");
    expect(log.try(host, reset)).toBe("table/removed_plays");
    expect(log.match.game.ending).toBeNull();
  });

  test("a host who leaves leaves no request behind; outsiders have no say", () => {
    const log = dealt();
    log.try(host, end);
    expect(log.table("z", { type: "call_off", yes: false })).toBe("table/not_seated");
    log.table("a", { type: "leave" });
    expect(log.match.table.callOff).toBeUndefined();
  });

  test("where nobody is named it is refused: who agrees would tell where the host sits", () => {
    const log = dealt();
    log.match = {
      ...log.match,
      table: { ...log.match.table, settings: { ...log.match.table.settings, anonymous: true } },
    };
    expect(log.try(host, end)).toBe("table/anonymous");
  });
});
