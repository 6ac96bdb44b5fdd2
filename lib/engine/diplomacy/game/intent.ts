import { z } from "zod";
import { MOST_FILE } from "../status/largest";
import { GivenMorph, Settings } from "./config";

const power = z.string().min(1).max(40);
const local = z.string().regex(/^\d{6,12}$/);

/** What seats, the master and the clock may ask for. `power`: one that the seat controls; the master names any. */
export const Intent = z.discriminatedUnion("type", [
  /**
   * All orders of a power, or of several under `[POWER]`; the whole set replaces the one before. In a movement phase of
   * Payola these are sheets of offers.
   */
  z.strictObject({ type: z.literal("orders"), text: z.string().max(20_000), power: power.optional() }),
  /** Payola: whose offers a power's units prefer; money for another one, of as much as the giver saw in their treasury. */
  z.strictObject({ type: z.literal("acceptance"), list: z.string().max(60), power: power.optional() }),
  z.strictObject({
    type: z.literal("give"),
    to: power,
    amount: z.int().min(1).max(1_000_000_000),
    treasury: z.int(),
    power: power.optional(),
  }),
  z.strictObject({ type: z.literal("wait"), on: z.boolean(), power: power.optional() }),
  /** LOSS, SOLO, DIAS, or 3WAY under NO_DIAS; null: none. */
  z.strictObject({ type: z.literal("vote"), vote: z.string().max(8).nullable(), power: power.optional() }),
  /** DIAS, or a power that shall win; `answer` accepts or vetoes what is proposed. */
  z.strictObject({ type: z.literal("propose"), result: power }),
  z.strictObject({ type: z.literal("answer"), yes: z.boolean() }),
  z.strictObject({ type: z.literal("absence"), from: local, to: local }),
  /** Takes back an absence that was entered with these dates. */
  z.strictObject({ type: z.literal("end_absence"), from: local, to: local }),
  /** `seat`: who played it when this was asked; of somebody else it is refused. */
  z.strictObject({ type: z.literal("resign"), power: power.optional(), seat: z.int().min(0).max(47).optional() }),
  z.strictObject({ type: z.literal("choose_power"), power: power.nullable() }),
  z.strictObject({ type: z.literal("prefer"), powers: z.array(power).max(48) }),
  z.strictObject({ type: z.literal("set_deadline"), deadline: z.string().regex(/^\d{12}$/) }),
  z.strictObject({ type: z.literal("start") }),
  /**
   * `force`: what is missing is filled in (PROCESS!). `phase`, as `S1901M`, and in Crystal Ball `list`: of which it is
   * asked; once another is played it is refused.
   */
  z.strictObject({
    ...{ type: z.literal("process"), force: z.boolean().optional(), phase: z.string().max(12).optional() },
    list: z.enum(["sooner", "later"]).optional(),
  }),
  z.strictObject({ type: z.literal("preview") }),
  z.strictObject({ type: z.literal("stage"), stage: z.enum(["forming", "active", "waiting", "terminated"]) }),
  z.strictObject({ type: z.literal("gate"), gate: z.enum(["PHASE", "SKIP", "WAIT"]) }),
  /** So many checks are sat out from now on (DELAY); 0: none. */
  z.strictObject({ type: z.literal("delay"), checks: z.int().min(0).max(72) }),
  /** Whoever owes orders is told so, and nobody else. */
  z.strictObject({ type: z.literal("nudge") }),
  /** `seat`: who plays it, where that is known: whoever has come since is not meant. */
  z.strictObject({
    type: z.literal("dummy"),
    power,
    control: z.array(power).max(48).optional(),
    seat: z.int().min(0).max(47).optional(),
  }),
  z.strictObject({ type: z.literal("revive"), power }),
  z.strictObject({ type: z.literal("settings"), change: Settings.partial() }),
  /** The lines that the game adds to its map (MORPH), teams among them (TEAMS), instead of those before. */
  z.strictObject({ type: z.literal("morph"), lines: GivenMorph }),
  /** What stands on the page of whoever plays a power (MSG): all lines, instead of those before. */
  z.strictObject({
    type: z.literal("messages"),
    power,
    lines: z
      .array(
        z
          .string()
          .trim()
          .min(1)
          .max(400)
          .regex(/^[^\r\n]*$/),
      )
      .max(40),
  }),
  /** The word that joining, taking over and observing ask for (PRIVATE), in capitals from then on; null: none. */
  z.strictObject({
    type: z.literal("private"),
    word: z
      .string()
      .regex(/^\S{1,40}$/)
      .nullable(),
  }),
  /** A status file of this game, changed by hand: what differs becomes facts, or is refused with its line. */
  z.strictObject({ type: z.literal("edit"), text: z.string().max(MOST_FILE) }),
  /** A game that has not begun goes on where a status file stands, which this table was opened for. */
  z.strictObject({ type: z.literal("adopt"), text: z.string().max(MOST_FILE) }),
  z.strictObject({ type: z.literal("list"), on: z.boolean() }),
  z.strictObject({ type: z.literal("reveal") }),
  /** The clock's: look what is due. */
  z.strictObject({ type: z.literal("check") }),
  /**
   * The clock's: nobody could order between two instants. `atLeast`: for so long, in ms, there has to be time again before
   * anybody is held to a deadline, though never for longer than the phase itself lasts.
   */
  z.strictObject({ type: z.literal("slept"), from: z.int(), to: z.int(), atLeast: z.int().min(0) }),
]);
export type Intent = z.infer<typeof Intent>;
