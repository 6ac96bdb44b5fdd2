import type { Office, Seat, UserId } from "../game";
import { maySit, type Play, type Sitting } from "./seating";
import { invitationOf, officeOf, seatOfUser, type TableState } from "./vocabulary";

/** How somebody can come to a seat or an office of a table, and what they have asked for or were asked to. */
export type Joining = {
  /** By seat: when they would begin to play there; null: it is not theirs to take. */
  sittings: (Sitting | null)[];
  /** They ask for a seat rather than take one: then it is not theirs to say which. */
  asks: boolean;
  /** They have asked, and were not answered yet. */
  asked: boolean;
  /** They take a bot's seat once nothing is being played. */
  linedUp: boolean;
  /** The seat that a bot plays for them until the deal ends; null: none. */
  kept: Seat | null;
  /** They were removed from what is being played. */
  removed: boolean;
  /** The last seat that they had in what is being played, where they have none now; null: they had none. */
  had: Seat | null;
  /** What they are asked to: an office, or (`office` null) a seat. */
  invited: { office: Office | null } | null;
};

/** How a user can join a table; null: somebody who is not signed in, who is shown what a newcomer could have. */
export function joiningOf(table: TableState, id: UserId | null, play: Play): Joining {
  // No user is called so.
  const user = id ?? "";
  const invitation = invitationOf(table, user);
  const kept = table.seats.findIndex((seat) => seat.kind === "bot" && seat.keeps === user);
  const isReturning = kept >= 0 && maySit(table, user, kept, play) === "now";
  const isKnown = table.host === null || table.host === user || isReturning || invitation?.office === null;
  const { entry } = table.settings;
  const asked = table.requests.some((request) => request.user === user);
  const linedUp = table.seats.some((seat) => seat.kind === "bot" && seat.next?.user === user);
  const sits = seatOfUser(table, user) >= 0;
  const had = play.idle || sits ? null : table.held.findLast((held) => held.user === user && held.seat !== null)?.seat;
  const barred = table.closed || asked || linedUp || sits || officeOf(table, user) !== null;
  return {
    sittings: table.seats.map((_, seat) => {
      const sitting = barred || (entry === "closed" && !isKnown) ? null : maySit(table, user, seat, play);
      return typeof sitting === "string" ? sitting : null;
    }),
    asks: entry === "request" && !isKnown,
    asked,
    linedUp,
    kept: kept < 0 ? null : kept,
    removed: !play.idle && table.held.some((held) => held.user === user && held.removed),
    had: had ?? null,
    invited: invitation ? { office: invitation.office } : null,
  };
}
