import { z } from "zod";
import { PositionJson } from "../engine/diplomacy/game/event";
import type { SeenRow } from "../engine/diplomacy/game/see-results";
import type { Phase } from "../engine/diplomacy/map/model";
import type { Position } from "../engine/diplomacy/position";

/** What a viewer saw of a phase that was processed, as the engine tells it. */
export const SeenPhase = z.object({
  type: z.literal("phase_processed"),
  phase: z.object({ season: z.string(), year: z.int(), type: z.string() }),
  results: z.array(z.custom<SeenRow>()),
  position: PositionJson,
});

/** A phase that was played, as its viewer saw it: the board before, what came of the orders, the board after. `at` in ms. */
export type PlayedPhase = {
  at: number;
  phase: Phase;
  before: Position;
  results: readonly SeenRow[];
  after: Position;
};

/** All phases of a game that stand, oldest first. */
export type GameHistory = { phases: readonly PlayedPhase[] };

/** That orders of a power are held: since when (ms), what they are, and a SHA-256 of all that. */
export type OrderReceipt = {
  at: number;
  /** Short, such as `S1901M`. */
  phase: string;
  power: string;
  /** As the judge prints them. */
  orders: string[];
  hash: string;
};
