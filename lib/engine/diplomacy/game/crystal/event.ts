import { z } from "zod";
import { NOTES } from "../../crystal/lists";
import { WHEN, Written } from "./written";

const name = z.string();
const names = z.array(name);
const Phase = z.object({ season: z.string(), year: z.int(), type: z.string() });

/** The lists of a movement phase were carried out: what became of each line, and what is carried out in the next one. */
export const ListsRead = z.object({
  type: z.literal("lists_read"),
  phase: Phase,
  notes: z.record(name, z.array(z.tuple([z.enum(NOTES), z.string()]))),
  /** So many lines that order, and so many that hand over, counted. */
  largest: z.int(),
  smallest: z.int(),
  next: z.record(name, names),
  /** Who had written nothing for the next phase. */
  missing: names,
});

/** The facts that only a game of Crystal Ball has. */
export const LIST_EVENTS = [
  z.object({
    ...{ type: z.literal("list_set"), power: name, by: name.nullable(), when: z.enum(WHEN), lines: names },
    /** Nobody wrote it: the rules filled it in. */
    filled: z.literal(true).optional(),
  }),
  /** Everybody's lists for this phase are in and change no more; those for the next one are written. */
  z.object({ type: z.literal("lists_locked") }),
  /** Both lists of powers, and whether the first are locked, as a file has them. */
  z.object({ type: z.literal("lists_filed"), lists: z.record(name, Written), locked: z.boolean() }),
  ListsRead,
] as const;
