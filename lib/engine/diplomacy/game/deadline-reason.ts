import { z } from "zod";
import { WEEKDAYS } from "../calendar/days-off";
import type { Reason } from "../calendar/reason";

const seat = z.int().nullable();

/** A step of a deadline's reckoning (`calendar/reason.ts`), as events carry it: who is away by their seat; null: not said. */
const ReasonData = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["none", "at_ignored"]) }),
  z.object({
    type: z.literal("delay"),
    delay: z.object({ amount: z.int(), unit: z.enum(["M", "H", "D", "W"]) }),
    first: z.boolean(),
  }),
  z.object({ type: z.literal("at"), time: z.string() }),
  z.object({ type: z.literal("off"), day: z.enum(WEEKDAYS) }),
  z.object({ type: z.literal("away"), until: z.string(), seat }),
  z.object({ type: z.literal("kept"), deadline: z.string() }),
  /** Nobody could order between these instants. */
  z.object({ type: z.literal("slept"), from: z.number(), to: z.number() }),
  /** The sentence that logs kept before they kept data. */
  z.object({ type: z.literal("told"), text: z.string(), seat }),
]);
export type DeadlineReason = z.infer<typeof ReasonData>;

const Told = z
  .object({ why: z.string(), away: seat.optional() })
  .transform(({ why, away }): DeadlineReason => ({ type: "told", text: why, seat: away ?? null }));

export const DeadlineReasonJson = z.union([ReasonData, Told]);

/** A step of the reckoning with the seat of whoever is away; absences that nobody claims are the master's. */
export const deadlineReason = (reason: Reason): DeadlineReason =>
  reason.type === "away"
    ? { type: "away", until: reason.until, seat: reason.who ? Number(reason.who) : null }
    : { ...reason };

/** Whose absence a reason tells of; null: of none, or of one that is nobody's. */
export const awayIn = (reason: DeadlineReason): number | null =>
  reason.type === "away" || reason.type === "told" ? reason.seat : null;
