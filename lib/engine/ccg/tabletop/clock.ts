import type { Instant, Seat } from "../../kernel/game";
import { ok } from "../../kernel/result";
import { type Decided, no } from "./act";
import type { Event } from "./event";
import { evolve } from "./evolve";
import { flagFalls } from "./results";
import type { Rules } from "./rules";
import { awaitedIn } from "./script/offer";
import type { State } from "./state";

/** When the time of whoever the table's clock runs for is used up; null: it runs for nobody, or that was told already. */
export function flagAt({ config }: Rules, { stage, players, turn, byHand }: State): { seat: Seat; at: Instant } | null {
  const { clock } = config;
  const player = turn.running === null ? undefined : players[turn.running];
  if (!clock || stage !== "playing" || byHand || turn.running === null || !player || player.flagged) return null;
  return { seat: turn.running, at: turn.since + Math.max(0, clock.seconds * 1_000 - player.spent) };
}

/** Somebody's flag falls: the clock says so once, and who plays to win by time has. */
export function decideFlag(rules: Rules, state: State, seat: Seat, now: Instant): Decided {
  const due = flagAt(rules, state);
  if (due?.seat !== seat || now < due.at) return no("tabletop/time_left");
  const told: Event = { type: "flagged", seat };
  if (rules.config.clock?.flag !== "loses") return ok([told]);
  return ok([told, ...flagFalls(rules, state, seat)]);
}

/**
 * What happened, with the table's clock passed on to whoever is awaited now: by the game's script, else by whose turn it is. It stands
 * while a game is played by hand: what its script does not do is nobody's time. At a table without a clock of its own nothing is added.
 */
export function withClock(rules: Rules, before: State, events: readonly Event[], at: Instant): Event[] {
  if (!rules.config.clock || events.length === 0) return [...events];
  const after = events.reduce((state, event) => evolve(rules, state, event), before);
  const { running, seat } = after.turn;
  if (after.byHand && after.stage === "playing")
    return running === null ? [...events] : [...events, { type: "timer", seat: running, running: null, at }];
  const handed = running === null || after.turn.number !== before.turn.number ? seat : running;
  const wanted = awaitedIn(after.shown)[0]?.seat ?? handed;
  if (after.stage !== "playing" || wanted === null || wanted === running) return [...events];
  return [...events, { type: "clock_passed", running: wanted, at }];
}
