import type { Seat } from "../../kernel/game";
import { ok } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import type { Event } from "./event";
import type { IntentOf } from "./intent";
import type { State } from "./state";

/** The next player after this one who has not conceded. */
export function nextSeat({ players }: State, seat: Seat): Seat {
  for (let step = 1; step <= players.length; step++) {
    const next = (seat + step) % players.length;
    if (!players[next]?.out) return next;
  }
  return seat;
}

/** Whoever's turn it is ends it; a clock that runs for them runs for the next one from then on. */
export function endTurn({ rules, state, seat, ctx }: Act): Decided {
  if (state.turn.seat !== seat) return no("tabletop/not_your_turn");
  const next = nextSeat(state, seat);
  const events: Event[] = [{ type: "turn_ended", seat, next }];
  if (!rules.config.clock && state.turn.running === seat && next !== seat)
    events.push({ type: "timer", seat, running: next, at: ctx.now });
  return ok(events);
}

/** Announces a phase. On a free table anybody may. */
export const announcePhase = ({ rules, seat }: Act, { phase }: IntentOf<"phase">): Decided =>
  phase < rules.config.phases.length ? ok([{ type: "phase", seat, phase }]) : no("tabletop/no_such_phase");

/** The chess clock: it runs for whoever grabs it, or is passed on, or stands. One of the table's own runs by itself; it can be passed on. */
export function turnClock({ rules, state, seat, ctx }: Act, { act }: IntentOf<"timer">): Decided {
  if (rules.config.clock && (act !== "pass" || state.turn.running !== seat)) return no("tabletop/own_clock");
  const running = act === "grab" ? seat : act === "pass" ? nextSeat(state, seat) : null;
  if (running === state.turn.running) return no("tabletop/same");
  return ok([{ type: "timer", seat, running, at: ctx.now }]);
}
