"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { textOf, textsOf } from "@/lib/contracts/form";
import type { DeckVerdict } from "@/lib/contracts/tabletop";
import { FLAGS } from "@/lib/engine/ccg/tabletop/vocabulary";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { enter } from "@/lib/services/doors/door";
import { tabletopDoors } from "@/lib/services/doors/tabletop";
import { formAction, through } from "@/lib/web/form-door";
import { playerOrGuest } from "@/lib/web/player-or-guest";

const TabletopForm = z.object({
  game: z.string(),
  manner: z.string().default("free"),
  seats: z.coerce.number().int().default(2),
  minutes: z.coerce.number().int().min(0).default(0),
  flag: z.enum(FLAGS).default("told"),
  against: z.enum(["people", "bot"]).default("people"),
  sides: z.enum(["each", "teams"]).default("each"),
  listing: z.enum(["public", "link"]).default("public"),
  bet: z.coerce.number().int().min(0).default(0),
  info: z.string().trim().default(""),
  /** A rules file by its id, after a slash the name of one of its formats; `any`: whatever deck. */
  format: z.string().max(300).default("any"),
  word: z.string().trim().max(40).default(""),
});

/** Opens a table for collectible cards from its form, and goes there. */
export const openTabletop = formAction(async (_, form) => {
  const parsed = TabletopForm.safeParse(textsOf(form));
  if (!parsed.success) return { problem: { code: "table/malformed" } };
  const { listing, bet, info, against, sides, minutes, flag, format, word, ...wanted } = parsed.data;
  if (/\s/.test(word)) return { problem: { code: "tabletop/word" } };
  const [id = "", ...rest] = format.split("/");
  const rules = id === "any" ? {} : { format: { id, ...(rest.length > 0 ? { name: rest.join("/") } : {}) } };
  const bot = against === "bot";
  const settings = {
    ...{ public: listing === "public" && !bot, entry: "open" },
    ...(bet > 0 ? { bet } : {}),
    ...(info === "" ? {} : { info }),
  };
  const opened = await through(
    tabletopDoors.open,
    {
      ...{ ...wanted, bot, teams: sides === "teams", settings, ...rules },
      ...(minutes > 0 ? { clock: { minutes, flag } } : {}),
      ...(word === "" ? {} : { word }),
    },
    { comeBackTo: "/tables/tabletop" },
  );
  if (!opened.ok) return { problem: opened.error };
  redirect(`/tables/${opened.value.value.id}?sit=1`);
});

/**
 * One click to a game of Five Dyes by its rules, with a deck of the house against a bot; whoever is not signed in plays as a
 * guest.
 */
export const playAgainstBot = formAction(async (_, form) => {
  const player = await playerOrGuest(textOf(form, "zone"));
  if (!player.ok) return { problem: player.error };
  const settings = { public: false, entry: "open" } as const;
  const wanted = { game: "five-dyes", manner: "strict", seats: 2, bot: true, settings } as const;
  const opened = await enter(tabletopDoors.open, player.value, wanted);
  if (!opened.ok) return { problem: opened.error };
  redirect(`/tables/${opened.value.id}?sit=1&deck=lent`);
});

/** Goes on with a saved game, at a table of its own. */
export async function goOn(given: unknown): Promise<Refusal> {
  const opened = await through(tabletopDoors.goOn, given, { comeBackTo: "/tables/tabletop" });
  if (!opened.ok) return opened.error;
  redirect(`/tables/${opened.value.value.id}?sit=1`);
}

/** Goes on from a moment of a game that is over, at a table of its own. */
export async function goOnFrom(given: unknown): Promise<Refusal> {
  const opened = await through(tabletopDoors.goOnFrom, given, { comeBackTo: "/tables/tabletop" });
  if (!opened.ok) return opened.error;
  redirect(`/tables/${opened.value.value.id}?sit=1`);
}

/** Throws a saved game away. */
export async function removeSaved(given: unknown): Promise<Refusal | null> {
  const done = await through(tabletopDoors.deleteSaved, given, { changes: ["/tables/tabletop"] });
  return done.ok ? null : done.error;
}

/** Saves the game at a table where one sits. */
export async function saveGame(given: unknown): Promise<Refusal | null> {
  const done = await through(tabletopDoors.save, given);
  return done.ok ? null : done.error;
}

/** Gives a game with a stake to the judge. */
export async function callJudge(given: unknown): Promise<Refusal | null> {
  const done = await through(tabletopDoors.callJudge, given);
  return done.ok ? null : done.error;
}

/** What the formats say of the deck that one brought. */
export async function readVerdicts(given: unknown): Promise<Result<readonly DeckVerdict[], Refusal>> {
  const read = await through(tabletopDoors.verdicts, given);
  return read.ok ? ok(read.value.value) : err(read.error);
}
