import { z } from "zod";
import { jsonOf } from "../contracts/json-of";
import { gatheredSignal } from "./gathered-signal";
import { newId } from "./ids";

/**
 * What somebody drags at a table, as one process tells the others. `at`: where, in the frame of whoever drags; null: it was let
 * go. `cards`: ids of cards on the table, null for a card out of the hand; absent: the same as was told before.
 */
const DragHeard = z.object({
  tableId: z.string(),
  seat: z.int(),
  at: z.object({ x: z.number(), y: z.number() }).nullable(),
  cards: z.array(z.int()).nullable().optional(),
});
export type DragHeard = z.infer<typeof DragHeard>;

const Heard = z.object({ from: z.string(), drags: z.array(DragHeard) });

/** Positions travel together, this many ms after the first of them: twenty times a second, however many people drag. */
const GATHER = 50;
/** So many people's positions are told together; those of others are lost this time. */
const MOST_TOGETHER = 200;
/** PostgreSQL takes 8,000 bytes with a signal; ids and numbers are a byte a letter. */
const MOST_LETTERS = 7_900;

const ORIGIN = newId();

let gathered = new Map<string, DragHeard>();

const signal = gatheredSignal({
  ...{ signal: "drag", gather: GATHER },
  isEmpty: () => gathered.size === 0,
  take() {
    const drags = [...gathered.values()];
    gathered = new Map();
    return payloadsOf(drags);
  },
});

/**
 * Tells the other processes where something is that a seat drags. Of each seat the last position within 50 ms is sent.
 */
export function announceDrag(drag: DragHeard): void {
  const key = `${drag.tableId} ${drag.seat}`;
  const before = gathered.get(key);
  if (!before && gathered.size >= MOST_TOGETHER) return;
  // What was named and has not left yet stays named.
  const cards = drag.cards === undefined && drag.at !== null ? before?.cards : drag.cards;
  gathered.set(key, cards === undefined ? drag : { ...drag, cards });
  signal.soon();
}

/** Texts that a signal can carry, each with as many drags as it holds. */
export function payloadsOf(drags: readonly DragHeard[]): string[] {
  const bare = written([]).length;
  const groups: DragHeard[][] = [];
  let left = 0;
  for (const drag of drags) {
    const size = JSON.stringify(drag).length + 1;
    if (size > left) {
      groups.push([]);
      left = MOST_LETTERS - bare;
    }
    groups.at(-1)?.push(drag);
    left -= size;
  }
  return groups.map(written).filter((payload) => payload.length <= MOST_LETTERS);
}

const written = (drags: readonly DragHeard[]): string => JSON.stringify({ from: ORIGIN, drags });

/** What a signal says of drags in other processes; nothing where it is one's own, or cannot be read (a release later or before). */
export function readDrags(payload: string, own = ORIGIN): readonly DragHeard[] {
  const heard = Heard.safeParse(jsonOf(payload));
  return heard.success && heard.data.from !== own ? heard.data.drags : [];
}
