import { z } from "zod";

const Key = z.string().min(8).max(80);

/** The request to go on as one's alter ego with so much money, in cents. */
export const BeginEgo = z.object({ key: Key, amount: z.number().int().min(1).max(1_000_000_000) });
export type BeginEgo = z.infer<typeof BeginEgo>;

/** Over to it, or back. */
export const SwitchEgo = z.object({ on: z.boolean() });
export type SwitchEgo = z.infer<typeof SwitchEgo>;

export const EndEgo = z.object({ key: Key });
export type EndEgo = z.infer<typeof EndEgo>;
