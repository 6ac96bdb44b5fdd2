import type { As } from "@/lib/engine/kernel/access";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Judgment } from "../tabletop/judgment";

/** A move that somebody asks for. */
export type PlayMove = {
  tableId: string;
  /** Made by who asks; only their own: see `keyOf`. */
  moveId: string;
  /** The user who asks; null for the clock, for bots, and for the judge. */
  user: string | null;
  /** As whom a user says that they act; what acts by itself is named by the process, never by who asks. */
  as: As | "clock" | { bot: Seat } | { judge: Judgment };
  request: { to: "table"; intent: unknown } | { to: "game"; intent: unknown };
  ifVersion?: string | undefined;
  /** Refuse it if the log has gone on since: what the clock and bots decide holds for one state only. */
  ifSeq?: number;
  now?: number;
};
