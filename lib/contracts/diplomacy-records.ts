import type { PartResult } from "../engine/diplomacy/game/part";

export type { PartResult };

/** How many games ended how; none of a result: absent. */
export type Results = Partial<Record<PartResult, number>>;

/** What a member has done in games of Diplomacy, as everybody may know it. */
export type DiplomacyRecords = {
  /** Games that are over for them, by how they ended, and by power. */
  results: Results;
  powers: { power: string; results: Results }[];
  /** Games that they play. */
  playing: number;
  /** Phases in which orders were asked of them, and in how many these were in by the deadline. */
  phases: number;
  inTime: number;
  /** Games with bots, which count for nothing else. */
  withBots: Results;
};
