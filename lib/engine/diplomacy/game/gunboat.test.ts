import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namesFor } from "../../kernel/anonymity";
import { classesOf, classOfOffice, type ViewerClass } from "../../kernel/classes";
import { viewerAt } from "../../kernel/fold";
import { viewTable } from "../../kernel/table/view";
import type { TableIntent } from "../../kernel/table/vocabulary";
import { Log } from "../../kernel/testing/log";
import type { Intent } from "./intent";
import { isOver } from "./state";
import { Driver, MONDAY } from "./testing/driver";

const RUNS = process.env.GUILDHALL_LONG ? 200 : 20;
/** Nine people for seven seats. The host, who sits on the first, and the master are the same whoever else plays. */
const PEOPLE = ["ann", "bob", "cyd", "dan", "eve", "fay", "gus", "hal", "ida"].map((name) => `user-${name}`);
const HOST = "user-host";
const MASTER = "user-master";
const NAMED = /user-(?!master)\w+/g;

type Step =
  | { who: number; intent: TableIntent }
  | { host: TableIntent }
  /** Whoever sits there asks this of the game. */
  | { seat: number; intent: Intent }
  | { master: Intent }
  | { rewind: number }
  | { clock: true };

const who = fc.nat(PEOPLE.length - 1);
const seat = fc.nat(6);
const power = fc.constantFrom("FRANCE", "GERMANY", "TURKEY", "ITALY");
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who, intent: fc.constant<TableIntent>({ type: "leave" }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ who, intent: seat.map((at): TableIntent => ({ type: "sit", seat: at, share: "s" })) }),
  },
  { weight: 2, arbitrary: fc.record({ seat, intent: fc.constant<Intent>({ type: "resign" }) }) },
  fc.record({
    seat,
    intent: fc.constantFrom<Intent>(
      { type: "vote", vote: "DIAS" },
      { type: "wait", on: true },
      { type: "absence", from: "20260620", to: "20260622" },
    ),
  }),
  fc.record({ host: seat.map((at): TableIntent => ({ type: "kick", seat: at })) }),
  fc.record({
    master: fc.oneof(
      fc.constantFrom<Intent>({ type: "process", force: true }, { type: "stage", stage: "active" }),
      power.map((name): Intent => ({ type: "resign", power: name })),
      power.map((name): Intent => ({ type: "dummy", power: name, control: ["RUSSIA"] })),
      power.map((name): Intent => ({ type: "revive", power: name })),
    ),
  }),
  fc.record({ rewind: fc.nat(30) }),
  fc.constant<Step>({ clock: true }),
);

/** Plays a script with these people in its parts: what every class is told, the answers, and the table as it ends. */
function play(steps: readonly Step[], people: readonly string[], rules: readonly string[]) {
  const { game } = new Driver({ rules: [...rules] });
  const told = classesOf(7, game.offices).filter(
    (one) => one !== classOfOffice("omniscient") && one !== classOfOffice("master"),
  );
  const log = Log.open(game, { seats: 7, now: MONDAY, settings: { anonymous: true } });
  const streams = new Map<ViewerClass, string[]>(told.map((one) => [one, []]));
  const answers: (string | null)[] = [];
  const changed = new Set<string>();
  const table = (viewerClass: ViewerClass) =>
    JSON.stringify(viewTable(log.match.table, namesFor(game, log.match, viewerClass)));
  const tell = () => {
    for (const { payload } of log.rows.slice(-12)) if (payload.kind === "game") changed.add(payload.event.type);
    for (const one of told)
      streams
        .get(one)
        ?.push(
          JSON.stringify([
            log.seen.get(one) ?? null,
            game.view(log.match.game, viewerAt(game, log.match.game, one)),
            log.match.seq,
          ]),
          table(one),
        );
  };
  const ask = (one: Step): string | null => {
    if ("who" in one) return log.table(people[one.who] ?? "", one.intent);
    if ("host" in one) return log.table(HOST, one.host);
    const master = { role: "master" as const, user: MASTER };
    if ("master" in one) return log.try(master, { to: "game", intent: one.master });
    if ("rewind" in one)
      return log.try(master, {
        to: "table",
        intent: { type: "rewind", to: Math.max(1, log.match.seq - one.rewind), keep: true },
      });
    if ("clock" in one) {
      const due = log.due();
      if (due?.kind !== "game") return "nothing is due";
      log.now = Math.max(log.now, due.at);
      return log.try({ role: "clock" }, { to: "game", intent: due.intent });
    }
    const occupant = log.match.table.seats[one.seat];
    return occupant?.kind === "user" ? log.play(one.seat, one.intent, occupant.user) : "nobody is there";
  };
  log.table(HOST, { type: "sit", seat: 0, share: "" });
  log.table(HOST, { type: "invite", user: MASTER, office: "master" });
  log.table(MASTER, { type: "take_office", office: "master" });
  for (let at = 1; at < 7; at++) log.table(people[at - 1] ?? "", { type: "sit", seat: at, share: "" });
  tell();
  for (const one of [{ clock: true } as const, ...steps]) {
    const refused = ask(one);
    if (game.outcome(log.match.game) !== null && !game.conceals?.(log.match.game)) break;
    answers.push(refused);
    if (refused === null) tell();
  }
  return { game, log, streams, answers, changed, table };
}

const others = fc.shuffledSubarray(PEOPLE, { minLength: PEOPLE.length, maxLength: PEOPLE.length });

describe("a game at an anonymous table (gunboat)", () => {
  test.each([[[]], [["BLIND", "HIDE_DUMMIES"]], [["NO_REVEAL", "LIST_UNORDERED"]]])(
    "%j: with other people in the same parts everybody is told the same, whoever resigns, is replaced or leaves",
    (rules) => {
      const met = new Set<string>();
      fc.assert(
        fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), others, (steps, people) => {
          const [one, other] = [play(steps, PEOPLE, rules), play(steps, people, rules)];
          expect(other.answers).toEqual(one.answers);
          for (const type of one.changed) met.add(type);
          for (const [viewerClass, stream] of one.streams) {
            // Their own name a seat is told, and no other.
            const own = (all: readonly string[] = []) => all.map((text) => text.replace(NAMED, "own"));
            expect(own(other.streams.get(viewerClass))).toEqual(own(stream));
            for (const text of stream) expect(text.match(NAMED)?.length ?? 0).toBeLessThanOrEqual(1);
          }
        }),
        { numRuns: RUNS, seed: 77 },
      );
      for (const type of ["resigned", "taken_over", "phase_processed", "control_set"]) expect(met).toContain(type);
    },
  );

  const resigned: Step[] = [
    { seat: 2, intent: { type: "resign" } },
    { who: 7, intent: { type: "sit", seat: 2, share: "" } },
  ];
  const ended: Step = { master: { type: "stage", stage: "terminated" } };

  test("names everybody once it is over, those who resigned too; under NO_REVEAL only once they are revealed", () => {
    const open = play([...resigned, ended], PEOPLE, []);
    expect(open.table(classOfOffice("observer"))).toContain("user-hal");
    const { game, log, table, answers } = play([...resigned, ended], PEOPLE, ["NO_REVEAL"]);
    expect(answers.every((answer) => answer === null)).toBe(true);
    expect(isOver(log.match.game)).toBe(true);
    const observer = classOfOffice("observer");
    const seats = () =>
      game.view(log.match.game, viewerAt(game, log.match.game, observer)).powers.map(({ seat: at }) => at);
    expect(table(observer)).not.toMatch(NAMED);
    expect(seats().every((at) => at === null)).toBe(true);
    expect(log.table(HOST, { type: "settings", change: { anonymous: false } })).toBe("table/in_play");
    log.table(HOST, { type: "invite", user: "user-x", office: "omniscient" });
    expect(log.table("user-x", { type: "take_office", office: "omniscient" })).not.toBeNull();
    const reveal = { to: "game" as const, intent: { type: "reveal" as const } };
    expect(log.try({ role: "master", user: MASTER }, reveal)).toBeNull();
    expect(table(observer)).toContain("user-hal");
    expect(seats().every((at) => at !== null)).toBe(true);
  });
});
