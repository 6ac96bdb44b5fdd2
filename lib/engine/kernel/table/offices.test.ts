import { describe, expect, test } from "vitest";
import { compileSpoof } from "../../spoof/game";
import { accessOf, actorFor } from "../access";
import { classOfOffice, classOfSeat, SPECTATOR } from "../classes";
import { Log } from "../testing/log";
import { viewTable } from "./view";
import type { TableIntent } from "./vocabulary";

const game = compileSpoof({ v: 1, rounds: 3, most: 3 });

/** Ann hosts and sits on 0. */
function hosted() {
  const log = Log.open(game, { seats: 3 });
  expect(log.table("ann", { type: "sit", seat: 0, share: "a" })).toBeNull();
  return log;
}
/** Ann hosts and sits on 0, somebody holds an office that she asked them to, then Bob sits on 1; the third seat is vacant. */
function table(...officers: readonly [user: string, office: "observer" | "omniscient" | "master"][]) {
  const log = hosted();
  for (const [user, office] of officers) {
    log.table("ann", invite(user, office));
    expect(log.table(user, { type: "take_office", office })).toBeNull();
  }
  expect(log.table("bob", { type: "sit", seat: 1, share: "b" })).toBeNull();
  return log;
}
const begin = (log: ReturnType<typeof table>) => {
  log.table("ann", { type: "seat_bot", seat: 2 });
  expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
};
const invite = (user: string, office: "observer" | "omniscient" | "master" | null): TableIntent => ({
  ...{ type: "invite", user, office },
});
const classOf = (log: ReturnType<typeof table>, user: string | null) => accessOf(game, log.match, user).viewerClass;

describe("offices", () => {
  test("are taken by whom the host asks, and by nobody else", () => {
    const log = hosted();
    expect(log.table("cyd", { type: "take_office", office: "master" })).toBe("table/not_invited");
    expect(log.table("bob", invite("cyd", "master"))).toBe("table/not_host");
    expect(log.table("ann", invite("cyd", "observer"))).toBeNull();
    expect(log.table("cyd", { type: "take_office", office: "master" })).toBe("table/not_invited");
    expect(log.table("ann", invite("cyd", "master"))).toBeNull();
    expect(classOf(log, "cyd")).toBe(SPECTATOR);
    expect(log.table("cyd", { type: "take_office", office: "master" })).toBeNull();
    expect(classOf(log, "cyd")).toBe(classOfOffice("master"));
    expect(log.match.table.invitations).toEqual([]);
    expect(log.table("ann", invite("dan", "master"))).toBe("table/has_master");
  });

  test.each([
    ["where there is a stake, before play either", game, { bet: 500 }, "table/stakes_hide"],
    ["where something lies hidden before play", { ...game, hides: () => true }, {}, "table/in_play"],
  ])("that see everything are held by nobody %s", (_, played, settings, code) => {
    const log = Log.open(played, { seats: 3, settings });
    log.table("ann", { type: "sit", seat: 0, share: "a" });
    for (const office of ["omniscient", "master"] as const) {
      expect(log.table("ann", invite("cyd", office))).toBe(code);
      expect(log.table("cyd", { type: "take_office", office })).toBe("table/not_invited");
    }
    expect(log.table("ann", invite("cyd", "observer"))).toBeNull();
    expect(log.table("cyd", { type: "take_office", office: "observer" })).toBeNull();
  });

  test("and seats exclude each other", () => {
    const log = hosted();
    log.table("ann", invite("ann", "omniscient"));
    expect(log.table("ann", { type: "take_office", office: "omniscient" })).toBe("table/in_seat");
    log.table("bob", { type: "sit", seat: 1, share: "b" });
    log.table("ann", invite("cyd", "observer"));
    log.table("cyd", { type: "take_office", office: "observer" });
    expect(log.table("cyd", { type: "sit", share: "" })).toBe("table/has_office");
    expect(log.table("cyd", { type: "end_office", user: "cyd" })).toBeNull();
    expect(log.table("cyd", { type: "sit", share: "" })).toBeNull();
    expect(classOf(log, "cyd")).toBe(classOfSeat(2));
  });

  test("whoever saw everything plays nothing of it, also after they laid the office down", () => {
    const log = table(["cyd", "omniscient"]);
    begin(log);
    expect(classOf(log, "cyd")).toBe(classOfOffice("omniscient"));
    log.table("cyd", { type: "end_office", user: "cyd" });
    expect(classOf(log, "cyd")).toBe(SPECTATOR);
    // They wait for the next game, as who comes to a dealt table does; a seat of this one they never get.
    expect(log.table("cyd", { type: "sit", seat: 2, share: "" })).toBeNull();
    expect(log.match.table.seats[2]).toMatchObject({ kind: "bot", next: { user: "cyd" } });
    expect(classOf(log, "cyd")).toBe(SPECTATOR);
    const slow = { ...game, correspondence: true as const };
    const game2 = Log.open(slow, { seats: 2 });
    game2.table("ann", { type: "sit", seat: 0, share: "" });
    game2.table("bob", { type: "sit", seat: 1, share: "" });
    game2.table("ann", invite("cyd", "master"));
    game2.table("cyd", { type: "take_office", office: "master" });
    game2.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    game2.table("cyd", { type: "end_office", user: "cyd" });
    game2.table("bob", { type: "leave" });
    expect(game2.table("cyd", { type: "sit", seat: 1, share: "" })).toBe("table/knows_hand");
  });

  test("who knew everything as play began does not sit in it either", () => {
    const log = table(["cyd", "master"]);
    begin(log);
    expect(log.match.table.held).toContainEqual({ user: "cyd", seat: null, removed: false });
  });

  test("to see everything nobody begins in play whom a player asked: it could be their second account", () => {
    for (const office of ["omniscient", "master"] as const) {
      const log = hosted();
      expect(log.table("ann", invite("eve", office))).toBeNull();
      log.table("bob", { type: "sit", seat: 1, share: "b" });
      // Who sits down did not know that somebody would see their hand.
      expect(log.table("eve", { type: "take_office", office })).toBe("table/others_sit");
      expect(log.table("ann", invite("cyd", office))).toBe("table/others_sit");
      begin(log);
      expect(log.table("ann", invite("cyd", office))).toBe("table/in_play");
      // Nor one who was asked before, and waited for the fists to be shut.
      expect(log.table("eve", { type: "take_office", office })).toBe("table/in_play");
      expect(log.table("ann", invite("cyd", "observer"))).toBeNull();
      expect(log.table("cyd", { type: "take_office", office: "observer" })).toBeNull();
    }
    const log = table(["mia", "master"]);
    expect(log.table("ann", invite("cyd", "omniscient"))).toBe("table/others_sit");
    begin(log);
    // Whom the master asks may: they play nothing.
    expect(log.table("mia", invite("cyd", "omniscient"))).toBeNull();
    expect(log.table("cyd", { type: "take_office", office: "omniscient" })).toBeNull();
  });

  test("a game by correspondence that is not begun finds its master though others sit, and nobody who sees everything", () => {
    const log = Log.open({ ...game, correspondence: true as const }, { seats: 3 });
    for (const user of ["hal", "bob"]) log.table(user, { type: "sit", share: "" });
    expect(log.table("hal", invite("cyd", "omniscient"))).toBe("table/others_sit");
    expect(log.table("hal", invite("mia", "master"))).toBeNull();
    expect(log.table("mia", { type: "take_office", office: "master" })).toBeNull();
  });

  test("by correspondence a host who does not play asks a new master at any time", () => {
    const log = Log.open({ ...game, correspondence: true as const }, { seats: 2 });
    log.table("hal", { type: "sit", seat: 0, share: "" });
    log.table("hal", invite("mia", "master"));
    log.table("mia", { type: "take_office", office: "master" });
    log.table("bob", { type: "sit", seat: 1, share: "" });
    expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
    log.table("mia", { type: "end_office", user: "mia" });
    expect(log.table("hal", invite("cyd", "master"))).toBe("table/in_play");
    const table = { ...log.match.table, host: "org" };
    log.match = { ...log.match, table };
    expect(log.table("org", invite("cyd", "master"))).toBeNull();
    expect(log.table("cyd", { type: "take_office", office: "master" })).toBeNull();
  });

  test("who asked a new master in play plays nothing of it, before the master comes or after", () => {
    const begun = () => {
      const log = Log.open({ ...game, correspondence: true as const }, { seats: 2 });
      log.table("hal", { type: "sit", seat: 0, share: "" });
      log.table("hal", invite("mia", "master"));
      log.table("mia", { type: "take_office", office: "master" });
      log.table("bob", { type: "sit", seat: 1, share: "" });
      expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
      log.table("mia", { type: "end_office", user: "mia" });
      log.match = { ...log.match, table: { ...log.match.table, host: "org" } };
      expect(log.table("org", invite("cyd", "master"))).toBeNull();
      log.table("bob", { type: "leave" });
      return log;
    };
    const first = begun();
    expect(first.table("org", { type: "sit", seat: 1, share: "" })).toBeNull();
    expect(first.table("cyd", { type: "take_office", office: "master" })).toBe("table/in_play");
    // Who sees no more than others comes all the same.
    expect(first.table("org", invite("dan", "observer"))).toBeNull();
    expect(first.table("dan", { type: "take_office", office: "observer" })).toBeNull();
    const second = begun();
    expect(second.table("cyd", { type: "take_office", office: "master" })).toBeNull();
    expect(second.table("org", { type: "sit", seat: 1, share: "" })).toBe("table/knows_hand");
  });

  test("are not taken after the end where the same people begin again", () => {
    const log = Log.open(
      { ...game, outcome: () => ({ places: [[0], [1]], reason: "done" }), idle: () => true } as typeof game,
      {
        seats: 2,
      },
    );
    for (const user of ["ann", "bob"]) log.table(user, { type: "sit", share: user });
    expect(log.table("ann", invite("cyd", "omniscient"))).toBe("table/others_sit");
  });

  test("by correspondence nobody becomes master or sees everything in play where there never was a master", () => {
    const begun = () => {
      const log = Log.open({ ...game, correspondence: true as const }, { seats: 2 });
      log.table("hal", { type: "sit", seat: 0, share: "" });
      return log;
    };
    const start = (log: ReturnType<typeof begun>) => {
      log.table("bob", { type: "sit", seat: 1, share: "" });
      expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
      // The host sits elsewhere, or has never sat.
      log.match = { ...log.match, table: { ...log.match.table, host: "org" } };
      for (const office of ["omniscient", "master"] as const)
        expect(log.table("org", invite("cyd", office))).toBe("table/in_play");
    };
    start(begun());
    // Nor where one was there before play and left before it: nobody has been told of a master since.
    const log = begun();
    log.table("hal", invite("mia", "master"));
    log.table("mia", { type: "take_office", office: "master" });
    log.table("mia", { type: "end_office", user: "mia" });
    start(log);
  });

  test("a host who may ask a new master asks nobody else to see everything, and only until there is one", () => {
    const log = Log.open({ ...game, correspondence: true as const }, { seats: 2 });
    log.table("hal", { type: "sit", seat: 0, share: "" });
    log.table("hal", invite("mia", "master"));
    log.table("mia", { type: "take_office", office: "master" });
    log.table("bob", { type: "sit", seat: 1, share: "" });
    expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
    log.match = { ...log.match, table: { ...log.match.table, host: "org" } };
    expect(log.table("org", invite("cyd", "omniscient"))).toBe("table/in_play");
    log.table("mia", { type: "end_office", user: "mia" });
    expect(log.table("org", invite("cyd", "omniscient"))).toBe("table/in_play");
    expect(log.table("org", invite("cyd", "master"))).toBeNull();
    expect(log.table("cyd", { type: "take_office", office: "master" })).toBeNull();
    expect(log.match.table).not.toHaveProperty("lostMaster");
    expect(log.table("cyd", invite("dan", "omniscient"))).toBeNull();
  });

  test("copies of all letters are the master's to give, to whoever sees everything, and end with that office", () => {
    const log = Log.open({ ...game, correspondence: true as const }, { seats: 2 });
    const give = (by: string, user: string, on = true) => log.table(by, { type: "give_copies", user, on });
    log.table("hal", { type: "sit", seat: 0, share: "" });
    for (const [user, office] of [
      ["mia", "master"],
      ["oma", "omniscient"],
      ["obi", "observer"],
    ] as const) {
      log.table("hal", invite(user, office));
      expect(log.table(user, { type: "take_office", office })).toBeNull();
    }
    for (const other of ["hal", "oma", "obi", "eve"]) expect(give(other, "oma")).toBe("table/not_master");
    for (const other of ["hal", "mia", "obi", "eve"]) expect(give("mia", other)).toBe("table/no_office");
    expect(give("mia", "oma")).toBeNull();
    const officer = () => viewTable(log.match.table, "none").offices.find(({ user }) => user === "oma");
    expect(officer()).toEqual({ user: "oma", office: "omniscient", copies: true });
    expect(give("mia", "oma", false)).toBeNull();
    expect(officer()).toEqual({ user: "oma", office: "omniscient" });
    give("mia", "oma");
    log.table("oma", { type: "end_office", user: "oma" });
    log.table("mia", invite("oma", "omniscient"));
    expect(log.table("oma", { type: "take_office", office: "omniscient" })).toBeNull();
    expect(officer()).toEqual({ user: "oma", office: "omniscient" });
  });

  test("the master runs the table and rewinds; a master in name only does not", () => {
    const log = table(["cyd", "master"]);
    begin(log);
    log.play(0, { type: "hide", coins: 2 }, "ann");
    const before = log.match.seq;
    log.play(1, { type: "hide", coins: 1 }, "bob");
    expect(actorFor(accessOf(game, log.match, "ann"), "ann", "master")).toMatchObject({
      error: { code: "table/not_master" },
    });
    const access = accessOf(game, log.match, "cyd");
    expect(access).toMatchObject({ runs: true, host: false, seat: null, office: "master" });
    const actor = actorFor(access, "cyd", "master");
    if (!actor.ok) throw new Error(actor.error.code);
    expect(log.try(actor.value, { to: "table", intent: { type: "rewind", to: before, keep: true } })).toBeNull();
    expect(log.match.game.coins).toEqual([2, null, null]);
    expect(log.table("cyd", { type: "pause", on: true })).toBeNull();
    expect(log.table("ann", { type: "end_office", user: "cyd" })).toBe("table/in_play");
  });

  test("are those that the game knows", () => {
    const { offices: _, ...bare } = game;
    const log = Log.open(bare, { seats: 2 });
    log.table("ann", { type: "sit", seat: 0, share: "" });
    expect(log.table("ann", invite("cyd", "observer"))).toBe("table/no_such_office");
    expect(log.table("ann", invite("cyd", null))).toBeNull();
  });

  test("a ban ends an office, an invitation and a seat alike", () => {
    const log = table();
    log.table("ann", invite("cyd", "observer"));
    log.table("cyd", { type: "take_office", office: "observer" });
    log.table("ann", invite("dan", null));
    for (const user of ["ann", "cyd", "dan"]) expect(log.table(null, { type: "banish", user })).toBeNull();
    const { offices, invitations, seats } = log.match.table;
    expect([offices, invitations, seats[0]?.kind]).toEqual([[], [], "nobody"]);
  });
});

test("somebody who is asked to a seat sits down where nobody else may", () => {
  const log = table();
  log.table("ann", { type: "settings", change: { entry: "closed" } });
  expect(log.table("cyd", { type: "sit", share: "" })).toBe("table/not_open");
  log.table("ann", invite("cyd", null));
  log.table("ann", invite("dan", null));
  expect(log.table("dan", { type: "uninvite", user: "dan" })).toBeNull();
  expect(log.table("dan", { type: "sit", share: "" })).toBe("table/not_open");
  expect(log.table("cyd", { type: "sit", share: "" })).toBeNull();
  expect(log.match.table.invitations).toEqual([]);
});

test("an occupant acts for the seats that theirs controls, and for no other", () => {
  const puppets = { ...game, controls: (_: unknown, seat: number) => (seat === 0 ? [0, 2] : [seat]) };
  const log = table();
  const access = accessOf(puppets, log.match, "ann");
  expect(actorFor(access, "ann", 2)).toEqual({ ok: true, value: { seat: 2, user: "ann" } });
  expect(actorFor(access, "ann", 1)).toMatchObject({ error: { code: "table/not_your_seat" } });
  expect(actorFor(accessOf(puppets, log.match, null), null, 2)).toMatchObject({ error: { code: "table/sign_in" } });
});

test("whoever is away is not back because another acts for their seat", () => {
  const log = Log.open(
    { ...game, controls: (_: unknown, seat: number) => (seat === 0 ? [0, 1] : [seat]) },
    { seats: 2 },
  );
  for (const [seat, user] of ["ann", "bob"].entries()) log.table(user, { type: "sit", seat, share: "" });
  log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
  for (const seat of [0, 1]) log.table(null, { type: "away", seat });
  expect(log.play(1, { type: "hide", coins: 1 }, "ann")).toBeNull();
  expect(log.match.table.seats).toMatchObject([
    { user: "ann", away: null },
    { user: "bob", away: log.now },
  ]);
});
