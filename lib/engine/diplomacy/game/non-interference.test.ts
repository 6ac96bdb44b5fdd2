import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Viewer } from "../../kernel/game";
import { SeededRandom } from "../../kernel/random";
import { envOf } from "./config";
import type { DiplomacyEvent } from "./event";
import type { Intent } from "./intent";
import { type PowerState, powersOfSeat, type State } from "./state";
import { Driver, OMNISCIENT, player, SPECTATOR } from "./testing/driver";
import { HIDING, type Played } from "./testing/hiding";
import { type Eyes, SECRETS } from "./testing/secrets";

const RUNS = process.env.GUILDHALL_LONG ? 60 : 3;
const SEED = Number(process.env.SEED ?? 13);

const OBSERVER: Viewer = { seats: new Set(), role: "observer" };

/** A game somewhere in its course, with something in it to hide. */
function somewhere(played: Played, seed: number, phases: number): Driver {
  const driver = new Driver(played, seed).start();
  driver.try("ITALY", { type: "absence", from: "20300101", to: "20300102" });
  driver.try("FRANCE", { type: "propose", result: "DIAS" });
  driver.act("master", { type: "private", word: "heron" });
  for (let phase = 0; phase < phases; phase++) {
    for (const { name } of driver.state.powers) {
      const lines = driver.randomOrders(name);
      if (lines.length > 0) driver.try("master", { type: "orders", power: name, text: lines.join("\n") });
    }
    driver.process();
  }
  return driver;
}

const PROBES: Intent[] = [
  { type: "vote", vote: "DIAS" },
  { type: "vote", vote: "3WAY" },
  { type: "propose", result: "DIAS" },
  { type: "answer", yes: false },
  { type: "wait", on: true, power: "GERMANY" },
  { type: "resign", power: "GERMANY" },
  { type: "absence", from: "20260620", to: "20260622" },
  { type: "set_deadline", deadline: "202912011800" },
  { type: "process" },
  { type: "orders", text: "[GERMANY]\nA MUN H" },
  { type: "give", to: "TURKEY", amount: 4, treasury: 48 },
  { type: "give", to: "ENGLAND", amount: 4, treasury: 48, power: "GERMANY" },
  { type: "acceptance", list: "GA" },
];

/** Intents of a seat about its own units and about places of others, by chance. */
function probes({ game, state, random }: Driver, seat: number): Intent[] {
  const [own] = powersOfSeat(state, seat, false);
  const units = state.position.units.filter(({ power }) => power === own);
  const place = () => game.map.places[random.below(game.map.places.length)]?.id ?? "";
  const lines = units.flatMap(({ type, at }) =>
    Array.from({ length: 6 }, (_, i) => {
      const of = `${i % 2 === 0 ? "A" : "F"} ${place()}`;
      return [`${type} ${at} S ${of}`, `${type} ${at} S ${of} - ${place()}`, `${type} ${at} C ${of} - ${place()}`][
        i % 3
      ]!;
    }),
  );
  const builds = Array.from({ length: 4 }, () => `BUILD A ${place()}`);
  // Others' units, moved to where they could go.
  const foreign = random.shuffle(state.position.units.filter(({ power }) => power !== own)).slice(0, 8);
  const moves = foreign.flatMap(({ type, at }) => {
    const [to] = random.shuffle(game.map.places.find(({ id }) => id === at)?.edges ?? []);
    return to ? [`${type} ${at} - ${to.to}`] : [];
  });
  // In Payola the same for money, and for whatever may stand anywhere.
  const bribes = [...lines, ...moves, ...Array.from({ length: 8 }, () => `A ${place()} H`)].map(
    (text) => `1 : ${text}`,
  );
  const proxies = units.flatMap(({ type, at }) => [`${type} ${at} P GERMANY`, `${type} ${at} P TURKEY`]);
  const all = [...lines, ...builds, ...moves, ...proxies, ...(game.config.variant === "payola" ? bribes : [])];
  return [...PROBES, ...all.map((text): Intent => ({ type: "orders", text }))];
}

const answer = ({ game, now }: Driver, state: State, seat: number, intent: Intent): string => {
  const random = new SeededRandom(1);
  const decided = game.decide(state, { seat }, intent, { now, random, openEpoch: () => random });
  return decided.ok ? "accepted" : JSON.stringify(decided.error);
};

/** All that a viewer receives of some events. */
function stream({ game }: Driver, from: State, events: readonly DiplomacyEvent[], viewer: Viewer): string[] {
  const seen: string[] = [];
  let state = from;
  for (const event of events) {
    const after = game.evolve(state, event);
    const what = game.see(event, state, after, viewer);
    if (what) seen.push(JSON.stringify(what));
    state = after;
  }
  return seen;
}

/** Every viewer that something can be hidden from. */
const viewersOf = (state: State): { viewer: Viewer; eyes: Eyes }[] => [
  { viewer: SPECTATOR, eyes: { seat: null, own: new Set() } },
  { viewer: OBSERVER, eyes: { seat: null, own: new Set() } },
  ...[0, 3].map((seat) => ({ viewer: player(seat), eyes: { seat, own: new Set(powersOfSeat(state, seat, false)) } })),
];

/** A power that has entered nothing: whom one bribes out of sight one is told of. */
const withNothing = (power: PowerState): PowerState => ({
  ...{ ...power, orders: null },
  ...(power.purse ? { purse: { ...power.purse, sheet: [] } } : {}),
  ...(power.lists ? { lists: { sooner: [], later: [] } } : {}),
});

const met = new Set<string>();

const nameOf = ({ rules, variant }: Played): string => [variant, ...rules].join(" ").trim() || "no rules";

describe.each(HIDING.map((played) => [nameOf(played), played] as const))("%s", (_, played) => {
  const each = (property: (driver: Driver, random: SeededRandom) => void) =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(9), (seed, phases) => {
        const driver = somewhere(played, seed, phases);
        if (driver.state.stage === "active") property(driver, new SeededRandom(seed + 1));
      }),
      { numRuns: RUNS, seed: SEED },
    );

  it("what is hidden changes no view, no offer and no answer", () => {
    each((driver, random) => {
      const one = driver.state;
      const env = envOf(driver.game, one.settings);
      const { game } = driver;
      const all = JSON.stringify(game.view(one, OMNISCIENT));
      const secrets = SECRETS.filter(({ hidden }) => hidden(env.rules, one));
      for (const { viewer, eyes } of viewersOf(one)) {
        const { seat } = eyes;
        const view = JSON.stringify(game.view(one, viewer));
        const options = seat === null ? null : game.options(one, seat);
        const answers =
          seat === null ? [] : probes(driver, seat).map((probe) => [probe, answer(driver, one, seat, probe)] as const);
        for (const { name, change } of secrets) {
          const two = change(driver, eyes, random);
          if (JSON.stringify(game.view(two, OMNISCIENT)) !== all) met.add(name);
          const told = `${name} to ${viewer.role} ${[...eyes.own]} in ${driver.phase()}`;
          expect(JSON.stringify(game.view(two, viewer)), told).toBe(view);
          if (seat === null) continue;
          expect(game.options(two, seat), told).toEqual(options);
          for (const [probe, answered] of answers)
            expect(answer(driver, two, seat, probe), `${told}: ${JSON.stringify(probe)}`).toBe(answered);
        }
      }
    });
  });

  it("what others do unseen is not heard", () => {
    each((driver, random) => {
      const begun = driver.state;
      const env = envOf(driver.game, begun.settings);
      const open = SECRETS.filter(({ hidden }) => !hidden(env.rules, begun)).map(({ name }) => name);
      for (const { viewer, eyes } of viewersOf(begun)) {
        const others = begun.powers.map(({ name }) => name).filter((name) => !eyes.own.has(name));
        const act = (salt: number): DiplomacyEvent[] => {
          const actor = new Driver(played, salt);
          actor.state = begun;
          actor.now = driver.now;
          const from = actor.log.length;
          for (const power of others.slice(1)) {
            const lines = actor.randomOrders(power);
            if (!open.includes("orders") && lines.length > 0 && actor.random.below(2) === 0)
              actor.try("master", { type: "orders", power, text: lines.join("\n") });
            const to = actor.random.shuffle(others)[0] ?? power;
            const treasury = actor.power(power).purse?.funds ?? 0;
            actor.try("master", { type: "give", power, to, amount: 1 + actor.random.below(9), treasury });
            if (actor.random.below(2) === 0) actor.try("master", { type: "acceptance", power, list: "IT" });
            actor.try("master", { type: "vote", power, vote: actor.random.below(2) === 0 ? "LOSS" : "DIAS" });
            if (!open.includes("wait flags"))
              actor.try("master", { type: "wait", power, on: actor.random.below(2) === 0 });
            if (actor.random.below(2) === 0) actor.try(power, { type: "answer", yes: true });
            if (!open.includes("absences") && actor.random.below(2) === 0)
              actor.try(power, { type: "absence", from: "20310101", to: "20310102" });
          }
          return actor.log.slice(from);
        };
        const [first, second] = [act(random.below(1e6)), act(random.below(1e6))];
        if ([...first, ...second].some(({ type }) => type === "phase_processed" || type === "ended")) continue;
        expect(stream(driver, begun, second, viewer)).toEqual(stream(driver, begun, first, viewer));
      }
    });
  });

  it("a phase out of sight is told alike", () => {
    const blind = SECRETS.find(({ name }) => name === "the board out of sight")!;
    each((driver, random) => {
      const one = driver.state;
      const { season, type } = one.position.phase;
      if (!blind.hidden(envOf(driver.game, one.settings).rules, one) || season !== "SPRING" || type !== "MOVEMENT")
        return;
      for (const { viewer, eyes } of viewersOf(one)) {
        const streams = [one, blind.change(driver, eyes, random)].map((from) => {
          const actor = new Driver(played, 1);
          actor.state = { ...from, powers: from.powers.map(withNothing) };
          actor.now = driver.now;
          const [begun, length] = [actor.state, actor.log.length];
          actor.process();
          return stream(actor, begun, actor.log.slice(length), viewer);
        });
        expect(streams[1]).toEqual(streams[0]);
      }
    });
  });
});

it("every secret was met as a difference that the omniscient sees", () => {
  // Seats, checks and readiness to accept are no part of a board that an omniscient reads.
  const shown = SECRETS.map(({ name }) => name).filter((name) => !name.startsWith("who accepts"));
  expect(shown.filter((name) => !met.has(name))).toEqual([]);
});
