import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { game as thousand } from "../../build/testing/thousand-table";
import { compileSpoof } from "../spoof/game";
import { accessOf } from "./access";
import { namesFor } from "./anonymity";
import { classesOf, classOfOffice, classOfSeat, type ViewerClass } from "./classes";
import { viewerAt } from "./fold";
import { joiningOf } from "./table/joining";
import { viewTable } from "./table/view";
import type { TableIntent } from "./table/vocabulary";
import { Log } from "./testing/log";

const game = compileSpoof({ v: 1, rounds: 2, most: 2 });
const SEATS = 3;
const PEOPLE = ["user-ann", "user-bob", "user-cyd", "user-dan", "user-eve"];
/** The master is told everything; the host sits on the first seat. Both are the same person whoever else plays. */
const MASTER = "user-master";
const HOST = "user-host";
const SEES_ALL = [classOfOffice("omniscient"), classOfOffice("master")];
const TOLD = classesOf(SEATS, game.offices).filter((one) => !SEES_ALL.includes(one));

type Step =
  /** One of the people, or the master, asks something of the table. */
  | { who: number | "master"; intent: (name: (who: number) => string) => TableIntent }
  /** The host tries somebody by name: the same name, whoever plays. */
  | { tries: TableIntent }
  | { clock: TableIntent }
  | { start: true }
  | { seat: number; act: number };

const who = fc.nat(PEOPLE.length - 1);
const seat = fc.nat(SEATS - 1);
const by = (intents: fc.Arbitrary<TableIntent>): fc.Arbitrary<Step> =>
  fc.tuple(who, intents).map(([one, intent]): Step => ({ who: one, intent: () => intent }));
const sit = by(seat.map((at) => ({ type: "sit", seat: at, share: "s" })));
const tries = (user: string) =>
  fc.constantFrom<TableIntent>(
    { type: "give_host", user },
    { type: "invite", user, office: null },
    { type: "uninvite", user },
    { type: "accept", user },
    { type: "reject", user },
    { type: "end_office", user },
  );
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: sit },
  { weight: 8, arbitrary: fc.record({ seat, act: fc.nat(9) }) },
  by(fc.constantFrom<TableIntent>({ type: "leave" }, { type: "return" }, { type: "takeback" }, { type: "withdraw" })),
  by(fc.boolean().map((yes) => ({ type: "consent", yes }))),
  by(fc.boolean().map((yes) => ({ type: "call_off", yes }))),
  by(seat.map((at) => ({ type: "seat_bot", seat: at }))),
  seat.map((at): Step => ({ tries: { type: "kick", seat: at } })),
  who.map((to): Step => ({ who: "master", intent: (name) => ({ type: "accept", user: name(to) }) })),
  fc
    .constantFrom("request" as const, "open" as const)
    .map((entry): Step => ({ who: "master", intent: () => ({ type: "settings", change: { entry } }) })),
  fc
    .record({ type: fc.constantFrom("away" as const, "back" as const, "shadow" as const), seat })
    .map((clock): Step => ({ clock })),
  fc.constantFrom(...PEOPLE).chain((user) => tries(user).map((intent): Step => ({ tries: intent }))),
);
/** Some sit down before play begins. */
const script = fc
  .tuple(fc.array(sit, { maxLength: 4 }), fc.array(step, { maxLength: 60 }))
  .map(([before, after]): Step[] => [...before, { start: true }, ...after]);

/** `rows`: how long the log is: lists show when a table moved last, whoever may see what. */
type Told = { seen: unknown; table: string; view: unknown; head: number | undefined; rows: number };

/** Plays a script with these people in its parts: what every class is told until the game is over, and every answer. */
function play(steps: readonly Step[], people: readonly string[]) {
  const log = Log.open(game, { seats: SEATS, settings: { anonymous: true } });
  const name = (part: number) => people[part] ?? "";
  const streams = new Map<ViewerClass, Told[]>(TOLD.map((one) => [one, []]));
  const answers: (string | null)[] = [];
  const ask = (one: Step): string | null => {
    if ("who" in one) return log.table(one.who === "master" ? MASTER : name(one.who), one.intent(name));
    if ("tries" in one) return log.table(HOST, one.tries);
    if ("clock" in one) return log.table(null, one.clock);
    if ("start" in one) return log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    const legal = game.legal(log.match.game, one.seat);
    const occupant = log.match.table.seats[one.seat];
    const intent = legal[one.act % Math.max(1, legal.length)];
    return intent ? log.play(one.seat, intent, occupant?.kind === "user" ? occupant.user : null) : "nothing to do";
  };
  log.table(HOST, { type: "sit", seat: 0, share: "" });
  log.table(HOST, { type: "invite", user: MASTER, office: "master" });
  log.table(MASTER, { type: "take_office", office: "master" });
  for (const one of steps) {
    const refused = ask(one);
    if (game.outcome(log.match.game) !== null) break;
    answers.push(refused);
    if (refused !== null) continue;
    const { match, seen } = log;
    for (const viewerClass of TOLD)
      streams.get(viewerClass)?.push({
        seen: seen.get(viewerClass) ?? null,
        table: JSON.stringify(viewTable(match.table, namesFor(game, match, viewerClass))),
        view: game.view(match.game, viewerAt(game, match.game, viewerClass)),
        head: match.heads[viewerClass],
        rows: match.seq,
      });
  }
  return { log, streams, answers };
}

const NAMED = /user-(?!master)\w+/g;
/** The parts with others in them. */
const others = fc.shuffledSubarray(PEOPLE, { minLength: PEOPLE.length, maxLength: PEOPLE.length });

describe("an anonymous table", () => {
  test("tells nobody who sits where: with other people in the same parts everybody is told the same", () => {
    let seated = 0;
    fc.assert(
      fc.property(script, others, (steps, people) => {
        const [one, other] = [play(steps, PEOPLE), play(steps, people)];
        expect(other.answers).toEqual(one.answers);
        seated += one.log.match.table.seats.filter(({ kind }) => kind === "user").length;
        for (const viewerClass of TOLD) {
          const stream = one.streams.get(viewerClass) ?? [];
          // Their own name a seat is told, and no other.
          const own = (all: readonly Told[]) => all.map((it) => ({ ...it, table: it.table.replace(NAMED, "own") }));
          expect(own(other.streams.get(viewerClass) ?? [])).toEqual(own(stream));
          for (const { table, seen } of stream) {
            expect(table.match(NAMED)?.length ?? 0).toBeLessThanOrEqual(1);
            expect(JSON.stringify(seen)).not.toMatch(NAMED);
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(seated).toBeGreaterThan(400);
  });

  const seated = [1, 2].map((at): Step => ({ who: at, intent: () => ({ type: "sit", seat: at, share: "" }) }));
  const begun: Step[] = [...seated, { start: true }];

  test("marks nobody away, and shows a stand-in to nobody but whom it stands in for", () => {
    const quiet = play(begun, PEOPLE).log;
    const absent = play([...begun, { clock: { type: "away", seat: 1 } }], PEOPLE).log;
    expect(absent.match.table).toEqual(quiet.match.table);
    expect(absent.match.heads).toEqual(quiet.match.heads);
    const bots = play([...begun, { clock: { type: "shadow", seat: 1 } }], PEOPLE).log;
    expect(bots.match.table.seats[1]).toMatchObject({ shadow: true });
    expect(bots.play(1, { type: "hide", coins: 0 }, null)).toBeNull();
    expect(quiet.play(1, { type: "hide", coins: 0 }, PEOPLE[1])).toBeNull();
    for (const viewerClass of TOLD) {
      if (viewerClass === classOfSeat(1)) continue;
      expect(bots.seen.get(viewerClass)).toEqual(quiet.seen.get(viewerClass));
      expect(bots.match.heads[viewerClass]).toBe(quiet.match.heads[viewerClass]);
      const seen = ({ match }: typeof bots) => viewTable(match.table, namesFor(game, match, viewerClass));
      expect(seen(bots)).toEqual(seen(quiet));
    }
  });

  test("names everybody once the game is over, and to those who see everything always", () => {
    const { log } = play(begun, PEOPLE);
    const seen = (viewerClass: ViewerClass) =>
      JSON.stringify(viewTable(log.match.table, namesFor(game, log.match, viewerClass)));
    expect(seen(classOfOffice("master"))).toContain(PEOPLE[2]);
    expect(seen(classOfOffice("observer"))).not.toContain(PEOPLE[2]);
    const users = [HOST, PEOPLE[1], PEOPLE[2]];
    while (game.outcome(log.match.game) === null) {
      const at = game.waitsFor(log.match.game).seats[0] ?? 0;
      expect(log.play(at, game.legal(log.match.game, at).at(-1)!, users[at])).toBeNull();
    }
    expect(seen(0)).toContain(PEOPLE[2]);
  });

  test("lets its master answer who asks for a seat, and not its host, who is not told of them", () => {
    const asks: Step[] = [
      { who: "master", intent: () => ({ type: "settings", change: { entry: "request" } }) },
      { who: 1, intent: () => ({ type: "sit", share: "" }) },
    ];
    const { log } = play(asks, PEOPLE);
    expect(log.match.table.requests).toHaveLength(1);
    for (const user of [PEOPLE[1]!, PEOPLE[2]!]) {
      expect(log.table(HOST, { type: "accept", user })).toBe("table/not_host");
      expect(log.table(HOST, { type: "reject", user })).toBe("table/not_host");
    }
    expect(log.table(MASTER, { type: "accept", user: PEOPLE[1]! })).toBeNull();
    const facts = { idle: true, correspondence: false };
    expect(joiningOf(log.match.table, MASTER, facts).sittings).toEqual([null, null, null]);
  });

  describe("tells its host, who asked some to seats, nothing of who of them came", () => {
    const crowd = Array.from({ length: 45 }, (_, i) => `user-${i}`);
    const [one = "", other = ""] = crowd;
    const probes: [string, TableIntent[]][] = [
      ["taken back", [{ type: "uninvite", user: one }]],
      ["asked again", [{ type: "invite", user: one, office: null }]],
      ["asked for something else", [{ type: "invite", user: one, office: "observer" }]],
      [
        "asked again, and then as many as can be",
        [
          { type: "invite", user: one, office: null },
          ...crowd.slice(2).map((user): TableIntent => ({ type: "invite", user, office: null })),
        ],
      ],
      ["as many as can be", crowd.slice(2).map((user): TableIntent => ({ type: "invite", user, office: null }))],
    ];

    /** What the host is answered, and how the log grew, once this one of two had come. */
    function probed(came: string, intents: readonly TableIntent[]) {
      const log = Log.open(game, { seats: SEATS, settings: { anonymous: true, entry: "closed" } });
      log.table(HOST, { type: "sit", seat: 0, share: "" });
      for (const user of [one, other]) expect(log.table(HOST, { type: "invite", user, office: null })).toBeNull();
      expect(log.table(came, { type: "sit", seat: 1, share: "" })).toBeNull();
      return intents.map((intent) => [log.table(HOST, intent), log.match.seq]);
    }

    test.each(probes)("%s", (_, intents) => expect(probed(one, intents)).toEqual(probed(other, intents)));

    test("who declined does not come by the invitation any more, nor who came and was removed", () => {
      const log = Log.open(game, { seats: SEATS, settings: { anonymous: true, entry: "closed" } });
      log.table(HOST, { type: "sit", seat: 0, share: "" });
      for (const user of [one, other]) log.table(HOST, { type: "invite", user, office: null });
      expect(log.table(one, { type: "uninvite", user: one })).toBeNull();
      expect(log.table(one, { type: "sit", share: "" })).toBe("table/not_open");
      expect(log.table(other, { type: "sit", seat: 1, share: "" })).toBeNull();
      expect(joiningOf(log.match.table, other, { idle: true, correspondence: false }).invited).toBeNull();
      expect(log.table(HOST, { type: "kick", seat: 1 })).toBeNull();
      expect(log.table(other, { type: "sit", share: "" })).toBe("table/not_open");
      expect(log.table(HOST, { type: "invite", user: one, office: null })).toBeNull();
      expect(log.table(one, { type: "sit", share: "" })).toBeNull();
    });
  });

  test("lets its host ask nobody to see everything once others sit there", () => {
    const log = Log.open(game, { seats: SEATS, settings: { anonymous: true } });
    log.table(HOST, { type: "sit", seat: 0, share: "" });
    expect(log.table(HOST, { type: "invite", user: "user-x", office: "omniscient" })).toBeNull();
    log.table(PEOPLE[1]!, { type: "sit", seat: 1, share: "" });
    expect(log.table("user-x", { type: "take_office", office: "omniscient" })).toBe("table/others_sit");
    expect(log.table(HOST, { type: "invite", user: "user-y", office: "omniscient" })).toBe("table/others_sit");
  });

  test("is so from the beginning, or not at all", () => {
    const log = Log.open(game, { seats: 2 });
    log.table("ann", { type: "sit", seat: 0, share: "" });
    expect(log.table("ann", { type: "settings", change: { anonymous: true } })).toBeNull();
    expect(log.table("ann", { type: "settings", change: { entry: "request" } })).toBe("table/needs_master");
    log.table("bob", { type: "sit", seat: 1, share: "" });
    expect(log.table("ann", { type: "settings", change: { anonymous: false } })).toBe("table/people_seated");
  });
});

test("the first deal of an unnamed table does not begin beside its host", () => {
  const opened = (hostAt: number, anonymous: boolean) => {
    const log = Log.open(thousand, { seats: SEATS, settings: { anonymous } });
    for (const seat of [hostAt, ...[0, 1, 2].filter((other) => other !== hostAt)])
      log.table(PEOPLE[seat]!, { type: "sit", seat, share: "" });
    expect(log.match.table.host).toBe(PEOPLE[hostAt]);
    expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
    return log.match.game.turn;
  };
  expect([0, 1, 2].map((host) => opened(host, true))).toEqual([1, 1, 1]);
  expect([0, 1, 2].map((host) => opened(host, false))).toEqual([1, 2, 0]);
});

test("what somebody is told of how they may join is what happens when they try", () => {
  fc.assert(
    fc.property(
      script,
      who,
      fc.constantFrom("open" as const, "request" as const, "closed" as const),
      seat,
      (steps, one, entry, chosen) => {
        const { log } = play(steps, PEOPLE);
        log.table(MASTER, { type: "settings", change: { entry } });
        const user = PEOPLE[one]!;
        const facts = { idle: game.idle?.(log.match.game) ?? false, correspondence: false };
        const joining = joiningOf(log.match.table, user, facts);
        const sitting = joining.sittings[chosen] ?? null;
        const answer = log.table(user, { type: "sit", seat: chosen, share: "" });
        const after = joiningOf(log.match.table, user, facts);
        if (joining.asks) {
          expect(answer === null).toBe(sitting !== null);
          if (answer === null) expect(after.asked).toBe(true);
          return;
        }
        expect(answer === null).toBe(sitting !== null);
        expect(accessOf(game, log.match, user).seat === chosen && !joining.asks && sitting !== null).toBe(
          sitting === "now",
        );
        if (sitting !== null) expect(after.linedUp).toBe(sitting === "next_deal");
      },
    ),
    { numRuns: 400 },
  );
});
