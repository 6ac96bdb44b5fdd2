import type { Instant } from "../../kernel/game";
import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { provinceIndex, reaches } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { envAt, fieldAt } from "./env";
import { isLate, isUnordered } from "./late";
import { isLive, isOver, orderer, type PowerState, powerOf, type State, unitsOf } from "./state";

/** Who writes or reads: a power, the master, somebody without a power. Monitors only read. */
export type PressParty =
  | { readonly kind: "power"; readonly power: PowerName }
  | { readonly kind: "master" }
  | { readonly kind: "observer"; readonly name: string }
  | { readonly kind: "monitor"; readonly name: string };

/**
 * `own`: under one's name; `grey`: anonymously; `claim`: as whatever power, to whatever readers one says. The log keeps who
 * really wrote, for those who may know.
 */
export type Signature = "own" | "grey" | "claim";

export type PressLeave = {
  readonly signatures: readonly Signature[];
  /** Those addressed who get it: nobody sits behind vacant powers and plain dummies. "all" is everybody. */
  readonly readers: "all" | readonly PressParty[];
  /** Copies that nobody addressed: to the master who listens. */
  readonly copies: readonly PressParty[];
  /** Do sender and readers know of these copies? */
  readonly copiesAreOpen: boolean;
  /** Does what is written to all reach the master? */
  readonly reachesMaster: boolean;
  /** Is it kept in the archive (NO_EOG)? */
  readonly kept: boolean;
};

const MASTER: PressParty = { kind: "master" };

/** Is this written to the master and nobody else? */
const onlyMaster = (to: "all" | readonly PressParty[]): boolean =>
  to !== "all" && to.every(({ kind }) => kind === "master");

/** The press policy: pure, asked for each message in the transaction that stores it. */
export function press(
  ruleset: Ruleset,
  state: State,
  from: PressParty,
  to: "all" | readonly PressParty[],
  now: Instant,
): Result<PressLeave, Refusal> {
  if (from.kind === "monitor") return refuse("press/monitors_listen");
  if (to !== "all" && to.length === 0) return refuse("press/nobody");
  if (from.kind === "power" && isLive(state)) {
    const sender = powerOf(state, from.power);
    if (!sender || orderer(state, sender) === null) return refuse("press/not_played");
  }
  const refusal = from.kind === "master" || onlyMaster(to) ? null : barred(ruleset, state, from, to, now);
  return refusal ? { ok: false, error: refusal } : ok(leave(ruleset, state, from, to));
}

/** Why a message of a player or observer, not to the master alone, may not be sent. */
function barred(
  ruleset: Ruleset,
  state: State,
  from: PressParty,
  to: "all" | readonly PressParty[],
  now: Instant,
): Refusal | null {
  const { rules } = envAt(ruleset, state);
  const isPrivate = to !== "all";
  if (rules.has("NO_PRESS")) return { code: "press/none" };
  if (isPrivate && rules.has("PUBLIC_PRESS")) return { code: "press/public_only" };
  const observes = from.kind === "observer";
  if (observes && rules.has("MUTE_OBSERVERS")) return { code: "press/observers_are_mute" };
  if (!observes && rules.has("BACKSEAT_PRESS")) return { code: "press/powers_are_silent" };
  // Before and after the game there is only what is written to all.
  if (isPrivate && (!isLive(state) || rules.has("BACKSEAT_PRESS"))) return { code: "press/public_only" };
  if (state.stage === "preparation" || (state.stage === "forming" && rules.has("POWER_CHOICE")))
    return { code: "press/not_yet" };
  if (!isLive(state)) return null;
  if (rules.has("FTF_PRESS")) {
    if (state.position.phase.type !== "MOVEMENT") return { code: "press/movement_only" };
    if (state.deadlineAt !== null && now >= state.deadlineAt) return { code: "press/after_deadline" };
  }
  const late = rules.has("NO_LATE_RECEIVE") && to !== "all" ? lateReader(ruleset, state, to, now) : null;
  if (from.kind !== "power") return late;
  const sender = powerOf(state, from.power);
  if (!sender) return { code: "press/not_played" };
  return barredInPlay(ruleset, state, sender, to, now) ?? late;
}

/** A power among the readers that is late: nobody but the master may write to it (NO_LATE_RECEIVE). */
function lateReader(ruleset: Ruleset, state: State, to: readonly PressParty[], now: Instant): Refusal | null {
  for (const reader of to) {
    const power = reader.kind === "power" ? powerOf(state, reader.power) : undefined;
    if (power && isLate(ruleset, state, power, now)) return { code: "press/reader_late", data: { power: power.name } };
  }
  return null;
}

function barredInPlay(
  ruleset: Ruleset,
  state: State,
  sender: PowerState,
  to: "all" | readonly PressParty[],
  now: Instant,
): Refusal | null {
  const { rules } = envAt(ruleset, state);
  const [touch, remote] = [rules.has("TOUCH_PRESS"), rules.has("REMOTE_PRESS")];
  if (rules.has("MUST_ORDER") && isUnordered(ruleset, state, sender)) return { code: "press/order_first" };
  if (isLate(ruleset, state, sender, now) && !rules.has("LATE_SEND")) {
    if (touch || remote) return { code: "press/late" };
    if (to !== "all") return { code: "press/late" };
  }
  if (to === "all") return null;
  for (const reader of to) {
    const power = reader.kind === "power" ? powerOf(state, reader.power) : undefined;
    if (!power) continue;
    const near = touches(ruleset, state, sender.name, power.name);
    if (touch && !near) return { code: "press/too_far", data: { power: power.name } };
    if (remote && near) return { code: "press/too_near", data: { power: power.name } };
  }
  return null;
}

/** Could a unit of the one support one of the other where it stands, or the other way round? */
function touches(ruleset: Ruleset, state: State, a: PowerName, b: PowerName): boolean {
  const field = fieldAt(ruleset, state);
  const helps = (one: PowerName, other: PowerName): boolean =>
    unitsOf(state.position, one).some((unit) =>
      unitsOf(state.position, other).some(({ at }) => reaches(field, unit, provinceIndex(field.board, at)).support),
    );
  return helps(a, b) || helps(b, a);
}

function leave(ruleset: Ruleset, state: State, from: PressParty, to: "all" | readonly PressParty[]): PressLeave {
  const { rules } = envAt(ruleset, state);
  const open = rules.has("EAVESDROP!");
  const listens = to !== "all" && (open || rules.has("EAVESDROP")) && from.kind !== "master";
  const readers = to === "all" ? to : to.filter((reader) => isRead(state, reader));
  return {
    signatures: signaturesOf(rules, from, to),
    readers,
    copies: listens && !to.some(({ kind }) => kind === "master") ? [MASTER] : [],
    copiesAreOpen: open,
    reachesMaster: to === "all" ? !rules.has("PRESS_MASTER") : to.some(({ kind }) => kind === "master"),
    kept: !(isOver(state) && rules.has("NO_EOG")),
  };
}

function isRead(state: State, reader: PressParty): boolean {
  if (reader.kind !== "power" || !isLive(state)) return true;
  const power = powerOf(state, reader.power);
  return power !== undefined && orderer(state, power) !== null;
}

function signaturesOf(
  rules: ReadonlySet<string>,
  from: PressParty,
  to: "all" | readonly PressParty[],
): readonly Signature[] {
  // The master may send press as any player, at all times (PASSWORD).
  if (from.kind === "master") return ["own", "claim"];
  if (rules.has("GREY_PRESS") || (to === "all" && rules.has("YELLOW_PRESS"))) return ["grey"];
  if (rules.has("WHITE_GREY")) return ["own", "grey"];
  return rules.has("FAKE_PRESS") ? ["own", "grey", "claim"] : ["own"];
}
