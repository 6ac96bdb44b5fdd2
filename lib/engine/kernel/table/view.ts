import type { Instant, Narration, Seat, UserId } from "../game";
import { assertNever } from "../result";
import type { Held } from "./seating";
import type { Settings, TableEvent, TableState, Takeback } from "./vocabulary";

export type OccupantView =
  | { kind: "user"; user: UserId; away: Instant | null; shadow: boolean }
  | { kind: "bot"; next: UserId | null; keeps: UserId | null }
  | { kind: "nobody"; since: Instant | null };

/** What everybody at a table may know of it: all but the shares. */
export type TableView = {
  seats: OccupantView[];
  host: UserId | null;
  requests: UserId[];
  settings: Settings;
  paused: boolean;
  takeback: Omit<Takeback, "heads"> | null;
  rematch: Seat[];
  /** Who has held which seat of what is being played: for `maySit`. */
  held: Held[];
  closed: boolean;
};

/** The view of a table; the same for all who may see it. */
export function viewTable(table: TableState): TableView {
  return {
    seats: table.seats.map((occupant): OccupantView => {
      switch (occupant.kind) {
        case "user":
          return { kind: "user", user: occupant.user, away: occupant.away, shadow: occupant.shadow };
        case "bot":
          return { kind: "bot", next: occupant.next?.user ?? null, keeps: occupant.keeps };
        case "nobody":
          return { kind: "nobody", since: occupant.since };
        default:
          return assertNever(occupant);
      }
    }),
    host: table.host,
    requests: table.requests.map((request) => request.user),
    settings: table.settings,
    paused: table.paused,
    takeback: table.takeback && { by: table.takeback.by, to: table.takeback.to, consents: table.takeback.consents },
    rematch: table.rematch,
    held: table.held,
    closed: table.closed,
  };
}

/** What a viewer receives of a fact of the table: all but the share, and where other classes' streams stand. */
export function seeTable(event: TableEvent): TableEvent {
  if (event.type === "takeback_asked") return { ...event, heads: [] };
  return "share" in event ? { ...event, share: "" } : event;
}

/** One sentence for a fact of the table: `table/…` with `seat` or `user`; null where it is not worth one. */
export function narrateTable(event: TableEvent): Narration | null {
  switch (event.type) {
    case "opened":
    case "changed":
    case "freed":
    case "takeback_consented":
      return null;
    case "sat":
    case "lined_up":
      return { code: `table/${event.type}`, data: { seat: event.seat, user: event.user } };
    case "asked":
    case "refused":
    case "hosted":
      return { code: `table/${event.type}`, data: { user: event.user } };
    case "left":
      return {
        code: "table/left",
        data: { seat: event.seat, user: event.user, kicked: event.kicked, kept: event.kept },
      };
    case "takeback_asked":
      return { code: "table/takeback_asked", data: { seat: event.by } };
    case "takeback_ended":
      // That it was done the rewind itself tells.
      return event.done ? null : { code: "table/takeback_refused", data: { seat: event.no, by: event.by } };
    case "paused":
      return { code: event.on ? "table/paused" : "table/resumed", data: {} };
    case "seat_added":
    case "rematch_began":
    case "closed":
      return { code: `table/${event.type}`, data: {} };
    default:
      return { code: `table/${event.type}`, data: { seat: event.seat } };
  }
}
