import { describe, expect, test } from "vitest";
import type { Actor } from "../game";
import { decideTable, type GameFacts } from "./decide";
import { evolveTable } from "./evolve";
import { NO_TABLE, type TableIntent, type TableState } from "./vocabulary";

type Plain = Exclude<TableIntent, { type: "takeback" | "consent" | "rematch" | "rewind" }>;

const BETWEEN: GameFacts = { idle: true, over: false, seats: { min: 2, max: 4 } };
const PLAYING: GameFacts = { ...BETWEEN, idle: false };
const by = (user: string): Actor => ({ role: "visitor", user });
const CLOCK: Actor = { role: "clock" };

function opened(seats = 3): TableState {
  return evolveTable(NO_TABLE, { type: "opened", seats, settings: { ...NO_TABLE.settings, name: "T" } });
}

/** Plays wishes; throws on a refusal. */
function played(table: TableState, ...wishes: [Actor, Plain, GameFacts?][]): TableState {
  return wishes.reduce((state, [actor, intent, facts = BETWEEN]) => {
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
  test("the first to sit is the host; seats fill in order, or as wished", () => {
    const table = played(opened(), [by("a"), sit(2)], [by("b"), sit()]);
    expect(table.host).toBe("a");
    expect(table.seats.map((seat) => (seat.kind === "user" ? seat.user : seat.kind))).toEqual(["b", "nobody", "a"]);
  });

  test("a bot's seat is taken at once between deals, after the deal otherwise", () => {
    const bots = played(opened(), [by("a"), sit()], [by("a"), { type: "seat_bot" }], [by("a"), { type: "seat_bot" }]);
    expect(played(bots, [by("b"), sit()]).seats[1]).toMatchObject({ kind: "user", user: "b" });
    const lined = played(bots, [by("b"), sit(), PLAYING]);
    expect(lined.seats[1]).toEqual({ kind: "bot", next: { user: "b", share: "s" } });
    expect(code(lined, by("b"), sit(), PLAYING)).toBe("table/already_seated");
    expect(played(lined, [by("b"), { type: "leave" }, PLAYING]).seats[1]).toEqual({ kind: "bot", next: null });
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

  test("a leaver's seat waits; the host's office passes on", () => {
    const table = played(full, [by("a"), { type: "leave" }, PLAYING]);
    expect(table.seats[0]).toEqual({ kind: "nobody", since: 1_000 });
    expect(table.host).toBe("b");
    expect(played(table, [by("a"), sit(), PLAYING]).seats[0]).toMatchObject({ user: "a" });
  });

  test("when nobody is left there is no host, and the next comer is", () => {
    const empty = played(opened(), [by("a"), sit()], [by("a"), { type: "leave" }]);
    expect(empty.host).toBeNull();
    expect(played(empty, [by("z"), sit()]).host).toBe("z");
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
