import { classOfOffice, classOfSeat, SPECTATOR, type ViewerClass } from "./classes";
import type { Actor, Game, Office, Seat, UserId } from "./game";
import type { Match } from "./match";
import { ok, type Refusal, type Result, refuse } from "./result";
import { actsAsHost } from "./table/seating";
import { officeOf, runsTable, seatOfUser, type TableState } from "./table/vocabulary";

/** As whom a user acts: for a seat, as host or master, or as one of those at the table. */
export type As = Seat | "host" | "master" | "visitor";

/** As whom a user may look at a table, and act there. */
export type Access = {
  viewerClass: ViewerClass;
  seat: Seat | null;
  /** The seats that they act for: their own and those that it controls. */
  seats: readonly Seat[];
  office: Office | null;
  /** They hold the host's office. */
  host: boolean;
  /** They may do what runs the table: the host, and the master. */
  runs: boolean;
  /** They deal on: the host, or the only player who is there. */
  dealsOn: boolean;
};

/** Which class's stream somebody is shown of a table; null: somebody who is not signed in. Nothing else decides it. */
export function viewerClassOf(table: TableState, user: UserId | null): ViewerClass {
  if (user === null) return SPECTATOR;
  const seat = seatOfUser(table, user);
  if (seat >= 0) return classOfSeat(seat);
  const office = officeOf(table, user);
  return office === null ? SPECTATOR : classOfOffice(office);
}

/** As whom somebody may look at a table, and act there; null: somebody who is not signed in. Nothing else decides it. */
export function accessOf<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  { table, game: state }: Pick<Match<State>, "table" | "game">,
  user: UserId | null,
): Access {
  const at = user === null ? -1 : seatOfUser(table, user);
  const seat = at < 0 ? null : at;
  return {
    viewerClass: viewerClassOf(table, user),
    seat,
    seats: seat === null ? [] : (game.controls?.(state, seat) ?? [seat]),
    office: user === null ? null : officeOf(table, user),
    host: user !== null && table.host === user,
    runs: user !== null && runsTable(table, user),
    dealsOn: user !== null && actsAsHost(table, user),
  };
}

/**
 * Who acts, if they may act as they say. Refuses `table/sign_in`, `table/not_your_seat`, `table/not_host`,
 * `table/not_master`.
 */
export function actorFor(access: Access, user: UserId | null, as: As): Result<Actor, Refusal> {
  if (user === null) return refuse("table/sign_in");
  if (typeof as === "number") return access.seats.includes(as) ? ok({ seat: as, user }) : refuse("table/not_your_seat");
  if (as === "host" && !access.dealsOn) return refuse("table/not_host");
  if (as === "master" && access.office !== "master") return refuse("table/not_master");
  return ok({ role: as, user });
}
