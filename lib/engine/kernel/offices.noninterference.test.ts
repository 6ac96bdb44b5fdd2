import fc from "fast-check";
import { expect, test } from "vitest";
import { compileSpoof } from "../spoof/game";
import { accessOf } from "./access";
import { seesEverything } from "./classes";
import { viewerAt } from "./fold";
import { OFFICES } from "./game";
import type { TableIntent } from "./table/vocabulary";
import { Log } from "./testing/log";

const live = compileSpoof({ v: 1, rounds: 1, most: 3 });
/** By correspondence a seat that is left is free at once: for whoever knows no more than it does. */
const slow = { ...live, correspondence: true as const };
const SEATS = 3;
const PEOPLE = ["ann", "bob", "cyd", "dan", "eve", "fay"];
/** The seat whose fist hides one number in one game and another in the other. */
const SECRET = 1;

/** The master, where there is one: asked before play begins. */
const MASTER = "mia";

/** `who` null: the master, or where there is none the host, whoever that is. */
type Act = { who: string | null; intent: TableIntent };
const who = fc.constantFrom(...PEOPLE);
const seat = fc.nat(SEATS - 1);
const office = fc.constantFrom(...OFFICES);
/** Somebody is asked to an office or a seat, and they come. */
const called: fc.Arbitrary<Act[]> = fc.tuple(who, fc.option(office), seat).map(([user, one, at]) => [
  { who: null, intent: { type: "invite", user, office: one } },
  { who: user, intent: one === null ? { type: "sit", seat: at, share: "s" } : { type: "take_office", office: one } },
]);
/** Somebody lays an office down, and tries a seat that was left. */
const hops: fc.Arbitrary<Act[]> = fc.tuple(who, who, office, seat).map(([user, other, one, at]) => [
  { who: null, intent: { type: "invite", user, office: one } },
  { who: user, intent: { type: "take_office", office: one } },
  { who: user, intent: { type: "end_office", user } },
  { who: other, intent: { type: "leave" } },
  { who: user, intent: { type: "sit", seat: at, share: "s" } },
]);
const act: fc.Arbitrary<Act> = fc.record({
  who: fc.oneof(who, fc.constant(null)),
  intent: fc.oneof(
    seat.map((at): TableIntent => ({ type: "sit", seat: at, share: "s" })),
    fc.constantFrom<TableIntent>({ type: "leave" }, { type: "return" }, { type: "withdraw" }),
    seat.map((at): TableIntent => ({ type: "kick", seat: at })),
    fc.record({ type: fc.constant("invite" as const), user: who, office: fc.option(office) }),
    fc.record({ type: fc.constant("uninvite" as const), user: who }),
    office.map((one): TableIntent => ({ type: "take_office", office: one })),
    fc.record({ type: fc.constant("end_office" as const), user: who }),
    fc.record({ type: fc.constant("give_host" as const), user: who }),
    fc.record({ type: fc.constant("banish" as const), user: who }),
    fc.boolean().map((on): TableIntent => ({ type: "pause", on })),
  ),
});
/** What people ask of the table, and after which of it the fists are shut. */
const script = fc.record({
  acts: fc
    .array(fc.oneof({ weight: 3, arbitrary: act.map((one) => [one]) }, called, hops), { maxLength: 40 })
    .map((acts) => acts.flat()),
  shut: fc.array(fc.nat(30), { minLength: SEATS, maxLength: SEATS }),
  mastered: fc.boolean(),
});

/** A game in which the secret fist hides so many coins: what each person saw, at what they were entitled to see then. */
function play(
  { acts, shut, mastered }: { acts: readonly Act[]; shut: readonly number[]; mastered: boolean },
  game: typeof live,
  coins: number,
) {
  const log = Log.open(game, { seats: SEATS });
  for (const [at, user] of PEOPLE.slice(0, SEATS).entries()) {
    log.table(user, { type: "sit", seat: at, share: "" });
    if (!mastered || at > 0) continue;
    log.table("ann", { type: "invite", user: MASTER, office: "master" });
    log.table(MASTER, { type: "take_office", office: "master" });
  }
  log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
  const seen = new Map<string, unknown[]>(PEOPLE.map((user) => [user, []]));
  /** Who may know the secret: they were on its seat, or in an office that sees everything. */
  const knowing = new Set<string>();
  /** Who knew it and held another seat while it was a secret. */
  const wrong = new Set<string>();
  /** Who saw everything though only players had asked them. */
  const eyes = new Set<string>();
  const look = (answered: string | null, by: string | null) => {
    for (const user of PEOPLE) {
      const { viewerClass, office: held, seat: own } = accessOf(game, log.match, user);
      if (own === SECRET || (held !== null && seesEverything(held))) knowing.add(user);
      if (!mastered && game === live && held !== null && seesEverything(held)) eyes.add(user);
      const isSecret = log.match.game.phase === "hiding" && log.match.game.round > 0;
      if (isSecret && own !== null && own !== SECRET && knowing.has(user)) wrong.add(user);
      seen.get(user)?.push({
        ...(by === user ? { answered } : {}),
        viewerClass,
        seen: answered === null ? (log.seen.get(viewerClass) ?? null) : null,
        view: game.view(log.match.game, viewerAt(game, log.match.game, viewerClass)),
      });
    }
  };
  acts.forEach(({ who: named, intent }, i) => {
    const user = named ?? (mastered ? MASTER : log.match.table.host) ?? "ann";
    look(intent.type === "banish" ? log.table(null, intent) : log.table(user, intent), user);
    shut.forEach((after, at) => {
      if (after !== i) return;
      const occupant = log.match.table.seats[at];
      const hides = { type: "hide", coins: at === SECRET ? coins : 1 } as const;
      look(log.play(at, hides, occupant?.kind === "user" ? occupant.user : null), null);
    });
  });
  return { seen, knowing, wrong, eyes, log };
}

test("who holds which office, and leaves it for a seat, learns nothing that they may not know", () => {
  let [officers, secrets] = [0, 0];
  fc.assert(
    fc.property(script, fc.constantFrom(live, slow), (given, game) => {
      const [one, other] = [play(given, game, 0), play(given, game, 3)];
      expect(other.knowing).toEqual(one.knowing);
      for (const user of PEOPLE) if (!one.knowing.has(user)) expect(other.seen.get(user)).toEqual(one.seen.get(user));
      // Whoever knows it holds no other seat of the game while it is played.
      expect([...one.wrong]).toEqual([]);
      expect([...one.eyes]).toEqual([]);
      officers += one.log.match.table.offices.length;
      secrets += one.log.match.game.coins[SECRET] === null ? 0 : 1;
    }),
    { numRuns: 500 },
  );
  expect(officers).toBeGreaterThan(50);
  expect(secrets).toBeGreaterThan(100);
});
