import { z } from "zod";
import { MOST_PACKS, SECONDS } from "../engine/ccg/draft/config";
import { Settings } from "../engine/kernel/table/vocabulary";
import { DeckName } from "./decks";

/** The request for a table at which boosters are drafted. */
export const OpenDraft = z.object({
  productId: z.string().min(1).max(64),
  /** How many each drafter opens. */
  packs: z.number().int().min(1).max(MOST_PACKS),
  /** Time for a pick; null: no limit. */
  seconds: z.number().int().min(SECONDS.min).max(SECONDS.max).nullable(),
  seats: z.number().int().min(2).max(8),
  /** How many of them bots take at once. */
  bots: z.number().int().min(0).max(7),
  /** Everybody buys their packs and keeps what they take. */
  keep: z.boolean(),
  settings: Settings.pick({ name: true, public: true, entry: true, info: true }).partial({ name: true }),
});
export type OpenDraft = z.infer<typeof OpenDraft>;

/** The request for a deck of what one drafted; `key`: made by the page once a request. */
export const DraftedDeck = z.object({
  tableId: z.string().min(1).max(64),
  key: z.string().min(8).max(80),
  name: DeckName,
});
export type DraftedDeck = z.infer<typeof DraftedDeck>;

/** What the house refuses at a draft besides what its game does. */
export const DRAFT_REFUSALS = [
  "draft/short",
  "draft/price_changed",
  "draft/sold_out",
  "draft/limit",
  "draft/not_for_sale",
] as const;
