import { z } from "zod";
import { plainText } from "../engine/kernel/plain-text";
import { PRESS_MAX } from "./press-words";

const tableId = z.string().regex(/^[0-9a-z]{1,40}$/);
const word = z.string().regex(/^(?:m|[po]:[^,\s]{1,40})$/);
const MOST_READERS = 60;
const to = z.union([z.literal("all"), z.array(word).min(1).max(MOST_READERS)]);
/** A thread as its reader has it. */
const party = z.string().regex(/^(?:all|log|m|x|[po]:[^,\s]{1,40})$/);
const thread = z.string().min(1).max(2_000);
const letter = z.string().regex(/^[0-9a-z]{1,40}$/);

export const PressText = z
  .string()
  .transform((text) => plainText(text, { join: true, breaks: true }))
  .pipe(z.string().min(1, "press/empty").max(PRESS_MAX, "press/long"));

/** A letter to be sent; `id` is made by the sender: sent again it is sent once. */
export const SendPress = z.object({
  tableId,
  id: z.string().regex(/^[\w-]{8,64}$/),
  from: word,
  to,
  sign: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("own") }),
    z.object({ kind: z.literal("grey") }),
    z.object({ kind: z.literal("claim"), from: word, to }),
  ]),
  text: z.string().max(4 * PRESS_MAX),
  /** The sender wants no copy of it. */
  quiet: z.boolean(),
});
export type SendPress = z.infer<typeof SendPress>;

/** Everything in a thread up to a letter is read. */
export const ReadPress = z.object({ tableId, party, thread, upTo: letter });
export type ReadPress = z.infer<typeof ReadPress>;

export const PressOf = z.object({ id: tableId });

/** Letters that are looked for: of one thread or of all, older than one, of a phase, with these words. */
export const PressWanted = z.object({
  id: tableId,
  party: party.optional(),
  thread: thread.optional(),
  before: letter.optional(),
  phase: z.string().max(20).optional(),
  words: z.string().max(80).optional(),
});
export type PressWanted = z.infer<typeof PressWanted>;
