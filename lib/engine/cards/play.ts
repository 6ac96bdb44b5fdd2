import type { Instant, Seat } from "../kernel/game";
import { err, type Refusal, type Result } from "../kernel/result";
import { comboOf, reverses } from "./combos";
import type { CardEvent, EventOf } from "./event";
import { evolve } from "./evolve";
import { isCrawling } from "./follow";
import { knockedFact } from "./knock";
import { checkMove, checkTurn, type MoveIds, readMove } from "./move";
import { pickUpFacts } from "./pick-up";
import { placesFrom, refills, withDrawn } from "./refill";
import { no } from "./refusals";
import {
  type After,
  holdersOf,
  isDead,
  isRoundOver,
  isStopped,
  leadCards,
  leaderAfter,
  nextInRound,
  playsWith,
  roundWinner,
  seatAfter,
  trickPoints,
  trickWinner,
} from "./rounds";
import { handSize, names, type Rules } from "./rules";
import { dealEnded } from "./scoring";
import { declaringCard, specialPoints } from "./specials";
import { dealsPlayed, effectsIn, hasStock, offersIn, type PlayState, placeOf, type State } from "./state";
import type { Intent } from "./vocabulary";

const NOTHING: readonly number[] = [];
const NO_NAMES: readonly string[] = [];

/** Folds facts onto a state, so that the last fact of a decision can be told from all before it. */
const after = (rules: Rules, state: State, events: readonly CardEvent[]): State =>
  events.reduce((s, event) => evolve(rules, s, event), state);

/** The facts of a move: the play, trump and draw that come with it, and the round and deal that it may end. */
export function moveFacts(
  rules: Rules,
  state: State,
  seat: Seat,
  intent: Extract<Intent, { type: "move" }>,
  now: Instant,
): Result<CardEvent[], Refusal> {
  const early = checkTurn(state, seat, "move");
  if (early) return err(early);
  if (intent.on !== undefined) return err(no("move/unknown_action"));
  const move = readMove(rules, intent);
  const refusal = checkMove(rules, state, seat, move);
  if (refusal) return err(refusal);

  const { cards, specials, pass } = move;
  const at = placeOf(state, seat);
  const crawl = move.crawl || isCrawling(state);
  let given = 0;
  for (const extra of rules.extras) given += move.extras[extra.name]?.length ?? 0;
  const held = state.hands[at]!.length - cards.length - given;
  const size = rules.refill ? (handSize(rules, dealsPlayed(state), state.seats.length) ?? 0) : 0;
  const draws = Math.min(Math.max(size - held, 0), state.talon.length);

  const play: PlayState = {
    seat,
    kind: pass ? "pass" : "play",
    cards,
    crawl,
    specials,
    extras: null,
    uptake: null,
  };
  const counts = countsWith(state, at, held + draws);
  const then: After = { plays: playsWith(rules, state.plays, play), counts };
  const next = goesOn(rules, state, seat, then);

  const moved: EventOf<"moved"> = { type: "moved", seat, cards: intent.cards ?? [], turn: next.turn };
  if (pass) moved.pass = true;
  if (crawl) moved.crawl = true;
  if (given > 0) moved.extras = intent.extras!;
  const combo = rules.combos === null || pass ? null : comboOf(rules, cards);
  if (combo) moved.combo = combo.kind;
  if (move.knock) moved.knock = true;
  if (!pass && reverses(rules, cards)) moved.reversed = true;
  if (move.declare !== null) moved.named = move.declare;
  if (rules.effects || effectsIn(state).backwards) withEffects(rules, state, seat, move, then, moved);
  const events: CardEvent[] = [moved];
  if (specials.length > 0) declare(rules, state, move, moved, events);
  if (draws > 0) events.push({ type: "drew", seat, cards: names(rules, state.talon.slice(-draws)) });
  if (rules.melds && !pass) {
    if (move.knock) events.push(knockedFact(rules, state, seat, cards[0]!));
    const isVoid = state.talon.length <= rules.melds.stock;
    if (!move.knock && !isVoid) return { ok: true, value: events };
    moved.turn = null;
    events.push(...dealEnded(rules, after(rules, state, events), now, move.knock ? "played" : "passed"));
    return { ok: true, value: events };
  }
  close(rules, state, then, next, events, now);
  return { ok: true, value: events };
}

/** How many cards each place holds once this one holds so many. */
function countsWith(state: State, at: number, held: number): number[] {
  const counts: number[] = [];
  for (let place = 0; place < state.hands.length; place++)
    counts.push(place === at ? held : state.hands[place]!.length);
  return counts;
}

/** What a card does once it lies there, noted in its fact; and who is on turn then. */
function withEffects(
  rules: Rules,
  state: State,
  seat: Seat,
  move: MoveIds,
  then: After,
  moved: EventOf<"moved">,
): void {
  const effect = rules.effects && move.cards.length > 0 ? rules.effects[move.cards.at(-1)!] : null;
  const turns = effect?.reverse === true;
  const backwards = effectsIn(state).backwards !== turns;
  const skip = effect?.skip ?? 0;
  if (turns) moved.turned = true;
  if (effect?.draw) moved.owing = effectsIn(state).owing + effect.draw;
  if (moved.turn === null) return;
  const after = (steps: number): Seat | null => seatAfter(state, seat, then.counts, steps, backwards);
  moved.turn = after(1 + skip);
  if (skip > 0) moved.skipped = Array.from({ length: skip }, (_, i) => after(i + 1)).filter((other) => other !== null);
}

type Next = { roundOver: boolean; turn: Seat | null };

/** Does the round go on after this act, and with whom? One that nobody can go on with is over (`level: "all"` alone). */
function goesOn(rules: Rules, state: State, seat: Seat, then: After): Next {
  if (isStopped(rules, then.counts)) return { roundOver: rules.rounds !== "none", turn: null };
  if (isRoundOver(rules, state, then)) return { roundOver: true, turn: null };
  // Whoever does not want the open card has not given up.
  if (rules.rounds === "none" && offersIn(state) < 0 && isDead(rules, state, then))
    return { roundOver: false, turn: null };
  const turn = nextInRound(rules, state, seat, then);
  return { roundOver: turn === null && rules.rounds !== "none", turn };
}

/** Adds what follows an act: the round and the deal that it ends, if it does. */
function close(
  rules: Rules,
  state: State,
  then: After,
  { roundOver, turn }: Next,
  events: CardEvent[],
  now: Instant,
): void {
  if (!roundOver && turn !== null) return;
  const dead = holdersOf(then.counts) >= 2 && isDead(rules, state, then);
  if (roundOver && !dead && closeRound(rules, state, then, events) >= 2) return;
  events.push(...dealEnded(rules, after(rules, state, events), now, dead ? "passed" : "played"));
}

/**
 * Adds the end of a trick or round, and what is drawn after it. Returns how many seats hold cards then; 0 where the deal
 * is over all the same.
 */
function closeRound(rules: Rules, state: State, { plays, counts }: After, events: CardEvent[]): number {
  const made = events.find((event) => event.type === "trump_set");
  const trump = made ? rules.suites.indexOf(made.suite) : state.trump;
  const lead = leadCards(rules, state);
  const tricks = rules.rounds === "trick";
  const winner = tricks ? trickWinner(rules, trump, plays, lead) : roundWinner(plays);
  const isRefilled = rules.refillAfterTrick && hasStock(state);
  const draws = isRefilled ? refills(rules, state, placesFrom(state, winner ?? plays[0]!.seat), counts) : [];
  const held = withDrawn(state, counts, draws);
  const holding = isStopped(rules, held) ? 0 : holdersOf(held);
  const leader = holding < 2 ? null : leaderAfter(state, winner ?? plays[0]!.seat, held);
  if (tricks && winner !== null)
    events.push({ type: "trick_taken", seat: winner, points: trickPoints(rules, trump, plays, lead), turn: leader });
  else events.push({ type: "round_ended", seat: winner, turn: leader });
  events.push(...draws);
  return holding;
}

/** Notes the specials of a move, their points, and the new trump suit. */
function declare(rules: Rules, state: State, move: MoveIds, moved: EventOf<"moved">, events: CardEvent[]): void {
  const { seat } = moved;
  const hand = state.hands[placeOf(state, seat)]!;
  moved.specials = [...move.specials];
  let points = 0;
  for (const name of move.specials) {
    const card = declaringCard(rules, state, hand, move.cards, name)!;
    points += specialPoints(rules, state.trump, name, card);
    if (name === "trump") events.push({ type: "trump_set", seat, suite: rules.suites[rules.suitOf[card]!]! });
  }
  if (points !== 0) moved.points = points;
}

/** Cards that a retreat takes up: from the stack's top downwards. */
function uptakeOf(rules: Rules, state: State): number[] {
  const uptake: number[] = [];
  if (!rules.stack) return uptake;
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const entry = state.stack[i]!;
    for (let k = entry.length - 1; k >= 0; k--) {
      if (uptake.length >= rules.retreat!.uptake) return uptake;
      uptake.push(entry[k]!);
    }
  }
  return uptake;
}

/**
 * The facts of a retreat: cards taken up, perhaps a new stack from the talon, and the next seat that holds cards. In a
 * trick or round it is the seat's act: it plays no card to it.
 */
export function retreatFacts(rules: Rules, state: State, seat: Seat, now: Instant): Result<CardEvent[], Refusal> {
  const early = checkTurn(state, seat, "retreat");
  if (early) return err(early);
  if (!rules.retreat) return err(no("retreat/not_in_game"));
  if (rules.retreat.trick) return pickUpFacts(rules, state, seat, now);
  const uptake = uptakeOf(rules, state);
  let size = 0;
  for (const entry of state.stack) size += entry.length;
  const lead = rules.talon?.lead ?? 0;
  const renewed = rules.stack && size === uptake.length && lead > 0 ? state.talon.slice(-lead) : NOTHING;
  const play: PlayState = {
    seat,
    kind: "retreat",
    cards: NOTHING,
    crawl: false,
    specials: NO_NAMES,
    extras: null,
    uptake,
  };
  const at = placeOf(state, seat);
  const counts = countsWith(state, at, state.hands[at]!.length + uptake.length);
  const then: After = { plays: playsWith(rules, state.plays, play), counts };
  const next = goesOn(rules, state, seat, then);
  const events: CardEvent[] = [
    { type: "retreated", seat, uptake: names(rules, uptake), lead: names(rules, renewed), turn: next.turn },
  ];
  close(rules, state, then, next, events, now);
  return { ok: true, value: events };
}
