import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Viewer } from "../../kernel/game";
import { SeededRandom } from "../../kernel/random";
import { Event } from "./event";
import { Intent } from "./intent";
import type { Card, State, TableCard } from "./state";
import { begun, Driver, OMNISCIENT, player, SPECTATOR, smallGame } from "./testing/driver";
import { valuesOf } from "./testing/from-schema";
import { randomIntent } from "./testing/random-intent";

const RUNS = process.env.GUILDHALL_LONG ? 400 : 25;
const ACTS = 150;

const seeds = fc.record({ seed: fc.nat(), seats: fc.integer({ min: 1, max: 4 }), teams: fc.boolean() });
type Table = { seed: number; seats: number; teams: boolean };

/** A table at which everybody has brought a deck, frozen, so that whoever changes what they were given throws. */
function tableOf({ seed, seats, teams }: Table): Driver {
  const driver = new Driver(smallGame({ teams }), seats, new SeededRandom(seed), true);
  for (let seat = 0; seat < seats; seat++) {
    const deck = Array.from({ length: 20 }, (_, i) => i + 1 + seat * 20);
    driver.act(seat, { type: "bring", parts: { deck, sideboard: [81, 82, 83] } });
  }
  return driver;
}

/** Plays acts by chance, and calls `each` after those that were accepted. */
function play(driver: Driver, seed: number, each: (step: { before: State; events: readonly Event[] }) => void): void {
  const choices = new SeededRandom(seed + 1);
  for (let act = 0; act < ACTS; act++) {
    const { state, game, log } = driver;
    const seat = choices.below(state.players.length);
    const from = log.length;
    driver.now += choices.below(1_000);
    if (driver.try(seat, randomIntent(game.rules, state, seat, choices)) === null)
      each({ before: state, events: log.slice(from) });
  }
}

const allCards = (state: State): (Card | TableCard)[] => [
  ...state.zones.flatMap(({ cards }) => cards),
  ...state.objects,
];

const tally = (cards: readonly (Card | TableCard)[]): string[] =>
  cards.map(({ number, owner }) => `${owner}:${number}`).sort();

describe("whatever is done at a tabletop", () => {
  test("cards are conserved: only what comes from outside or goes there changes what there is", () => {
    fc.assert(
      fc.property(seeds, (table) => {
        const driver = tableOf(table);
        play(driver, table.seed, ({ before, events }) => {
          const expected = tally(allCards(before));
          for (const event of events) {
            if (event.type !== "moved") continue;
            const moved = event.cards.map(({ number, owner }) => `${owner}:${number}`);
            if (event.from === "outside") expected.push(...moved);
            if (event.to === "outside") for (const card of moved) expected.splice(expected.indexOf(card), 1);
          }
          expect(tally(allCards(driver.state))).toEqual(expected.sort());
        });
      }),
      { numRuns: RUNS },
    );
  });

  test("what was shown before and is as it was is not made anew, and is what would be made", () => {
    const viewers = [SPECTATOR, OMNISCIENT, ...[0, 1, 2, 3].map(player)];
    fc.assert(
      fc.property(seeds, (table) => {
        const driver = tableOf(table);
        const { game } = driver;
        play(driver, table.seed, ({ before }) => {
          for (const viewer of viewers) {
            const view = game.view(driver.state, viewer);
            expect(view).toEqual(game.view(structuredClone(driver.state), viewer));
            const was = game.view(before, viewer).zones;
            for (const [at, zone] of driver.state.zones.entries())
              if (zone === before.zones[at]) expect(view.zones[at]).toBe(was[at]);
          }
        });
      }),
      { numRuns: Math.ceil(RUNS / 5) },
    );
  });

  test("ids are one of a kind, and one that a card had before it moved or was mixed never comes back", () => {
    fc.assert(
      fc.property(seeds, (table) => {
        const driver = tableOf(table);
        const used = new Set<number>();
        let last = new Set(allCards(driver.state).map(({ id }) => id));
        play(driver, table.seed, () => {
          const ids = allCards(driver.state).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of last) used.add(id);
          for (const id of ids) {
            if (!last.has(id)) expect(used.has(id)).toBe(false);
            expect(id).toBeLessThan(driver.state.nextId);
          }
          last = new Set(ids);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test("attachments have no loops and lead to cards that are there; counters are whole and above nought", () => {
    fc.assert(
      fc.property(seeds, (table) => {
        const driver = tableOf(table);
        play(driver, table.seed, () => {
          const { objects } = driver.state;
          const parents = new Map(objects.map(({ id, parent }) => [id, parent]));
          for (const { id, counters } of objects) {
            const way = new Set<number>();
            for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) {
              expect(parents.has(at) && !way.has(at)).toBe(true);
              way.add(at);
            }
            for (const count of Object.values(counters)) expect(Number.isInteger(count) && count > 0).toBe(true);
          }
        });
      }),
      { numRuns: RUNS },
    );
  });

  test("nobody sees more than the bits of a zone say, and of a card that lies face down, who may look at it", () => {
    // By the words of the rule alone, nothing of the engine's own `sight.ts`.
    const mayLook = (game: Driver["game"], state: State, viewer: Viewer, at: number, table: Table): boolean => {
      const { sight, looking } = state.zones[at]!;
      const owner = Math.floor(at / game.rules.kinds.length);
      const seat = [...viewer.seats][0];
      if (Math.floor(sight / 4) % 2 === 1) return true;
      if (seat === undefined) return false;
      const team = table.teams ? owner % 2 === seat % 2 : owner === seat;
      return (sight % 2 === 1 && owner === seat) || (Math.floor(sight / 2) % 2 === 1 && team) || looking.includes(seat);
    };
    fc.assert(
      fc.property(seeds, (table) => {
        const driver = tableOf(table);
        play(driver, table.seed, () => {
          const { state, game } = driver;
          for (const viewer of [SPECTATOR, ...state.players.map((_, seat) => player(seat))]) {
            const view = game.view(state, viewer);
            const seat = [...viewer.seats][0];
            view.zones.forEach((zone, at) => {
              expect(zone.cards === null || mayLook(game, state, viewer, at, table)).toBe(true);
              expect(zone.count).toBe(state.zones[at]!.cards.length);
              for (const { id, number } of zone.cards ?? []) {
                const card = state.zones[at]!.cards.find((other) => other.id === id)!;
                if (card.knows !== null && (seat === undefined || !card.knows.includes(seat)))
                  expect(number).toBeNull();
                else expect(number).toBe(card.number);
              }
            });
            for (const { id, knows, number } of state.objects) {
              const may = knows === null || (seat !== undefined && knows.includes(seat));
              expect(view.objects[id]?.number).toBe(may ? number : null);
            }
          }
        });
      }),
      { numRuns: RUNS },
    );
  });

  test("fold(log) is the state, and the schema accepts every fact and every intent", () => {
    fc.assert(
      fc.property(seeds, (table) => {
        const driver = tableOf(table);
        play(driver, table.seed, () => {});
        let state = driver.game.initial;
        for (const event of driver.log) {
          expect(Event.safeParse(event).error).toBeUndefined();
          state = driver.game.evolve(state, JSON.parse(JSON.stringify(event)));
        }
        expect(state).toEqual(driver.state);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("any fact of the schema, any intent of the schema", () => {
  test("evolve never throws, nor does what is shown afterwards", () => {
    fc.assert(
      fc.property(fc.array(valuesOf(Event), { maxLength: 12 }), (events) => {
        const { game, state: start } = begun({ hand: 3 });
        let state = start;
        for (const event of events) {
          const before = state;
          state = game.evolve(state, event);
          for (const viewer of [SPECTATOR, player(0), player(1)]) {
            game.view(state, viewer);
            const seen = game.see(event, before, state, viewer);
            if (seen) game.narrate(seen);
          }
          game.outcome(state);
        }
      }),
      { numRuns: RUNS * 40 },
    );
  });

  test("decide answers, and changes nothing", () => {
    fc.assert(
      fc.property(fc.array(valuesOf(Intent), { maxLength: 12 }), fc.nat(), (intents, seed) => {
        const driver = new Driver(smallGame(), 2, new SeededRandom(seed), true);
        driver.act(0, { type: "bring", parts: { deck: [1, 2, 3, 10, 20] } });
        for (const [i, intent] of intents.entries()) driver.try(i % 2, intent);
      }),
      { numRuns: RUNS * 40 },
    );
  });

  test("what is no intent is refused by the schema", () => {
    const wrong: unknown[] = [
      null,
      "toss",
      {},
      { type: "fly" },
      { type: "toss", extra: 1 },
      { type: "rotate", objects: [], angle: 0 },
      { type: "rotate", objects: [1], angle: 360 },
      { type: "rotate", objects: [1.5], angle: 0 },
      { type: "count", objects: [1], colour: "pink", by: 1 },
      { type: "roll", dice: 1e9, sides: 6 },
      { type: "score", seat: -1, value: 0 },
      { type: "declare", result: "banana" },
      { type: "move", objects: [{ id: 1, x: Number.POSITIVE_INFINITY, y: 0 }] },
      { type: "touch", objects: Array.from({ length: 201 }, (_, i) => i) },
      { type: "transfer", take: { how: "top", zone: "0/deck", count: 0 }, put: { to: "outside" } },
      { type: "transfer", take: { how: "places", zone: "0/deck", places: [0] }, put: { to: "outside" } },
      { type: "special", what: "x".repeat(201) },
      { type: "bring", parts: { deck: ["Glow"] } },
    ];
    for (const value of wrong) expect([value, Intent.safeParse(value).success]).toEqual([value, false]);
  });
});

describe("actors that interleave", () => {
  test("what the second decided on the old state is decided again on the new one, and never throws", () => {
    fc.assert(
      fc.property(seeds, (table) => {
        const driver = tableOf({ ...table, seats: Math.max(2, table.seats) });
        const choices = new SeededRandom(table.seed + 2);
        for (let act = 0; act < ACTS; act++) {
          const { state, game } = driver;
          const one = choices.below(state.players.length);
          const other = (one + 1) % state.players.length;
          const second = randomIntent(game.rules, state, other, choices);
          driver.try(one, randomIntent(game.rules, state, one, choices));
          driver.try(other, second);
        }
        expect(new Set(allCards(driver.state).map(({ id }) => id)).size).toBe(allCards(driver.state).length);
      }),
      { numRuns: RUNS },
    );
  });
});
