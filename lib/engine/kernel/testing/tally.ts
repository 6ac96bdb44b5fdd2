import { z } from "zod";
import type { Payload, Row } from "../envelope";
import type { Game } from "../game";
import { beginning, type Match } from "../match";
import { SeededRandom } from "../random";
import { ok } from "../result";

/** A game in which numbers are said; some of them survive a rewind. For tests of what lies around games. */
export type Tally = { said: number[] };
export type TallyEvent = { n: number; lasting: boolean };
const event = z.object({ n: z.number().int(), lasting: z.boolean() });

export const tallyGame: Game<Tally, TallyEvent, TallyEvent, Tally> = {
  hash: "tally",
  schema: { intent: event, event },
  initial: { said: [] },
  seats: { min: 1, max: 4 },
  takeback: true,
  setup: () => [],
  decide: (_, __, intent) => ok([intent]),
  evolve: ({ said }, { n }) => ({ said: [...said, n] }),
  waitsFor: () => ({ seats: [] }),
  view: (state) => state,
  see: ({ n }) => ({ type: "said", n }),
  narrate: () => null,
  outcome: () => null,
  persistent: ({ lasting }) => lasting,
};

/** A table with this game before anything happened. */
export const bare = (): Match<Tally> => beginning(tallyGame);

/** A log of this many moves with rewinds to the ends of earlier ones, set-aside branches included. */
export function randomLog(seed: number, moves: number): Row<TallyEvent>[] {
  const random = new SeededRandom(seed);
  const rows: Row<TallyEvent>[] = [];
  const ends: number[] = [];
  let epoch = 0;
  for (let move = 0; move < moves; move++) {
    const isRewind = ends.length > 0 && random.below(4) === 0;
    const said = (): Payload<TallyEvent> => ({
      kind: "game",
      event: { n: rows.length + 1, lasting: random.below(3) === 0 },
    });
    const payloads: Payload<TallyEvent>[] = isRewind
      ? [{ kind: "rewound", to: ends[random.below(ends.length)]!, keep: random.below(2) === 0 }]
      : Array.from({ length: 1 + random.below(3) }, said);
    if (isRewind) epoch++;
    for (const payload of payloads)
      rows.push({
        ...{ seq: rows.length + 1, epoch, at: move, moveId: `m${move}`, actor: { role: "clock" }, payload },
        ...{ aud: 1, news: 0, drew: false },
      });
    ends.push(rows.length);
  }
  return rows;
}
