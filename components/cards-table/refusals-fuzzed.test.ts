import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kindOf } from "@/lib/build/testing/twin-worlds";
import { chooseIntent } from "@/lib/engine/cards/bot";
import { templateInfo } from "@/lib/engine/cards/compile";
import { REFUSALS } from "@/lib/engine/cards/refusals";
import { compile, Driver, player, TEMPLATES } from "@/lib/engine/cards/testing/driver";
import type { Intent } from "@/lib/engine/cards/vocabulary";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { tableTalk as tableTalkEn } from "@/lib/texts/cards-table/table-talk.en";
import { tableTalk as tableTalkEt } from "@/lib/texts/cards-table/table-talk.et";
import { cardsTalk as cardsTalkEn } from "@/lib/texts/cards-talk/en";
import { cardsTalk as cardsTalkEt } from "@/lib/texts/cards-talk/et";
import { helpFor } from "./refusal-help";

/**
 * Games of closed talons, bouts and melds against whatever can be parsed: nothing throws, what is accepted is among the
 * legal acts, and what is refused says why in both languages.
 */
const RUNS = process.env.GUILDHALL_LONG ? 2_000 : 60;
const ACTS = 60;

const LANGUAGES = [
  { cardsTalk: cardsTalkEn, tableTalk: tableTalkEn },
  { cardsTalk: cardsTalkEt, tableTalk: tableTalkEt },
];

/** Absent most of the time. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** Cards by their place in the hand or in the deck, doubled ones and such as no deck has among them. */
type Pick = { own: boolean; at: number } | string;
const pick: fc.Arbitrary<Pick> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ own: fc.constant(true), at: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ own: fc.constant(false), at: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.constantFrom("xx", "\u0000A", "__", "9T") },
);
const name = fc.oneof(fc.constant("marriage"), fc.constantFrom("trump", "__proto__", "constructor", "toString"));

const attempts = fc.record({
  /** Whom the game waits for, or anybody. */
  due: fc.boolean(),
  /** A legal act with something added, rather than one made up. */
  near: fc.option(fc.nat(40)),
  seat: fc.nat(3),
  type: fc.constantFrom<Intent["type"] | "pass" | "knock">(
    ...([
      "move",
      "move",
      "move",
      "move",
      "pass",
      "knock",
      "knock",
      "draw",
      "retreat",
      "swap",
      "close",
      "claim",
    ] as const),
    ...(["look", "bid", "redeal", "sell", "distribute", "start", "end", "reset"] as const),
  ),
  cards: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(pick) },
    { weight: 1, arbitrary: fc.array(pick, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  ),
  on: fc.oneof(fc.constant(undefined), fc.record({ own: fc.constant(false), at: fc.nat(60) }), pick),
  from: fc.constantFrom(undefined, "talon" as const, "discards" as const),
  pass: rarely(fc.constant(true)),
  knock: rarely(fc.constant(true)),
  crawl: rarely(fc.constant(true)),
  specials: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.array(name, { maxLength: 3 }) },
  ),
  extras: rarely(fc.dictionary(name, fc.array(pick, { maxLength: 2 }))),
  declare: rarely(fc.constantFrom("H", "x")),
});
type Attempt = typeof attempts extends fc.Arbitrary<infer T> ? T : never;

/** The fields that each intent has; others are refused before the game is asked. */
const FIELDS: Partial<Record<Intent["type"], readonly (keyof Attempt)[]>> = {
  move: ["cards", "on", "pass", "knock", "crawl", "specials", "extras", "declare"],
  draw: ["from"],
};

function intentOf(
  attempt: Attempt,
  legal: readonly Intent[],
  own: readonly string[],
  deck: readonly string[],
): unknown {
  const named = (one: Pick): string => {
    if (typeof one === "string") return one;
    const from = one.own && own.length > 0 ? own : deck;
    return from[one.at % from.length]!;
  };
  const { type, cards, on, extras, near } = attempt;
  const base = near === null ? undefined : legal[near % Math.max(legal.length, 1)];
  if (base && base.type !== "move") return base;
  if (base) {
    const { pass, knock, crawl, declare, specials } = attempt;
    const added = JSON.parse(JSON.stringify({ pass, knock, crawl, declare }));
    return { ...base, ...added, ...(specials ? { specials: [...(base.specials ?? []), ...specials] } : {}) };
  }
  if (type === "pass") return { type: "move", pass: true };
  if (type === "knock") return { type: "move", cards: cards?.map(named), knock: true };
  const said = {
    ...attempt,
    cards: cards?.map(named),
    on: on && named(on),
    extras: extras && Object.fromEntries(Object.entries(extras).map(([key, group]) => [key, group.map(named)])),
  };
  const fields = FIELDS[type] ?? [];
  return { type, ...Object.fromEntries(fields.flatMap((key) => (said[key] === undefined ? [] : [[key, said[key]]]))) };
}

/** What an intent asks for, however it is written: nothing where it says that there is nothing of a kind. */
function meaning(intent: Intent): string {
  const said = JSON.stringify(intent, (_, value) => {
    if (Array.isArray(value)) return value.length === 0 ? undefined : value.toSorted();
    if (value === null || typeof value !== "object") return value;
    const fields = Object.entries(value).filter(([key, field]) => key !== "from" || field !== "talon");
    const told = fields.filter(([, field]) => !isEmpty(field));
    return Object.fromEntries(told.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
  return said;
}

/** Does a field say nothing: no cards, no names, groups of no cards? */
const isEmpty = (field: unknown): boolean =>
  field === undefined || (typeof field === "object" && field !== null && Object.values(field).every(isEmpty));

describe.each([
  ["schnapsen", ["claim", "close", "move", "special", "swap"]],
  ["durak", ["beat", "move", "pass", "retreat"]],
  ["gin", ["draw", "knock", "move", "pass", "take"]],
] as const)("%s", (slug, kinds) => {
  const game = compile(TEMPLATES[slug]);
  const info = templateInfo(game);
  const seats = Math.min(3, game.seats.max);

  test("stands whatever is asked of it, and says why it refuses", () => {
    const accepted = new Set<string>();
    const given = fc.array(attempts, { minLength: ACTS, maxLength: ACTS });
    fc.assert(
      fc.property(fc.nat(10_000), given, (seed, tried) => {
        const driver = new Driver(game, seats, seed);
        const random = new SeededRandom(seed);
        for (const attempt of tried) {
          const waits = driver.waiting();
          const seat = attempt.due ? (waits[attempt.seat % Math.max(waits.length, 1)] ?? 0) : attempt.seat;
          const own = seat < seats && driver.state.deal > 0 ? driver.hand(seat) : [];
          const acts = game.legal(driver.state, seat);
          const legal = acts.map(meaning);
          const parsed = game.schema.intent.safeParse(intentOf(attempt, acts, own, game.rules.deck));
          if (parsed.success) {
            const decided = game.decide(driver.state, { seat }, parsed.data, driver.ctx());
            if (decided.ok) accepted.add(kindOf(parsed.data));
            if (decided.ok) expect(legal).toContain(meaning(parsed.data));
            else {
              expect(Object.keys(REFUSALS)).toContain(decided.error.code);
              const view = game.view(driver.state, player(seat));
              for (const texts of LANGUAGES)
                expect(helpFor(decided.error, { who: () => ({ name: "anna", you: false }), texts, view })).toMatch(
                  /\w.*[.!?]$/,
                );
            }
          }
          const actor = waits[random.below(Math.max(waits.length, 1))];
          if (actor === undefined) driver.deal();
          else
            driver.act(
              actor,
              chooseIntent(game.view(driver.state, player(actor)), game.legal(driver.state, actor), random, info)!,
            );
        }
      }),
      { numRuns: RUNS },
    );
    expect([...accepted].sort()).toEqual([...kinds].sort());
  });
});
