import { z } from "zod";

const seat = z.int().min(0).max(7);
const card = z.int().min(0);
const at = z.number();

export const Intent = z.discriminatedUnion("type", [
  /** The clock's, once every seat is taken, and the host's. */
  z.strictObject({ type: z.literal("begin") }),
  /** Where packs are bought: pays for one's own as it begins. It does not begin before everybody has agreed. */
  z.strictObject({ type: z.literal("agree") }),
  /** Takes a card of this number out of the pack that lies before one; `nth`: how many one has taken before. */
  z.strictObject({ type: z.literal("pick"), card, nth: z.int().min(0).max(1_000) }),
  /** The clock's: it picks by rule for whoever let their time run out. */
  z.strictObject({ type: z.literal("expire") }),
  /** The clock's, where nobody goes on: everything that is left is picked by rule. */
  z.strictObject({ type: z.literal("finish") }),
]);
export type Intent = z.infer<typeof Intent>;

export const Event = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("seated"), seats: z.int().min(2).max(8) }),
  /** Whether somebody agrees to pay; whoever leaves, or a bot that comes, has not. */
  z.strictObject({ type: z.literal("agreed"), seat, on: z.boolean() }),
  /** A bot sits there, or none any more. */
  z.strictObject({ type: z.literal("bot_seated"), seat, on: z.boolean() }),
  /** `packs`: by round and seat. */
  z.strictObject({ type: z.literal("began"), packs: z.array(z.array(z.array(card))), at }),
  z.strictObject({ type: z.literal("picked"), seat, card, late: z.boolean(), at }),
  /** Whoever has a pack has all of their time again: the table stood still. */
  z.strictObject({ type: z.literal("clock_restarted"), at }),
  z.strictObject({ type: z.literal("ended") }),
]);
export type Event = z.infer<typeof Event>;
