import { difference, type Mismatch } from "./compare";
import type { Known } from "./known";
import { isRow } from "./transcript";

type Row = Record<string, unknown>;

export type ReplayReport = {
  games: number;
  acts: number;
  refusals: number;
  mismatches: Mismatch[];
  /** Places where the recorded engine's bugs, mended here, tell the difference. */
  known: { line: number; bug: Known }[];
};

/** What a replay finds: counts, and where a recorded object says otherwise than ours. */
export class Findings {
  readonly report: ReplayReport = { games: 0, acts: 0, refusals: 0, mismatches: [], known: [] };
  /** The line of the transcript that is being read, from 1. */
  line = 0;
  /** What seats were told to do when the host ended a deal: the recorded engine forgets to take it back. */
  stale: unknown[] = [];

  miss(what: string, expected: unknown, got: unknown): void {
    this.report.mismatches.push({ line: this.line, what, expected: expected ?? null, got: got ?? null });
  }

  /** Compares the keys that the recorded object has and we know. */
  compare(what: string, recorded: Row, ours: Row): void {
    for (const key of Object.keys(recorded)) {
      if (!Object.hasOwn(ours, key)) continue;
      const found = difference(what ? `${what}.${key}` : key, recorded[key], ours[key]);
      if (found) this.report.mismatches.push({ line: this.line, ...found });
    }
  }

  /** Compares a game, reading what is `stale` and the two ways to write "no status" as what they are. */
  compareGame(what: string, recorded: Row, ours: Row): void {
    const expected = recorded.expected;
    if (Array.isArray(expected) && Array.isArray(ours.expected)) {
      const mine = ours.expected;
      ours.expected = mine.map((value, seat) => {
        const left = this.stale[seat];
        const isLeft = left !== undefined && difference("", expected[seat], left) === null;
        if (!isLeft || Object.keys(value as Row).length > 0) delete this.stale[seat];
        return isLeft && Object.keys(value as Row).length === 0 ? left : value;
      });
    }
    const { table, ...rest } = ours;
    this.compare(what, recorded, rest);
    if (isRow(recorded.table) && isRow(table)) this.compare(`${what}.table`, recorded.table, table);
  }
}
