import { z } from "zod";
import { plainText } from "../engine/kernel/plain-text";
import { isStorable } from "./storable";

/** The bounds of a sealed event. */
export const MOST_SEALED_PACKS = 12;
const BUILD_MINUTES = { min: 10, max: 24 * 60 } as const;
/** The format of the house that such decks are built for. */
export const SEALED_FORMAT = "Sealed";
export const LONGEST_EVENT_NAME = 60;
/** Entries stay open for so many hours at most. */
const MOST_HOURS = 14 * 24;

const Id = z.string().min(1).max(40);

/** The request to hold a sealed event. */
export const HoldSealed = z.object({
  name: z
    .string("sealed/no_name")
    .transform((name) => plainText(name))
    .pipe(z.string().min(1, "sealed/no_name").max(LONGEST_EVENT_NAME, "sealed/no_name")),
  productId: Id,
  packs: z.number().int().min(1).max(MOST_SEALED_PACKS),
  /** Everybody buys their packs and keeps the cards. */
  keep: z.boolean(),
  /** A format of the house; null: none. */
  format: z.string().min(1).max(80).refine(isStorable).nullable(),
  minutes: z.number().int().min(BUILD_MINUTES.min).max(BUILD_MINUTES.max),
  /** How long one may enter. */
  hours: z.number().int().min(1).max(MOST_HOURS),
});
export type HoldSealed = z.infer<typeof HoldSealed>;

/** The request to enter, with what was shown before: the number and the commitment of one's next pack. */
export const EnterSealed = z.object({
  eventId: Id,
  first: z.number().int().min(1),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  /** One's part of the chance. */
  share: z.string().max(64).refine(isStorable),
});
export type EnterSealed = z.infer<typeof EnterSealed>;

/** The request to lock one's deck as it was shown. */
export const LockSealed = z.object({ eventId: Id, hash: z.string().regex(/^[0-9a-f]{64}$/) });
export type LockSealed = z.infer<typeof LockSealed>;
