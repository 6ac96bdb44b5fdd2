import type { ReactNode } from "react";
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

/** Places of the frame that the page fills with parts of its own. */
export type RoomSlots = {
  /** The host's menu, in the side panel's head and the phone's title bar. */
  hostMenu?: ReactNode;
  /** Requests to join, above the log; over the field where there is no side panel. */
  requests?: ReactNode;
  /** Who watches, under the score. */
  spectators?: ReactNode;
  /** The proof that chance was fair, under the score. */
  fairness?: ReactNode;
};

/** What stands round the game, whichever it is. */
export type RoomProps = {
  /** The table's own name, if it has one beside the game's. */
  name?: string | undefined;
  game: string;
  /** Where the game stands: "Deal 7, trick 3". */
  status: string;
  /** A short remark after it, such as a stake. */
  remark?: string | undefined;
  /** Of the view: changes with every message of the viewer's stream. */
  version: string;
  backHref?: string | undefined;
  log: LogLine[];
  chat: ChatLine[];
  /** Why the viewer cannot write; null or absent: they can. */
  chatClosed?: string | null | undefined;
  /** Answers false where the line was not taken: then it is put back to be written anew. */
  onChat(text: string): Promise<boolean>;
  slots?: RoomSlots | undefined;
  score: ReactNode;
  rules?: ReactNode;
  /** Small tools in the panel's head: sound, keys, looks. */
  tools?: ReactNode;
};
