import type { Seat } from "../../kernel/game";
import { ok } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import type { Event } from "./event";
import type { IntentOf } from "./intent";
import { type Rules, teamOf } from "./rules";
import { changed, type Declared, type State, withPlayer } from "./state";
import { seatsInPlay, written } from "./talk";
import { nextSeat } from "./turns";
import type { GameResult } from "./vocabulary";

/** What another player declares who means the same. */
const SAME: Readonly<Record<GameResult, GameResult>> = {
  win: "lose",
  lose: "win",
  draw: "draw",
  undecided: "undecided",
};

/** The places that follow from a result; whoever plays with somebody shares their place. */
function placesOf(rules: Rules, { players }: State, { seat, result }: Pick<Declared, "seat" | "result">): Seat[][] {
  const all = players.map((_, other) => other);
  if (result === "draw" || result === "undecided") return [all];
  const own = all.filter((other) => teamOf(rules, other) === teamOf(rules, seat));
  const others = all.filter((other) => !own.includes(other));
  return (result === "win" ? [own, others] : [others, own]).filter((place) => place.length > 0);
}

/** What follows once all agree who are there. */
function settled(rules: Rules, state: State, declared: Declared): Event[] {
  const there = seatsInPlay(state);
  if (there.length === 0 || !there.every((seat) => declared.accepted.includes(seat))) return [];
  const reason = declared.result === "undecided" ? "undecided" : "agreed";
  return [{ type: "ended", places: placesOf(rules, state, declared), reason }];
}

/** Declares how the game went for oneself. Who says the same as the one before them agrees with it. */
export function declare(act: Act, intent: IntentOf<"declare">): Decided {
  const { result } = intent;
  const text = written(intent.text ?? "");
  const { rules, state, seat } = act;
  const before = state.declared;
  if (before && before.seat !== seat && SAME[before.result] === result) return accept(act);
  const declared: Declared = { seat, result, text, accepted: [seat] };
  return ok([{ type: "declared", seat, result, text }, ...settled(rules, state, declared)]);
}

export function accept({ rules, state, seat }: Act): Decided {
  const { declared } = state;
  if (!declared) return no("tabletop/nobody_declared");
  if (declared.accepted.includes(seat)) return no("tabletop/accepted");
  const { seat: by, result, text, accepted } = declared;
  const now: Declared = { seat: by, result, text, accepted: [...accepted, seat] };
  return ok([{ type: "accepted", seat }, ...settled(rules, state, now)]);
}

/** Gives up; a turn that was theirs is the next one's. */
export const concede = ({ rules, state, seat }: Act): Decided =>
  ok(handedOn(state, seat, [{ type: "conceded", seat }, ...lastSide(rules, state, seat, "conceded")]));

/** The judge decides a game that its players cannot agree about. */
export function judged(rules: Rules, state: State, winners: readonly Seat[] | null): Decided {
  const all = state.players.map((_, seat) => seat);
  if (winners === null) return ok([{ type: "ended", places: [all], reason: "annulled" }]);
  if (winners.some((seat) => !state.players[seat])) return no("tabletop/no_such_seat");
  const sides = new Set(winners.map((seat) => teamOf(rules, seat)));
  const places = [true, false].map((won) => all.filter((seat) => sides.has(teamOf(rules, seat)) === won));
  return ok([{ type: "ended", places: places.filter((place) => place.length > 0), reason: "judged" }]);
}

/** Somebody has lost by the rules of the game. */
export const defeat = (rules: Rules, state: State, seat: Seat): Event[] => [
  { type: "defeated", seat },
  ...lastSide(rules, state, seat, "played"),
];

/** Somebody's time is up; a turn that was theirs is the next one's. */
export const flagFalls = (rules: Rules, state: State, seat: Seat): Event[] =>
  handedOn(state, seat, [{ type: "defeated", seat }, ...lastSide(rules, state, seat, "clock")]);

/** What puts somebody out, with the end of their turn where the game goes on. */
const handedOn = (state: State, seat: Seat, events: readonly Event[]): Event[] =>
  state.turn.seat === seat && !events.some(({ type }) => type === "ended")
    ? [...events, { type: "turn_ended", seat, next: nextSeat(state, seat) }]
    : [...events];

/** The game is over once only one side is left besides whoever is out now. */
function lastSide(rules: Rules, state: State, seat: Seat, reason: string): Event[] {
  const all = state.players.map((_, other) => other);
  const left = all.filter((other) => other !== seat && !state.players[other]?.out);
  if (new Set(left.map((other) => teamOf(rules, other))).size > 1) return [];
  const winners = all.filter((other) => left.some((one) => teamOf(rules, one) === teamOf(rules, other)));
  const places = [winners, all.filter((other) => !winners.includes(other))].filter((place) => place.length > 0);
  return [{ type: "ended", places, reason }];
}

/** Somebody came or left; whoever left need not agree to a result any more. */
export function occupied(rules: Rules, state: State, seat: Seat, taken: boolean): Event[] {
  const player = state.players[seat];
  if (!player || player.present === taken) return [];
  const event: Event = { type: "occupied", seat, taken };
  if (taken || state.stage !== "playing" || !state.declared) return [event];
  const players = state.players.with(seat, withPlayer(player, { present: false }));
  return [event, ...settled(rules, changed(state, { players }), state.declared)];
}
