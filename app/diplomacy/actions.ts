"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { currentLanguage } from "@/lib/auth/language";
import { type FormState, textOf, textsOf } from "@/lib/contracts/form";
import { MOST_NAME } from "@/lib/engine/kernel/table/house-name";
import { RUN_BY } from "@/lib/services/diplomacy/open-game";
import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { enter } from "@/lib/services/doors/door";
import { messagesOf } from "@/lib/texts/messages-of";
import { through } from "@/lib/web/form-door";
import { playerOrGuest } from "@/lib/web/player-or-guest";

export type OpenState = { problem: string | null };

/** What the form of /diplomacy/new sends. */
const OpenForm = z.object({
  name: z.string().trim().max(MOST_NAME),
  runBy: z.enum(RUN_BY),
  map: z.string().max(40),
  rules: z.string().max(8_000),
  timing: z.string().max(2_000),
  zone: z.string().max(64),
  listing: z.enum(["public", "link"]),
  entry: z.enum(["open", "request", "closed"]),
  anonymous: z.stringbool().catch(false),
  description: z.string().max(20_000),
});

/** The first problem of a configuration, as its code and what was written. */
const Problems = z.object({ problems: z.array(z.object({ code: z.string(), message: z.string() })).min(1) });

/** Opens a game from its form, and goes there. */
export async function openGame(_before: OpenState, form: FormData): Promise<OpenState> {
  const { problems: t } = messagesOf("diplomacyGames", await currentLanguage()).form;
  const parsed = OpenForm.safeParse(textsOf(form));
  if (!parsed.success) return { problem: t.check };
  const { name, rules, timing, zone, listing, runBy, ...rest } = parsed.data;
  const words = (text: string, by: RegExp) => text.split(by).filter(Boolean);
  const wanted = {
    ...rest,
    ...(name === "" ? {} : { name }),
    ...{ runBy, rules: words(rules, /\s+/), timing: words(timing, /\n/), morph: [] },
    ...{ zone: zone === "" ? null : zone, public: listing === "public" },
  };
  const opened = await through(diplomacyDoors.open, wanted, { comeBackTo: "/diplomacy/new" });
  if (opened.ok) redirect(`/tables/${opened.value.value.id}${runBy === "master" ? "" : "?sit=1"}`);
  const { code, data } = opened.error;
  const problems = Problems.safeParse(data);
  if (code === "diplomacy/config" && problems.success) {
    const [first] = problems.data.problems;
    return { problem: t.config(first?.message ?? "") };
  }
  return { problem: code === "table/slower" || code === "table/needs_master" ? t[code] : t.other };
}

/** A game against bots on the standard map in one click; whoever is not signed in plays as a guest. */
export async function playBots(_before: FormState, form: FormData): Promise<FormState> {
  const player = await playerOrGuest(textOf(form, "zone"));
  if (!player.ok) return { problem: player.error };
  const wanted = { map: "standard", runBy: "bots" as const };
  const opened = await enter(diplomacyDoors.open, player.value, wanted);
  if (!opened.ok) return { problem: opened.error };
  redirect(`/tables/${opened.value.id}?sit=1`);
}
