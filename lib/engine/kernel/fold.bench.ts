import type { Row } from "./envelope";
import { fold } from "./fold";
import { SeededRandom } from "./random";
import { bare, type TallyEvent, tallyGame } from "./testing/tally";

const ROWS = 5_000;
const REWINDS = 200;
const ROUNDS = 15;

/** A game whose state stays small, so that what is measured is the fold. */
const game = { ...tallyGame, evolve: (_: object, { n }: TallyEvent) => ({ said: [n] }) };

/** A log of rows that are one move each, with rewinds of a few moves spread over it. */
function logOf(rewinds: number): Row<TallyEvent>[] {
  const random = new SeededRandom(1);
  const every = rewinds === 0 ? Number.POSITIVE_INFINITY : Math.floor(ROWS / rewinds);
  return Array.from({ length: ROWS }, (_, i): Row<TallyEvent> => {
    const seq = i + 1;
    const isRewind = seq > 20 && seq % every === 0;
    const payload = isRewind
      ? { kind: "rewound" as const, to: seq - 2 - random.below(15), keep: true }
      : { kind: "game" as const, event: { n: seq, lasting: false } };
    return {
      ...{ seq, epoch: 0, at: 0, moveId: `m${seq}`, actor: { role: "clock" }, payload },
      ...{ aud: 1, news: 0, drew: false },
    };
  });
}

/** What rewinds cost a fold: a log with them, in times of the same log without. */
export function* benches() {
  const [plain, rewound] = [logOf(0), logOf(REWINDS)];
  const times = { plain: [] as number[], rewound: [] as number[] };
  const begun = performance.now();
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, rows] of [
      ["plain", plain],
      ["rewound", rewound],
    ] as const) {
      const from = performance.now();
      fold(game, bare(), rows);
      times[name].push(performance.now() - from);
    }
  const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
  const seconds = (performance.now() - begun) / 1_000;
  yield {
    name: "fold.rewinds",
    value: median(times.rewound) / median(times.plain),
    unit: "× without",
    n: ROWS,
    seconds,
  };
  yield { name: "fold.rows", value: (ROWS / median(times.plain)) * 1_000, unit: "rows/s", n: ROWS, seconds };
}
