import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Viewer } from "../../kernel/game";
import { SeededRandom } from "../../kernel/random";
import type { State } from "./state";
import { Driver, player, SPECTATOR, smallBook, smallGame } from "./testing/driver";
import { randomIntent } from "./testing/random-intent";

const RUNS = process.env.GUILDHALL_LONG ? 400 : 40;
const ACTS = 120;
const text = (value: unknown): string => JSON.stringify(value);

/** The same table with all cards that this viewer is not shown given out anew, among those with one back. */
function permuted(game: Driver["game"], state: State, viewer: Viewer, random: SeededRandom): State {
  const view = game.view(state, viewer);
  const shown = new Set([
    ...view.zones.flatMap(({ cards }) => (cards ?? []).flatMap(({ id, number }) => (number === null ? [] : [id]))),
    ...Object.entries(view.objects).flatMap(([id, { number }]) => (number === null ? [] : [Number(id)])),
  ]);
  const pools = new Map<number, number[]>();
  const backOf = (number: number): number => smallBook(number)?.back ?? 0;
  const visit = (change: (number: number) => number): State => {
    const each = <T extends { id: number; number: number }>(card: T): T =>
      shown.has(card.id) ? card : { ...card, number: change(card.number) };
    const zones = state.zones.map((zone) => ({ ...zone, cards: zone.cards.map(each) }));
    return { ...state, zones, objects: state.objects.map(each) };
  };
  visit((number) => {
    pools.set(backOf(number), [...(pools.get(backOf(number)) ?? []), number]);
    return number;
  });
  for (const [back, pool] of pools) pools.set(back, random.shuffle(pool));
  return visit((number) => pools.get(backOf(number))!.pop()!);
}

describe("what a viewer learns", () => {
  test("does not depend on cards that are hidden from them: views, refusals, and what is told without news", () => {
    let compared = 0;
    let differed = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 4 }), fc.boolean(), (seed, seats, teams) => {
        const driver = new Driver(smallGame({ teams }), seats, new SeededRandom(seed));
        for (let seat = 0; seat < seats; seat++)
          driver.act(seat, {
            type: "bring",
            parts: { deck: Array.from({ length: 20 }, (_, i) => i + 1 + seat * 20), sideboard: [81, 82, 83] },
          });
        const choices = new SeededRandom(seed + 1);
        for (let act = 0; act < ACTS; act++) {
          const { state, game } = driver;
          const watching = choices.below(seats + 1);
          const viewer = watching === seats ? SPECTATOR : player(watching);
          const twin = permuted(game, state, viewer, choices);
          if (text(twin) !== text(state)) differed++;
          expect(text(game.view(twin, viewer))).toBe(text(game.view(state, viewer)));
          const ctx = () => ({ now: act, random: new SeededRandom(act), openEpoch: () => new SeededRandom(act) });
          if (watching < seats) {
            const intent = randomIntent(game.rules, state, watching, choices);
            const [one, two] = [state, twin].map((at) => game.decide(at, { seat: watching }, intent, ctx()));
            expect([intent, one!.ok || text(one!.error)]).toEqual([intent, two!.ok || text(two!.error)]);
          }
          const actor = choices.below(seats);
          const intent = randomIntent(game.rules, state, actor, choices);
          const decided = game.decide(state, { seat: actor }, intent, ctx());
          if (!decided.ok) continue;
          const other = game.decide(twin, { seat: actor }, intent, ctx());
          let [one, two] = [state, twin];
          for (const [i, event] of decided.value.entries()) {
            const mirrored = other.ok ? other.value[i] : undefined;
            const [then, thenOther] = [game.evolve(one, event), mirrored && game.evolve(two, mirrored)];
            const seen = game.see(event, one, then, viewer);
            if (mirrored && thenOther && seen && !seen.news) {
              expect(text(game.see(mirrored, two, thenOther, viewer))).toBe(text(seen));
              // Nothing was news: so the view of what came of it tells no more either.
              expect(text(game.view(thenOther, viewer))).toBe(text(game.view(then, viewer)));
              compared++;
            }
            if (!thenOther || seen?.news) break;
            [one, two] = [then, thenOther];
          }
          driver.apply(decided.value);
        }
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS * 20);
    expect(differed).toBeGreaterThan(RUNS * 50);
  });

  test("no id that somebody saw of a card tells which it is once it was hidden from them", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const driver = new Driver(smallGame(), 2, new SeededRandom(seed));
        driver.act(0, { type: "bring", parts: { deck: Array.from({ length: 20 }, (_, i) => i + 1) } });
        driver.act(0, { type: "search", zone: "0/deck" });
        const known = new Map(driver.zone("0/deck").cards.map(({ id, number }) => [id, number]));
        driver.act(0, { type: "shuffle", zone: "0/deck" });
        driver.act(0, { type: "show", zone: "0/deck", sight: 4 });
        for (const { id } of driver.zone("0/deck").cards) expect(known.has(id)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});
