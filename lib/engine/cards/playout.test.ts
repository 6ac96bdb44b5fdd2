import { describe, expect, it } from "vitest";
import { templateInfo } from "./compile";
import { eventSchema } from "./event";
import { intentSchema } from "./intent";
import { NARRATIONS, narrate } from "./narrate";
import { initialState, type State } from "./state";
import { compile, Driver, player, SPECTATOR, TEMPLATE_NAMES, TEMPLATES } from "./testing/driver";

const DEALS = process.env.GUILDHALL_LONG ? 60 : 4;
const SEED = Number(process.env.SEED ?? 20261121);

/** Every card of the deck that the state knows of, wherever it lies; a deal without talon drops what is left over. */
function cardsOf(state: State): number[] {
  const plays = [...state.plays, ...state.tricks.flatMap((trick) => trick.plays)];
  const laid = plays.flatMap((play) => [...play.cards, ...Object.values(play.extras ?? {}).flat()]);
  const lying = state.stack.length > 0 || state.plays.some((p) => p.uptake) ? state.stack.flat() : laid;
  const fought = (state.pairs?.cards ?? [])
    .flatMap(({ attack, beaten }) => [attack, beaten])
    .filter((card) => card >= 0);
  return [...state.hands.flat(), ...state.talon, ...lying, ...fought, ...state.gifts.flatMap((gift) => gift.cards)];
}

describe.each(TEMPLATE_NAMES)("random deals of %s", (name) => {
  const game = compile(TEMPLATES[name]);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  it.each(counts)(`hold all laws with %i seats (seed ${SEED})`, (seats) => {
    const driver = new Driver(game, seats, SEED + seats, true);
    const narrated = new Set(Object.keys(NARRATIONS));
    let away = 0;
    for (let deals = 0, acts = 0; deals < DEALS && acts < 4_000; acts++) {
      const { events, before, after } = driver.step();
      if (after.deal !== before.deal) deals += 1;
      const known = cardsOf(after);
      expect(new Set(known).size).toBe(known.length);
      for (const event of events) {
        if (event.type === "dealt") away = 0;
        // Laid away, or laid down by a partner who sits out: out of play.
        if (event.type === "received")
          away += event.gifts.filter(({ from, to }) => from === to).flatMap((g) => g.cards).length;
        if (event.type === "bid_won" && event.out !== undefined) away += before.hands[event.out]!.length;
      }
      if (!game.rules.stack || after.phase === "playing") expect(known.length + away).toBe(game.rules.deck.length);

      for (const event of events) {
        expect(eventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
        for (const viewer of [player(0), SPECTATOR]) {
          const seen = game.see(event, before, after, viewer)!;
          expect(seen.type).toBe(event.type);
          const said = narrate(seen);
          if (said) expect(narrated.has(said.code)).toBe(true);
        }
      }
      if (acts % 16 === 0) {
        for (const seat of [0, seats - 1]) expect(game.view(after, player(seat)).seats.length).toBe(seats);
        expect(JSON.parse(JSON.stringify(after))).toEqual(after);
      }
    }
    const folded = driver.log.reduce((state, event) => game.evolve(state, event), game.initial);
    expect(folded).toEqual(driver.state);
    expect(Object.keys(driver.state)).toEqual(Object.keys(initialState("")));
  });

  it("accepts exactly what it offers", () => {
    for (const seats of [game.seats.min, Math.min(game.seats.max, 5)]) {
      const driver = new Driver(game, seats, SEED);
      for (let acts = 0; acts < 260; acts++) {
        driver.step();
        for (const seat of driver.waiting()) {
          const legal = game.legal(driver.state, seat);
          expect(legal.length).toBeGreaterThan(0);
          const { can } = game.view(driver.state, player(seat));
          const move = can?.move;
          const used = new Set<string>();
          const sample = legal.length > 60 ? legal.filter((_, i) => i % Math.ceil(legal.length / 60) === 0) : legal;
          for (const intent of legal) if (intent.type === "move") for (const card of intent.cards ?? []) used.add(card);
          for (const intent of sample) {
            expect(intentSchema.parse(intent)).toEqual(intent);
            expect(game.decide(driver.state, { seat }, intent, driver.ctx()).ok).toBe(true);
          }
          if (move)
            for (const [card, refusal] of Object.entries(move.cards)) {
              expect([card, refusal === null]).toEqual([card, used.has(card)]);
              if (refusal) expect(refusal.code).toMatch(/^move\//);
            }
          const types = new Set(legal.map((intent) => intent.type));
          expect(can?.retreat ?? false).toBe(types.has("retreat"));
          expect(can?.sell ?? false).toBe(types.has("sell"));
          expect(can?.redeal ?? false).toBe(types.has("redeal"));
          expect(can?.look ?? false).toBe(types.has("look"));
          const bids = legal.flatMap((i) => (i.type === "bid" && i.number !== undefined && !i.blind ? [i.number] : []));
          if (can?.bid && bids.length > 0) {
            const { barred } = can.bid;
            expect(bids).not.toContain(barred);
            const all = barred === undefined ? bids : [...bids, barred];
            expect(Math.min(...all)).toBe(can.bid.min);
            expect(Math.max(...all)).toBe(can.bid.max);
          }
        }
      }
    }
  });

  it("tells pages what they need", () => {
    const info = templateInfo(game);
    expect(info.cards).toBe(game.rules.deck.length);
    expect(info.description.length).toBeGreaterThan(1_000);
    expect(info.i18n.et?.["template.name"]).toBeTruthy();
  });
});

it("keeps nothing that grows with the series", () => {
  const game = compile(TEMPLATES.thousand);
  const driver = new Driver(game, 3, SEED);
  let early = 0;
  let late = 0;
  for (let deals = 0; deals < 300; ) {
    driver.step();
    if (driver.waiting().length > 0) continue;
    deals += 1;
    const size = JSON.stringify(driver.state).length;
    if (deals <= 100) early = Math.max(early, size);
    else late = Math.max(late, size);
  }
  expect(late).toBeLessThan(early * 1.2);
});
