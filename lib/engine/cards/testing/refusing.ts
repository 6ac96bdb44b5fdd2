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

/** Codes of talons that are closed, bouts and melds. */
export const OF_THREE: readonly string[] = [
  "draw/offered",
  "draw/declined",
  "move/draw_first",
  "move/just_taken",
  "move/knock_not_in_game",
  "move/knock_too_much",
  "move/beats_missing",
  "move/not_on_table",
  "move/level_not_there",
  "move/too_many",
  "move/not_higher",
  "swap/not_underway",
  "swap/not_your_turn",
  "swap/not_in_game",
  "swap/not_leading",
  "swap/no_talon",
  "swap/no_card",
  "close/not_underway",
  "close/not_your_turn",
  "close/not_in_game",
  "close/not_leading",
  "close/no_talon",
  "claim/not_underway",
  "claim/not_your_turn",
  "claim/not_in_game",
  "claim/not_leading",
  "claim/no_trick",
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
