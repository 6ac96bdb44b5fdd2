import { z } from "zod";
import type { Intent } from "./vocabulary";

const card = z.string().min(2).max(2);
const cards = z.array(card).max(256);
const name = z.string().min(1).max(64);
const yes = z.literal(true);

/** Any intent that can be parsed; whether it is allowed is for `decide`. */
export const intentSchema: z.ZodType<Intent> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start") }),
  z.strictObject({ type: z.literal("end") }),
  z.strictObject({ type: z.literal("reset") }),
  z.strictObject({ type: z.literal("look") }),
  z.strictObject({
    type: z.literal("bid"),
    number: z.int().optional(),
    suite: z.string().min(1).max(1).optional(),
    blind: yes.optional(),
    pass: yes.optional(),
    alone: yes.optional(),
  }),
  z.strictObject({ type: z.literal("redeal") }),
  z.strictObject({ type: z.literal("sell") }),
  z.strictObject({ type: z.literal("distribute"), cards: z.record(z.string().regex(/^\d{1,3}$/), cards) }),
  z.strictObject({
    type: z.literal("move"),
    cards: cards.optional(),
    pass: yes.optional(),
    crawl: yes.optional(),
    specials: z.array(name).max(16).optional(),
    extras: z.record(name, cards).optional(),
    declare: z.string().min(1).max(1).optional(),
    on: card.optional(),
    knock: yes.optional(),
  }),
  z.strictObject({ type: z.literal("draw"), from: z.enum(["talon", "discards"]).optional() }),
  z.strictObject({ type: z.literal("retreat") }),
  z.strictObject({ type: z.literal("swap") }),
  z.strictObject({ type: z.literal("close") }),
  z.strictObject({ type: z.literal("claim") }),
]);
