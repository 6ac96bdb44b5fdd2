import { describe, expect, it } from "vitest";
import { SeededRandom } from "../kernel/random";
import { chooseIntent } from "./bot";
import { templateInfo } from "./compile";
import { HEARTS, POLIGNAC, WHIST } from "./testing/cost-games";
import { compile, Driver, player, TEMPLATE_NAMES, TEMPLATES } from "./testing/driver";
import type { Phase, TemplateInfo } from "./vocabulary";

const SERIES = process.env.GUILDHALL_LONG ? 1_000 : 10;
const EACH_PHASE = process.env.GUILDHALL_LONG ? 50 : 2;
const SEED = Number(process.env.SEED ?? 11);
/** A series that no total completes: as many deals as this. */
const DEALS = 3;

/** Phases in which a seat can be taken over. */
function phasesOf({ has, exchange, passes }: TemplateInfo): Phase[] {
  const gives = has.sell || exchange !== undefined || passes !== undefined;
  return [
    ...(has.bidding ? (["bidding"] as const) : []),
    ...(gives ? (["distributing"] as const) : []),
    "playing",
    "ended",
  ];
}

describe.each(TEMPLATE_NAMES)("the shadow in %s", (name) => {
  const game = compile(TEMPLATES[name]);
  const info = templateInfo(game);

  it(`takes over any seat in any phase and plays on, ${SERIES} series from seed ${SEED}`, () => {
    const random = new SeededRandom(SEED);
    const taken = new Map<Phase, number>();
    const phases = phasesOf(info);
    for (let series = 0; series < SERIES; series++) {
      const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
      const driver = new Driver(game, seats, SEED * 10_000 + series);
      const goal = phases[series % phases.length]!;
      const from = random.below(goal === "distributing" ? 30 : 80);
      for (let acts = 0; acts < 3_000 && (acts < from || driver.state.phase !== goal); acts++) driver.step();
      taken.set(driver.state.phase, (taken.get(driver.state.phase) ?? 0) + 1);
      const shadow = random.below(seats);
      const alone = random.below(2) === 0;
      const until = driver.state.deal + DEALS;
      for (let acts = 0; driver.state.deal < until && driver.state.phase !== "complete"; acts++) {
        expect(acts, `${name} with ${seats} seats, series ${series}: stalled`).toBeLessThan(6_000);
        const due = driver.waiting();
        // When a deal drags on by chance, everybody becomes a shadow: then it must end.
        const seat = due.find((s) => s === shadow || (alone && acts % 900 > 250) || acts > 2_000);
        if (seat === undefined) {
          driver.step();
          continue;
        }
        const legal = acts % 3 === 0 ? game.legal(driver.state, seat) : [];
        const view = game.view(driver.state, player(seat));
        const intent = chooseIntent(view, legal, random, acts % 2 === 0 ? info : undefined);
        expect(intent, JSON.stringify(view.can)).not.toBeNull();
        driver.act(seat, intent!);
      }
    }
    for (const phase of phases) expect(taken.get(phase) ?? 0, phase).toBeGreaterThanOrEqual(EACH_PHASE);
  });

  it("plays better than chance", () => {
    const seats = Math.min(game.seats.max, 4);
    const driver = new Driver(game, seats, SEED);
    const random = new SeededRandom(SEED);
    const sums = driver.state.seats.map(() => 0);
    const side = (seat: number): boolean =>
      seat === 1 || (Array.isArray(info.teams) && info.teams[seat] === info.teams[1]);
    for (let deals = name === "five-sheets" ? 20 : 80; deals > 0; ) {
      const due = driver.waiting();
      const shadow = due.find(side);
      if (due.length === 0) {
        if (driver.state.scored) for (const seat of driver.state.seats) sums[seat]! += driver.state.scores[seat]!;
        driver.deal();
        deals -= 1;
      } else if (shadow === undefined) driver.step();
      else driver.act(shadow, chooseIntent(game.view(driver.state, player(shadow)), [], random, info)!);
    }
    const others = sums.filter((_, seat) => !side(seat));
    // Points are better when more, ranks and points that cost when less.
    if (info.has.points && !info.lowWins) expect(sums[1]!).toBeGreaterThan(Math.max(...others));
    else expect(sums[1]!).toBeLessThan(Math.min(...others));
  });
});

describe("the shadow", () => {
  it("looks before it bids", () => {
    const game = compile(TEMPLATES.thousand);
    const driver = new Driver(game, 3, 8);
    driver.deal();
    const random = new SeededRandom(1);
    const think = () => chooseIntent(game.view(driver.state, player(1)), [], random)!;
    expect(think()).toEqual({ type: "look" });
    driver.act(1, think());
    expect(think().type).toBe("bid");
  });

  it("sees nothing to do when nothing is asked of it", () => {
    const game = compile(TEMPLATES.arschloch);
    const driver = new Driver(game, 3, 8);
    expect(chooseIntent(game.view(driver.state, player(1)), [], new SeededRandom(1))).toBeNull();
  });

  it("takes the word of the legal list over its own", () => {
    const game = compile(TEMPLATES.arschloch);
    const driver = new Driver(game, 3, 8);
    driver.deal();
    const only = [{ type: "move", cards: ["??"] }] as const;
    const view = game.view(driver.state, player(1));
    expect(
      chooseIntent(
        view,
        only.map((i) => ({ ...i, cards: [...i.cards] })),
        new SeededRandom(1),
      ),
    ).toEqual(only[0]);
  });
});

describe.each([
  ["Hearts, where hearts and a queen cost", HEARTS, 3],
  ["Polignac, where jacks cost", POLIGNAC, 0.4],
  ["tricks that count", WHIST, 3],
] as const)("the shadow in %s", (_, template, margin) => {
  it(`is better than random players by more than ${margin} points a deal (200 deals from seed ${SEED})`, () => {
    const game = compile(template);
    const info = templateInfo(game);
    const driver = new Driver(game, 4, SEED);
    const random = new SeededRandom(SEED);
    let [own, others] = [0, 0];
    for (let deal = 0; deal < 200; deal++) {
      const shadow = deal % 4;
      driver.deal();
      for (let due = driver.waiting(); due.length > 0; due = driver.waiting())
        if (due.includes(shadow))
          driver.act(shadow, chooseIntent(game.view(driver.state, player(shadow)), [], random, info)!);
        else driver.step();
      own += driver.state.scores[shadow]!;
      others += driver.state.scores.reduce<number>((sum, score, seat) => sum + (seat === shadow ? 0 : score! / 3), 0);
    }
    expect((own - others) / 200).toBeGreaterThan(margin);
  });
});
