import fc from "fast-check";
import { expect, it } from "vitest";
import { compileTemplate } from "./compile";
import { Driver, player, SPECTATOR, TEMPLATES } from "./testing/driver";

const RUNS = process.env.GUILDHALL_LONG ? 30_000 : 800;
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

const kinds = fc.constantFrom(
  "single",
  "pair",
  "triple",
  "quad",
  "straight",
  "flush",
  "full",
  "quad+1",
  "straightflush",
);
const effect = fc.record(
  { draw: small, stack: yes, skip: small, reverse: yes, levels: fc.constant("reverse") },
  { requiredKeys: [] },
);

/** Mostly nothing, so that what is changed about a game stays little. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const sometimes = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(Object.fromEntries(Object.entries<fc.Arbitrary<unknown>>(model).map(([key, of]) => [key, rarely(of)])));

/** Changes to the games that came later: combinations, piles that are matched, trumps that are made (docs/decisions/0030). */
const change = sometimes({
  cards: fc.constantFrom(TEMPLATES["mau-mau"].opts.cards, TEMPLATES["big-two"].opts.cards, TEMPLATES.euchre.opts.cards),
  sort: fc.constantFrom("level", ["level", "suite"], ["suite", "level"]),
  players: fc.constantFrom([2, 5], 4, [4, 4]),
  hand: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constantFrom({ "*": 5 }, { "2": 7, "*": 3 }, [3, 6])),
  stack: yes,
  trump: fc.constantFrom(true, { source: "bid" }, { suite: "H" }),
  trumps: fc.constantFrom(["JT", "Jt"], ["AH"]),
  teams: fc.constantFrom(
    [
      [0, 2],
      [1, 3],
    ],
    [
      [0, 1],
      [2, 3],
    ],
    "bidder",
  ),
  wild: fc.record(
    { level: fc.constantFrom("J", "A", "8"), declare: fc.constant("suite"), again: yes },
    { requiredKeys: ["level"] },
  ),
  ranking: fc.record({ finish: yes, stop: fc.integer({ min: -2, max: 3 }) }, { requiredKeys: [] }),
  effects: fc.dictionary(fc.constantFrom("7", "8", "A", "H", "9D", "quad"), effect, { maxKeys: 3 }),
});
const within = {
  talon: sometimes({ trump: yes, lead: fc.oneof(yes, small), not: fc.constantFrom(["7"], ["J", "A"]) }),
  bidding: sometimes({
    rounds: fc.integer({ min: 1, max: 2 }),
    force: yes,
    take: fc.constantFrom("dealer", "bidder"),
    alone: yes,
    suite: fc.constantFrom("DCHS", "DC"),
    pass: yes,
  }),
  draw: sometimes({
    count: small,
    when: fc.constantFrom("stuck", "always", "first"),
    from: fc.constantFrom(["talon"], ["talon", "discards"]),
    offer: yes,
    // biome-ignore lint/suspicious/noThenProperty: an option of the language, as its specification names it
    then: fc.constantFrom("play", "end"),
    recycle: yes,
  }),
  points: sometimes({
    left: fc.constantFrom({ "*": 1 }, { "8": 50, H: 2 }),
    to: fc.constant("winner"),
    times: fc.constant([{ from: 3, by: 2 }]),
    order: fc.constantFrom("low", "high"),
  }),
  move: sometimes({
    level: yes,
    pass: fc.constantFrom(true, "turn", false),
    combos: fc.array(fc.oneof(kinds, fc.array(kinds, { minLength: 1, maxLength: 3 })), { minLength: 1, maxLength: 4 }),
    response: sometimes({
      amount: fc.constantFrom(true, "exact"),
      level: fc.constantFrom(true, "more"),
      suite: yes,
      match: fc.constantFrom(["suite"], ["level"], ["suite", "level"]),
    }),
    win: fc.constantFrom({ suite: true, level: true }, { last: true }),
    swap: fc.record({ card: fc.constantFrom("JT", "AT"), talon: small }, { requiredKeys: ["card"] }),
    close: fc.oneof(yes, fc.record({ talon: small })),
    attack: sometimes({ by: fc.constantFrom("all", "leader"), limit: small, first: small }),
    retreat: fc.constant({ uptake: { stack: "*" } }),
  }),
  melds: sometimes({
    set: fc.integer({ min: 2, max: 4 }),
    run: fc.integer({ min: 2, max: 5 }),
    knock: fc.integer({ min: 0, max: 60 }),
    layoff: yes,
    stock: fc.integer({ min: 0, max: 9 }),
  }),
  complete: sometimes({ deal: fc.record({ points: fc.integer({ min: 1, max: 200 }) }), score: small }),
};
const LATER = ["big-two", "president", "crazy-eights", "mau-mau", "euchre", "schnapsen", "durak", "gin"] as const;

const since = fc
  .record({ name: fc.constantFrom(...LATER), change, within: fc.record(within) })
  .map(({ name, change: changed, within: parts }) => {
    const opts: Record<string, unknown> = { ...TEMPLATES[name].opts, ...given(changed) };
    for (const [key, part] of Object.entries(parts))
      if (opts[key] !== undefined) opts[key] = { ...(opts[key] as object), ...given(part) };
    return opts;
  });

/** An object without what is undefined in it. */
const given = (part: object): object =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));

it.each([
  ["of what there was", template],
  ["of what came later", since],
] as [string, fc.Arbitrary<unknown>][])(
  "whatever the check lets through %s can be played, and never gets stuck",
  { timeout: 1_200_000 },
  (_, any) => {
    let played = 0;
    fc.assert(
      fc.property(
        any,
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
  },
);
