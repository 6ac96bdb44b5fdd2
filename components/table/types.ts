import type { Instant, Seat } from "@/lib/engine/kernel/game";

/** Who sits on a seat, as the table shows it. */
export type SeatPerson = {
  seat: Seat;
  name: string;
  /** One or two letters. */
  initials: string;
  kind: "user" | "bot" | "shadow" | "vacant";
  you: boolean;
  host: boolean;
  presence: "here" | "away" | "gone";
  /** Since when this seat is late for its turn. */
  late?: Instant | null;
  /** Whom a stand-in plays for: somebody away, or who left in this deal. */
  shadowFor?: string;
};

/** One narrated line. `loud` lines (your turn, results) are set bold; `undone` ones were taken back since. */
export type LogLine = { at: Instant; text: string; loud?: boolean; undone?: boolean };

/** A line of chat; `own`: the reader wrote it. */
export type ChatLine = { id: string; at: Instant; by: string; text: string; own?: boolean };

/** `ended`: the session is over; nothing goes out until one has signed in again. */
export type Connection = "live" | "lost" | "retrying" | "ended";

/** `offset` = the server's clock minus this browser's, in ms; `total` = the whole time of the running turn, in ms. */
export type TableClock = { dueAt: Instant | null; offset: number; total?: number | null };

export type SoundLevel = "off" | "turn" | "all";
