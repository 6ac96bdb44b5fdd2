import fc from "fast-check";
import { expect, it } from "vitest";
import { compileTemplate } from "./compile";
import { Driver, player, SPECTATOR, TEMPLATES } from "./testing/driver";

const RUNS = process.env.GUILDHALL_LONG ? 30_000 : 3_000;
const SEED = Number(process.env.SEED ?? 42);

const maybe = <T>(arb: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arb, { nil: undefined });
const yes = fc.boolean();
const small = fc.integer({ min: 1, max: 4 });
const op = fc.record({ op: fc.constantFrom("mul", "add"), value: fc.integer({ min: -3, max: 3 }) });

const special = fc.record(
  {
    "*": fc.constant([
      ["KD", "QD"],
      ["KH", "QH"],
      ["KS", "QS"],
    ]),
    "0": yes,
    "1": yes,
    condition: fc.record({ min: small }, { requiredKeys: [] }),
  },
  { requiredKeys: ["*"] },
);

const response = fc.record(
  {
    amount: yes,
    level: yes,
    suite: fc.oneof(
      yes,
      fc.record({ trump: fc.constantFrom("mandatory", "optional", "alternative"), first: yes }, { requiredKeys: [] }),
    ),
    follow: fc.record({ cards: fc.oneof(small, fc.constant("*")) }),
    under: fc.record({ cards: fc.constant(1) }),
  },
  { requiredKeys: [] },
);

/** Templates of every kind, right and wrong: what the check lets through must be playable. */
const template = fc.record(
  {
    cards: fc.constantFrom(
      TEMPLATES.thousand.opts.cards,
      TEMPLATES.arschloch.opts.cards,
      TEMPLATES["five-sheets"].opts.cards,
    ),
    levels: fc.constant("34567890JQKA2X"),
    suites: fc.constantFrom("HSDCX", "XCDHS"),
    sort: fc.constantFrom("level", "suite", ["suite", "level"], ["level", "suite"]),
    players: fc.constantFrom([2, 5], [1, 3], 4, [3, 3]),
    hand: fc.integer({ min: 1, max: 12 }),
    talon: fc.oneof(
      fc.constant(null),
      fc.record({ face: yes, trump: yes, lead: fc.oneof(yes, small) }, { requiredKeys: [] }),
    ),
    refill: yes,
    stack: yes,
    discards: yes,
    reveal: yes,
    trump: yes,
    trick: yes,
    bidding: fc.record(
      {
        min: fc.integer({ min: 0, max: 20 }),
        max: fc.oneof(
          fc.integer({ min: 20, max: 60 }),
          fc.record({ "*": fc.constant(30), blind: fc.constant(40), trump: fc.constant(90) }),
        ),
        step: small,
        pass: yes,
        pass_final: yes,
        talon: yes,
        distribute: fc.oneof(yes, fc.record({ cards: fc.integer({ min: 1, max: 2 }) })),
        sell: yes,
        blind: yes,
        suite: fc.constantFrom("HS", ["D", "C"]),
      },
      { requiredKeys: ["pass"] },
    ),
    redeal: fc.constant({ condition: { hand: ["9H", "9S"], min: 1 } }),
    lead: fc.record(
      {
        "0": fc.oneof(fc.constant("bidder"), fc.record({ ranking: fc.integer({ min: -2, max: 1 }) })),
        "*": fc.constant("trick"),
      },
      { requiredKeys: [] },
    ),
    move: fc.record(
      {
        cards: fc.oneof(fc.constant(1), small, fc.constant("*")),
        level: yes,
        suite: yes,
        pass: yes,
        crawl: fc.constantFrom(0, 1),
        response,
        retreat: fc.record({ uptake: fc.record({ stack: fc.oneof(small, fc.constant("*")) }) }, { requiredKeys: [] }),
        win: fc.constantFrom(
          { suite: true, level: true },
          { last: true },
          { level: true },
          { suite: true },
          { level: "all" },
          { last: true, level: "all" },
        ),
        special: fc.record({ trump: special, bells: special }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
    ranking: fc.constant({ finish: true }),
    nextgame: fc.record({
      distribute: fc.record(
        { ranking: fc.constant(true), max: small, bidding: yes },
        { requiredKeys: ["ranking", "max"] },
      ),
    }),
    complete: fc.record({ score: fc.integer({ min: 5, max: 60 }) }),
    points: fc.record(
      {
        trick: fc.constant({ A: 11, K: 4, H: 1 }),
        special: fc.constant({ trump: { D: 40, H: 60 } }),
        bonuses: fc.record({ blind: op }),
        penalties: fc.record(
          {
            bid: op,
            blind: op,
            nochange: fc.record({
              times: fc.constant(2),
              op: fc.constantFrom("add", "mul", "set"),
              value: fc.constant(-5),
            }),
          },
          { requiredKeys: [] },
        ),
        bidonly: fc.constant({ min: 20 }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ["cards", "levels", "suites", "sort"] },
);

it(`whatever the check lets through can be played, and never gets stuck (seed ${SEED})`, { timeout: 1_200_000 }, () => {
  let played = 0;
  fc.assert(
    fc.property(
      template,
      fc.constantFrom(1, 2),
      fc.integer({ min: 1, max: 1e6 }),
      maybe(yes),
      (opts, version, seed, wide) => {
        const result = compileTemplate(JSON.parse(JSON.stringify({ version, name: "Any", opts })));
        if (!result.ok) return;
        played += 1;
        const game = result.value;
        const driver = new Driver(game, wide ? game.seats.max : game.seats.min, seed, true);
        for (let acts = 0; acts < 60; acts++) {
          driver.step();
          for (const seat of driver.waiting().slice(0, 1)) {
            const { can } = game.view(driver.state, player(seat));
            if (acts % 5 > 0) continue;
            expect(can).not.toBeNull();
            const legal = game.legal(driver.state, seat);
            expect(legal.length).toBeGreaterThan(0);
            for (const intent of legal.slice(0, 20))
              expect([intent, game.decide(driver.state, { seat }, intent, driver.ctx()).ok]).toEqual([intent, true]);
          }
        }
        game.view(driver.state, SPECTATOR);
        const folded = driver.log.reduce((state, event) => game.evolve(state, event), game.initial);
        expect(folded).toEqual(driver.state);
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  expect(played).toBeGreaterThan(RUNS / 200);
});
