import { describe, expect, test } from "vitest";
import { callOff, dealt, game } from "../../build/testing/thousand-table";
import type { Payload, Row } from "./envelope";
import { liveRows } from "./fold";
import { Lineage } from "./lineage";
import { MOST_TAKEBACKS, mayReveal } from "./rewind";
import { Log } from "./testing/log";

describe("takeback", () => {
  test("free as long as nobody else acted and nobody learned anything", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    const before = log.match.game;
    log.play(seat, { type: "bid", number: 60, blind: true });
    expect(log.table("abc"[seat]!, { type: "takeback" })).toBeNull();
    expect(log.match.game).toEqual(before);
    expect(log.match.epoch).toBe(2);
    expect(log.folded()).toEqual(log.match);
  });

  test("not free after a look: the author too has learned something; all are asked", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    const user = "abc"[seat]!;
    log.play(seat, { type: "look" });
    expect(log.table(user, { type: "takeback" })).toBeNull();
    expect(log.match.table.takeback).toMatchObject({ by: seat, consents: [seat] });
    for (const other of [0, 1, 2].filter((one) => one !== seat)) {
      expect(log.match.game.blind[seat]).toBe(false);
      expect(log.table("abc"[other]!, { type: "consent", yes: true })).toBeNull();
    }
    expect(log.match.game.blind[seat]).toBe(true);
    expect(log.match.table.takeback).toBeNull();
    expect(log.folded()).toEqual(log.match);
  });

  test("one refusal ends it; so does the next move", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    log.play(seat, { type: "look" });
    log.table("abc"[seat]!, { type: "takeback" });
    const ends = () =>
      log.rows.flatMap(({ payload }) =>
        payload.kind === "table" && payload.event.type === "takeback_ended" ? [payload.event] : [],
      );
    log.table("abc"[(seat + 1) % 3]!, { type: "consent", yes: false });
    expect(log.match.table.takeback).toBeNull();
    log.table("abc"[seat]!, { type: "takeback" });
    log.table("abc"[seat]!, { type: "consent", yes: false });
    log.table("abc"[seat]!, { type: "takeback" });
    log.play(seat, { type: "bid", pass: true });
    expect(log.match.table.takeback).toBeNull();
    expect(ends().map(({ done, by, no }) => [done, by, no])).toEqual([
      [false, seat, (seat + 1) % 3],
      [false, seat, seat],
      [false, seat, null],
    ]);
  });

  test("a move that another has answered is not free", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    log.play(seat, { type: "bid", number: 60, blind: true });
    log.play((seat + 1) % 3, { type: "bid", pass: true });
    log.table("abc"[seat]!, { type: "takeback" });
    expect(log.match.table.takeback).not.toBeNull();
  });

  test("never across a deal, never for spectators", () => {
    const log = dealt();
    expect(log.table("abc"[log.match.game.turn!]!, { type: "takeback" })).toBe("table/nothing_to_take_back");
    expect(log.table("z", { type: "takeback" })).toBe("table/not_seated");
  });
});

describe("the end of a deal is a wall", () => {
  const ended = () => {
    const log = dealt();
    log.play(log.match.game.turn!, { type: "look" });
    callOff(log);
    return log;
  };

  test("nothing is taken back once it is over: its cards may be shown", () => {
    const log = ended();
    const seat = log.rows.findLast((row) => "seat" in row.actor)!.actor as { seat: number };
    expect(log.table("abc"[seat.seat]!, { type: "takeback" })).toBe("table/deal_over");
    expect(mayReveal(game, log.match, log.match.dealEpoch)).toBe(true);
  });

  test("an open request falls with it, and cannot be agreed to", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    log.play(seat, { type: "look" });
    log.table("abc"[seat]!, { type: "takeback" });
    const asked = log.match.table;
    callOff(log);
    expect(log.match.table.takeback).toBeNull();
    log.match = { ...log.match, table: { ...log.match.table, takeback: asked.takeback } };
    expect(log.table("abc"[(seat + 1) % 3]!, { type: "consent", yes: true })).toBe("table/deal_over");
  });

  test("nor does the master go back behind it", () => {
    const log = ended();
    const to = log.match.dealSeq;
    const rewind = (seq: number) =>
      log.try({ role: "master" }, { to: "table", intent: { type: "rewind", to: seq, keep: true } });
    expect(rewind(log.rows.find((row) => row.seq >= to && row.moveId !== log.rows[row.seq]?.moveId)!.seq)).toBe(
      "table/deal_over",
    );
    expect(rewind(2)).toBe("table/deal_over");
  });

  test("a deal that is being played is never revealed", () => {
    const log = dealt();
    expect(mayReveal(game, log.match, log.match.dealEpoch)).toBe(false);
    const seat = log.match.game.turn!;
    log.play(seat, { type: "bid", number: 60, blind: true });
    log.table("abc"[seat]!, { type: "takeback" });
    expect(log.match.epoch).toBeGreaterThan(log.match.dealEpoch);
    for (const epoch of [log.match.dealEpoch, log.match.epoch]) expect(mayReveal(game, log.match, epoch)).toBe(false);
  });
});

describe("many takebacks", () => {
  test("are bounded in a deal, and each costs one look at every row", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    let steps = 0;
    const evolve = (...given: Parameters<typeof game.evolve>) => {
      steps++;
      return game.evolve(...given);
    };
    Object.assign(log, { game: { ...game, evolve } });
    const costs: number[] = [];
    for (let back = 0; back < MOST_TAKEBACKS; back++) {
      expect(log.play(seat, { type: "bid", number: 60, blind: true })).toBeNull();
      steps = 0;
      expect(log.table("abc"[seat]!, { type: "takeback" })).toBeNull();
      costs.push(steps);
    }
    log.play(seat, { type: "bid", number: 60, blind: true });
    expect(log.table("abc"[seat]!, { type: "takeback" })).toBe("table/most_takebacks");
    expect(Math.max(...costs)).toBeLessThan(2 * log.rows.length);
    expect(log.folded()).toEqual(log.match);
  });
});

test("a takeback that is asked for and agreed to at once looks at the past once", () => {
  const log = Log.open(game, { seats: 3 });
  log.table("a", { type: "sit", share: "a", seat: 0 });
  for (const seat of [1, 2]) log.table("a", { type: "seat_bot", seat });
  log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
  for (let seat = log.match.game.turn!; seat !== 0; seat = log.match.game.turn!)
    log.play(seat, { type: "bid", pass: true }, null);
  log.play(0, { type: "look" });
  const passed = log.rows.filter(({ payload }) => payload.kind === "game").length;
  let steps = 0;
  const evolve = (...given: Parameters<typeof game.evolve>) => {
    steps++;
    return game.evolve(...given);
  };
  Object.assign(log, { game: { ...game, evolve } });
  expect(log.table("a", { type: "takeback" })).toBeNull();
  expect(log.match.game.blind[0]).toBe(true);
  expect(steps).toBe(passed);
});

describe("the line of descent", () => {
  const at = (seq: number, payload: Payload<string> = { kind: "game", event: `${seq}` }): Row<string> => ({
    ...{ seq, epoch: 0, at: 0, moveId: `${seq}`, actor: { role: "master" }, payload, aud: 0, news: 0, drew: false },
  });
  const back = (seq: number, to: number) => at(seq, { kind: "rewound", to, keep: true });
  const live = (...rows: Row<string>[]) => {
    const counted = liveRows(rows).map(({ seq }) => seq);
    // Told from the rewinds alone it is the same.
    const lineage = new Lineage();
    for (const row of rows) lineage.pass(row);
    expect(rows.map(({ seq }) => seq).filter(lineage.asked())).toEqual(counted);
    return counted;
  };

  test("leaves out what a rewind set aside, and takes it up again where one goes on to it", () => {
    expect(live(at(1), at(2), at(3), back(4, 1), at(5))).toEqual([1, 5]);
    expect(live(at(1), at(2), at(3), back(4, 1), at(5), back(6, 3), at(7))).toEqual([1, 2, 3, 7]);
    expect(live(at(1), at(2), back(3, 1), back(4, 2), back(5, 3))).toEqual([1]);
    expect(live(at(1), back(2, 0), at(3))).toEqual([3]);
  });
});
