import type { Seat } from "../../kernel/game";
import { withArrows, withoutArrows } from "./arrows";
import type { Event, EventOf } from "./event";
import { brought, moved, revealed, shown, shuffled, withZone } from "./evolve-cards";
import { evolveObjects } from "./evolve-objects";
import { emptyZones, newPlayers, type Rules, seatOfZone } from "./rules";
import type { Position } from "./saved";
import { changed, type Player, type State, type Turn, withPlayer } from "./state";

const NO_TURN: Turn = { seat: null, number: 0, phase: null, running: null, since: 0 };

/** A table for these seats on which nothing lies. */
const fresh = (rules: Rules, seats: number, secret: string | null = null): State => ({
  ...{ hash: rules.hash, secret, stage: "waiting", nextId: 1, top: 1, bottom: 0 },
  ...{ zones: emptyZones(rules, seats), objects: [], arrows: [], players: newPlayers(rules, seats) },
  ...{ turn: NO_TURN, declared: null, outcome: null, asked: null },
  ...{ byHand: false, vars: null, shown: null },
});

/** The state before anybody sits. */
export const initialOf = (rules: Rules): State => fresh(rules, 0);

function restored(rules: Rules, state: State, position: Position): State {
  const { zones, objects, turn, nextId, top, bottom } = position;
  const blank = emptyZones(rules, state.players.length);
  return changed(state, {
    ...{ nextId, top, bottom, objects },
    zones: blank.map((zone, at) => (zones[at] ? { ...zones[at], looking: [] } : zone)),
    players: state.players.map((player, seat) => withPlayer(player, position.players[seat] ?? {})),
    turn: { ...turn, running: null, since: 0 },
    byHand: position.byHand ?? false,
    vars: position.vars,
  });
}

function withSeat(state: State, seat: Seat, change: (player: Player) => Player): State {
  const player = state.players[seat];
  return player ? changed(state, { players: state.players.with(seat, change(player)) }) : state;
}

/** The clock of whoever it ran for is added up, and it runs for `running` from then on. */
function timed(state: State, { running, at }: EventOf<"timer"> | EventOf<"clock_passed">): State {
  const { turn } = state;
  const ran = turn.running;
  const next =
    ran === null
      ? state
      : withSeat(state, ran, (player) => withPlayer(player, { spent: player.spent + Math.max(0, at - turn.since) }));
  return changed(next, { turn: { seat: turn.seat, number: turn.number, phase: turn.phase, running, since: at } });
}

function accepted(state: State, seat: Seat): State {
  const { declared } = state;
  if (!declared || declared.accepted.includes(seat)) return state;
  const { seat: by, result, text } = declared;
  return changed(state, { declared: { seat: by, result, text, accepted: [...declared.accepted, seat] } });
}

function allowed(state: State, { seat, done }: EventOf<"allowed">): State {
  const { asked } = state;
  if (!asked) return state;
  const { seat: by, text, intent } = asked;
  return changed(state, { asked: done ? null : { seat: by, text, intent, allowed: [...asked.allowed, seat] } });
}

/** Somebody came or left. Before the game has begun whoever leaves takes their deck along: nobody else plays it, or sees it. */
function occupied(rules: Rules, state: State, { seat, taken }: EventOf<"occupied">): State {
  const next = withSeat(state, seat, (player) => withPlayer(player, { present: taken }));
  if (taken || state.stage !== "waiting" || rules.config.start !== undefined) return next;
  const bare = withSeat(next, seat, (player) => withPlayer(player, { deck: null, check: null }));
  const blank = emptyZones(rules, state.players.length);
  return changed(bare, {
    zones: bare.zones.map((zone, at) => (seatOfZone(rules, at) === seat ? (blank[at] ?? zone) : zone)),
  });
}

/** Seats changed before the game begins: who has brought a deck takes it along to the seat that they have now. */
function reseated(rules: Rules, state: State, { seats, from = [] }: EventOf<"reseated">): State {
  const { nextId, secret } = state;
  const blank = fresh(rules, seats, secret);
  return changed(blank, {
    nextId,
    players: blank.players.map((player, seat) => state.players[from[seat] ?? -1] ?? player),
    zones: blank.zones.map((zone, at) => {
      const seat = seatOfZone(rules, at);
      const before = from[seat] === undefined ? undefined : state.zones[at + (from[seat] - seat) * rules.kinds.length];
      if (!before || !state.players[from[seat] ?? -1]) return zone;
      const { cards, sight, rev } = before;
      return { cards: cards.map((card) => ({ ...card, owner: seat })), sight, rev, looking: [] };
    }),
  });
}

/** One fact further. Total: what does not fit the state changes nothing. */
export function evolve(rules: Rules, state: State, event: Event): State {
  const objects = evolveObjects(state, event);
  if (objects) return objects;
  switch (event.type) {
    case "moved":
      return moved(rules, state, event);
    case "shuffled":
      return shuffled(rules, state, event);
    case "revealed":
      return revealed(rules, state, event);
    case "shown":
      return shown(rules, state, event);
    case "brought":
      return brought(rules, state, event);
    case "checked":
      return withSeat(state, event.seat, (player) => withPlayer(player, { check: event.check }));
    case "searched":
      return withZone(rules, state, event.zone, ({ cards, sight, rev, looking }) => ({
        ...{ cards, sight, rev, looking: looking.includes(event.seat) ? looking : [...looking, event.seat] },
      }));
    case "closed":
      return withZone(rules, state, event.zone, ({ cards, sight, rev, looking }) => ({
        ...{ cards, sight, rev, looking: looking.filter((seat) => seat !== event.seat) },
      }));
    case "scored":
      return withSeat(state, event.of, (player) => withPlayer(player, { score: event.value }));
    case "arrows_drawn":
      return withArrows(state, event);
    case "arrows_removed":
      return withoutArrows(state, event);
    case "bid":
      return withSeat(state, event.seat, (player) => withPlayer(player, { bid: event.text }));
    case "bids_opened":
      return changed(state, { players: state.players.map((player) => withPlayer(player, { bid: null })) });
    case "turn_ended": {
      const { number, running, since } = state.turn;
      return changed(state, {
        arrows: [],
        turn: { seat: event.next, number: number + 1, phase: null, running, since },
      });
    }
    case "phase": {
      const { seat, number, running, since } = state.turn;
      return changed(state, { turn: { seat, number, phase: event.phase, running, since } });
    }
    case "timer":
    case "clock_passed":
      return timed(state, event);
    case "clock_set": {
      const { seat, number, phase } = state.turn;
      return changed(state, { turn: { seat, number, phase, running: event.running, since: event.since } });
    }
    case "flagged":
      return withSeat(state, event.seat, (player) => withPlayer(player, { flagged: true }));
    case "declared": {
      const { seat, result, text } = event;
      return changed(state, { declared: { seat, result, text, accepted: [seat] } });
    }
    case "accepted":
      return accepted(state, event.seat);
    case "result_cancelled":
      return changed(state, { declared: null });
    case "asked": {
      const { seat, text, intent } = event;
      return changed(state, { asked: { seat, text, intent, allowed: [] } });
    }
    case "allowed":
      return allowed(state, event);
    case "denied":
      return changed(state, { asked: null });
    case "scripted":
      return changed(state, { vars: event.vars, shown: event.shown });
    // What was awaited is not any more: nobody minds it.
    case "script_failed":
    case "by_hand":
      return changed(state, { byHand: true, asked: null, shown: null });
    case "rules_back":
      return changed(state, { byHand: false });
    case "conceded":
    case "defeated":
      return withSeat(state, event.seat, (player) => withPlayer(player, { out: true }));
    case "ended":
      return changed(state, {
        stage: "over",
        declared: null,
        arrows: [],
        outcome: { places: event.places, reason: event.reason, scores: scoresOf(state) },
      });
    case "occupied":
      return occupied(rules, state, event);
    case "seated":
      return fresh(rules, event.seats, state.secret);
    case "private_set":
      return changed(state, { secret: event.secret });
    case "reseated":
      return reseated(rules, state, event);
    case "restored":
      return restored(rules, state, event.position);
    case "cleared":
      return cleared(rules, state);
    case "restarted":
      return begun(cleared(rules, state), event.first, event.at);
    case "began":
      return begun(state, event.first, event.at);
    default:
      // Said or shown, and nothing is changed by it.
      return state;
  }
}

/** An empty table for the same people. */
function cleared(rules: Rules, state: State): State {
  const blank = fresh(rules, state.players.length, state.secret);
  const players = blank.players.map((player, seat) =>
    withPlayer(player, { present: state.players[seat]?.present ?? false }),
  );
  return changed(blank, { players });
}

const begun = (state: State, first: Seat, since: number): State =>
  changed(state, {
    stage: "playing",
    turn: { seat: first, number: Math.max(1, state.turn.number), phase: state.turn.phase, running: null, since },
  });

const scoresOf = ({ players }: State): Record<Seat, number> =>
  Object.fromEntries(players.map(({ score }, seat) => [seat, score]));
