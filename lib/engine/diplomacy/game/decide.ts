import type { Actor, Ctx } from "../../kernel/game";
import { assertNever, ok, refuse } from "../../kernel/result";
import { startEvents } from "./begin";
import type { Ruleset } from "./config";
import { decideMaster } from "./decide-master";
import { decidePlayer } from "./decide-player";
import type { Decision, Party } from "./decision";
import { envAt } from "./env";
import type { Intent } from "./intent";
import { checkEvents } from "./schedule";
import { sleptEvents } from "./slept";
import { drawnPowers, isLive, powersOfSeat, type State } from "./state";

/** Is this intent allowed, and what then happens? */
export function decide(ruleset: Ruleset, state: State, actor: Actor, intent: Intent, ctx: Ctx): Decision {
  switch (intent.type) {
    case "start":
      return start(ruleset, state, actor, ctx);
    case "check":
      if (!("role" in actor) || actor.role !== "clock") return refuse("diplomacy/not_yours");
      return state.stage === "active" ? ok(checkEvents(ruleset, state, ctx)) : refuse("diplomacy/not_active");
    case "slept":
      if (!("role" in actor) || actor.role !== "clock") return refuse("diplomacy/not_yours");
      return isLive(state) ? ok(sleptEvents(ruleset, state, intent, ctx.now)) : refuse("diplomacy/not_active");
    case "choose_power":
    case "prefer":
      return form(ruleset, state, actor, intent);
    case "process":
    case "preview":
    case "stage":
    case "gate":
    case "delay":
    case "nudge":
    case "dummy":
    case "revive":
    case "settings":
    case "morph":
    case "messages":
    case "edit":
    case "adopt":
    case "private":
    case "list":
    case "reveal":
      if (!("role" in actor) || actor.role !== "master") return refuse("diplomacy/master_only");
      return decideMaster(ruleset, state, intent, ctx);
    case "orders":
    case "acceptance":
    case "give":
    case "wait":
    case "vote":
    case "propose":
    case "answer":
    case "absence":
    case "end_absence":
    case "resign":
    case "set_deadline": {
      const party = partyOf(ruleset, state, actor);
      return party ? decidePlayer(ruleset, state, party, intent, ctx) : refuse("diplomacy/not_yours");
    }
    default:
      return assertNever(intent);
  }
}

function partyOf(ruleset: Ruleset, state: State, actor: Actor): Party | null {
  if ("seat" in actor) {
    if (actor.seat < 0 || actor.seat >= state.seats) return null;
    const powers = powersOfSeat(state, actor.seat, envAt(ruleset, state).rules.has("SOLITAIRE"));
    const own = state.powers.find(({ seat, kind }) => seat === actor.seat && kind === "player");
    return { kind: "power", seat: actor.seat, powers, own: own?.name ?? null };
  }
  return actor.role === "master" ? { kind: "master" } : null;
}

/** By the clock once all seats are taken, unless START_MASTER; by master and host at any time while it forms. */
function start(ruleset: Ruleset, state: State, actor: Actor, ctx: Ctx): Decision {
  if (state.stage !== "forming") return refuse("start/not_forming");
  if (!("role" in actor) || actor.role === "visitor") return refuse("diplomacy/not_yours");
  if (actor.role === "clock" && envAt(ruleset, state).rules.has("START_MASTER")) return refuse("start/by_master");
  return ok(startEvents(ruleset, state, ctx));
}

/** Powers are chosen while the game forms (POWER_CHOICE), or preferred before they are drawn. */
function form(
  ruleset: Ruleset,
  state: State,
  actor: Actor,
  intent: Intent & { type: "choose_power" | "prefer" },
): Decision {
  if (!("seat" in actor) || actor.seat >= state.seats) return refuse("diplomacy/not_yours");
  if (isLive(state) || state.stage !== "forming") return refuse("start/not_forming");
  const { seat } = actor;
  const known = drawnPowers(ruleset.map);
  if (seat >= known.length) return refuse("start/has_role");
  const choice = envAt(ruleset, state).rules.has("POWER_CHOICE");
  if (intent.type === "prefer") {
    if (choice) return refuse("start/choose");
    if (new Set(intent.powers).size < intent.powers.length || !intent.powers.every((name) => known.includes(name)))
      return refuse("start/no_such_power");
    return ok([{ type: "preferred", seat, powers: intent.powers }]);
  }
  if (!choice) return refuse("start/by_lot");
  const { power } = intent;
  if (power !== null && !known.includes(power)) return refuse("start/no_such_power", { power });
  if (power !== null && state.chosen.some((one, other) => one === power && other !== seat))
    return refuse("start/power_taken", { power });
  return ok([{ type: "power_chosen", seat, power }]);
}
