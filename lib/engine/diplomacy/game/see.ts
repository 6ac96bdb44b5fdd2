import type { Seen, Viewer } from "../../kernel/game";
import { assertNever, type Json } from "../../kernel/result";
import type { PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { seeLists } from "./crystal/see-lists";
import { awayIn } from "./deadline-reason";
import { envAt } from "./env";
import type { DiplomacyEvent, EventOf } from "./event";
import { isUnordered } from "./late";
import { seeMoney } from "./payola/see-money";
import { settingsTold } from "./rules-told";
import { seeResults } from "./see-results";
import { seeTerrain } from "./see-terrain";
import { positionJson } from "./sequence";
import { seesAll, showPosition, sightOf, viewerPowers } from "./sight";
import { type GamePosition, isOver, type State } from "./state";
import { showAbsence, tellsPlayers } from "./view";

/** What a viewer learns of an event; null: nothing, not even that something happened. */
export function see(ruleset: Ruleset, event: DiplomacyEvent, before: State, after: State, viewer: Viewer): Seen | null {
  return seeWhole(ruleset, event, before, after, viewer) ?? seeOrdered(ruleset, event, before, after);
}

/** Where all see who has ordered: that it is so now, or not any more, and nothing else of it. */
function seeOrdered(ruleset: Ruleset, event: DiplomacyEvent, before: State, after: State): Seen | null {
  if (event.type !== "orders_set" && event.type !== "sheet_set" && event.type !== "list_set") return null;
  if (!envAt(ruleset, after).rules.has("LIST_UNORDERED")) return null;
  const { type, power } = event;
  const [had, has] = [before, after].map((state) =>
    state.powers.some((one) => one.name === power && !isUnordered(ruleset, state, one)),
  );
  if (had === has) return null;
  return has ? { type, power } : { type, power, orders: null };
}

function seeWhole(ruleset: Ruleset, event: DiplomacyEvent, before: State, after: State, viewer: Viewer): Seen | null {
  const { rules } = envAt(ruleset, after);
  const all = seesAll(viewer);
  const own = viewerPowers(ruleset, before.powers.length > 0 ? before : after, viewer);
  const mine = (power: PowerName): boolean => all || own.includes(power);
  const told = (data: Record<string, Json | undefined> = { ...event }): Seen => ({ ...data, type: event.type });
  switch (event.type) {
    case "checked":
      return null;
    case "opened":
      return told({ seats: event.seats, stage: event.stage });
    case "power_chosen":
      if (all || viewer.seats.has(event.seat)) return told();
      return rules.has("SILENT_JOIN") ? null : told({ power: event.power });
    case "preferred":
      return all || viewer.seats.has(event.seat) ? told() : null;
    case "started":
      return seeStart(ruleset, event, after, viewer);
    case "orders_set":
      return mine(event.power) || rules.has("BROADCAST_ORDERS") ? told() : null;
    case "orders_confirmed":
    case "proposal_accepted":
      return mine(event.power) ? told() : null;
    case "vote_set":
      return mine(event.power) ? told() : null;
    case "wait_set":
      return mine(event.power) || rules.has("LIST_WAITERS") ? told() : null;
    case "proposed":
      return rules.has("HIDE_PROPOSER") && !mine(event.power) ? told({ result: event.result }) : told();
    case "proposal_failed":
      return mine(event.power) ? told() : told({});
    case "absence_set":
    case "absence_ended": {
      const [absence] = showAbsence(rules, event.absence, all, [...viewer.seats]);
      return absence ? told({ absence }) : null;
    }
    case "settings_changed": {
      const [was, is] = [before, after].map((state) => JSON.stringify(settingsTold(state.settings, all)));
      return was === is ? null : told({ settings: settingsTold(event.settings, all) });
    }
    case "slept":
    case "resigned":
    case "stage_set":
    case "gate_set":
    case "listed":
      return told();
    case "position_set":
      return told({ position: shown(ruleset, after, viewer, [before.position, after.position]) });
    case "proposal_set":
      return told({});
    case "disorder_set":
      return mine(event.power) ? told() : told({});
    case "map_changed":
      return told();
    case "messages_set":
      return mine(event.power) ? told() : null;
    case "private_set":
      return told({ asked: event.secret !== null, ...(all ? { secret: event.secret } : {}) });
    case "taken_over":
      return told({ power: event.power });
    case "control_set":
    case "control_rotated":
      return rules.has("HIDE_DUMMIES") && !mine(event.power) && !own.some((one) => event.control.includes(one))
        ? null
        : told();
    case "vassal_made":
      return rules.has("HIDE_DUMMIES") && !mine(event.power) && !own.includes(event.of) ? null : told();
    case "deadline_set":
      return seeDeadline(rules, event, all, own);
    case "delayed":
      return all ? told() : null;
    case "previewed":
      return viewer.role === "master" ? told() : null;
    case "warned": {
      const powers = event.powers.filter(mine);
      return powers.length > 0 ? told({ powers, spans: event.spans }) : null;
    }
    case "nudged": {
      const powers = event.powers.filter(mine);
      return powers.length > 0 ? told({ powers }) : null;
    }
    case "late": {
      const powers = event.powers.filter(mine);
      if (!event.everyone && powers.length === 0) return null;
      return told({ powers: rules.has("HIDE_LATE_POWERS") ? powers : event.powers, dismissal: event.dismissal });
    }
    case "phase_processed":
      return {
        type: event.type,
        phase: event.phase,
        results: seeResults(ruleset, event, before, after, viewer).map((row) => ({ ...row })),
        position: shown(ruleset, after, viewer, [before.position, after.position]),
        news: true,
      };
    case "terrain_changed":
      return seeTerrain(ruleset, event, before, after, viewer);
    case "phase_entered":
      return told({ position: shown(ruleset, after, viewer, [after.position]), gate: event.gate });
    case "counted": {
      const open = all || !rules.has("BLIND") || rules.has("SEE_ALL_SCS") || isOver(after);
      const counts = Object.fromEntries(Object.entries(event.counts).filter(([power]) => open || own.includes(power)));
      return told({ counts, position: shown(ruleset, after, viewer, [after.position]) });
    }
    case "purses_set":
    case "sheet_set":
    case "acceptance_set":
    case "gift_made":
    case "offers_resolved":
    case "income_paid":
      return seeMoney(ruleset, event, before, { all, own });
    case "list_set":
    case "lists_locked":
    case "lists_filed":
    case "lists_read":
      return seeLists(rules, event, { all, own });
    case "ended":
      return { ...told(), news: true };
    case "revealed":
      return { ...told({ seats: after.powers.map(({ name, seat }) => ({ name, seat })) }), news: true };
    default:
      return assertNever(event);
  }
}

function shown(ruleset: Ruleset, state: State, viewer: Viewer, boards: readonly GamePosition[]): Json {
  const sight = sightOf(ruleset, state, viewer, boards);
  return positionJson(showPosition(ruleset, state, viewer, state.position, sight, state.hidden));
}

/** Everybody learns which powers there are; who sits where, of themselves alone unless the game is named; dummies are veiled by HIDE_DUMMIES. */
function seeStart(ruleset: Ruleset, event: EventOf<"started">, after: State, viewer: Viewer): Seen {
  const all = seesAll(viewer);
  const veiled = envAt(ruleset, after).rules.has("HIDE_DUMMIES") && !all;
  const named = all || tellsPlayers(ruleset, after);
  const powers = event.powers.map(({ name, kind, seat, control }) => ({
    name,
    kind: veiled && kind === "dummy" ? "player" : kind,
    seat: named || (seat !== null && viewer.seats.has(seat)) ? seat : null,
    control: veiled ? [] : control,
  }));
  return {
    type: event.type,
    powers,
    position: shown(ruleset, after, viewer, [after.position]),
    gate: event.gate,
    news: true,
  };
}

function seeDeadline(
  rules: ReadonlySet<string>,
  { type, deadline, at, reasons, by }: EventOf<"deadline_set">,
  all: boolean,
  own: readonly PowerName[],
): Seen {
  if (all) return { type, deadline, at, by, reasons: reasons.map((reason) => ({ ...reason })) };
  const kept = reasons.filter((reason) => !rules.has("SILENT_ABSENCES") || awayIn(reason) === null);
  const hidden = rules.has("HIDE_EXTENDERS") && by !== "rules" && by !== "master" && !own.includes(by);
  const nameless = rules.has("HIDE_ABSENTEES");
  const told = kept.map((reason): Json => (nameless && "seat" in reason ? { ...reason, seat: null } : { ...reason }));
  return { type, deadline, at, by: hidden ? "player" : by, reasons: told };
}
