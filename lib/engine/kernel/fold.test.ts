import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SPECTATOR } from "./classes";
import type { Row } from "./envelope";
import { fold, observe } from "./fold";
import type { Match } from "./match";
import { Memory } from "./memory";
import { bare, randomLog, type Tally, type TallyEvent, tallyGame } from "./testing/tally";

/**
 * The state after row `seq` as the rule of rewinds is written: a rewind's state is that of the row it names, folded from
 * the beginning, with the surviving events since, of which none comes back that a rewind in full went behind. Exponential,
 * and so only for short logs.
 */
function byTheBook(rows: readonly Row<TallyEvent>[], seq: number): number[] {
  let state: number[] = [];
  for (const row of rows.filter((one) => one.seq <= seq)) {
    const { payload } = row;
    if (payload.kind === "game") state = [...state, payload.event.n];
    if (payload.kind !== "rewound") continue;
    state = byTheBook(rows, payload.to);
    const isUndone = ({ seq: at }: Row<TallyEvent>) =>
      rows.some((one) => {
        const { payload: by, seq: since } = one;
        return by.kind === "rewound" && !by.keep && by.to < at && at < since && since < row.seq;
      });
    const survivors = rows.filter((one) => one.seq > payload.to && one.seq < row.seq && !isUndone(one));
    if (payload.keep)
      for (const one of survivors)
        if (one.payload.kind === "game" && one.payload.event.lasting) state = [...state, one.payload.event.n];
  }
  return state;
}

const logs = fc.record({ seed: fc.integer(), moves: fc.integer({ min: 1, max: 24 }) });
const movesIn = (rows: readonly Row<TallyEvent>[]) =>
  [...new Set(rows.map((row) => row.moveId))].map((id) => rows.filter((row) => row.moveId === id));

describe("a fold over rewinds", () => {
  test("is what the rule says, at every row that ends a move", () => {
    fc.assert(
      fc.property(logs, ({ seed, moves }) => {
        const rows = randomLog(seed, moves);
        for (const { seq } of movesIn(rows).map((move) => move.at(-1)!)) {
          const folded = fold(
            tallyGame,
            bare(),
            rows.filter((row) => row.seq <= seq),
          );
          expect(folded.game.said).toEqual(byTheBook(rows, seq));
        }
      }),
    );
  });

  test("goes on from any state before all that is gone back to", () => {
    fc.assert(
      fc.property(logs, fc.nat(), ({ seed, moves }, choice) => {
        const rows = randomLog(seed, moves);
        const ends = movesIn(rows).map((move) => move.at(-1)!.seq);
        const from = ends[choice % ends.length]!;
        const later = rows.filter((row) => row.seq > from);
        const reachesBack = later.some(({ payload }) => payload.kind === "rewound" && payload.to < from);
        const start = fold(
          tallyGame,
          bare(),
          rows.filter((row) => row.seq <= from),
        );
        if (reachesBack) expect(() => fold(tallyGame, start, later)).toThrow(/was not kept/);
        else expect(fold(tallyGame, start, later)).toEqual(fold(tallyGame, bare(), rows));
      }),
    );
  });

  test("and move by move, seen by everybody, it comes to the same", () => {
    fc.assert(
      fc.property(logs, ({ seed, moves }) => {
        const rows = randomLog(seed, moves);
        const memory = new Memory<Tally, TallyEvent>(tallyGame, rows);
        let match: Match<Tally> = bare();
        const marked: Row<unknown>[] = [];
        for (const move of movesIn(rows)) {
          const observed = observe(tallyGame, match, move, memory);
          const to = move.find(({ payload }) => payload.kind === "rewound")?.payload;
          if (to?.kind === "rewound") {
            const back = fold(
              tallyGame,
              bare(),
              (marked as Row<TallyEvent>[]).filter((row) => row.seq <= to.to),
            );
            expect(observed.undone).toEqual(back.heads);
          } else expect(observed.undone).toBeNull();
          marked.push(...observed.rows);
          match = observed.after;
        }
        expect(fold(tallyGame, bare(), marked as Row<TallyEvent>[])).toEqual(match);
        expect(match.heads[SPECTATOR]).toBe(movesIn(rows).length);
      }),
    );
  });

  test("asks for each row once, however many rewinds there are", () => {
    const rows = randomLog(7, 400);
    const rewinds = rows.filter(({ payload }) => payload.kind === "rewound").length;
    let steps = 0;
    const game = {
      ...tallyGame,
      persistent: () => false,
      evolve: (state: Tally, event: TallyEvent) => {
        steps++;
        return tallyGame.evolve(state, event);
      },
    };
    fold(game, bare(), rows);
    expect(rewinds).toBeGreaterThan(40);
    expect(steps).toBe(rows.length - rewinds);
  });
});
