import type { Ctx, Seat } from "../../../kernel/game";
import { ok, refuse } from "../../../kernel/result";
import { type Act, type Decided, no } from "../act";
import type { Event } from "../event";
import type { Intent, IntentOf } from "../intent";
import type { Rules } from "../rules";
import { eyesOf, mayName } from "../sight";
import type { State } from "../state";
import { isAnswered, seatsInPlay } from "../talk";
import { askByHand, decideByHand, endByHand } from "./by-hand";
import type { GameScript } from "./game-script";
import { Hooks } from "./hooks";
import { putToOthers } from "./put-to-others";
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

/** Why a table without a script does none of these. */
const NO_SCRIPT = {
  allow: "tabletop/nothing_asked",
  command: "tabletop/no_such_command",
  by_hand: "tabletop/same",
} as const;

/**
 * Decides by the free rules, and by the game's script where there is one: before an act it may say that a rule is
 * against it, after it it does what follows. A violation is refused (strict), or told and put to the others (warn). Where the
 * script has failed the game goes on by hand.
 */
export function decideScripted(script: GameScript | null, act: Act, intent: Intent, free: FreeRules): Decided {
  if (!script)
    return intent.type === "allow" || intent.type === "command" || intent.type === "by_hand"
      ? no(NO_SCRIPT[intent.type])
      : free(act, intent);
  if (intent.type === "allow") return allow(script, act, intent, free);
  // One that cannot be loaded has said so when the game began.
  if (act.state.byHand || script.problem) return decideByHand(script, act, intent, free);
  if (intent.type === "by_hand") return askByHand(act, intent, free);
  if (intent.type === "command") return command(script, act, intent, free);
  const decided = free(act, intent);
  const [first] = decided.ok ? decided.value : [];
  if (!decided.ok || !first || isExempt(intent)) return decided;
  const { rules, state, seat, ctx } = act;
  const stage = new Stage(rules, state, seat, ctx, free);
  const hooks = new Hooks(script, stage);
  const text = hooks.before(intent, first);
  if (text === null) return ok(happens(stage, hooks, intent, decided.value));
  if (script.manner === "strict") return refuse("tabletop/rule", { text });
  return putToOthers(act, intent, text, free, (asked) =>
    happens(asked, new Hooks(script, asked), intent, decided.value),
  );
}

function happens(stage: Stage, hooks: Hooks, intent: Intent, events: readonly Event[]): Event[] {
  for (const event of events) stage.tell(event);
  hooks.after(intent, events[0]!);
  hooks.finish();
  return stage.events;
}

/** What was asked of the others is let through by all of them, or not. */
function allow(script: GameScript, act: Act, { yes }: IntentOf<"allow">, free: FreeRules): Decided {
  const { rules, state, seat, ctx } = act;
  const { asked } = state;
  if (!asked) return no("tabletop/nothing_asked");
  if (isAnswered(asked, seat)) return no("tabletop/same");
  if (!yes) return ok([{ type: "denied", seat }]);
  const waiting = seatsInPlay(state).filter((other) => !isAnswered(asked, other));
  const done = waiting.every((other) => other === seat);
  if (!done) return ok([{ type: "allowed", seat, done }]);
  const { intent } = asked;
  const stage = new Stage(rules, state, asked.seat, ctx, free);
  if (intent.type === "by_hand") {
    stage.tell({ type: "allowed", seat, done });
    stage.tell({ type: "by_hand", seat: asked.seat });
    return ok(stage.events);
  }
  const decided = free({ rules, state, seat: asked.seat, ctx }, intent);
  // What was asked for cannot be done any more.
  if (!decided.ok) return ok([{ type: "denied", seat: asked.seat }]);
  stage.tell({ type: "allowed", seat, done });
  if (state.byHand) endByHand(script, stage, decided.value);
  else happens(stage, new Hooks(script, stage), intent, decided.value);
  return ok(stage.events);
}

/** A command of the game's own, from its menus and keys, for cards that whoever gives it is shown. What it says instead of doing it is refused. */
function command(script: GameScript, act: Act, { name, objects = [] }: IntentOf<"command">, free: FreeRules): Decided {
  const { rules, state, seat, ctx } = act;
  const known = script.commands.find((one) => one.name === name);
  if (!known) return no("tabletop/no_such_command");
  const stage = new Stage(rules, state, seat, ctx, free);
  // A script is asked of no card that whoever asks is not shown: by what it answers it would tell of it, or it would fail.
  const isShown = (id: number): boolean => {
    const found = stage.find(id);
    return found !== null && mayName(rules, state, found.place, found.card, eyesOf(seat));
  };
  if (!objects.every(isShown)) return no("tabletop/no_such_object");
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
  // A saved game in which the script has failed before goes on by hand.
  if (stage.state.byHand) return stage.events;
  if (script.problem) {
    stage.tell({ type: "script_failed", hook: "load", message: script.problem.message.slice(0, 200) });
    return stage.events;
  }
  const hooks = new Hooks(script, stage);
  hooks.after({ type: "begin" }, begun);
  hooks.finish();
  return stage.events;
}
