import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "../kernel/random";
import type { CardGame } from "./compile";
import { compile, Driver, player, SPECTATOR, TEMPLATES } from "./testing/driver";
import type { Card } from "./vocabulary";

/** A talon that the bidder takes, its bottom card turned up as trump: sorting it must not lay another card open. */
const OPTS = {
  ...TEMPLATES.thousand.opts,
  players: [3, 3],
  talon: { trump: true },
  bidding: { min: 60, max: 120, step: 5, pass: true, talon: true },
  move: { cards: 1, win: { suite: true, level: true }, response: { suite: true } },
  points: { trick: { A: 11 } },
  redeal: undefined,
  complete: undefined,
};
const REPRO = `${process.env.SPEC_DIR ?? "../shared/spec"}/repro-templates/repro-E-talon.json`;

const games: [string, CardGame][] = [["a talon of three", compile(JSON.parse(JSON.stringify(OPTS)))]];
if (existsSync(REPRO)) games.push(["the template that showed it", compile(JSON.parse(readFileSync(REPRO, "utf8")))]);

const SEATS = 3;
const HAND = 7;
const VIEWERS = [SPECTATOR, player(0), player(1), player(2)];

describe.each(games)("%s", (_, game) => {
  const deals = Array.from({ length: 60 }, (_, seed) => new SeededRandom(seed).shuffle(game.rules.deck));

  it("shows the card that was turned up, and no other", () => {
    for (const deck of deals) {
      const driver = new Driver(game, SEATS);
      const { events, before, after } = driver.deal(deck);
      const turned = deck[SEATS * HAND]!;
      expect(driver.state.trump).toBe(game.rules.suites.indexOf(turned[1]!));
      for (const viewer of VIEWERS) {
        const view = game.view(after, viewer);
        expect(view.talon).toEqual([turned, ...Array(deck.length - SEATS * HAND - 1).fill(null)]);
        const hands = view.seats.flatMap((seat) => seat.hand ?? []);
        const seen = game.see(events[0]!, before, after, viewer)!;
        const hidden = deck.filter((card) => card !== turned && !hands.includes(card));
        for (const text of [JSON.stringify(view), JSON.stringify(seen)])
          for (const card of hidden) expect(text).not.toContain(`"${card}"`);
      }
    }
  });

  it("says the same to a viewer whatever the cards are that they cannot see", () => {
    const random = new SeededRandom(5);
    for (const deck of deals.slice(0, 20)) {
      const own = (seat: number): Card[] => deck.filter((_, i) => i < SEATS * HAND && i % SEATS === seat);
      for (const viewer of VIEWERS) {
        const known = [deck[SEATS * HAND]!, ...[...viewer.seats].flatMap(own)];
        const others = random.shuffle(deck.filter((card) => !known.includes(card)));
        const twin = deck.map((card) => (known.includes(card) ? card : others.pop()!));
        const views = [deck, twin].map((cards) => {
          const driver = new Driver(game, SEATS);
          driver.deal(cards);
          driver.bid(1, 60);
          return game.view(driver.state, viewer);
        });
        expect(views[1]).toEqual(views[0]);
      }
    }
  });

  it("gives the bidder the whole talon all the same", () => {
    const driver = new Driver(game, SEATS, 4);
    driver.deal();
    const talon = [...driver.state.talon].sort();
    driver.bid(1, 60);
    driver.bid(2, null);
    driver.bid(0, null);
    expect([...driver.state.hands[1]!].filter((card) => talon.includes(card)).sort()).toEqual(talon);
    expect(driver.state.talon).toEqual([]);
  });
});
