import type { Instant, Seat } from "../kernel/game";
import { err, type Refusal, type Result } from "../kernel/result";
import type { CardEvent, EventOf } from "./event";
import { evolve } from "./evolve";
import { isCrawling } from "./follow";
import { checkMove, checkTurn, readMove } from "./move";
import { no } from "./refusals";
import { type After, isRoundOver, leaderAfter, nextInRound, roundWinner, trickPoints, trickWinner } from "./rounds";
import { names, type Rules } from "./rules";
import { dealEnded } from "./scoring";
import { specialPoints } from "./specials";
import { nextSeat, type PlayState, placeOf, type State } from "./state";
import type { Intent } from "./vocabulary";

const NOTHING: readonly number[] = [];

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
  const move = readMove(rules, intent);
  const refusal = checkMove(rules, state, seat, move);
  if (refusal) return err(refusal);

  const { cards, specials, pass } = move;
  const at = placeOf(state, seat);
  const crawl = move.crawl || isCrawling(state);
  let given = 0;
  for (const extra of rules.extras) given += move.extras[extra.name]?.length ?? 0;
  const held = state.hands[at]!.length - cards.length - given;
  const draws = rules.refill ? Math.min(Math.max((rules.hand ?? 0) - held, 0), state.talon.length) : 0;

  const play: PlayState = {
    seat,
    kind: pass ? "pass" : "play",
    cards,
    crawl,
    specials,
    extras: null,
    uptake: null,
  };
  const plays = rules.rounds === "none" ? [play] : [...state.plays, play];
  const counts: number[] = [];
  for (let place = 0; place < state.hands.length; place++)
    counts.push(place === at ? held + draws : state.hands[place]!.length);
  const then: After = { plays, counts };

  const roundOver = isRoundOver(rules, state, then);
  const turn = roundOver ? null : nextInRound(rules, state, seat, then);

  const moved: EventOf<"moved"> = { type: "moved", seat, cards: intent.cards ?? [], turn };
  if (pass) moved.pass = true;
  if (crawl) moved.crawl = true;
  if (given > 0) moved.extras = intent.extras!;
  const events: CardEvent[] = [moved];
  if (specials.length > 0) declare(rules, seat, moved, specials, cards[0]!, events);
  if (draws > 0) events.push({ type: "drew", seat, cards: names(rules, state.talon.slice(-draws)) });
  if (!roundOver && turn !== null) return { ok: true, value: events };

  let holding = 0;
  for (let place = 0; place < counts.length; place++) if (counts[place]! > 0) holding += 1;
  if (roundOver) {
    const trump = specials.includes("trump") ? rules.suitOf[cards[0]!]! : state.trump;
    const winner = rules.rounds === "trick" ? trickWinner(rules, trump, plays) : roundWinner(plays);
    const leader = holding < 2 ? null : leaderAfter(state, winner, counts);
    if (rules.rounds === "trick")
      events.push({ type: "trick_taken", seat: winner, points: trickPoints(rules, plays), turn: leader });
    else events.push({ type: "round_ended", seat: winner, turn: leader });
    if (holding >= 2) return { ok: true, value: events };
  }
  events.push(...dealEnded(rules, after(rules, state, events), now, "played"));
  return { ok: true, value: events };
}

/** Notes the specials of a move, their points, and the new trump suit. */
function declare(
  rules: Rules,
  seat: Seat,
  moved: EventOf<"moved">,
  specials: readonly string[],
  card: number,
  events: CardEvent[],
): void {
  moved.specials = [...specials];
  const points = specials.reduce((sum, name) => sum + specialPoints(rules, name, card), 0);
  if (points !== 0) moved.points = points;
  if (specials.includes("trump")) events.push({ type: "trump_set", seat, suite: rules.suites[rules.suitOf[card]!]! });
}

/** Cards that a retreat takes up: from the stack's top downwards (spec §1.5). */
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

/** The facts of a retreat: cards taken up, perhaps a new stack from the talon, and the next seat that holds cards. */
export function retreatFacts(rules: Rules, state: State, seat: Seat, now: Instant): Result<CardEvent[], Refusal> {
  const early = checkTurn(state, seat, "retreat");
  if (early) return err(early);
  if (!rules.retreat) return err(no("retreat/not_in_game"));
  const uptake = uptakeOf(rules, state);
  let size = 0;
  for (const entry of state.stack) size += entry.length;
  const lead = rules.talon?.lead ?? 0;
  const renewed = rules.stack && size === uptake.length && lead > 0 ? state.talon.slice(-lead) : NOTHING;
  const turn = nextSeat(state, seat, (place) => state.hands[place]!.length > 0);
  const events: CardEvent[] = [
    { type: "retreated", seat, uptake: names(rules, uptake), lead: names(rules, renewed), turn },
  ];
  if (turn === null) events.push(...dealEnded(rules, after(rules, state, events), now, "played"));
  return { ok: true, value: events };
}
