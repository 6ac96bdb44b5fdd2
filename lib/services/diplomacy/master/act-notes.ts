import { createHash } from "node:crypto";
import { isPlainAct, type MasterAct } from "@/lib/contracts/diplomacy-desk";
import type { Settings } from "@/lib/engine/diplomacy/game/config";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import type { Moments } from "@/lib/engine/diplomacy/game/rewind";
import type { Row } from "@/lib/engine/kernel/envelope";
import type { TableEvent } from "@/lib/engine/kernel/table/vocabulary";
import { settingsAct } from "./settings-act";

/** So many acts are listed, the newest first. */
const MOST = 500;

/** An act, and the row with which it stands or falls; null: going back is itself never undone. */
type Act = Omit<MasterAct, "undone"> & { readonly row: number | null };

/**
 * What the masters of a game did, move by move, gathered as its log comes by. `opened`: the settings that the game was opened
 * with; `moments`: of the same log, which have passed each move before.
 */
export class ActNotes {
  /** The settings after the rows that changed them: what a rewind goes back to. */
  private readonly known: { readonly seq: number; readonly settings: Settings }[];
  /** What is everybody's to know, and what is the masters' too: each counts for itself, so that no gap tells of the other. */
  private readonly kept = { told: new Kept(), all: new Kept() };

  constructor(
    opened: Settings,
    private readonly moments: Moments,
  ) {
    this.known = [{ seq: 0, settings: marked(opened) }];
  }

  pass(move: readonly Row<DiplomacyEvent>[]): void {
    const [first] = move;
    if (!first) return;
    const before = this.settings();
    for (const row of move) this.follow(row);
    if (!("role" in first.actor) || first.actor.role !== "master") return;
    const went = move.some(({ payload: { kind } }) => kind === "rewound");
    const row = went ? null : first.seq;
    this.kept.all.add({ at: first.at, row, what: this.whatOf(move, before, true) });
    this.kept.told.add({ at: first.at, row, what: this.whatOf(move, before, false) });
  }

  /** The newest first; `all`: what is nobody else's to know as well. */
  newest(all: boolean): MasterAct[] {
    const isLive = this.moments.lineage.asked();
    return this.kept[all ? "all" : "told"].acts
      .map(({ row, ...act }) => ({ ...act, undone: row !== null && !isLive(row) }))
      .reverse();
  }

  private settings(seq = Number.POSITIVE_INFINITY): Settings {
    return (this.known.findLast((one) => one.seq <= seq) ?? this.known[0]!).settings;
  }

  private follow({ seq, payload }: Row<DiplomacyEvent>): void {
    // Going back keeps what the master has set since, unless it is asked not to.
    if (payload.kind === "rewound" && !payload.keep) this.known.push({ seq, settings: this.settings(payload.to) });
    else if (payload.kind === "game" && payload.event.type === "settings_changed")
      this.known.push({ seq, settings: marked(payload.event.settings) });
  }

  private whatOf(move: readonly Row<DiplomacyEvent>[], before: Settings, all: boolean): MasterAct["what"] {
    const went = move.some(({ payload: { kind } }) => kind === "rewound");
    const what = move.flatMap(({ payload }): MasterAct["what"] => {
      if (payload.kind === "rewound") {
        const point = this.moments.at(payload.to);
        const kept = payload.keep ? point?.moment : "full";
        return [{ code: "rewound", ...(point ? { phase: point.phase } : {}), ...(kept ? { detail: kept } : {}) }];
      }
      if (payload.kind === "table") return [tableAct(payload.event)];
      if (payload.kind !== "game") return [];
      const { event } = payload;
      // Everybody's first purse is the rules' own.
      if (event.type === "purses_set" && move.some(({ payload: one }) => isStart(one))) return [];
      // What the rules set after it belongs to going back.
      if (went && event.type === "deadline_set") return [{ code: "deadline_now", due: event.at }];
      if (event.type === "settings_changed") return settingsAct(before, marked(event.settings), all);
      return actOf(event, all);
    });
    return what.filter((one, i) => what.findIndex((other) => sameAct(one, other)) === i);
  }
}

/** The newest acts that tell anything, numbered among all that did. */
class Kept {
  acts: Act[] = [];
  private count = 0;

  add(act: Omit<Act, "n">): void {
    if (act.what.length === 0) return;
    this.acts.push({ ...act, n: this.count++ });
    if (this.acts.length > 2 * MOST) this.acts = this.acts.slice(-MOST);
  }
}

/** Settings whose long texts are marks of themselves: of those it is told only that they changed. */
const marked = (settings: Settings): Settings => ({
  ...settings,
  description: markOf(settings.description),
  ...(settings.origin === undefined ? {} : { origin: markOf(settings.origin) }),
});

const markOf = (text: string): string => (text === "" ? "" : createHash("sha256").update(text).digest("base64"));

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
