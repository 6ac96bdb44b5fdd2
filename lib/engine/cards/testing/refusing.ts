import type { RefusalCode } from "../refusals";
import type { Intent } from "../vocabulary";
import type { Driver } from "./driver";

/** Codes of combinations, piles that are matched and trumps that are made. */
export const SINCE: readonly string[] = [
  "bid/wrong_suit",
  "bid/alone_not_in_game",
  "move/must_draw",
  "move/no_combo",
  "move/wrong_combo",
  "move/must_beat",
  "move/must_match",
  "move/declare_missing",
  "move/declare_unknown",
  "draw/not_underway",
  "draw/not_your_turn",
  "draw/not_in_game",
  "draw/already",
  "draw/not_stuck",
  "draw/nothing_left",
] satisfies RefusalCode[];

/** Tries intents that have to be refused, and notes with what; `refused` throws where something else comes of one. */
export function refusing() {
  const met = new Set<string>();
  const refused = (driver: Driver, seat: number | "host" | "clock", intent: Intent, code: string): void => {
    const found = driver.try(seat, intent);
    if (found) met.add(found);
    if (found !== code) throw new Error(`${JSON.stringify(intent)}: ${found ?? "accepted"} instead of ${code}`);
  };
  return { met, refused };
}
