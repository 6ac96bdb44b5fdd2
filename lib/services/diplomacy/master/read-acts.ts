import { z } from "zod";
import type { Actor } from "@/lib/auth/policy";
import { type EntryNote, isPlainAct, type MasterAct } from "@/lib/contracts/diplomacy-desk";
import type { Settings } from "@/lib/engine/diplomacy/game/config";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import { rewindPoints } from "@/lib/engine/diplomacy/game/rewind";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { Row } from "@/lib/engine/kernel/envelope";
import { liveRows } from "@/lib/engine/kernel/fold";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { TableEvent } from "@/lib/engine/kernel/table/vocabulary";
import { movesOf } from "@/lib/live/read-log";
import { receiptHash, receiptLines } from "../receipt";
import { gameFor, rowsOf } from "./master-table";
import { settingsAct } from "./settings-act";

export const ActsOf = z.strictObject({ id: z.string().max(40) });

/** So many acts are listed, the newest first. */
const MOST = 500;

/**
 * Everything that masters did at a game, for whoever plays or holds an office there; the log of the table is where it
 * stands, so nothing takes it away. Refuses `diplomacy/unknown`, and `acts/not_yours` to others.
 */
export async function readActs(actor: Actor, { id }: z.infer<typeof ActsOf>): Promise<Result<MasterAct[], Refusal>> {
  const found = await gameFor(actor, id);
  if (!found.ok) return found;
  const { seat, office } = found.value.access;
  if (seat === null && office === null) return refuse("acts/not_yours");
  return ok(actsOf(await rowsOf(found.value), found.value.game.initial.settings, office === "master"));
}

/**
 * What the masters did, move by move, the newest first; `opened`: the settings that the game was opened with; `all`: what is
 * nobody else's to know as well.
 */
export function actsOf(rows: readonly Row<DiplomacyEvent>[], opened: Settings, all: boolean): MasterAct[] {
  let settings = opened;
  /** The settings after the rows that changed them: what a rewind goes back to. */
  const known = [{ seq: 0, settings }];
  const live = new Set(liveRows(rows));
  const points = new Map(rewindPoints(rows).map((point) => [point.seq, point]));
  const acts = movesOf(rows).flatMap((move): MasterAct[] => {
    const [first] = move;
    const before = settings;
    for (const { seq, payload } of move) {
      // Going back keeps what the master has set since, unless it is asked not to.
      if (payload.kind === "rewound" && !payload.keep)
        settings = known.findLast((one) => one.seq <= payload.to)?.settings ?? opened;
      else if (payload.kind === "game" && payload.event.type === "settings_changed") settings = payload.event.settings;
      else continue;
      known.push({ seq, settings });
    }
    if (!first || !("role" in first.actor) || first.actor.role !== "master") return [];
    const went = move.some(({ payload: { kind } }) => kind === "rewound");
    const what = move.flatMap(({ payload }): MasterAct["what"] => {
      if (payload.kind === "rewound") {
        const phase = points.get(payload.to)?.phase;
        const kept = payload.keep ? points.get(payload.to)?.moment : "full";
        return [{ code: "rewound", ...(phase ? { phase } : {}), ...(kept ? { detail: kept } : {}) }];
      }
      if (payload.kind === "table") return [tableAct(payload.event)];
      if (payload.kind !== "game") return [];
      const { event } = payload;
      // Everybody's first purse is the rules' own.
      if (event.type === "purses_set" && move.some(({ payload: one }) => isStart(one))) return [];
      // What the rules set after it belongs to going back.
      if (went && event.type === "deadline_set") return [{ code: "deadline_now", due: event.at }];
      if (event.type === "settings_changed") return settingsAct(before, event.settings, all);
      return actOf(event, all);
    });
    const told = what.filter((one, i) => what.findIndex((other) => sameAct(one, other)) === i);
    const undone = !went && !move.some((row) => live.has(row));
    return told.length > 0 ? [{ at: first.at, n: 0, what: told, undone }] : [];
  });
  return acts
    .map((act, n) => ({ ...act, n }))
    .reverse()
    .slice(0, MOST);
}

const isStart = (payload: Row<DiplomacyEvent>["payload"]): boolean =>
  payload.kind === "game" && payload.event.type === "started";

const tableAct = (event: TableEvent): MasterAct["what"][number] =>
  event.type === "changed" && event.change.name !== undefined
    ? { code: "renamed", detail: event.change.name }
    : { code: "table", detail: event.type };

const sameAct = (one: MasterAct["what"][number], other: MasterAct["what"][number]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A fact of a master's move. What was entered, said or hidden for a power is told as having happened, not what or for whom. */
function actOf(event: DiplomacyEvent, all: boolean): MasterAct["what"] {
  const secretly = (code: string, power: string): MasterAct["what"] => [all ? { code, power } : { code }];
  switch (event.type) {
    case "orders_set":
      return secretly(all && event.orders === null ? "removed" : "entered", event.power);
    case "list_set":
      return event.filled ? [] : secretly("entered", event.power);
    case "sheet_set":
    case "wait_set":
    case "vote_set":
    case "acceptance_set":
    case "proposed":
    case "proposal_accepted":
    case "proposal_failed":
    case "disorder_set":
      return secretly("entered", "power" in event ? event.power : "");
    case "gift_made":
      return secretly("entered", event.from);
    case "purses_set":
      return Object.keys(event.purses).flatMap((power) => secretly("entered", power));
    case "lists_filed":
      return Object.keys(event.lists).flatMap((power) => secretly("entered", power));
    case "messages_set":
    case "control_set":
      return secretly(event.type, event.power);
    case "resigned":
    case "taken_over":
      return [{ code: event.type, power: event.power }];
    case "stage_set":
      return [{ code: event.type, detail: event.stage }];
    case "gate_set":
      return [{ code: event.type, detail: event.gate }];
    case "phase_processed":
    case "previewed":
      return [{ code: event.type, phase: event.phase }];
    case "deadline_set":
      return event.by === "master" ? [{ code: event.type, due: event.at }] : [];
    default:
      return isPlainAct(event.type) ? [{ code: event.type }] : [];
  }
}

/**
 * Who entered orders, votes and wait flags when, the newest first: what the judges' file `access` was for. With the orders
 * themselves and the hash of their receipt, so that a master can say what was held when somebody complains.
 */
export function entriesOf(table: string, rows: readonly Row<DiplomacyEvent>[]): EntryNote[] {
  const notes: EntryNote[] = [];
  /** The phases that were entered, by their rows: what a rewind goes back to. */
  const entered: { seq: number; phase: string }[] = [];
  for (const { seq, at, actor, payload } of rows) {
    if (payload.kind === "rewound") {
      const phase = entered.findLast((one) => one.seq <= payload.to)?.phase;
      if (phase !== undefined) entered.push({ seq, phase });
    }
    if (payload.kind !== "game") continue;
    const { event } = payload;
    if (event.type === "started" || event.type === "phase_entered")
      entered.push({ seq, phase: phaseCode(event.position.phase) });
    if (!isEntry(event) || ("role" in actor && actor.role !== "master")) continue;
    const { power, type } = event;
    // Sheets and lists are what a variant has for orders.
    const what = type === "sheet_set" || type === "list_set" ? "orders_set" : type;
    const note = { at, power, what, by: "role" in actor ? ("master" as const) : ("player" as const) };
    const orders = linesOf(event);
    if (orders === undefined) notes.push(note);
    else if (orders === null) notes.push({ ...note, orders: null });
    else {
      const receipt = { at, phase: entered.at(-1)?.phase ?? "", power, orders };
      notes.push({ ...note, ...receipt, hash: receiptHash(table, receipt) });
    }
  }
  return notes.reverse().slice(0, MOST);
}

const ENTRIES = ["orders_set", "sheet_set", "list_set", "wait_set", "vote_set"] as const;
type Entry = Extract<DiplomacyEvent, { type: (typeof ENTRIES)[number] }>;
const isEntry = (event: DiplomacyEvent): event is Entry =>
  ENTRIES.some((type) => type === event.type) && !("filled" in event && event.filled);

/** What was entered, a line each; null: it was taken back; undefined: it was none of orders. */
function linesOf(event: Entry): string[] | null | undefined {
  switch (event.type) {
    case "orders_set":
      return event.orders && receiptLines(event.orders);
    case "sheet_set":
    case "list_set":
      return event.lines.length > 0 ? event.lines : null;
    default:
      return undefined;
  }
}
