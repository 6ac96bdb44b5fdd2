import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Actor } from "../game";
import { decideTable, type GameFacts } from "./decide";
import { evolveTable } from "./evolve";
import { joiningOf } from "./joining";
import { maySit } from "./seating";
import { viewTable } from "./view";
import { NO_TABLE, type TableIntent, type TableState } from "./vocabulary";

type Plain = Exclude<TableIntent, { type: "takeback" | "consent" | "call_off" | "rematch" | "rewind" }>;

const BETWEEN: GameFacts = {
  idle: true,
  correspondence: false,
  over: false,
  conceals: false,
  hides: false,
  word: null,
  begun: false,
  seats: { min: 2, max: 4 },
  offices: [],
};
const PLAYING: GameFacts = { ...BETWEEN, idle: false };
const by = (user: string): Actor => ({ role: "visitor", user });
const CLOCK: Actor = { role: "clock" };

function opened(seats = 3): TableState {
  return evolveTable(NO_TABLE, { type: "opened", seats, settings: { ...NO_TABLE.settings, name: "T" } });
}

/** Plays intents; throws on a refusal. */
function played(table: TableState, ...intents: [Actor, Plain, GameFacts?][]): TableState {
  return intents.reduce((state, [actor, intent, facts = BETWEEN]) => {
    const decided = decideTable(state, actor, intent, facts, 1_000);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce(evolveTable, state);
  }, table);
}

const code = (table: TableState, actor: Actor, intent: Plain, facts = BETWEEN) => {
  const decided = decideTable(table, actor, intent, facts, 1_000);
  return decided.ok ? null : decided.error.code;
};

const sit = (seat?: number): Plain => ({ type: "sit", share: "s", ...(seat === undefined ? {} : { seat }) });
const full = played(opened(), [by("a"), sit()], [by("b"), sit()], [by("c"), sit()]);
const asking = played(opened(), [by("a"), sit()], [by("a"), { type: "settings", change: { entry: "request" } }]);

describe("who sits", () => {
  test("the first to sit is the host; seats fill in order, or as asked for", () => {
    const table = played(opened(), [by("a"), sit(2)], [by("b"), sit()]);
    expect(table.host).toBe("a");
    expect(table.seats.map((seat) => (seat.kind === "user" ? seat.user : seat.kind))).toEqual(["b", "nobody", "a"]);
  });

  test("whoever comes names the word of the game, also where everybody has left and nobody is host", () => {
    const worded: GameFacts = { ...BETWEEN, word: "NIGHTJAR" };
    const deserted = played(opened(), [by("a"), sit()], [by("a"), { type: "leave" }]);
    expect(deserted.host).toBeNull();
    expect(code(deserted, by("b"), sit(), worded)).toBe("table/wrong_word");
    expect(code(deserted, by("b"), { type: "sit", share: "s", word: "nightjar" }, worded)).toBeNull();
  });

  test("a bot's seat is taken at once between deals, after the deal otherwise", () => {
    const bots = played(opened(), [by("a"), sit()], [by("a"), { type: "seat_bot" }], [by("a"), { type: "seat_bot" }]);
    expect(played(bots, [by("b"), sit()]).seats[1]).toMatchObject({ kind: "user", user: "b" });
    const lined = played(bots, [by("b"), sit(), PLAYING]);
    expect(lined.seats[1]).toEqual({ kind: "bot", next: { user: "b", share: "s" }, keeps: null });
    expect(code(lined, by("b"), sit(), PLAYING)).toBe("table/already_seated");
    expect(played(lined, [by("b"), { type: "leave" }, PLAYING]).seats[1]).toEqual({
      kind: "bot",
      next: null,
      keeps: null,
    });
  });

  test("by request: asked, accepted or refused by the host", () => {
    const asked = played(asking, [by("b"), sit()]);
    expect(asked.requests).toEqual([{ user: "b", share: "s" }]);
    expect(played(asked, [by("a"), { type: "accept", user: "b" }])).toMatchObject({
      requests: [],
      seats: [{}, { user: "b" }, {}],
    });
    expect(played(asked, [by("a"), { type: "reject", user: "b" }]).requests).toEqual([]);
    expect(played(asked, [by("b"), { type: "withdraw" }]).requests).toEqual([]);
  });

  test("by request for one seat: that seat or none, whoever has come meanwhile", () => {
    const asked = played(asking, [by("b"), sit(2)]);
    expect(viewTable(asked).wishes).toEqual({ b: 2 });
    expect(viewTable(asked, "none").wishes).toBeUndefined();
    const accept = { type: "accept", user: "b" } as const;
    expect(played(asked, [by("a"), accept]).seats[2]).toMatchObject({ kind: "user", user: "b" });
    const meanwhile = played(asked, [by("a"), { type: "invite", user: "c", office: null }], [by("c"), sit(2)]);
    expect(code(meanwhile, by("a"), accept)).toBe("table/seat_taken");
    expect(code(asking, by("b"), sit(0))).toBe("table/seat_taken");
  });

  test("accepted into a line they have asked for nothing more: accepted twice they have one seat", () => {
    const bots = played(asking, [by("a"), { type: "seat_bot" }], [by("a"), { type: "seat_bot" }]);
    const accept: Plain = { type: "accept", user: "b" };
    const lined = played(bots, [by("b"), sit(), PLAYING], [by("a"), accept, PLAYING]);
    expect(lined.requests).toEqual([]);
    expect(code(lined, by("a"), accept, PLAYING)).toBe("table/no_request");
    // A request that was left over, in a log of before, is none either.
    const left = evolveTable(lined, { type: "asked", user: "b", share: "s" });
    expect(code(left, by("a"), accept, PLAYING)).toBe("table/already_seated");
  });

  test("nobody ever has two seats, or a seat and a place in line", () => {
    const who = fc.constantFrom("a", "b", "c", "d");
    const seat = fc.nat(2);
    const intent: fc.Arbitrary<Plain> = fc.oneof(
      { weight: 4, arbitrary: fc.option(seat, { nil: undefined }).map(sit) },
      fc.constantFrom<Plain>({ type: "leave" }, { type: "withdraw" }, { type: "seat_bot" }),
      seat.map((at): Plain => ({ type: "kick", seat: at })),
      who.map((user): Plain => ({ type: "invite", user, office: null })),
      fc
        .constantFrom("open" as const, "request" as const)
        .map((entry): Plain => ({ type: "settings", change: { entry } })),
    );
    const accept = who.map((user): readonly [string, Plain, GameFacts] => ["a", { type: "accept", user }, PLAYING]);
    const step = fc.oneof(accept, fc.tuple(who, intent, fc.constantFrom(BETWEEN, PLAYING, PLAYING)));
    let lines = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
        let table = played(asking, [by("a"), { type: "seat_bot" }], [by("a"), { type: "seat_bot" }]);
        for (const [user, wanted, facts] of steps) {
          const decided = decideTable(table, by(user), wanted, facts, 1_000);
          if (!decided.ok) continue;
          table = decided.value.reduce(evolveTable, table);
          const places = table.seats.flatMap((one) =>
            one.kind === "user" ? [one.user] : one.kind === "bot" && one.next ? [one.next.user] : [],
          );
          expect(new Set(places).size).toBe(places.length);
          lines += table.seats.filter((one) => one.kind === "bot" && one.next).length;
        }
      }),
      { numRuns: 1_000 },
    );
    expect(lines).toBeGreaterThan(1_000);
  });

  test("who leaves between deals leaves a vacant seat; the host's office passes on", () => {
    const table = played(full, [by("a"), { type: "leave" }]);
    expect(table.seats[0]).toEqual({ kind: "nobody", since: 1_000 });
    expect(table.host).toBe("b");
    expect(played(table, [by("a"), sit()]).seats[0]).toMatchObject({ user: "a" });
  });

  test("when nobody is left there is no host, and the next comer is", () => {
    const empty = played(opened(), [by("a"), sit()], [by("a"), { type: "leave" }]);
    expect(empty.host).toBeNull();
    expect(played(empty, [by("z"), sit()]).host).toBe("z");
  });
});

describe("a seat that is left in a deal", () => {
  const left = played(full, [by("a"), { type: "leave" }, PLAYING]);

  test("is played by a bot, and its player alone comes back to it", () => {
    expect(left.seats[0]).toEqual({ kind: "bot", next: null, keeps: "a" });
    expect(left.host).toBe("b");
    expect(played(left, [by("a"), sit(), PLAYING]).seats[0]).toMatchObject({ kind: "user", user: "a" });
    expect(played(left, [by("a"), sit(0), PLAYING]).seats[0]).toMatchObject({ kind: "user", user: "a" });
  });

  test("others wait in line for the next deal, and whoever left for another seat as well", () => {
    const lined = played(left, [by("z"), sit(), PLAYING]);
    expect(lined.seats[0]).toEqual({ kind: "bot", next: { user: "z", share: "s" }, keeps: "a" });
    expect(played(lined, [by("z"), { type: "leave" }, PLAYING]).seats[0]).toEqual(left.seats[0]);
    const both = played(left, [by("b"), { type: "leave" }, PLAYING]);
    expect(played(both, [by("a"), sit(1), PLAYING]).seats[1]).toMatchObject({ kind: "bot", next: { user: "a" } });
  });

  test("comes back whatever the entry: it is still theirs", () => {
    const closed = played(
      full,
      [by("a"), { type: "settings", change: { entry: "closed" } }],
      [by("b"), { type: "leave" }, PLAYING],
    );
    expect(played(closed, [by("b"), sit(), PLAYING]).seats[1]).toMatchObject({ user: "b" });
    expect(code(closed, by("z"), sit(), PLAYING)).toBe("table/not_open");
  });

  test("once removed there is no coming back in this deal", () => {
    const kicked = played(full, [by("a"), { type: "kick", seat: 1 }, PLAYING]);
    expect(kicked.seats[1]).toEqual({ kind: "bot", next: null, keeps: "b" });
    expect(code(kicked, by("b"), sit(), PLAYING)).toBe("table/removed");
    expect(code(kicked, by("b"), sit(1), PLAYING)).toBe("table/removed");
  });

  test("nobody is removed from a game that is played for stakes", () => {
    const staked = { ...full, settings: { ...full.settings, bet: 100 } };
    expect(code(staked, by("a"), { type: "kick", seat: 1 }, PLAYING)).toBe("table/stakes_lie");
    expect(played(staked, [by("a"), { type: "kick", seat: 1 }]).seats[1]?.kind).toBe("nobody");
  });

  test("a game that is played for stakes is not paused by one side", () => {
    const staked = { ...full, settings: { ...full.settings, bet: 100 } };
    const pause = (on: boolean) => ({ type: "pause", on }) as const;
    expect(code(staked, by("a"), pause(true), PLAYING)).toBe("table/stakes_lie");
    expect(played(full, [by("a"), pause(true), PLAYING]).paused).toBe(true);
    const between = played(staked, [by("a"), pause(true)]);
    expect(played(between, [by("a"), pause(false), PLAYING]).paused).toBe(false);
  });

  describe("of a game by correspondence", () => {
    const LETTERS: GameFacts = { ...PLAYING, correspondence: true, keepsTime: true, offices: ["master"] };
    const FORMING: GameFacts = { ...LETTERS, idle: true };
    const pause = { type: "pause", on: true } as const;
    const kick = { type: "kick", seat: 1 } as const;
    /** Opened by its master, who does not play. */
    const mastered = played(
      { ...opened(), host: "m", offices: [{ user: "m", office: "master" }] },
      [by("a"), sit(), FORMING],
      [by("b"), sit(), FORMING],
    );

    test("no player makes themself the host beside its master", () => {
      for (const facts of [FORMING, LETTERS])
        expect(code(mastered, by("a"), { type: "give_host", user: "a" }, facts)).toBe("table/not_host");
      // Nor where whoever opened it is its master no more, and another is.
      const another = { ...mastered, offices: [{ user: "n", office: "master" as const }] };
      expect(code(another, by("a"), { type: "give_host", user: "a" }, LETTERS)).toBe("table/not_host");
      expect(code({ ...mastered, offices: [] }, by("a"), { type: "give_host", user: "a" }, LETTERS)).toBeNull();
    });

    test("whoever has lost a seat in play is told which they had, and nobody else is", () => {
      const vacated = played(mastered, [by("m"), kick, LETTERS]);
      expect(joiningOf(vacated, "b", LETTERS).had).toBe(1);
      for (const user of ["a", "m", "c", null]) expect(joiningOf(vacated, user, LETTERS).had).toBeNull();
      expect(joiningOf(vacated, "b", FORMING).had).toBeNull();
      expect(joiningOf(mastered, "b", LETTERS).had).toBeNull();
    });

    test("whoever runs it seats bots, and nobody else", () => {
      for (const facts of [FORMING, LETTERS]) {
        expect(code(mastered, by("a"), { type: "seat_bot" }, facts)).toBe("table/not_host");
        expect(code(mastered, by("m"), { type: "seat_bot" }, facts)).toBeNull();
      }
      const own = played(opened(), [by("a"), sit(), FORMING], [by("b"), sit(), FORMING]);
      expect(code(own, by("b"), { type: "seat_bot" }, FORMING)).toBe("table/not_host");
      expect(code(own, by("a"), { type: "seat_bot" }, FORMING)).toBeNull();
    });

    test("a host who is no master removes nobody and stops no clock, where that sees to who is late", () => {
      expect(code(full, by("a"), kick, LETTERS)).toBe("table/in_play");
      expect(code(full, by("a"), pause, LETTERS)).toBe("table/in_play");
      for (const facts of [FORMING, { ...LETTERS, keepsTime: false }])
        for (const intent of [kick, pause]) expect(code(full, by("a"), intent, facts)).toBeNull();
      for (const intent of [kick, pause]) expect(code(mastered, by("m"), intent, LETTERS)).toBeNull();
      const paused = played(full, [by("a"), pause, FORMING]);
      expect(played(paused, [by("a"), { type: "pause", on: false }, LETTERS]).paused).toBe(false);
    });
  });

  test("a bot is not removed while it plays", () => {
    const bots = played(opened(), [by("a"), sit()], [by("a"), { type: "seat_bot" }]);
    expect(code(bots, by("a"), { type: "kick", seat: 1 }, PLAYING)).toBe("table/in_play");
    expect(played(bots, [by("a"), { type: "kick", seat: 1 }]).seats[1]?.kind).toBe("nobody");
  });

  test("who has seen everything through an office sits on no seat of the deal", () => {
    const seen = { ...left, held: [...left.held, { user: "a", seat: null, removed: false }] };
    expect(maySit(seen, "a", 0, PLAYING)).toBe("next_deal");
    expect(maySit(left, "a", 0, PLAYING)).toBe("now");
  });
});

describe("by correspondence", () => {
  const GAME: GameFacts = { ...PLAYING, correspondence: true };

  test("a seat that is left is vacant; whoever held another one cannot take it", () => {
    const left = played(full, [by("a"), { type: "leave" }, GAME], [by("b"), { type: "leave" }, GAME]);
    expect(left.seats[0]?.kind).toBe("nobody");
    expect(code(left, by("a"), sit(1), GAME)).toBe("table/knows_hand");
    expect(played(left, [by("a"), sit(), GAME]).seats[0]).toMatchObject({ user: "a" });
    expect(played(left, [by("z"), sit(1), GAME]).seats[1]).toMatchObject({ user: "z" });
  });
});

describe("the staff's ban", () => {
  const banish = (user: string): Plain => ({ type: "banish", user });

  test("frees the seat at once, a bot plays on, the host's office passes on; only the clock says it", () => {
    const table = played(full, [CLOCK, banish("a"), PLAYING]);
    expect(table.seats[0]).toEqual({ kind: "bot", next: null, keeps: "a" });
    expect(table.host).toBe("b");
    expect(code(table, by("a"), sit(), PLAYING)).toBe("table/removed");
    expect(code(full, by("b"), banish("a"), PLAYING)).toBe("table/not_clock");
  });

  test("reaches who waits in line, who asks, and a host without a seat", () => {
    const bots = played(opened(), [by("a"), sit()], [by("a"), { type: "seat_bot" }]);
    const lined = played(bots, [by("z"), sit(1), PLAYING]);
    expect(played(lined, [CLOCK, banish("z"), PLAYING]).seats[1]).toEqual({ kind: "bot", next: null, keeps: null });
    const asked = played(asking, [by("b"), sit()]);
    expect(played(asked, [CLOCK, banish("b")]).requests).toEqual([]);
    const hosted = evolveTable(full, { type: "hosted", user: "h" });
    expect(played(hosted, [CLOCK, banish("h")]).host).toBe("a");
  });
});

describe("absence", () => {
  test("away, shadow, back", () => {
    const away = played(full, [CLOCK, { type: "away", seat: 1 }]);
    expect(away.seats[1]).toMatchObject({ away: 1_000, shadow: false });
    const shadow = played(away, [CLOCK, { type: "shadow", seat: 1 }]);
    expect(shadow.seats[1]).toMatchObject({ shadow: true });
    expect(played(shadow, [by("b"), { type: "return" }]).seats[1]).toMatchObject({ away: null, shadow: false });
  });

  test("saying it twice makes no event", () => {
    const away = played(full, [CLOCK, { type: "away", seat: 1 }]);
    for (const [table, intent] of [
      [away, { type: "away", seat: 1 }],
      [full, { type: "back", seat: 1 }],
    ] as const) {
      const decided = decideTable(table, CLOCK, intent, BETWEEN, 2_000);
      expect(decided).toEqual({ ok: true, value: [] });
    }
  });
});

describe("refusals", () => {
  test.each<[string, TableState, Actor, Plain, GameFacts]>([
    ["table/sign_in", opened(), { role: "visitor" }, sit(), BETWEEN],
    ["table/full", full, by("d"), sit(), BETWEEN],
    ["table/seat_taken", played(opened(), [by("a"), sit(0)]), by("b"), sit(0), BETWEEN],
    ["table/already_seated", full, by("a"), sit(), BETWEEN],
    ["table/already_asked", played(asking, [by("b"), sit()]), by("b"), sit(), BETWEEN],
    [
      "table/not_open",
      played(opened(), [by("a"), sit()], [by("a"), { type: "settings", change: { entry: "closed" } }]),
      by("b"),
      sit(),
      BETWEEN,
    ],
    ["table/not_host", full, by("b"), { type: "kick", seat: 0 }, BETWEEN],
    ["table/not_host", full, by("b"), { type: "pause", on: true }, BETWEEN],
    ["table/not_host", full, by("b"), { type: "settings", change: { name: "X" } }, BETWEEN],
    ["table/not_host", full, by("b"), { type: "give_host", user: "b" }, BETWEEN],
    ["table/not_host", asking, by("b"), { type: "accept", user: "b" }, BETWEEN],
    ["table/not_host", full, by("b"), { type: "close" }, BETWEEN],
    ["table/no_request", asking, by("a"), { type: "accept", user: "z" }, BETWEEN],
    ["table/not_seated", full, by("z"), { type: "leave" }, BETWEEN],
    ["table/not_seated", full, by("a"), { type: "give_host", user: "z" }, BETWEEN],
    ["table/no_such_seat", full, by("a"), { type: "kick", seat: 9 }, BETWEEN],
    ["table/full", full, by("a"), { type: "seat_bot" }, BETWEEN],
    ["table/in_play", full, by("a"), { type: "add_seat" }, PLAYING],
    ["table/in_play", full, by("a"), { type: "close" }, PLAYING],
    ["table/most_seats", played(full, [by("a"), { type: "add_seat" }]), by("a"), { type: "add_seat" }, BETWEEN],
    ["table/fewest_seats", opened(2), by("a"), { type: "drop_seat", seat: 0 }, BETWEEN],
    ["table/own_seat", full, by("a"), { type: "drop_seat", seat: 0 }, BETWEEN],
    ["table/not_clock", full, by("a"), { type: "shadow", seat: 1 }, BETWEEN],
    ["table/not_seated", full, by("a"), { type: "away", seat: 1 }, BETWEEN],
    ["table/closed", played(full, [by("a"), { type: "close" }]), by("z"), sit(), BETWEEN],
  ])("%s", (expected, table, actor, intent, facts) => {
    if (expected === "table/fewest_seats") {
      const two = played(table, [by("a"), sit()]);
      expect(code(two, by("a"), { type: "drop_seat", seat: 1 }, facts)).toBe(expected);
    } else expect(code(table, actor, intent, facts)).toBe(expected);
  });
});
