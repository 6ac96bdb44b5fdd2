import { describe, expect, it } from "vitest";
import type { Viewer } from "../kernel/game";
import { SeededRandom } from "../kernel/random";
import type { CardGame } from "./compile";
import { sortHand } from "./rules";
import { seesHand, seesTalonCard } from "./sight";
import type { State } from "./state";
import { compile, Driver, player, SPECTATOR, TEMPLATE_NAMES, TEMPLATES } from "./testing/driver";
import type { Intent } from "./vocabulary";

const ACTS = process.env.GUILDHALL_LONG ? 4_000 : 350;
const SEED = Number(process.env.SEED ?? 77);

/**
 * The same state with all that this viewer cannot see dealt anew: other hands, the closed talon, gifts under way, cards
 * lying face down. `fixed` cards stay where they are.
 */
function permuted(
  game: CardGame,
  state: State,
  viewer: Viewer,
  fixed: ReadonlySet<number>,
  random: SeededRandom,
): State {
  const { rules } = game;
  const crawling = state.plays.some((play) => play.crawl);
  // A card that lies open in a hand, and the one by which everybody learns who leads.
  const told = state.round === 0 ? [state.turned, rules.leadCards?.[0]] : [];
  const movable = (card: number): boolean => !fixed.has(card) && !told.includes(card);
  const hiddenHand = (at: number): boolean => !seesHand(rules, state, viewer, state.seats[at]!);
  const knows = (from: number): boolean => viewer.seats.has(from);
  const pool: number[] = [
    ...state.hands.flatMap((hand, at) => (hiddenHand(at) ? hand.filter(movable) : [])),
    ...state.talon.filter((card, i) => movable(card) && !seesTalonCard(rules, state, viewer, i)),
    ...state.gifts.flatMap((gift) => (knows(gift.from) ? [] : gift.cards.filter(movable))),
    ...(crawling ? state.plays.flatMap((p) => (knows(p.seat) ? [] : p.cards.filter(movable))) : []),
  ];
  const shuffled = random.shuffle(pool);
  const next = (card: number): number => (movable(card) ? shuffled.pop()! : card);
  return {
    ...state,
    hands: state.hands.map((hand, at) => (hiddenHand(at) ? sortHand(rules, hand.map(next)) : hand)),
    talon: state.talon.map((card, i) => (seesTalonCard(rules, state, viewer, i) ? card : next(card))),
    gifts: state.gifts.map((gift) => (knows(gift.from) ? gift : { ...gift, cards: gift.cards.map(next) })),
    plays: crawling
      ? state.plays.map((play) => (knows(play.seat) ? play : { ...play, cards: play.cards.map(next) }))
      : state.plays,
  };
}

/** Intents of all kinds, right and wrong: what is answered to them must not depend on what is hidden. */
function intentsToTry(game: CardGame, own: readonly number[], random: SeededRandom): Intent[] {
  const { deck } = game.rules;
  const card = (): string => deck[random.below(deck.length)]!;
  const mine = (): string => (own.length > 0 ? deck[own[random.below(own.length)]!]! : card());
  return [
    ...Array.from({ length: 6 }, (): Intent => ({ type: "move", cards: [card()] })),
    { type: "move", cards: [card()], extras: { follow: [card()] } },
    { type: "move", cards: [card()], specials: ["trump"] },
    { type: "move", cards: [card()], crawl: true },
    { type: "move", pass: true },
    { type: "move", cards: [mine()], on: card() },
    { type: "move", cards: [mine()], knock: true },
    { type: "move", cards: [mine()], specials: ["marriage"] },
    { type: "draw" },
    { type: "draw", from: "discards" },
    ...(["retreat", "swap", "close", "claim"] as const).map((type): Intent => ({ type })),
    ...[60, 61, 100, 125, 130, 345].map((number): Intent => ({ type: "bid", number })),
    { type: "bid", number: 90, blind: true },
    { type: "redeal" },
    { type: "sell" },
    { type: "look" },
    { type: "distribute", cards: { 0: [card()], 1: [card()] } },
    { type: "distribute", cards: { 2: [card(), card()] } },
  ];
}

const cardsIn = (game: CardGame, intent: Intent): number[] =>
  [...JSON.stringify(intent).matchAll(/"([0-9A-Z]{2})"/g)].flatMap(([, card]) => game.rules.idOf.get(card!) ?? []);

describe.each(TEMPLATE_NAMES)("what a viewer of %s learns", (name) => {
  const game = compile(TEMPLATES[name]);
  const text = (value: unknown): string => JSON.stringify(value);

  it(`does not depend on hidden cards (seed ${SEED})`, () => {
    const random = new SeededRandom(SEED);
    const seats = Math.min(game.seats.min + 1, game.seats.max);
    const driver = new Driver(game, seats, SEED);
    let compared = 0;
    for (let acts = 0; acts < ACTS; acts++) {
      const { state } = driver;
      const watching = random.below(seats + 1);
      const viewer = watching === seats ? SPECTATOR : player(watching);
      if (driver.waiting().length > 0) {
        const other = permuted(game, state, viewer, new Set(), random);
        expect(text(game.view(other, viewer))).toBe(text(game.view(state, viewer)));
        for (const intent of watching === seats ? [] : intentsToTry(game, state.hands[watching]!, random)) {
          const one = game.decide(state, { seat: watching }, intent, driver.ctx());
          const two = game.decide(other, { seat: watching }, intent, driver.ctx());
          expect([intent, one.ok ? "accepted" : text(one.error)]).toEqual([
            intent,
            two.ok ? "accepted" : text(two.error),
          ]);
        }
      }
      const from = driver.random;
      const due = driver.waiting();
      if (due.length === 0) {
        driver.step();
        continue;
      }
      const actor = due[from.below(due.length)]!;
      const intent = game.randomLegal(state, actor, from)!;
      const { events } = driver.act(actor, intent);
      const twin = permuted(game, state, viewer, new Set(cardsIn(game, intent)), random);
      const decided = game.decide(twin, { seat: actor }, intent, driver.ctx());
      if (!decided.ok) continue;
      let one = state;
      let two = twin;
      for (const [i, event] of events.entries()) {
        const other = decided.value[i];
        if (!other) break;
        const [then, thenOther] = [game.evolve(one, event), game.evolve(two, other)];
        const seen = game.see(event, one, then, viewer)!;
        if (seen.news && event.type !== "moved" && event.type !== "looked") break;
        if (!seen.news || event.type === "moved") {
          expect(text(game.see(other, two, thenOther, viewer))).toBe(text(seen));
          compared += 1;
        }
        [one, two] = [then, thenOther];
      }
    }
    expect(compared).toBeGreaterThan(ACTS / 4);
  });
});

it("shows no card of a face-down trick until it closes", () => {
  const game = compile(TEMPLATES.thousand);
  for (let seed = 1, found = 0; found < 3; seed++) {
    const driver = new Driver(game, 3, seed);
    for (let acts = 0; acts < 60; acts++) {
      const { events, before, after } = driver.step();
      const crawled = events.find((event) => event.type === "moved" && event.crawl);
      if (crawled?.type !== "moved") continue;
      found += 1;
      const card = crawled.cards[0]!;
      for (const viewer of [SPECTATOR, player((crawled.seat + 1) % 3)]) {
        expect(JSON.stringify(game.see(crawled, before, after, viewer))).not.toContain(card);
        if (after.plays.length === 0) continue;
        expect(game.view(after, viewer).plays.every((play) => play.cards === null)).toBe(true);
        expect(JSON.stringify(game.view(after, SPECTATOR))).not.toContain(`"${card}"`);
      }
      const taken = events.find((event) => event.type === "trick_taken");
      if (taken)
        expect(game.see(taken, { ...before, plays: after.tricks.at(-1)!.plays }, after, SPECTATOR)!.news).toBe(true);
    }
  }
});

it("hides a hand from its owner until it is looked at", () => {
  const game = compile(TEMPLATES.thousand);
  const driver = new Driver(game, 3, 3);
  const { events, before, after } = driver.deal();
  expect(game.view(driver.state, player(1)).seats[1]!.hand).toBeNull();
  expect(game.see(events[0]!, before, after, player(1))!.hands).toEqual([7, 7, 7]);
  const step = driver.act(1, { type: "look" });
  expect(game.see(step.events[0]!, step.before, step.after, player(1))).toMatchObject({
    hand: driver.hand(1),
    news: true,
  });
  expect(game.see(step.events[0]!, step.before, step.after, player(2))).toEqual({ type: "looked", seat: 1 });
  expect(game.view(driver.state, player(1)).seats[1]!.hand).toEqual(driver.hand(1));
});

it("lets two pairs exchange cards in any order, and shows nothing before all have given", () => {
  const game = compile(TEMPLATES.arschloch);
  const driver = new Driver(game, 4, 9);
  while (driver.state.phase !== "distributing") driver.step();
  const gifts = driver.waiting().map((seat) => ({ seat, intent: game.legal(driver.state, seat)[0]! }));
  expect(gifts).toHaveLength(4);
  const start = driver.state;
  const ends = [gifts, gifts.toReversed(), [gifts[2]!, gifts[0]!, gifts[3]!, gifts[1]!]].map((order) => {
    let state = start;
    order.forEach(({ seat, intent }, i) => {
      const result = game.decide(state, { seat }, intent, driver.ctx());
      if (!result.ok) throw new Error(result.error.code);
      state = result.value.reduce(game.evolve, state);
      if (i === 3) return;
      const before = start.hands[start.seats.indexOf(order[3]!.seat)]!;
      expect(state.hands[state.seats.indexOf(order[3]!.seat)]).toEqual(before);
      expect(game.legal(state, seat)).toEqual([]);
    });
    return state;
  });
  expect(ends.map((state) => state.hands)).toEqual([ends[0]!.hands, ends[0]!.hands, ends[0]!.hands]);
  expect(ends[0]!.phase).toBe("playing");
});
