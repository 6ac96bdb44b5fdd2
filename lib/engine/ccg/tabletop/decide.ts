import type { Actor, Ctx } from "../../kernel/game";
import { ok } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import { drawArrows, removeArrows } from "./arrows";
import { decideFlag, withClock } from "./clock";
import type { Event } from "./event";
import { evolve } from "./evolve";
import type { Intent, IntentOf } from "./intent";
import { actOnObjects } from "./objects";
import { bring, mixed, reveal, search, show, shuffle } from "./piles";
import { accept, concede, declare, judged } from "./results";
import type { Rules } from "./rules";
import { afterBeginning, decideScripted } from "./script/strict";
import { see } from "./see";
import { eyesOf } from "./sight";
import type { State } from "./state";
import { bid, roll, score, special, toss } from "./talk";
import { transfer } from "./transfer";
import { announcePhase, endTurn, turnClock } from "./turns";
import { MOST_IN_CHAIN } from "./vocabulary";

/**
 * Is this allowed, and what then happens? On a free table: whatever can be done with cards on a table, by any player,
 * and everybody is told. Watchers do nothing; before the game has begun decks are brought, after it nothing is done.
 */
export function decide(rules: Rules, state: State, actor: Actor, intent: Intent, ctx: Ctx): Decided {
  const decided = decideAct(rules, state, actor, intent, ctx);
  return decided.ok ? ok(withClock(rules, state, decided.value, ctx.now)) : decided;
}

function decideAct(rules: Rules, state: State, actor: Actor, intent: Intent, ctx: Ctx): Decided {
  if (intent.type === "flag") {
    const isClock = "role" in actor && actor.role === "clock";
    return isClock ? decideFlag(rules, state, intent.seat, ctx.now) : no("tabletop/time_left");
  }
  if (intent.type === "judge") {
    if (!("role" in actor) || actor.role !== "judge") return no("tabletop/not_judge");
    if (state.stage !== "playing") return no(state.stage === "over" ? "tabletop/over" : "tabletop/not_begun");
    return judged(rules, state, intent.winners);
  }
  if (intent.type === "begin" || intent.type === "again") return start(rules, state, actor, intent.type, ctx);
  if (!("seat" in actor) || !state.players[actor.seat]) return no("tabletop/not_seated");
  if (state.stage === "over") return no("tabletop/over");
  const act: Act = { rules, state, seat: actor.seat, ctx };
  if (intent.type === "bring") return bring(act, intent);
  if (state.stage === "waiting") return no("tabletop/not_begun");
  if (state.players[actor.seat]?.out) return no("tabletop/out");
  return intent.type === "chain" ? decideChain(act, intent) : decideScripted(rules.script, act, intent, freely);
}

/**
 * Acts that are asked for as one: each is decided as it would be by itself, after those before it. If one of them is refused,
 * nothing is done; what has to be put to the others, or ends the game, ends them. A refusal after something came to light, or
 * was left to chance, ends them too: were it undone, one would look at cards, and shuffle, until it comes out well.
 */
function decideChain(act: Act, { acts }: IntentOf<"chain">): Decided {
  const { rules, seat } = act;
  const events: Event[] = [];
  let { state } = act;
  let size = 0;
  let stands = false;
  for (const intent of acts) {
    const decided = decideScripted(rules.script, { ...act, state }, intent, freely);
    if (!decided.ok) return stands ? ok(events) : decided;
    size += decided.value.reduce((sum, event) => sum + sizeOf(event), 0);
    if (size > MOST_IN_CHAIN) return stands ? ok(events) : no("tabletop/too_many");
    for (const event of decided.value) {
      const after = evolve(rules, state, event);
      stands ||= isChance(event) || see(rules, event, state, after, eyesOf(seat)).news === true;
      state = after;
    }
    events.push(...decided.value);
    if (state.stage !== "playing" || decided.value.some(({ type }) => type === "asked")) break;
  }
  return ok(events);
}

/** Was it left to chance, be it so that nobody sees yet what came of it? */
const isChance = (event: Event): boolean =>
  event.type === "shuffled" || (event.type === "moved" && (event.shuffled || event.how === "chance"));

/** How many cards a fact names, as they are written down. */
const sizeOf = (event: Event): number =>
  Math.max(
    1,
    ...["cards", "order", "ids", "objects"].map((list) => {
      const named: unknown = Reflect.get(event, list);
      return Array.isArray(named) ? named.length : 0;
    }),
  );

/** By the rules of a free table alone. */
const freely = (act: Act, intent: Intent): Decided => actOnObjects(act, intent) ?? actOnTable(act, intent);

function actOnTable(act: Act, intent: Intent): Decided {
  switch (intent.type) {
    case "transfer":
      return transfer(act, intent);
    case "shuffle":
      return shuffle(act, intent);
    case "search":
      return search(act, intent);
    case "show":
      return show(act, intent);
    case "reveal":
      return reveal(act, intent);
    case "score":
      return score(act, intent);
    case "roll":
      return roll(act, intent);
    case "toss":
      return toss(act);
    case "special":
      return special(act, intent);
    case "bid":
      return bid(act, intent);
    case "arrow":
      return drawArrows(act, intent);
    case "unarrow":
      return removeArrows(act, intent);
    case "end_turn":
      return endTurn(act);
    case "phase":
      return announcePhase(act, intent);
    case "timer":
      return turnClock(act, intent);
    case "declare":
      return declare(act, intent);
    case "accept":
      return accept(act);
    case "concede":
      return concede(act);
    default:
      return no("tabletop/no_such_object");
  }
}

/**
 * The game begins: chance says whose turn it is, unless a saved game does. For another one the table is cleared by the clock alone, once
 * all who sit there want it: no host stakes for others. It begins as the first one did, once decks are brought.
 */
function start(rules: Rules, state: State, actor: Actor, type: "begin" | "again", ctx: Ctx): Decided {
  if (!("role" in actor) || actor.role === "visitor" || actor.role === "judge") return no("tabletop/not_host");
  if (type === "begin" && state.stage !== "waiting") return no("tabletop/begun");
  // The clock begins once all are here. A host who cannot wait takes the empty seats away.
  if (
    type === "begin" &&
    actor.role !== "clock" &&
    !state.players.every(({ present, deck }) => present && deck !== null)
  )
    return no("tabletop/not_all_here");
  if (type === "again" && state.stage !== "over") return no("tabletop/not_over");
  if (type === "again" && actor.role !== "clock") return no("tabletop/all_again");
  if (type === "again") return ok([{ type: "cleared" }]);
  const random = ctx.openEpoch();
  const saved = state.turn.seat;
  const first = saved ?? random.below(Math.max(1, state.players.length));
  const began = { type: "began", first, at: ctx.now } as const;
  const events = afterBeginning(rules.script, rules, state, began, ctx, freely);
  // A saved game goes on as it lay.
  if (rules.script || saved !== null) return ok(events);
  return ok([...events, ...mixed(rules, evolve(rules, state, began), random)]);
}
