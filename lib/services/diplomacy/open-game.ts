import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { compileDiplomacy } from "@/lib/engine/diplomacy/game/compile";
import { ConfigFile, GivenMorph } from "@/lib/engine/diplomacy/game/config";
import { isMapName } from "@/lib/engine/diplomacy/maps";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { PrivateWord, Settings } from "@/lib/engine/kernel/table/vocabulary";
import { tell } from "../notices/tell";
import { createTableOf } from "../tables/create-table";
import { countOpening } from "../tables/open-table";
import { readMap } from "./maps/read-maps";

/** Who runs a game: whoever opens it as its master, who then plays no power; the players by the rules; or the clock, against bots. */
export const RUN_BY = ["master", "players", "bots"] as const;

/** Bots order within a blink, so that a phase is over as soon as one's own orders are in. */
const BOT_MILLIS = 250;

export const OpenGame = z.strictObject({
  /** Absent: the house names it. */
  name: Settings.shape.name.optional(),
  ...ConfigFile.pick({
    map: true,
    variant: true,
    taxes: true,
    rules: true,
    timing: true,
    zone: true,
    description: true,
    origin: true,
    whatIf: true,
    rotate: true,
    dummies: true,
  }).shape,
  morph: GivenMorph.default([]),
  runBy: z.enum(RUN_BY),
  /** In lists; otherwise only whoever has the address finds it. */
  public: z.boolean().default(true),
  entry: z.enum(["open", "request", "closed"]).default("open"),
  /** Nobody is told who plays what before the end. */
  anonymous: z.boolean().default(false),
  /** What joining, taking over and observing ask for (PRIVATE). */
  word: PrivateWord.optional(),
});
export type OpenGame = z.input<typeof OpenGame>;

/** The text of a member's map, which a game copies: one that is published, or one's own to try. None for a map of ours. */
async function textOfMap(member: Member, name: string): Promise<Result<{ mapText?: string }, Refusal>> {
  if (isMapName(name)) return ok({});
  const map = await readMap(member, name);
  return map && (map.published || map.isOwn) ? ok({ mapText: map.text }) : refuse("diplomacy/no_map");
}

/**
 * Opens a game of Diplomacy. Against bots there are no deadlines, it is found by its address alone, and all other powers
 * are theirs. Powers that nobody orders for bring CD_DUMMIES along. Refuses `diplomacy/no_map`, `diplomacy/config` with the problems of the configuration (`problems`), `table/slower {seconds}`,
 * and what `createTableOf` refuses.
 */
export async function openGame(
  member: Member,
  { name, runBy, public: isPublic, entry, anonymous, word, ...wanted }: z.output<typeof OpenGame>,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  const text = await textOfMap(member, wanted.map);
  if (!text.ok) return text;
  const alone = runBy === "bots";
  const rules = [...wanted.rules];
  if (alone && !rules.includes("NO_DEADLINE")) rules.push("NO_DEADLINE");
  // A power that nobody orders for would be waited for, for ever where nobody is master.
  const free = Object.values(wanted.dummies ?? {}).some((control) => control.length === 0);
  if (free && !rules.some((rule) => /^!?CD_DUMMIES$/.test(rule))) rules.push("CD_DUMMIES");
  // Whoever is away on the same days in a game where people are named would be known by that.
  if (anonymous && !rules.some((rule) => /^!?SILENT_ABSENCES$/.test(rule))) rules.push("SILENT_ABSENCES");
  const body = { v: 1, ...wanted, ...text.value, rules, ...(anonymous ? {} : { named: true }) };
  // Counted first: what a game is made of takes long to read, sound or not.
  const slower = await countOpening(member, network);
  if (slower) return slower;
  const compiled = compileDiplomacy(body);
  if (!compiled.ok) return refuse("diplomacy/config", { problems: compiled.error.map((problem) => ({ ...problem })) });
  const seats = compiled.value.seats.max;
  const settings = {
    ...(name === undefined ? {} : { name }),
    public: isPublic && !alone,
    entry: alone ? ("open" as const) : entry,
    moveSeconds: null,
    ...(anonymous && !alone ? { anonymous } : {}),
    ...(alone ? { botMillis: BOT_MILLIS } : {}),
  };
  const facts = word === undefined || alone ? [] : [{ type: "private_set", secret: word.toUpperCase() }];
  const table = { world: "diplomacy" as const, body, facts, seats, bots: alone ? seats - 1 : 0, settings };
  const opened = await createTableOf(member, { ...table, asMaster: runBy === "master" }, network);
  if (opened.ok && !isMapName(wanted.map)) await tellOfTrial(opened.value.id, wanted.map);
  return opened;
}

/** Administrators are told of games on maps that the house does not answer for. */
async function tellOfTrial(tableId: string, map: string): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const admins = await tx.user.findMany({ where: { admin: true }, select: { id: true } });
    const { name } = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: { name: true } });
    const to = admins.map(({ id }) => id);
    await tell(tx, { kind: "trial_map", to, data: { map, table: name ?? "" }, key: `trial ${tableId}`, tableId });
  });
}
