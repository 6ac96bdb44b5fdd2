import type { Seen, Viewer } from "../../kernel/game";
import { assertNever, type Json } from "../../kernel/result";
import type { PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { envAt } from "./env";
import type { DiplomacyEvent, EventOf, ResultRow } from "./event";
import { positionJson } from "./sequence";
import { type Sight, seesAll, showPosition, sightOf, viewerPowers } from "./sight";
import { type GamePosition, isOver, type State } from "./state";
import { showAbsence } from "./view";

/** What a viewer learns of an event; null: nothing, not even that something happened. */
export function see(ruleset: Ruleset, event: DiplomacyEvent, before: State, after: State, viewer: Viewer): Seen | null {
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
    case "absence_set": {
      const [absence] = showAbsence(rules, event.absence, all, [...viewer.seats]);
      return absence ? told({ absence }) : null;
    }
    case "resigned":
    case "settings_changed":
    case "stage_set":
    case "gate_set":
    case "listed":
      return told();
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
    case "late": {
      const powers = event.powers.filter(mine);
      if (!event.everyone && powers.length === 0) return null;
      return told({ powers: rules.has("HIDE_LATE_POWERS") ? powers : event.powers, dismissal: event.dismissal });
    }
    case "phase_processed":
      return seeResults(ruleset, event, before, after, viewer);
    case "phase_entered":
      return told({ position: shown(ruleset, after, viewer, [after.position]), gate: event.gate });
    case "counted": {
      const open = all || !rules.has("BLIND") || rules.has("SEE_ALL_SCS") || isOver(after);
      const counts = Object.fromEntries(Object.entries(event.counts).filter(([power]) => open || own.includes(power)));
      return told({ counts, position: shown(ruleset, after, viewer, [after.position]) });
    }
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

/** Everybody learns which powers there are; who sits where, each only of themselves; dummies are veiled by HIDE_DUMMIES. */
function seeStart(ruleset: Ruleset, event: EventOf<"started">, after: State, viewer: Viewer): Seen {
  const all = seesAll(viewer);
  const veiled = envAt(ruleset, after).rules.has("HIDE_DUMMIES") && !all;
  const powers = event.powers.map(({ name, kind, seat, control }) => ({
    name,
    kind: veiled && kind === "dummy" ? "player" : kind,
    seat: all || (seat !== null && viewer.seats.has(seat)) ? seat : null,
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
  const kept = rules.has("SILENT_ABSENCES")
    ? reasons.filter(({ away }) => away === undefined || away === null)
    : reasons;
  const hidden = rules.has("HIDE_EXTENDERS") && by !== "rules" && by !== "master" && !own.includes(by);
  const told = kept.map(
    ({ why, away }): Json =>
      away === undefined || away === null || rules.has("HIDE_ABSENTEES") ? { why } : { why, away },
  );
  return { type, deadline, at, by: hidden ? "player" : by, reasons: told };
}

/** Results with what is hidden taken out: builds under HIDE_BUILDS, and under BLIND all that is out of sight. */
function seeResults(
  ruleset: Ruleset,
  event: EventOf<"phase_processed">,
  before: State,
  after: State,
  viewer: Viewer,
): Seen {
  const { rules } = envAt(ruleset, after);
  const own = new Set(viewerPowers(ruleset, after, viewer));
  const open = seesAll(viewer);
  const boards = [before.position, after.position];
  const unseen = open || event.phase.type !== "MOVEMENT" ? [] : before.hidden;
  const results = event.results.flatMap((row): ResultRow[] => {
    if (open || own.has(row.power)) return [rules.has("BLIND") && !open ? blinded(row) : row];
    if (hides(unseen, before, row)) return foundRow(row, sightOf(ruleset, after, viewer, [after.position]));
    const builds = event.hidden.some((site) => row.order.startsWith("BUILD") && row.order.slice(8, 11) === site);
    if (rules.has("BLIND")) return seenRow(ruleset, row, before, after, viewer);
    return [builds ? { power: row.power, order: "BUILD HIDDEN", result: row.result } : row];
  });
  return {
    type: event.type,
    phase: event.phase,
    results: results.map((row) => ({ ...row })),
    position: shown(ruleset, after, viewer, boards),
    news: true,
  };
}

const UNIT = /^(?:BUILD |KEEP )?([AF]) (\S+)/;

/** Whether a row is about a unit that was built unseen, or may be: what could not be carried out is as it was written. */
function hides(unseen: readonly string[], { position }: State, { power, order, mark }: ResultRow): boolean {
  const [, , at] = UNIT.exec(order) ?? [];
  if (mark !== "invalid") return at !== undefined && unseen.includes(at.slice(0, 3));
  return position.units.some((unit) => unit.power === power && unseen.includes(unit.at.slice(0, 3)));
}

/** A unit that was built unseen (HIDE_BUILDS): after the next movement it is found where it stands, its order stays unknown. */
function foundRow({ power, order, at, mark }: ResultRow, sight: Sight): ResultRow[] {
  const [, type, from] = UNIT.exec(order) ?? [];
  if (mark === "invalid" || (type !== "A" && type !== "F") || from === undefined) return [];
  const to = at ?? from;
  return sight.unit({ power, type, at: to }) ? [{ power, order: `${type} ${to} FOUND`, result: "seen" }] : [];
}

/** An own order under BLIND: `void` is never printed, nor why, nor whether a phantom was there. */
const blinded = ({ power, order, result, at }: ResultRow): ResultRow => ({
  ...{ power, order, result: result === "void" ? "ordered" : result },
  ...(at === undefined ? {} : { at }),
});

/** Somebody else's unit under BLIND: its order if it was in sight before and after, else that it came, went, or was lost to sight. */
function seenRow(ruleset: Ruleset, row: ResultRow, before: State, after: State, viewer: Viewer): ResultRow[] {
  const [, type, from] = UNIT.exec(row.order) ?? [];
  if ((type !== "A" && type !== "F") || from === undefined) return [];
  const builds = row.order.startsWith("BUILD");
  if (builds && after.hidden.includes(from.slice(0, 3))) return [];
  const to = row.at ?? (builds ? from : null);
  const was = !builds && sightOf(ruleset, before, viewer, [before.position]).unit({ power: row.power, type, at: from });
  const is = to !== null && sightOf(ruleset, after, viewer, [after.position]).unit({ power: row.power, type, at: to });
  const say = (order: string): ResultRow[] => [{ power: row.power, order, result: "seen" }];
  if (builds) return is ? say(row.order) : [];
  if (was && is) return [blinded(row)];
  if (was) return say(`${type} ${from} ${to === null || to === from ? "LOST" : "DEPARTS"}`);
  if (is && to !== null) return say(`${type} ${to} ${to === from ? "FOUND" : "ARRIVES"}`);
  return [];
}
