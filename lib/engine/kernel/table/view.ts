import type { Instant, Narration, Seat, UserId } from "../game";
import { assertNever } from "../result";
import type { CallOff, Invitation, Occupant, Officer, Settings, TableEvent, TableState, Takeback } from "./vocabulary";

/** A user as others are shown them; null: who it is is not told. */
type Named = UserId | null;

export type OccupantView =
  | { kind: "user"; user: Named; away: Instant | null; shadow: boolean }
  /** `next`: it is given to somebody once nothing is being played; `keeps`: who left it in the running deal. */
  | { kind: "bot"; next: { user: Named } | null; keeps: Named }
  | { kind: "nobody"; since: Instant | null };

/** Whose names a viewer is told: everybody's, at an anonymous table their own seat's, or nobody's. */
export type Names = "all" | "none" | Seat;

/** What a viewer may know of a table: never the shares. */
export type TableView = {
  seats: OccupantView[];
  /** Null too where it is not told. */
  host: Named;
  offices: Officer[];
  /** Who is asked to a seat or an office; where not everybody is named, nobody. */
  invitations: Invitation[];
  requests: UserId[];
  /** The seats that some of them ask for; absent: none asks for one. */
  wishes?: Record<UserId, Seat>;
  settings: Settings;
  paused: boolean;
  takeback: Omit<Takeback, "heads"> | null;
  callOff?: CallOff;
  rematch: Seat[];
  closed: boolean;
};

/** `own`: the viewer sits there, and is told of themself. */
function viewOccupant(occupant: Occupant, isOpen: boolean, own: boolean): OccupantView {
  switch (occupant.kind) {
    case "user": {
      const { user, away, shadow } = occupant;
      if (!isOpen && !own) return { kind: "user", user: null, away: null, shadow: false };
      return { kind: "user", user, away, shadow };
    }
    case "bot": {
      const { next, keeps } = occupant;
      return { kind: "bot", next: next && { user: isOpen ? next.user : null }, keeps: isOpen ? keeps : null };
    }
    case "nobody":
      return { kind: "nobody", since: isOpen ? occupant.since : null };
    default:
      return assertNever(occupant);
  }
}

function wishesIn({ requests }: TableState): Pick<TableView, "wishes"> {
  const wishes = requests.flatMap(({ user, seat }) => (seat === undefined ? [] : [[user, seat] as const]));
  return wishes.length > 0 ? { wishes: Object.fromEntries(wishes) } : {};
}

/** What a viewer who is told these names sees of a table. */
export function viewTable(table: TableState, names: Names = "all"): TableView {
  const isOpen = names === "all";
  return {
    seats: table.seats.map((occupant, seat) => viewOccupant(occupant, isOpen, names === seat)),
    host: isOpen ? table.host : null,
    offices: table.offices,
    invitations: isOpen
      ? table.invitations.flatMap(({ user, office, spent }) => (spent ? [] : [{ user, office }]))
      : [],
    requests: isOpen ? table.requests.map((request) => request.user) : [],
    ...(isOpen ? wishesIn(table) : {}),
    settings: table.settings,
    paused: table.paused,
    takeback: table.takeback && { by: table.takeback.by, to: table.takeback.to, consents: table.takeback.consents },
    ...(table.callOff && { callOff: table.callOff }),
    rematch: table.rematch,
    closed: table.closed,
  };
}

/** Stands for a user who is not named. */
export const SOMEBODY = "?";

/**
 * What a viewer who is told these names receives of a fact of the table: never the share, nor where other classes'
 * streams stand. Null: nothing, not even that something happened.
 */
export function seeTable(event: TableEvent, names: Names = "all"): TableEvent | null {
  if (event.type === "takeback_asked") return { ...event, heads: [] };
  if (names === "all") return "share" in event ? { ...event, share: "" } : event;
  switch (event.type) {
    case "sat":
    case "lined_up":
      // Also for whoever sits there now: they may have taken the seat over.
      return { ...event, user: SOMEBODY, share: "" };
    case "left":
      return { ...event, user: null, kicked: false };
    case "asked":
    case "refused":
    case "hosted":
    case "invited":
    case "uninvited":
      return null;
    case "went_away":
    case "came_back":
    case "shadowed":
      return event.seat === names ? event : null;
    default:
      return event;
  }
}

/** One sentence for a fact of the table: `table/…` with `seat` or `user`; null where it is not worth one. */
export function narrateTable(event: TableEvent): Narration | null {
  switch (event.type) {
    case "opened":
    case "changed":
    case "freed":
    case "takeback_consented":
    case "call_off_consented":
    case "invited":
    case "uninvited":
      return null;
    case "office_taken":
    case "office_ended":
      return { code: `table/${event.type}`, data: { user: event.user, office: event.office } };
    case "copies_given":
      return { code: event.on ? "table/copies_given" : "table/copies_ended", data: { user: event.user } };
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
    case "call_off_asked":
      return { code: "table/call_off_asked", data: { seat: event.by } };
    case "call_off_ended":
      // That it was done, or that there is nothing left to break off, the game tells.
      return event.no === null ? null : { code: "table/call_off_refused", data: { seat: event.no, by: event.by } };
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
