import { assertNever } from "../../kernel/result";
import { evolveLists, listsLeft } from "./crystal/evolve-lists";
import type { DiplomacyEvent, EventOf } from "./event";
import { evolveMoney, purseControlled, purseLeft } from "./payola/evolve-money";
import { type AbsenceRow, type PowerState, powerOf, type State } from "./state";

/** Changes one power, and leaves the others as they are. */
const withPower = (state: State, name: string, change: Partial<PowerState>): State => ({
  ...state,
  powers: state.powers.map((power) => (power.name === name ? { ...power, ...change } : power)),
});

const withAt = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one));

/** One fact further. Copies only what it changes, refuses nothing, decides nothing. */
/** The absences without the first that is like this one. */
function withoutFirst(absences: readonly AbsenceRow[], { seat, from, to }: AbsenceRow): AbsenceRow[] {
  const at = absences.findIndex((one) => one.seat === seat && one.from === from && one.to === to);
  return absences.filter((_, i) => i !== at);
}

export function evolve(state: State, event: DiplomacyEvent): State {
  switch (event.type) {
    case "opened":
      return {
        ...state,
        seats: event.seats,
        stage: event.stage,
        secret: event.secret,
        chosen: Array.from({ length: event.seats }, () => null),
        preferences: Array.from({ length: event.seats }, () => []),
      };
    case "stage_set":
      // A rewind to before the start keeps this fact, but there is no game that could be active yet.
      if (state.powers.length === 0 && event.stage !== "forming") return state;
      return { ...state, stage: event.stage };
    case "power_chosen":
      return { ...state, chosen: withAt(state.chosen, event.seat, event.power) };
    case "preferred":
      return { ...state, preferences: withAt(state.preferences, event.seat, event.powers) };
    case "started":
      return started(state, event);
    case "orders_set":
      return withPower(state, event.power, { orders: event.orders });
    case "wait_set":
      return withPower(state, event.power, { wait: event.on });
    case "vote_set":
      return withPower(state, event.power, { vote: event.vote });
    case "proposed":
      return { ...state, proposal: { result: event.result, by: event.power, yes: [event.power] } };
    case "proposal_accepted":
      return state.proposal
        ? { ...state, proposal: { ...state.proposal, yes: [...state.proposal.yes, event.power] } }
        : state;
    case "proposal_failed":
      return { ...state, proposal: null };
    case "absence_set":
      return { ...state, absences: [...state.absences, event.absence] };
    case "absence_ended":
      return { ...state, absences: withoutFirst(state.absences, event.absence) };
    case "resigned": {
      // What was said to who played it is not for whoever comes.
      const said = powerOf(state, event.power)?.messages === undefined ? {} : { messages: [] };
      const purse = purseLeft(state, event.power);
      const gone: Partial<PowerState> = {
        ...{ kind: "resigned", orders: null, wait: false, vote: null },
        ...{ ...said, ...purse, ...listsLeft(state, event.power) },
      };
      const left = withPower(state, event.power, gone);
      return { ...left, stage: state.stage === "active" ? "waiting" : state.stage, delayedTo: 0 };
    }
    case "taken_over": {
      const taken = withPower(state, event.power, { kind: "player", control: [], vote: null });
      return event.seat === null ? taken : withPower(taken, event.power, { seat: event.seat });
    }
    case "control_set":
      return withPower(state, event.power, {
        ...{ kind: event.kind, control: event.control, orders: null, wait: false },
        ...purseControlled(state, event),
        ...listsLeft(state, event.power),
      });
    case "control_rotated":
      return withPower(state, event.power, { control: event.control });
    case "vassal_made":
      return withPower(state, event.power, { control: [event.of] });
    case "settings_changed":
      return { ...state, settings: event.settings };
    case "map_changed":
      return { ...state, morph: event.morph };
    case "messages_set":
      return withPower(state, event.power, { messages: event.lines });
    case "position_set":
      return {
        ...state,
        position: event.position,
        hidden: event.hidden,
        ...(event.sees ? { sees: event.sees } : {}),
      };
    case "proposal_set":
      return { ...state, proposal: event.proposal };
    case "disorder_set":
      return {
        ...state,
        powers: state.powers.map((power) => {
          if (power.name !== event.power) return power;
          const { disorder: _, ...rest } = power;
          return event.phase === null ? rest : { ...rest, disorder: event.phase };
        }),
      };
    case "private_set":
      return { ...state, secret: event.secret };
    case "listed":
      return { ...state, listed: event.on };
    case "gate_set":
      return { ...state, gate: event.gate };
    case "deadline_set":
      return { ...state, deadline: event.deadline, deadlineAt: event.at, first: false };
    case "delayed":
      return { ...state, delayedTo: event.to };
    case "checked":
      return { ...state, checked: event.at };
    case "phase_processed":
      return {
        ...state,
        ...(event.sees ? { sees: event.sees } : {}),
        position: event.position,
        hidden: event.hidden,
        gate: "AWAIT",
        delayedTo: 0,
      };
    case "counted":
      return { ...state, counts: event.counts, position: event.position };
    case "terrain_changed":
      return { ...state, position: event.position };
    case "phase_entered":
      return {
        ...state,
        position: event.position,
        gate: event.gate,
        delayedTo: 0,
        powers: state.powers.map((power) => ({
          ...{ ...power, orders: null, wait: false },
          ...(power.purse ? { purse: { ...power.purse, sheet: [], sent: [] } } : {}),
        })),
      };
    case "ended":
      return {
        ...state,
        stage: event.stage,
        result: { victors: event.victors, reason: event.reason },
        ...(event.at === undefined ? {} : { endedAt: event.at }),
        deadline: null,
        deadlineAt: null,
        proposal: null,
      };
    case "nudged":
      return { ...state, nudgedAt: event.at };
    case "revealed":
      return { ...state, revealed: true };
    case "purses_set":
    case "sheet_set":
    case "acceptance_set":
    case "gift_made":
    case "offers_resolved":
    case "income_paid":
      return evolveMoney(state, event);
    case "list_set":
    case "lists_locked":
    case "lists_filed":
    case "lists_read":
      return evolveLists(state, event);
    case "orders_confirmed":
    case "warned":
    case "late":
    case "previewed":
    case "slept":
      return state;
    default:
      return assertNever(event);
  }
}

function started(state: State, { powers, position, gate, at }: EventOf<"started">): State {
  return {
    ...state,
    ...(at === undefined ? {} : { startedAt: at }),
    stage: "active",
    gate,
    position,
    powers: powers.map(({ name, kind, seat, control }) => ({
      ...{ name, kind, seat, control },
      orders: null,
      wait: false,
      vote: null,
    })),
    counts: {},
    hidden: [],
    first: true,
    delayedTo: 0,
    result: null,
    proposal: null,
  };
}
