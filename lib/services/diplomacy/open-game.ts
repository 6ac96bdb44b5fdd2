import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import { compileDiplomacy } from "@/lib/engine/diplomacy/game/compile";
import { ConfigFile } from "@/lib/engine/diplomacy/game/config";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { MOST_NAME } from "@/lib/engine/kernel/table/house-name";
import { countEach } from "../accounts/rate-limits";
import { createTableOf } from "../tables/create-table";

/** Who runs a game: whoever opens it as its master, who then plays no power; the players by the rules; or the clock, against bots. */
export const RUN_BY = ["master", "players", "bots"] as const;

/** Bots order within a blink, so that a phase is over as soon as one's own orders are in. */
const BOT_MILLIS = 250;

export const OpenGame = z.strictObject({
  /** Absent: the house names it. */
  name: z.string().trim().min(1).max(MOST_NAME).optional(),
  ...ConfigFile.pick({ map: true, morph: true, rules: true, timing: true, zone: true, description: true }).shape,
  runBy: z.enum(RUN_BY),
  /** In lists; otherwise only whoever has the address finds it. */
  public: z.boolean().default(true),
  entry: z.enum(["open", "request", "closed"]).default("open"),
  /** Nobody is told who plays what before the end. */
  anonymous: z.boolean().default(false),
});
export type OpenGame = z.input<typeof OpenGame>;

/**
 * Opens a game of Diplomacy. Against bots there are no deadlines, it is found by its address alone, and all other powers
 * are theirs. Refuses `diplomacy/config` with the problems of the configuration (`problems`), `table/slower {seconds}`,
 * and what `createTableOf` refuses.
 */
export async function openGame(
  member: Member,
  { name, runBy, public: isPublic, entry, anonymous, ...wanted }: z.output<typeof OpenGame>,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  const alone = runBy === "bots";
  const rules = alone && !wanted.rules.includes("NO_DEADLINE") ? [...wanted.rules, "NO_DEADLINE"] : wanted.rules;
  const body = { v: 1, ...wanted, rules };
  const compiled = compileDiplomacy(body);
  if (!compiled.ok) return refuse("diplomacy/config", { problems: compiled.error.map((problem) => ({ ...problem })) });
  const seconds = await countEach([
    ["openTable", member.id],
    ...(member.guest ? [["openTableGuests", network] as const] : []),
  ]);
  if (seconds > 0) return refuse("table/slower", { seconds });
  const seats = compiled.value.seats.max;
  const settings = {
    ...(name === undefined ? {} : { name }),
    public: isPublic && !alone,
    entry: alone ? ("open" as const) : entry,
    moveSeconds: null,
    ...(anonymous && !alone ? { anonymous } : {}),
    ...(alone ? { botMillis: BOT_MILLIS } : {}),
  };
  const table = { world: "diplomacy" as const, body, seats, bots: alone ? seats - 1 : 0, settings };
  return createTableOf(member, { ...table, asMaster: runBy === "master" }, network);
}
