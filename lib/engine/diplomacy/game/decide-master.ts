import type { Ctx } from "../../kernel/game";
import { assertNever, ok, refuse } from "../../kernel/result";
import { nextSlot } from "../calendar/check";
import { onClocks } from "../calendar/deadline";
import { phaseCode } from "../map/flow";
import { adoptEvents } from "./adopt-file";
import { checkSettings, envOf, type Ruleset, type Settings } from "./config";
import { asksLists, listAsked } from "./crystal/writers";
import { deadlineEvent } from "./deadlines";
import type { Decision } from "./decision";
import { editEvents } from "./edit-file";
import { envAt } from "./env";
import type { Intent } from "./intent";
import { missingPowers, remindedPowers } from "./late";
import { morphEvents } from "./morph";
import { processEvents } from "./process";
import { previewEvent, SLOT, sitsOutNotice } from "./schedule";
import { Sequence } from "./sequence";
import { isLive, isOver, isVacant, MASTER_NAME, powerOf, type State } from "./state";
import { goOn } from "./vacancy";

type MasterIntent = Extract<
  Intent,
  {
    type:
      | "process"
      | "preview"
      | "stage"
      | "gate"
      | "delay"
      | "nudge"
      | "dummy"
      | "revive"
      | "settings"
      | "morph"
      | "messages"
      | "edit"
      | "adopt"
      | "private"
      | "list"
      | "reveal";
  }
>;

/** What only the master may do. */
export function decideMaster(ruleset: Ruleset, state: State, intent: MasterIntent, ctx: Ctx): Decision {
  switch (intent.type) {
    case "process": {
      if (!isLive(state)) return refuse("diplomacy/not_active");
      if (intent.phase !== undefined && intent.phase !== phaseCode(state.position.phase))
        return refuse("process/other_phase");
      if (intent.list !== undefined && !(asksLists(ruleset, state) && listAsked(state) === intent.list))
        return refuse("process/other_phase");
      const missing = missingPowers(ruleset, state).map(({ name }) => name);
      if (missing.length > 0 && !intent.force) return refuse("process/missing", { powers: missing });
      const sequence = new Sequence(state);
      if (state.stage === "waiting" && !state.powers.some(isVacant))
        sequence.add({ type: "stage_set", stage: "active" });
      for (const event of processEvents(ruleset, sequence.state, ctx)) sequence.add(event);
      return ok(sequence.events);
    }
    case "preview":
      return isLive(state) ? ok([previewEvent(ruleset, state, ctx)]) : refuse("diplomacy/not_active");
    case "stage":
      return setStage(ruleset, state, intent.stage, ctx);
    case "gate":
      return isLive(state) ? ok([{ type: "gate_set", gate: intent.gate }]) : refuse("diplomacy/not_active");
    case "delay": {
      if (!isLive(state)) return refuse("diplomacy/not_active");
      return ok([{ type: "delayed", to: intent.checks === 0 ? 0 : nextSlot(ctx.now) + intent.checks * SLOT }]);
    }
    case "nudge":
      return nudge(ruleset, state, ctx);
    case "dummy": {
      const power = powerOf(state, intent.power);
      if (!isLive(state)) return refuse("diplomacy/not_active");
      if (!power || power.kind === "unplayed") return refuse("diplomacy/no_such_power", { power: intent.power });
      if (intent.seat !== undefined && intent.seat !== power.seat) return refuse("resign/other_player");
      const control = intent.control ?? [];
      if (control.includes(intent.power) || !control.every((name) => name === MASTER_NAME || powerOf(state, name)))
        return refuse("diplomacy/bad_control");
      const sequence = new Sequence(state);
      sequence.add({ type: "control_set", power: intent.power, kind: "dummy", control });
      goOn(ruleset, state, sequence, ctx);
      // They may have been the last that all waited for.
      const isOwed = missingPowers(ruleset, sequence.state).length > 0;
      if (!isOwed && sitsOutNotice(sequence.state)) sequence.add({ type: "delayed", to: 0 });
      return ok(sequence.events);
    }
    case "revive": {
      const power = powerOf(state, intent.power);
      if (power?.kind !== "dummy" || power.seat === null) return refuse("diplomacy/no_dummy", { power: intent.power });
      const sequence = new Sequence(state);
      sequence.add({ type: "control_set", power: intent.power, kind: "player", control: [] });
      return ok(sequence.events);
    }
    case "settings":
      return changeSettings(ruleset, state, intent.change);
    case "morph":
      return morphEvents(ruleset, state, intent.lines, ctx);
    case "messages": {
      const power = powerOf(state, intent.power);
      if (!power || power.kind === "unplayed") return refuse("diplomacy/no_such_power", { power: intent.power });
      return ok([{ type: "messages_set", power: power.name, lines: intent.lines }]);
    }
    case "edit":
      return editEvents(ruleset, state, intent.text, ctx);
    case "adopt":
      return adoptEvents(ruleset, state, intent.text, ctx);
    case "private":
      return ok([{ type: "private_set", secret: intent.word?.toUpperCase() ?? null }]);
    case "list":
      return ok([{ type: "listed", on: intent.on }]);
    case "reveal":
      return isOver(state) ? ok([{ type: "revealed" }]) : refuse("diplomacy/not_over");
    default:
      return assertNever(intent);
  }
}

/** How long the master waits between two reminders, in ms. */
export const NUDGE_EVERY = 6 * 3_600_000;

/** Reminds those who owe orders: each is told of their own powers alone. Where it would reach nobody, none is sent. */
function nudge(ruleset: Ruleset, state: State, { now }: Ctx): Decision {
  if (!isLive(state)) return refuse("diplomacy/not_active");
  if (state.nudgedAt !== undefined && now < state.nudgedAt + NUDGE_EVERY)
    return refuse("nudge/soon", { at: state.nudgedAt + NUDGE_EVERY });
  const powers = remindedPowers(ruleset, state).map(({ name }) => name);
  return powers.length === 0 ? refuse("nudge/nobody") : ok([{ type: "nudged", powers, at: now }]);
}

/** Rules, timing, zone, rotation, description and the name's origin while the game lasts; what is not named stays. */
function changeSettings(ruleset: Ruleset, state: State, change: Partial<Settings>): Decision {
  if (isOver(state)) return refuse("diplomacy/over");
  const { rules, timing, zone, description, origin, rotate } = { ...state.settings, ...change };
  const settings = {
    ...{ rules, timing, zone, description },
    ...(origin ? { origin } : {}),
    ...(rotate === undefined ? {} : { rotate }),
  };
  const problems = checkSettings(ruleset, settings).map(({ code, message }) => ({ code, message }));
  if (problems.length > 0) return refuse("settings/bad", problems);
  // How many seats there are was settled when the table was opened.
  if (envOf(ruleset, settings).rules.has("SOLITAIRE") !== envAt(ruleset, state).rules.has("SOLITAIRE"))
    return refuse("settings/fixed", { rule: "SOLITAIRE" });
  const sequence = new Sequence(state);
  sequence.add({ type: "settings_changed", settings });
  // Another zone keeps the digits of the deadline (ZONE), unless its clocks leap over them.
  const moment = zone === state.settings.zone || state.deadline === null ? null : onClocks(state.deadline, zone);
  if (moment) sequence.add({ type: "deadline_set", deadline: moment.text, at: moment.at, reasons: [], by: "master" });
  return ok(sequence.events);
}

function setStage(
  ruleset: Ruleset,
  state: State,
  stage: "forming" | "active" | "waiting" | "terminated",
  ctx: Ctx,
): Decision {
  const from = { forming: ["preparation"], active: ["waiting"], waiting: ["active"], terminated: null }[stage];
  if (isOver(state) || (from && !from.includes(state.stage))) return refuse("stage/not_from", { stage: state.stage });
  if (stage === "terminated") return ok([{ type: "ended", victors: [], reason: "terminated", stage, at: ctx.now }]);
  const sequence = new Sequence(state);
  sequence.add({ type: "stage_set", stage });
  if (stage === "active") sequence.add(deadlineEvent(ruleset, sequence.state, ctx.now));
  return ok(sequence.events);
}
