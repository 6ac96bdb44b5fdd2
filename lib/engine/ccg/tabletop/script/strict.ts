import type { Ctx, Seat } from "../../../kernel/game";
import { ok, refuse } from "../../../kernel/result";
import { type Act, type Decided, no } from "../act";
import type { Event } from "../event";
import type { Intent, IntentOf } from "../intent";
import type { Rules } from "../rules";
import type { State } from "../state";
import { seatsInPlay } from "../talk";
import type { GameScript } from "./game-script";
import { Hooks } from "./hooks";
import { type FreeRules, Stage } from "./stage";

/** What no game's rule stands in the way of: how a game ends, and what is said around it. */
const EXEMPT: ReadonlySet<Intent["type"]> = new Set([
  "declare",
  "accept",
  "concede",
  "timer",
  "bid",
  "touch",
  "arrow",
  "unarrow",
  "special",
]);

const isExempt = (intent: Intent): boolean =>
  EXEMPT.has(intent.type) || (intent.type === "search" && intent.close === true);

/** What one move brought, its script's facts included. */
const outcome = (stage: Stage, hooks: Hooks): Decided => {
  hooks.finish();
  return ok(stage.events);
};

/**
 * Decides by the free rules, and by the game's script where there is one: before an act it may say that a rule is
 * against it, after it it does what follows. A violation is refused (strict), or told and put to the others (warn).
 */
export function decideScripted(given: GameScript | null, act: Act, intent: Intent, free: FreeRules): Decided {
  // One that cannot be loaded has said so when the game began.
  const script = given?.problem ? null : given;
  if (intent.type === "allow") return script ? allow(script, act, intent, free) : no("tabletop/nothing_asked");
  if (intent.type === "command") return script ? command(script, act, intent, free) : no("tabletop/no_such_command");
  const decided = free(act, intent);
  const [first] = decided.ok ? decided.value : [];
  if (!decided.ok || !script || !first || isExempt(intent)) return decided;
  const { rules, state, seat, ctx } = act;
  const stage = new Stage(rules, state, seat, ctx, free);
  const hooks = new Hooks(script, stage);
  const text = hooks.before(intent, first);
  if (text !== null) {
    if (script.manner === "strict") return refuse("tabletop/rule", { text });
    const others = seatsInPlay(state).filter((other) => other !== seat);
    stage.tell({ type: "asked", seat, text, intent });
    // Who is alone is told, and does as they like.
    if (others.length > 0) return ok(stage.events);
    stage.tell({ type: "allowed", seat, done: true });
  }
  return happens(stage, hooks, intent, decided.value);
}

function happens(stage: Stage, hooks: Hooks, intent: Intent, events: readonly Event[]): Decided {
  for (const event of events) stage.tell(event);
  hooks.after(intent, events[0]!);
  return outcome(stage, hooks);
}

/** An act against a rule is let through by all the others, or not. */
function allow(script: GameScript, act: Act, { yes }: IntentOf<"allow">, free: FreeRules): Decided {
  const { rules, state, seat, ctx } = act;
  const { asked } = state;
  if (!asked) return no("tabletop/nothing_asked");
  if (asked.seat === seat || asked.allowed.includes(seat)) return no("tabletop/same");
  if (!yes) return ok([{ type: "denied", seat }]);
  const waiting = seatsInPlay(state).filter((other) => other !== asked.seat && !asked.allowed.includes(other));
  const done = waiting.every((other) => other === seat);
  if (!done) return ok([{ type: "allowed", seat, done }]);
  const stage = new Stage(rules, state, asked.seat, ctx, free);
  const decided = free({ rules, state, seat: asked.seat, ctx }, asked.intent);
  // What was asked for cannot be done any more.
  if (!decided.ok) return ok([{ type: "denied", seat: asked.seat }]);
  stage.tell({ type: "allowed", seat, done });
  return happens(stage, new Hooks(script, stage), asked.intent, decided.value);
}

/** A command of the game's own, from its menus and keys. What it says instead of doing it is refused. */
function command(script: GameScript, act: Act, { name, objects = [] }: IntentOf<"command">, free: FreeRules): Decided {
  const { rules, state, seat, ctx } = act;
  const known = script.commands.find((one) => one.name === name);
  if (!known) return no("tabletop/no_such_command");
  const stage = new Stage(rules, state, seat, ctx, free);
  stage.tell({ type: "commanded", seat, label: known.label });
  const hooks = new Hooks(script, stage);
  const text = hooks.command(name, objects);
  return text === null ? outcome(stage, hooks) : refuse("tabletop/rule", { text });
}

/** What a game's script does once it has begun: as the player who is first. A faulty one says so. */
export function afterBeginning(
  script: GameScript | null,
  rules: Rules,
  before: State,
  begun: Event & { first: Seat },
  ctx: Ctx,
  free: FreeRules,
): Event[] {
  if (!script) return [begun];
  const stage = new Stage(rules, before, begun.first, ctx, free);
  stage.tell(begun);
  if (script.problem) {
    stage.tell({ type: "script_failed", hook: "load", message: script.problem.message.slice(0, 200) });
    return stage.events;
  }
  const hooks = new Hooks(script, stage);
  hooks.after({ type: "begin" }, begun);
  hooks.finish();
  return stage.events;
}
