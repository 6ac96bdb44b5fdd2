import type { Actor, Ctx, Seat } from "../kernel/game";
import { assertNever, err, ok, type Refusal, type Result } from "../kernel/result";
import { bidFacts, checkRedeal, checkSell, soldFact } from "./bidding";
import { dealt } from "./deal";
import { distributeFacts } from "./distribute";
import { drawFacts } from "./draw";
import type { CardEvent } from "./event";
import { evolve } from "./evolve";
import { pairsFacts, takeFacts } from "./pairs-facts";
import { moveFacts, retreatFacts } from "./play";
import { no } from "./refusals";
import type { Rules } from "./rules";
import { dealEnded } from "./scoring";
import { isLive, placeOf, type State } from "./state";
import { claimFacts, closeFacts, swapFacts } from "./stock";
import type { Bid, Intent } from "./vocabulary";

type Decision = Result<CardEvent[], Refusal>;

/** Is this intent allowed, and what then happens? */
export function decide(rules: Rules, state: State, actor: Actor, intent: Intent, ctx: Ctx): Decision {
  switch (intent.type) {
    case "start":
      return start(rules, state, actor, ctx);
    case "end":
      if (!isHost(actor)) return err(no("end/forbidden"));
      if (!isLive(state)) return err(no("end/not_underway"));
      return ok(dealEnded(rules, state, ctx.now, "stopped"));
    case "reset":
      return reset(rules, state, actor, ctx);
    default:
      if (!("seat" in actor) || placeOf(state, actor.seat) < 0) return err(no("seat/unknown"));
      return seatDecides(rules, state, actor.seat, intent, ctx);
  }
}

type SeatIntent = Exclude<Intent, { type: "start" | "end" | "reset" }>;

function seatDecides(rules: Rules, state: State, seat: Seat, intent: SeatIntent, ctx: Ctx): Decision {
  switch (intent.type) {
    case "move":
      return (rules.pairs ? pairsFacts : moveFacts)(rules, state, seat, intent, ctx.now);
    case "draw":
      return drawFacts(rules, state, seat, intent.from, ctx);
    case "retreat":
      return (rules.pairs ? takeFacts : retreatFacts)(rules, state, seat, ctx.now);
    case "swap":
      return swapFacts(rules, state, seat);
    case "close":
      return closeFacts(rules, state, seat);
    case "claim":
      return claimFacts(rules, state, seat, ctx.now);
    case "look":
      if (state.phase !== "bidding" || !state.blind[placeOf(state, seat)]) return err(no("look/nothing_hidden"));
      return ok([{ type: "looked", seat }]);
    case "bid": {
      const result = bidFacts(rules, state, seat, intent);
      if (!result.ok) return result;
      const { events, passedOut } = result.value;
      return ok(passedOut ? ended(rules, state, events, ctx, "passed") : events);
    }
    case "sell": {
      const refusal = checkSell(rules, state, seat);
      return refusal ? err(refusal) : ok([soldFact(rules, state, seat)]);
    }
    case "redeal": {
      const refusal = checkRedeal(rules, state, seat);
      if (refusal) return err(refusal);
      const bid: Bid = { seat, redeal: true };
      return ok(ended(rules, state, [{ type: "redealt", seat, bid }], ctx, "redeal"));
    }
    case "distribute":
      return distributeFacts(rules, state, seat, intent.cards, ctx.host);
    default:
      return assertNever(intent);
  }
}

/** Facts, and the end of a deal that does not count. */
function ended(rules: Rules, state: State, events: CardEvent[], ctx: Ctx, reason: "passed" | "redeal"): CardEvent[] {
  const then = events.reduce((s, event) => evolve(rules, s, event), state);
  return [...events, ...dealEnded(rules, then, ctx.now, reason)];
}

/** Too few or too many seats for the game? */
export function checkSeats(rules: Rules, seats: number): Refusal | null {
  const { min, max } = rules.seats;
  return seats < min || seats > max ? no("start/players", { min, max, seats }) : null;
}

const isHost = (actor: Actor): boolean => "role" in actor && (actor.role === "host" || actor.role === "master");

const isClock = (actor: Actor): boolean => "role" in actor && actor.role === "clock";

/** A new deal: by the host at any time between deals, by the clock when it is due. */
function start(rules: Rules, state: State, actor: Actor, ctx: Ctx): Decision {
  if (!isHost(actor) && !isClock(actor)) return err(no("start/forbidden"));
  if (isLive(state)) return err(no("start/underway"));
  if (isClock(actor)) {
    if (state.phase === "complete") return err(no("start/forbidden"));
    if (state.due !== null && ctx.now < state.due) return err(no("start/too_early", { at: state.due }));
  }
  const refusal = checkSeats(rules, state.seats.length);
  return refusal ? err(refusal) : ok([dealt(rules, state, ctx.openEpoch(), ctx.host)]);
}

/** A new series: totals begin again, and the first deal follows at once. By the host, or by the clock for a rematch. */
function reset(rules: Rules, state: State, actor: Actor, ctx: Ctx): Decision {
  if (!isHost(actor) && !(isClock(actor) && state.phase === "complete")) return err(no("reset/forbidden"));
  const refusal = checkSeats(rules, state.seats.length);
  if (refusal) return err(refusal);
  const event: CardEvent = { type: "reset", series: state.deal > 0 ? state.series + 1 : state.series };
  return ok([event, dealt(rules, evolve(rules, state, event), ctx.openEpoch(), ctx.host)]);
}
