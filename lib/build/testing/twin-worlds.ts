import { chooseIntent } from "../../engine/cards/bot";
import { type CardGame, templateInfo } from "../../engine/cards/compile";
import type { State } from "../../engine/cards/state";
import type { Intent } from "../../engine/cards/vocabulary";
import type { Ctx, Viewer } from "../../engine/kernel/game";
import type { Random, SeededRandom } from "../../engine/kernel/random";

/** Deals in an order that is given, play in them, and the same play with other hidden cards. */

/** As many as sit at a twin table: three where the game lets them, else as near to that as it does. */
const seatsOf = ({ seats }: CardGame): number[] =>
  Array.from({ length: Math.max(seats.min, Math.min(3, seats.max)) }, (_, seat) => seat);

export type Step = { seat: number; intent: Intent };
/** Null: a spectator. */
export type Viewpoint = number | null;
/** A deal and its play. `probes`: before which step the viewer tries what. */
export type Deal = { order: readonly number[]; steps: readonly Step[]; probes: readonly (Intent | null)[] };

/** A stream that shuffles a deck into a given order, and leaves a pile as it lies: deals are otherwise drawn. */
const fixed = (order: readonly number[]): Random => ({
  uint32: () => 0,
  below: () => 0,
  shuffle: <T>(cards: readonly T[]) => (cards.length === order.length ? order.map((i) => cards[i]!) : [...cards]),
});

/** What a deal in this order is decided with. */
export const ctxOf = (order: readonly number[]): Ctx => {
  const random = fixed(order);
  return { now: 0, random, openEpoch: () => random };
};

function dealtState(game: CardGame, order: readonly number[]): State {
  let state = game.initial;
  for (const event of game.setup(seatsOf(game), ctxOf(order))) state = game.evolve(state, event);
  const decided = game.decide(state, { role: "host" }, { type: "start" }, ctxOf(order));
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce((next, event) => game.evolve(next, event), state);
}

/** The state after some steps; null if one of them is refused. */
function replay(game: CardGame, order: readonly number[], steps: readonly Step[]): State | null {
  let state = dealtState(game, order);
  for (const { seat, intent } of steps) {
    const decided = game.decide(state, { seat }, intent, ctxOf(order));
    if (!decided.ok) return null;
    for (const event of decided.value) state = game.evolve(state, event);
  }
  return state;
}

const playerAt = (seat: number): Viewer => ({ seats: new Set([seat]), role: "player" });

/** What a bot does on this seat. */
const botIntent = (game: CardGame, state: State, seat: number, random: SeededRandom): Intent =>
  chooseIntent(game.view(state, playerAt(seat)), game.legal(state, seat), random, templateInfo(game))!;

/** Legal play from a deal, of bots or by chance; its last act belongs to it where the end of a deal lays nothing open. */
function playedDeal(game: CardGame, order: readonly number[], random: SeededRandom, bots: boolean): Step[] {
  const steps: Step[] = [];
  let state = dealtState(game, order);
  while (!game.idle?.(state)) {
    const seats = game.waitsFor(state).seats;
    const seat = seats[random.below(seats.length)]!;
    let intent = bots ? botIntent(game, state, seat, random) : game.randomLegal(state, seat, random)!;
    if (intent.type === "redeal") intent = { type: "bid", pass: true };
    const decided = game.decide(state, { seat }, intent, ctxOf(order));
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) state = game.evolve(state, event);
    if (!game.idle?.(state) || !game.rules.reveal) steps.push({ seat, intent });
  }
  return steps;
}

/** Random legal play from a deal, stopped somewhere before its end. */
export function randomSteps(game: CardGame, order: readonly number[], random: SeededRandom): Step[] {
  const steps = playedDeal(game, order, random, false);
  const inPlay = game.idle?.(replay(game, order, steps)!) ? steps.slice(0, -1) : steps;
  return inPlay.slice(0, 1 + random.below(inPlay.length));
}

/** What an intent does, in a word. */
export function kindOf(intent: Intent): string {
  if (intent.type === "draw") return intent.from === "discards" ? "take" : "draw";
  if (intent.type !== "move") return intent.type;
  if (intent.pass) return "pass";
  if (intent.knock) return "knock";
  if (intent.specials?.length) return "special";
  return intent.on === undefined ? "move" : "beat";
}

/** An act that is to be compared, of the viewer's own or of somebody else. */
export type Want = { kind: string; own: boolean };

/** Deals that take longer are not looked through to their ends. */
const MOST_STEPS = 36;

/** Play that ends with such an act; null: this deal has none. */
export function stepsTo(
  game: CardGame,
  order: readonly number[],
  seat: Viewpoint,
  { kind, own }: Want,
  random: SeededRandom,
  most = MOST_STEPS,
): Step[] | null {
  const steps = playedDeal(game, order, random, random.below(2) === 0).slice(0, most);
  const ends = steps.flatMap((step, n) =>
    kindOf(step.intent) === kind && (step.seat === seat) === own ? [n + 1] : [],
  );
  return ends.length === 0 ? null : steps.slice(0, ends[random.below(ends.length)]);
}

/**
 * Before each step something that the viewer tries in vain; null: there is nothing. What is refused as hardly any other
 * was comes first: `met` counts how often each refusal was met.
 */
export function probesFor(
  game: CardGame,
  { order, steps }: Pick<Deal, "order" | "steps">,
  seat: Viewpoint,
  probes: (cards: readonly string[], random: SeededRandom) => Intent[],
  random: SeededRandom,
  met: Map<string, number>,
): (Intent | null)[] {
  return steps.map((_, n) => {
    if (seat === null) return null;
    const state = replay(game, order, steps.slice(0, n))!;
    const { deck } = game.rules;
    const own = state.hands[seat]!.map((id) => deck[id]!);
    const refused = [deck, own]
      .flatMap((cards) => probes(cards.length > 0 ? cards : deck, random))
      .flatMap((intent) => {
        const decided = game.decide(state, { seat }, intent, ctxOf(order));
        return decided.ok ? [] : [{ intent, code: `${kindOf(intent)} ${decided.error.code}` }];
      });
    const times = (code: string): number => met.get(code) ?? 0;
    const [rarest] = refused.toSorted((one, other) => times(one.code) - times(other.code));
    if (!rarest) return null;
    met.set(rarest.code, times(rarest.code) + 1);
    return rarest.intent;
  });
}

const cardsOf = (value: unknown): string[] =>
  JSON.stringify(value ?? null)
    .match(/"[0-9JQKA][HSDC]"/g)
    ?.map((text) => text.slice(1, -1)) ?? [];

/** The cards that a viewer has learned by the end: whatever any view or seen event of theirs has named. */
function known(game: CardGame, order: readonly number[], steps: readonly Step[], viewpoint: Viewpoint): Set<string> {
  // Who holds it leads, and everybody sees that.
  const found = new Set((game.rules.leadCards ?? []).slice(0, 1).map((id) => game.rules.deck[id]!));
  for (let n = 0; n <= steps.length; n++) {
    const state = replay(game, order, steps.slice(0, n))!;
    for (const id of state.stack.flat()) found.add(game.rules.deck[id]!);
    // The open card of the talon, which is drawn last.
    if (game.rules.talon?.trump && state.talon.length > 0) found.add(game.rules.deck[state.talon[0]!]!);
    // A card of a hand that lies open until its owner plays.
    const { turned = -1 } = state;
    if (turned >= 0) found.add(game.rules.deck[turned]!);
    // Whoever knocks has both hands laid open.
    for (const card of cardsOf(state.knock)) found.add(card);
    const own = viewpoint === null ? [] : state.hands[viewpoint]!.map((id) => game.rules.deck[id]!);
    const blind = viewpoint !== null && state.phase === "bidding" && state.blind[viewpoint];
    if (!blind) for (const card of own) found.add(card);
  }
  for (const { seat, intent } of steps) {
    if (intent.type === "move") for (const card of cardsOf(intent)) found.add(card);
    if (intent.type !== "distribute") continue;
    for (const [to, cards] of Object.entries(intent.cards))
      if (seat === viewpoint || Number(to) === viewpoint) for (const card of cards) found.add(card);
  }
  if (steps.some((step) => step.intent.type === "sell")) for (const card of game.rules.deck) found.add(card);
  return found;
}

/** The same play with the unknown cards dealt otherwise; null if there is no such deal within some tries. */
export function otherWorld(
  game: CardGame,
  order: readonly number[],
  steps: readonly Step[],
  viewpoint: Viewpoint,
  random: SeededRandom,
) {
  const seen = known(game, order, steps, viewpoint);
  const places = order.map((_, place) => place).filter((place) => !seen.has(game.rules.deck[order[place]!]!));
  if (places.length < 2) return null;
  const ends = game.idle?.(replay(game, order, steps)!);
  for (let tries = 0; tries < 400; tries++) {
    const shuffled = random.shuffle(places);
    const other = order.slice();
    const swap = new Map<string, string>();
    places.forEach((place, i) => {
      other[place] = order[shuffled[i]!]!;
      swap.set(game.rules.deck[order[place]!]!, game.rules.deck[other[place]!]!);
    });
    if (places.every((place) => other[place] === order[place])) continue;
    const rename = (value: string) => swap.get(value) ?? value;
    const renamed = steps.map(({ seat, intent }): Step => {
      if (intent.type !== "distribute") return { seat, intent };
      const cards = Object.fromEntries(Object.entries(intent.cards).map(([to, given]) => [to, given.map(rename)]));
      return { seat, intent: { type: "distribute", cards } };
    });
    const state = replay(game, other, renamed);
    if (state && game.idle?.(state) === ends) return { order: other, steps: renamed };
  }
  return null;
}
