import { Temporal } from "temporal-polyfill";
import type { Ctx, Instant, Viewer } from "../../kernel/game";
import { assertNever, ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { delayOf, instantOfText, onClocks } from "../calendar/deadline";
import { readLocal } from "../calendar/local";
import { inMinutes } from "../calendar/timing";
import type { PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { enterLists } from "./crystal/enter-lists";
import { areIn, isWriting, lockLists } from "./crystal/lock";
import { asksLists, listAsked } from "./crystal/writers";
import { daysAway } from "./days-away";
import { deadlineEvent } from "./deadlines";
import type { Decision, Party } from "./decision";
import { enterOrders } from "./enter";
import { envAt } from "./env";
import type { Intent } from "./intent";
import { hasOrdered } from "./late";
import { giveMoney, setAcceptance } from "./payola/decide-money";
import { enterSheets } from "./payola/enter-sheets";
import { asksOffers } from "./payola/money";
import { afterOrders, sitsOutNotice } from "./schedule";
import { Sequence } from "./sequence";
import { type AbsenceRow, isLive, isOver, type PowerState, powerOf, type State } from "./state";
import { isVote, mayVote, proposalOutcome } from "./victory";

type PlayerIntent = Extract<
  Intent,
  {
    type:
      | "orders"
      | "acceptance"
      | "give"
      | "wait"
      | "vote"
      | "propose"
      | "answer"
      | "absence"
      | "end_absence"
      | "resign"
      | "set_deadline";
  }
>;

/** What players ask for the powers they order for, and the master for any. */
export function decidePlayer(ruleset: Ruleset, state: State, party: Party, intent: PlayerIntent, ctx: Ctx): Decision {
  const { rules } = envAt(ruleset, state);
  if (isOver(state)) return refuse("diplomacy/over");
  switch (intent.type) {
    case "absence":
      return absence(ruleset, state, party, intent.from, intent.to, ctx);
    case "end_absence": {
      const row = { seat: party.kind === "power" ? party.seat : null, from: intent.from, to: intent.to };
      return state.absences.some((one) => isSame(one, row))
        ? ok([{ type: "absence_ended", absence: row }])
        : refuse("absence/none");
    }
    case "orders":
      return orders(ruleset, state, party, intent, ctx);
    case "acceptance":
    case "give": {
      const power = own(state, party, intent.power);
      if (!power.ok) return power;
      return intent.type === "give"
        ? giveMoney(ruleset, state, power.value, intent)
        : setAcceptance(ruleset, state, power.value, intent.list);
    }
    case "set_deadline":
      return setDeadline(ruleset, state, party, intent.deadline, ctx);
    case "resign": {
      const power = own(state, party, intent.power);
      if (!power.ok) return power;
      if (power.value.kind !== "player") return refuse("resign/not_played");
      if (intent.seat !== undefined && intent.seat !== power.value.seat) return refuse("resign/other_player");
      if (party.kind === "power" && party.own !== power.value.name) return refuse("diplomacy/not_yours");
      return ok([{ type: "resigned", power: power.value.name, reason: party.kind === "master" ? "master" : "own" }]);
    }
    case "wait": {
      const power = own(state, party, intent.power);
      if (!power.ok) return power;
      if (rules.has("REAL_TIME")) return refuse("wait/real_time");
      if (rules.has("NO_MINOR_WAIT") && state.position.phase.type !== "MOVEMENT" && intent.on)
        return refuse("wait/movement_only");
      const sequence = new Sequence(state);
      sequence.add({ type: "wait_set", power: power.value.name, on: intent.on });
      if (!intent.on) afterOrders(ruleset, state, sequence, ctx);
      return ok(sequence.events);
    }
    case "vote": {
      const power = own(state, party, intent.power);
      if (!power.ok) return power;
      if (!mayVote(ruleset, state, power.value)) return refuse("vote/no_voter");
      if (intent.vote !== null && !isVote(ruleset, state, intent.vote))
        return refuse("vote/unknown", { vote: intent.vote });
      return ok([{ type: "vote_set", power: power.value.name, vote: intent.vote }]);
    }
    case "propose":
    case "answer":
      return proposal(ruleset, state, party, intent, ctx);
    default:
      return assertNever(intent);
  }
}

/** The power that is meant: one that the party orders for, its own if none is named. */
function own(state: State, party: Party, name: PowerName | undefined): Result<PowerState, Refusal> {
  if (!isLive(state)) return refuse("diplomacy/not_active");
  const wanted = name ?? (party.kind === "power" ? party.powers[0] : undefined);
  const power = wanted === undefined ? undefined : powerOf(state, wanted);
  if (!power || power.kind === "unplayed") return refuse("diplomacy/no_such_power");
  if (party.kind === "power" && !party.powers.includes(power.name)) return refuse("diplomacy/not_yours");
  return ok(power);
}

const viewerOf = (party: Party): Viewer =>
  party.kind === "power"
    ? { seats: new Set([party.seat]), role: "player" }
    : { seats: new Set<number>(), role: "master" };

function orders(ruleset: Ruleset, state: State, party: Party, intent: Intent & { type: "orders" }, ctx: Ctx): Decision {
  const { rules } = envAt(ruleset, state);
  const first = own(state, party, intent.power);
  if (!first.ok) return first;
  const lists = asksLists(ruleset, state);
  if (state.gate === "AWAIT" || (state.gate === "SKIP" && !lists)) return refuse("order/closed", { gate: state.gate });
  const may = (name: PowerName): Result<PowerState, Refusal> => {
    const power = own(state, party, name);
    const late = state.deadlineAt !== null && ctx.now >= state.deadlineAt;
    const changes = party.kind === "power" && late && rules.has("NO_LATE_CHANGES");
    const entered = power.ok && (power.value.orders !== null || lists || asksOffers(ruleset, state));
    return entered && changes && hasOrdered(ruleset, state, power.value) ? refuse("order/no_late_changes") : power;
  };
  const entry = { text: intent.text, own: first.value.name, viewer: viewerOf(party), may };
  const sequence = new Sequence(state);
  if (asksOffers(ruleset, state)) {
    const sheets = enterSheets(ruleset, state, entry);
    if (!sheets.ok) return sheets;
    for (const [name, lines] of sheets.value) {
      const by = party.kind === "master" ? null : (party.own ?? name);
      sequence.add({ type: "sheet_set", power: name, by, lines: [...lines] });
    }
    afterOrders(ruleset, state, sequence, ctx);
    return ok(sequence.events);
  }
  if (lists) {
    const entered = enterLists(ruleset, state, entry);
    if (!entered.ok) return entered;
    const when = listAsked(state);
    for (const [name, lines] of entered.value) {
      const by = party.kind === "master" ? null : (party.own ?? name);
      sequence.add({ type: "list_set", power: name, by, when, lines: [...lines] });
    }
    if (isWriting(ruleset, state) && state.stage === "active" && areIn(ruleset, sequence.state))
      lockLists(ruleset, sequence, ctx.now);
    else afterOrders(ruleset, state, sequence, ctx);
    return ok(sequence.events);
  }
  const entered = enterOrders(ruleset, state, entry);
  if (!entered.ok) return entered;
  for (const [name, lines] of entered.value) {
    const by = party.kind === "master" ? null : (party.own ?? name);
    const set = lines.length > 0 ? lines : null;
    sequence.add({ type: "orders_set", power: name, by, orders: set });
    if (rules.has("ALWAYS_CONFIRM")) sequence.add({ type: "orders_confirmed", power: name, orders: set ?? [] });
  }
  afterOrders(ruleset, state, sequence, ctx);
  return ok(sequence.events);
}

/** The longest absence that players enter themselves, in days. */
const LONGEST_ABSENCE = 14;
/** So many days of a year a player may be away, however they are entered. */
const MOST_DAYS = 42;
/** So many absences of one seat, or of the master, are kept at once. */
const MOST_ABSENCES = 40;

function absence(ruleset: Ruleset, state: State, party: Party, from: string, to: string, ctx: Ctx): Decision {
  const { rules, zone } = envAt(ruleset, state);
  if (party.kind === "power" && rules.has("NO_ABSENCES")) return refuse("absence/master_only");
  const [first, last] = [readLocal(from), readLocal(to)];
  if (!first || !last || Temporal.PlainDateTime.compare(first, last) > 0) return refuse("absence/bad_dates");
  if ((instantOfText(to, zone) ?? 0) + 86_400_000 < ctx.now) return refuse("absence/past");
  if (party.kind === "power" && first.until(last, { largestUnit: "days" }).days >= LONGEST_ABSENCE)
    return refuse("absence/too_long", { days: LONGEST_ABSENCE });
  const row = { seat: party.kind === "power" ? party.seat : null, from, to };
  if (state.absences.some((one) => isSame(one, row))) return refuse("absence/entered");
  const others = state.absences.filter(({ seat }) => seat === row.seat);
  if (others.length >= MOST_ABSENCES) return refuse("absence/too_many");
  if (party.kind === "power") {
    const { longest, inYear } = daysAway([...others, row]);
    if (longest > LONGEST_ABSENCE) return refuse("absence/too_long", { days: LONGEST_ABSENCE });
    if (inYear > MOST_DAYS) return refuse("absence/too_many", { days: MOST_DAYS });
  }
  return ok([{ type: "absence_set", absence: row }]);
}

const isSame = (one: AbsenceRow, { seat, from, to }: AbsenceRow): boolean =>
  one.seat === seat && one.from === from && one.to === to;

/** The master sets any deadline to come; players later ones only, where PLAYER_DEADLINES lets them. */
function setDeadline(ruleset: Ruleset, state: State, party: Party, deadline: string, ctx: Ctx): Decision {
  const { rules, zone } = envAt(ruleset, state);
  if (!isLive(state)) return refuse("diplomacy/not_active");
  if (rules.has("NO_DEADLINE")) return refuse("deadline/none");
  if (party.kind === "power" && !rules.has("PLAYER_DEADLINES")) return refuse("deadline/master_only");
  const moment = onClocks(deadline, zone);
  if (!moment) return refuse("deadline/bad");
  if (moment.shown === "never") return refuse("deadline/gap", { next: moment.text });
  const { at } = moment;
  if (at <= ctx.now) return refuse("deadline/past");
  if (party.kind === "power" && (party.own === null || state.deadlineAt === null || at <= state.deadlineAt))
    return refuse("deadline/only_later");
  if (party.kind === "power" && at > latestFor(ruleset, state, ctx.now)) return refuse("deadline/too_far");
  const by = party.kind === "power" ? (party.own ?? "master") : "master";
  // What was sat out for those who were late for the old one has an end.
  const anew = sitsOutNotice(state) ? [{ type: "delayed" as const, to: 0 }] : [];
  return ok([...anew, { type: "deadline_set", deadline, at, reasons: [], by }]);
}

/**
 * How far a player may put the deadline: twice as much beyond the one that the rules would set now as a phase lasts. The
 * first phase of a game has twice its time already.
 */
function latestFor(ruleset: Ruleset, state: State, now: Instant): Instant {
  const { timing } = envAt(ruleset, state);
  const set = deadlineEvent(ruleset, { ...state, deadline: null, first: false }, now);
  const phase = 2 * inMinutes(delayOf(timing, state.position.phase.type)) * 60_000;
  return (set.type === "deadline_set" && set.at !== null ? set.at : now) + phase;
}

/** PROPOSE_DIAS: a result is proposed and answered; one no ends it, and all yeses end the game. */
function proposal(
  ruleset: Ruleset,
  state: State,
  party: Party,
  intent: Intent & { type: "propose" | "answer" },
  ctx: Ctx,
): Decision {
  const { rules } = envAt(ruleset, state);
  const power = own(state, party, party.kind === "power" ? (party.own ?? undefined) : undefined);
  if (!power.ok) return power;
  if (!rules.has("PROPOSE_DIAS")) return refuse("vote/no_proposals");
  if (!mayVote(ruleset, state, power.value)) return refuse("vote/no_voter");
  const { name } = power.value;
  const sequence = new Sequence(state);
  if (intent.type === "propose") {
    if (state.proposal) return refuse("vote/proposal_open");
    const target = powerOf(state, intent.result);
    if (intent.result === "DIAS" ? rules.has("NO_DRAW") : !target || !mayVote(ruleset, state, target))
      return refuse("vote/bad_proposal");
    sequence.add({ type: "proposed", power: name, result: intent.result });
  } else {
    if (!state.proposal) return refuse("vote/no_proposal");
    if (!intent.yes) return ok([{ type: "proposal_failed", power: name }]);
    if (state.proposal.yes.includes(name)) return refuse("vote/answered");
    sequence.add({ type: "proposal_accepted", power: name });
  }
  const ending = proposalOutcome(ruleset, sequence.state);
  if (ending) {
    const { victors, reason } = ending;
    sequence.add({ type: "ended", victors: [...victors], reason, stage: "completed", at: ctx.now });
  }
  return ok(sequence.events);
}
