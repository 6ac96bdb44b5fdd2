import type { Payload, Row } from "./envelope";
import type { Match } from "./match";

type Kept<Event> = { seq: number; event: Event };

/** A stretch of a table's log: the state before it, and its rows in order without a gap. */
export type Stretch<State, Event> = { from: Match<State>; rows: readonly Row<Event>[] };

/** The rows that the rewinds among these go back to. */
export const targetsOf = (rows: readonly { payload: Payload<unknown> }[]): number[] =>
  rows.flatMap(({ payload }) => (payload.kind === "rewound" ? [payload.to] : []));

/**
 * What a fold keeps for the rewinds that it is going to meet: the states they go back to (known beforehand, since the
 * rows are), and the events that survive a rewind. So a log with rewinds is folded in one pass, each row once.
 */
export class Memory<State, Event> {
  private readonly wanted: Set<number>;
  private readonly states = new Map<number, Match<State>>();
  private persistent: Kept<Event>[] = [];
  private passed = -1;

  /** `rows`: those that will be folded; `also`: further places that will be asked for. */
  constructor(
    private readonly game: { persistent?(event: Event): boolean },
    rows: readonly Row<Event>[],
    also: readonly number[] = [],
  ) {
    this.wanted = new Set([...targetsOf(rows), ...also]);
  }

  /** The fold has come to the end of a move. */
  note(match: Match<State>): void {
    if (this.wanted.has(match.seq)) this.states.set(match.seq, match);
  }

  /**
   * The fold has passed this row: what survives a rewind is kept apart, once however often it is passed. What a rewind that
   * keeps nothing has undone does not come back with a later one.
   */
  pass({ seq, payload }: Row<Event>): void {
    if (seq <= this.passed) return;
    this.passed = seq;
    if (payload.kind === "rewound" && !payload.keep)
      this.persistent = this.persistent.filter((one) => one.seq <= payload.to);
    if (payload.kind === "game" && this.game.persistent?.(payload.event))
      this.persistent.push({ seq, event: payload.event });
  }

  /** The state at the end of row `to`, and what has happened since that survives a rewind. Throws if it was not kept. */
  recall(to: number): { match: Match<State>; persistent: Event[] } {
    const match = this.states.get(to);
    if (!match)
      throw new Error(`The state after row ${to} was not kept: the fold began too late, or ${to} ends no move.`);
    const since: Event[] = [];
    for (let at = this.persistent.length - 1; at >= 0 && this.persistent[at]!.seq > to; at--)
      since.push(this.persistent[at]!.event);
    return { match, persistent: since.reverse() };
  }
}
