import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Seat, Viewer } from "../../kernel/game";
import { SeededRandom } from "../../kernel/random";
import type { DraftGame } from "./compile";
import type { Event } from "./event";
import { heldBy, roundOf, type State, sizeOf, waitingAt } from "./state";
import { smallDraft } from "./testing/small-draft";

const RUNS = process.env.GUILDHALL_LONG ? 500 : 60;
const text = (value: unknown): string => JSON.stringify(value);
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const player = (seat: Seat): Viewer => ({ seats: new Set([seat]), role: "player" });
const SPECTATOR: Viewer = { seats: new Set(), role: "spectator" };

/** A draft without a table around it. */
class Driver {
  state: State;
  now = 1_000;

  constructor(
    readonly game: DraftGame,
    seats: number,
    readonly random: SeededRandom,
  ) {
    this.state = game.initial;
    this.apply(
      game.setup(
        Array.from({ length: seats }, (_, seat) => seat),
        this.ctx(),
      ),
    );
    this.act({ role: "clock" }, { type: "begin" });
  }

  ctx() {
    return { now: this.now, random: this.random, openEpoch: () => this.random };
  }

  apply(events: readonly Event[]): void {
    for (const event of events) this.state = this.game.evolve(this.state, event);
  }

  act(...[actor, intent]: [Parameters<DraftGame["decide"]>[1], Parameters<DraftGame["decide"]>[2]]): void {
    const decided = this.game.decide(this.state, actor, intent, this.ctx());
    expect(decided.ok).toBe(true);
    if (decided.ok) this.apply(decided.value);
  }

  /** Somebody picks, or the clock does. */
  step(): void {
    const seats = this.game.waitsFor(this.state).seats;
    const seat = seats[this.random.below(seats.length)]!;
    this.now += 1 + this.random.below(9_000);
    const { due } = this.game.waitsFor(this.state);
    const legal = this.game.legal(this.state, seat);
    if (due && due.at <= this.now) this.act({ role: "clock" }, due.intent);
    else this.act({ seat }, legal[this.random.below(legal.length)]!);
  }
}

const anyDraft = fc.tuple(fc.nat(), fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 3 }), fc.boolean());
const driven = ([seed, seats, packs, hurried]: [number, number, number, boolean]): Driver =>
  new Driver(smallDraft({ packs, seconds: hurried ? 5 : null }), seats, new SeededRandom(seed));

describe("whatever is picked, by whom and in which order", () => {
  test("cards and packs are conserved, each pick is from the pack that was held, and all end with the same number", () => {
    fc.assert(
      fc.property(anyDraft, (setting) => {
        const driver = driven(setting);
        const [, seats, packs] = setting;
        const opened = sorted(driver.state.packs.flat(2));
        expect(opened).toHaveLength(6 * seats * packs);
        for (let guard = 0; driver.state.stage === "playing"; guard++) {
          expect(guard).toBeLessThan(opened.length);
          const before = driver.state;
          driver.step();
          const after = driver.state;
          for (let seat = 0; seat < seats; seat++) {
            const more = after.picks[seat]!.slice(before.picks[seat]!.length);
            expect(more.length).toBeLessThanOrEqual(1);
            for (const card of more) expect(heldBy(before, seat)!.cards).toContain(card);
          }
          if (after.stage !== "playing") break;
          // Nothing is lost: what was taken, what lies before seats or waits there, what is not opened yet.
          const round = roundOf(after);
          const left = after.packs[round]!.flat().length - after.picks.flatMap((own) => own.slice(round * 6)).length;
          const waiting = after.picks.reduce((sum, _, seat) => sum + waitingAt(after, seat), 0);
          const spent = after.packs[round]!.filter((_, opener) => cardsLeft(after, round, opener) === 0).length;
          expect(waiting + spent).toBe(seats);
          expect(left).toBe(after.packs[round]!.reduce((sum, _, opener) => sum + cardsLeft(after, round, opener), 0));
        }
        expect(sorted(driver.state.picks.flat())).toEqual(opened);
        expect(driver.state.picks.map((own) => own.length)).toEqual(driver.state.picks.map(() => 6 * packs));
      }),
      { numRuns: RUNS },
    );
  });

  test("nobody learns of packs and picks that they did not hold", () => {
    let compared = 0;
    fc.assert(
      fc.property(anyDraft, fc.nat(), (setting, choice) => {
        const driver = driven(setting);
        const [, seats] = setting;
        const watching = choice % (seats + 1);
        const viewer = watching === seats ? SPECTATOR : player(watching);
        for (let steps = choice % 40; steps > 0 && driver.state.stage === "playing"; steps--) driver.step();
        if (driver.state.stage !== "playing") return;
        const twin = mixed(driver.state, viewer, new SeededRandom(choice));
        expect(text(driver.game.view(twin, viewer))).toBe(text(driver.game.view(driver.state, viewer)));
        for (const seat of driver.game.waitsFor(driver.state).seats) {
          if (seat === watching) continue;
          // Another picks: told the same, whatever it is.
          const [one, other] = [driver.state, twin].map((state) => {
            const card = heldBy(state, seat)!.cards[0]!;
            const event: Event = { type: "picked", seat, card, late: false, at: 5 };
            return driver.game.see(event, state, driver.game.evolve(state, event), viewer);
          });
          expect(text(one)).toBe(text(other));
          compared++;
        }
      }),
      { numRuns: RUNS * 2 },
    );
    expect(compared).toBeGreaterThan(RUNS);
  });

  test("a view holds no card but of one's own pack and picks", () => {
    fc.assert(
      fc.property(anyDraft, fc.nat(60), (setting, steps) => {
        const driver = driven(setting);
        for (let i = 0; i < steps && driver.state.stage === "playing"; i++) driver.step();
        if (driver.state.stage !== "playing") return;
        // Numbers that nothing else in a view can be.
        const marked = numbered(driver.state, 1_000_000);
        for (let seat = 0; seat < setting[1]; seat++) {
          const found = text(driver.game.view(marked, player(seat))).match(/1\d{6}/g) ?? [];
          const mine = [...(heldBy(marked, seat)?.cards ?? []), ...marked.picks[seat]!];
          expect(sorted(found.map(Number))).toEqual(sorted(mine));
        }
        expect(text(driver.game.view(marked, SPECTATOR))).not.toMatch(/1\d{6}/);
      }),
      { numRuns: RUNS },
    );
  });
});

/** How many cards of a pack nobody has taken yet. */
function cardsLeft(state: State, round: number, opener: Seat): number {
  const seats = state.picks.length;
  const direction = round % 2 === 0 ? 1 : -1;
  const size = sizeOf(state);
  let step = 0;
  while (step < size) {
    const holder = (((opener + direction * step) % seats) + seats) % seats;
    if (state.picks[holder]!.length <= round * size + step) break;
    step++;
  }
  return size - step;
}

/** The same draft with other card numbers. */
const numbered = (state: State, from: number): State => ({
  ...state,
  packs: state.packs.map((round) => round.map((pack) => pack.map((card) => card + from))),
  picks: state.picks.map((own) => own.map((card) => card + from)),
});

/**
 * The same draft with everything given other numbers that this viewer was not shown last: other seats' picks, packs that
 * wait, packs that were never before them. Their own pack and picks stay.
 */
function mixed(state: State, viewer: Viewer, random: SeededRandom): State {
  const [own] = viewer.seats;
  const size = sizeOf(state);
  const round = roundOf(state);
  const held = own === undefined ? null : heldBy(state, own);
  const packs = state.packs.map((list) => list.map((pack) => [...pack]));
  const picks = state.picks.map((list) => [...list]);
  const other = () => 500_000 + random.below(1_000);
  const seats = picks.length;
  for (const [r, list] of packs.entries())
    for (const [opener, pack] of list.entries()) {
      // Whoever took a card of this pack has it under its new number, but the viewer.
      const direction = r % 2 === 0 ? 1 : -1;
      const keeps = held && r === round && held.opener === opener ? [...held.cards] : [];
      const kept = new Map<number, number>();
      for (const card of keeps) kept.set(card, (kept.get(card) ?? 0) + 1);
      const places: { seat: Seat; nth: number }[] = [];
      for (let step = 0; step < size; step++) {
        const seat = (((opener + direction * step) % seats) + seats) % seats;
        const nth = r * size + step;
        if (nth >= state.picks[seat]!.length) break;
        places.push({ seat, nth });
      }
      const next: number[] = [];
      const taken = places.map(({ seat, nth }) => {
        const card = state.picks[seat]![nth]!;
        const now = seat === own ? card : other();
        picks[seat]![nth] = now;
        next.push(now);
        return card;
      });
      const rest = [...pack];
      for (const card of taken) rest.splice(rest.indexOf(card), 1);
      next.push(...(keeps.length > 0 ? keeps : rest.map(other)));
      list[opener] = sorted(next);
    }
  return { ...state, packs, picks };
}
