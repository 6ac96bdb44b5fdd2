import type { Seat, UserId } from "../game";

/**
 * Who may sit where. The one rule behind it: who has seen a hand of the running deal plays that hand or none. So a seat
 * that is left while cards are out is played by a bot until the deal ends, its owner alone may come back to it before,
 * and whoever else wants it waits for the next deal.
 */

/**
 * Somebody who holds or held a seat of the running deal and has seen its hand; `seat` null: has seen everything, through
 * an office. `removed`: the host or the staff took the seat from them, in this deal.
 */
export type Held = { user: UserId; seat: Seat | null; removed: boolean };

/** What these rules read of an occupant. */
type Occupied = { kind: "user" | "bot" | "nobody"; user?: UserId; away?: number | null; shadow?: boolean };
type Kept = Occupied & { next?: unknown; keeps?: UserId | null };
type Seating = { seats: readonly Kept[]; held: readonly Held[] };

/**
 * What is being played: nothing just now, a deal at a live table, or a game by correspondence. `takeable`: whether an empty
 * seat is there for somebody new while it is; absent: each is. `keepsTime`: its own clock sees to whoever is late.
 */
export type Play = { idle: boolean; correspondence: boolean; takeable?(seat: Seat): boolean; keepsTime?: boolean };

/** When somebody who sits down begins to play: at once, or with the next deal. */
export type Sitting = "now" | "next_deal";

/**
 * Whether this user may take this seat, and from when; or the code of the refusal: `table/no_such_seat`,
 * `table/seat_taken`, `table/removed` (from this deal), `table/knows_hand` (has seen another hand of what is played).
 */
export function maySit(table: Seating, user: UserId, seat: Seat, play: Play): Sitting | { refused: string } {
  const occupant = table.seats[seat];
  if (!occupant) return { refused: "table/no_such_seat" };
  if (occupant.kind === "user") return { refused: "table/seat_taken" };
  if (play.idle) return occupant.next ? { refused: "table/seat_taken" } : "now";
  const own = table.held.filter((held) => held.user === user);
  if (own.some((held) => held.removed)) return { refused: "table/removed" };
  const seesMore = own.some((held) => held.seat !== seat);
  if (occupant.keeps === user && !seesMore) return "now";
  if (occupant.next) return { refused: "table/seat_taken" };
  if (!play.correspondence) return "next_deal";
  if (seesMore) return { refused: "table/knows_hand" };
  if (occupant.kind === "nobody" && play.takeable?.(seat) === false) return { refused: "table/seat_taken" };
  return occupant.kind === "nobody" ? "now" : "next_deal";
}

/** The seats whose players are there and play themselves: a shadowed seat is no company. */
export const presentSeats = (seats: readonly Occupied[]): Seat[] =>
  seats.flatMap(({ kind, away, shadow }, seat) => (kind === "user" && away === null && !shadow ? [seat] : []));

/**
 * Whether this user deals on: the host, or the only player who is there, so that nobody is left alone with bots at a table
 * that does not go on.
 */
export function actsAsHost(table: { host: UserId | null; seats: readonly Occupied[] }, user: UserId): boolean {
  if (table.host === user) return true;
  const [only, ...others] = presentSeats(table.seats);
  return only !== undefined && others.length === 0 && table.seats[only]?.user === user;
}
