import type { Seat, Viewer } from "../../kernel/game";
import { graceEnd } from "../calendar/check";
import type { PowerName } from "../map/model";
import type { EnteredOrder } from "../order";
import type { RuleName, Variant } from "../rules/expand";
import type { OfMap, Ruleset } from "./config";
import { asksLists, isCrystal, listAsked, writesLists, writtenBy } from "./crystal/writers";
import type { When, Written } from "./crystal/written";
import { envAt, rotationAt } from "./env";
import { adjustmentOf, hasDue, isMissing, isUnordered } from "./late";
import { asksOffers } from "./payola/money";
import type { Purse } from "./payola/purse";
import { ofMapTold, rulesTold } from "./rules-told";
import { endsAtOnce } from "./schedule";
import { positionSeenBy, seesAll, viewerPowers } from "./sight";
import {
  type AbsenceRow,
  type GamePosition,
  type Gate,
  isLive,
  isOver,
  type Kind,
  type PowerState,
  type Stage,
  type State,
} from "./state";
import { countsOf, goalOf, mayVote } from "./victory";

/** A power as a viewer may know it; null: that is hidden from them. */
export type PowerView = {
  readonly name: PowerName;
  /** As what somebody joined beside the powers of the map (ALLOW); null: it is a power. */
  readonly role: string | null;
  readonly kind: Kind;
  readonly seat: Seat | null;
  readonly control: readonly PowerName[] | null;
  readonly orders: readonly EnteredOrder[] | null;
  /** Are orders asked of it that are not in? */
  readonly ordered: boolean | null;
  readonly late: boolean | null;
  readonly wait: boolean | null;
  readonly vote: string | null;
  /** What the master tells whoever plays it. */
  readonly messages: readonly string[] | null;
  /** Its money, sheet and list in a game of Payola; absent where there are none. */
  readonly purse?: Purse | null;
  /** What it has written in a game of Crystal Ball; absent where nothing is. */
  readonly lists?: Written | null;
  readonly count: number | null;
  /** How many builds (positive) or removals are asked of it. */
  readonly due: number | null;
};

export type View = {
  readonly stage: Stage;
  readonly map: string;
  /** As the game writes them. */
  readonly rules: readonly string[];
  /** All that hold: those written, the map's, and what these bring along. */
  readonly inForce: readonly RuleName[];
  /** What the map says for all its games: in force here, or switched off. */
  readonly ofMap: OfMap;
  /** How control of dummies goes round: the words after ROTATE, the game's or its map's; null: it does not. */
  readonly rotate: readonly string[] | null;
  /** The variant that is played, and Payola's TAX and CAP; absent: none. */
  readonly variant?: Variant;
  readonly taxes?: readonly string[];
  /** Which list is written now in a game of Crystal Ball; absent: none. */
  readonly writes?: When;
  /** Lines that this game adds to its map. */
  readonly morph: readonly string[];
  readonly timing: readonly string[];
  readonly zone: string | null;
  readonly description: string;
  /** Where the game's name comes from; absent: nobody has said so. */
  readonly origin?: string;
  readonly position: GamePosition;
  readonly gate: Gate;
  readonly deadline: string | null;
  readonly deadlineAt: number | null;
  /** After a deadline for which somebody was late: until when they may still order. Absent: nobody was, or without end. */
  readonly graceAt?: number;
  readonly goal: number | null;
  readonly powers: readonly PowerView[];
  /** Powers that the viewer orders for. */
  readonly own: readonly PowerName[];
  readonly chosen: readonly PowerName[];
  readonly preferences: readonly PowerName[] | null;
  /** The power that the viewer has chosen; null: none yet. */
  readonly choice: PowerName | null;
  readonly absences: readonly { readonly seat: Seat | null; readonly from: string; readonly to: string }[];
  readonly proposal: { readonly result: string; readonly by: PowerName | null; readonly answered: boolean } | null;
  readonly result: State["result"];
  /** Does joining, taking over and observing ask for a word; and that word, for those who see everything. */
  readonly asksWord: boolean;
  readonly secret: string | null;
  /** Whether the phase is processed in the moment in which the last orders come in. */
  readonly atOnce: boolean;
  readonly can: { readonly order: boolean; readonly vote: boolean; readonly wait: boolean };
};

/** Rules that would be undone if it were told who plays which power. */
const NAMELESS = ["NO_REVEAL", "BLIND", "HIDE_DUMMIES"] as const;

/** Whether everybody is told who plays which power: from the beginning where the game says so, else at its end. */
export function tellsPlayers(ruleset: Ruleset, state: State): boolean {
  const { rules } = envAt(ruleset, state);
  if (isOver(state)) return state.revealed || !rules.has("NO_REVEAL");
  return ruleset.config.named === true && !NAMELESS.some((rule) => rules.has(rule));
}

const isAfterDeadline = ({ deadlineAt, checked }: State): boolean => deadlineAt !== null && checked >= deadlineAt;

/** When patience with those who are late ends. */
function graceOf(ruleset: Ruleset, state: State): Pick<View, "graceAt"> {
  if (state.stage !== "active" || state.deadlineAt === null || !isAfterDeadline(state)) return {};
  const { timing, rules } = envAt(ruleset, state);
  const end = graceEnd(timing, rules, state.deadlineAt);
  return end !== null && end > state.checked ? { graceAt: end } : {};
}

/** All that a viewer may know of a game, with what they may do now. */
export function view(ruleset: Ruleset, state: State, viewer: Viewer): View {
  const { rules, ofMap } = envAt(ruleset, state);
  const all = seesAll(viewer);
  const own = viewerPowers(ruleset, state, viewer);
  const named = all || tellsPlayers(ruleset, state);
  const counts = isLive(state) || isOver(state) ? countsOf(ruleset, state) : {};
  const bids = (power: PowerState) =>
    (power.purse !== undefined && asksOffers(ruleset, state)) ||
    (asksLists(ruleset, state) && writesLists(ruleset, power));
  const asked = state.powers.filter(
    (power) => own.includes(power.name) && (bids(power) || hasDue(ruleset, state, power)),
  );
  const { proposal } = state;
  const seats = [...viewer.seats];
  return {
    stage: state.stage,
    map: ruleset.map.name,
    rules: rulesTold(state.settings.rules, all),
    inForce: rulesTold(rules, all),
    ofMap: ofMapTold(ofMap, all),
    rotate: rotationAt(ruleset, state),
    morph: ruleset.config.morph,
    ...(ruleset.config.variant ? { variant: ruleset.config.variant } : {}),
    ...(ruleset.config.taxes ? { taxes: ruleset.config.taxes } : {}),
    ...(asksLists(ruleset, state) ? { writes: listAsked(state) } : {}),
    timing: state.settings.timing,
    zone: state.settings.zone,
    description: state.settings.description,
    ...(state.settings.origin ? { origin: state.settings.origin } : {}),
    position: positionSeenBy(ruleset, state, viewer),
    gate: state.gate,
    deadline: state.deadline,
    deadlineAt: state.deadlineAt,
    ...graceOf(ruleset, state),
    goal: isLive(state) && !rules.has("LAST_MAN_STANDING") ? goalOf(ruleset, state) : null,
    powers: state.powers.map((power) => showPower(ruleset, state, power, { all, own, named, counts, seats })),
    own,
    chosen:
      rules.has("SILENT_JOIN") && !all
        ? []
        : state.chosen.flatMap((power) => (power === null ? [] : [power])).toSorted(),
    preferences: seats[0] === undefined ? null : (state.preferences[seats[0]] ?? null),
    choice: seats[0] === undefined ? null : (state.chosen[seats[0]] ?? null),
    absences: state.absences.flatMap((absence) => showAbsence(rules, absence, all, seats)),
    proposal: proposal && {
      result: proposal.result,
      by: rules.has("HIDE_PROPOSER") && !all && !own.includes(proposal.by) ? null : proposal.by,
      answered: own.some((name) => proposal.yes.includes(name)),
    },
    result: state.result,
    asksWord: state.secret !== null,
    secret: all ? state.secret : null,
    atOnce: endsAtOnce(ruleset, state, own),
    can: {
      order: isLive(state) && state.gate !== "AWAIT" && asked.length > 0,
      vote: state.powers.some((power) => own.includes(power.name) && mayVote(ruleset, state, power)),
      wait: isLive(state) && own.length > 0 && !rules.has("REAL_TIME"),
    },
  };
}

type Eyes = {
  readonly all: boolean;
  readonly own: readonly PowerName[];
  readonly named: boolean;
  readonly counts: Readonly<Record<PowerName, number>>;
  readonly seats: readonly Seat[];
};

function showPower(
  ruleset: Ruleset,
  state: State,
  power: PowerState,
  { all, own, named, counts, seats }: Eyes,
): PowerView {
  const { rules } = envAt(ruleset, state);
  const mine = all || own.includes(power.name);
  const writes = isCrystal(ruleset) && writesLists(ruleset, power);
  const veiled = rules.has("HIDE_DUMMIES") && !mine && !isOver(state);
  const known = mine || !rules.has("BLIND") || rules.has("SEE_ALL_SCS") || isOver(state);
  const afterDeadline = isAfterDeadline(state);
  // Whoever wants to take it over has to know where to sit.
  const isVacant = power.kind === "resigned" && isLive(state);
  const seesLate = mine || (!rules.has("HIDE_LATE_POWERS") && afterDeadline);
  return {
    name: power.name,
    role: ruleset.map.powers.find(({ name }) => name === power.name)?.role ?? null,
    kind: veiled && power.kind === "dummy" ? "player" : power.kind,
    seat: named || isVacant || (power.seat !== null && seats.includes(power.seat)) ? power.seat : null,
    control: veiled ? null : power.control,
    orders: mine || rules.has("BROADCAST_ORDERS") ? power.orders : null,
    ordered: mine || rules.has("LIST_UNORDERED") ? !isUnordered(ruleset, state, power) : null,
    late: seesLate ? afterDeadline && isMissing(ruleset, state, power) : null,
    wait: mine || rules.has("LIST_WAITERS") ? power.wait : null,
    vote: mine ? power.vote : null,
    messages: mine ? (power.messages ?? []) : null,
    ...(power.purse === undefined ? {} : { purse: mine ? power.purse : null }),
    ...(writes ? { lists: mine || rules.has("BROADCAST_ORDERS") ? writtenBy(power) : null } : {}),
    count: known ? (counts[power.name] ?? 0) : null,
    due:
      known && isLive(state) && state.position.phase.type === "ADJUSTMENTS" && (mine || !rules.has("BLIND"))
        ? adjustmentOf(ruleset, state, power.name)
        : null,
  };
}

/** Absences are told to the master and to who is away; to others unless SILENT_ABSENCES, without name under HIDE_ABSENTEES. */
export function showAbsence(
  rules: ReadonlySet<string>,
  { seat, from, to }: AbsenceRow,
  all: boolean,
  seats: readonly Seat[],
): AbsenceRow[] {
  if (all || (seat !== null && seats.includes(seat))) return [{ seat, from, to }];
  if (rules.has("SILENT_ABSENCES")) return [];
  return [{ seat: rules.has("HIDE_ABSENTEES") ? null : seat, from, to }];
}
