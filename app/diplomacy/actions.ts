"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type FaultyField, linesOf, type OpenState } from "@/components/diplomacy/games/faults";
import { currentLanguage } from "@/lib/auth/language";
import { textOf, textsOf } from "@/lib/contracts/form";
import { VARIANTS } from "@/lib/engine/diplomacy/rules/expand";
import { MOST_NAME } from "@/lib/engine/kernel/table/house-name";
import { RUN_BY } from "@/lib/services/diplomacy/open-game";
import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { enter } from "@/lib/services/doors/door";
import { messagesOf } from "@/lib/texts/messages-of";
import { formAction, orAway, through } from "@/lib/web/form-door";
import { playerOrGuest } from "@/lib/web/player-or-guest";

/** What the form of /diplomacy/new sends. */
const OpenForm = z.object({
  name: z.string().trim().max(MOST_NAME),
  runBy: z.enum(RUN_BY),
  map: z.string().max(40),
  variant: z.enum(["standard", ...VARIANTS]),
  /** Lines of TAX and CAP. */
  taxes: z.string().max(8_000),
  rules: z.string().max(8_000),
  timing: z.string().max(2_000),
  zone: z.string().max(64),
  listing: z.enum(["public", "link"]),
  entry: z.enum(["open", "request", "closed"]),
  anonymous: z.stringbool().catch(false),
  whatIf: z.stringbool().catch(true),
  description: z.string().max(20_000),
  origin: z.string().trim().max(20_000),
  /** Lines of TEAMS, which count together. */
  teams: z.string().max(4_000),
  morph: z.string().max(60_000),
  /** JSON: whom each power that nobody joins for is ordered by. */
  dummies: z
    .string()
    .max(40_000)
    .transform(parseJson)
    .pipe(z.record(z.string(), z.array(z.string()))),
  rotate: z.string().max(200),
  word: z.string().trim().max(40),
});

/** The problems of a configuration: their codes, what was written, and the line. */
const Problems = z.object({
  problems: z.array(z.object({ code: z.string(), message: z.string(), index: z.int().optional() })).min(1),
});

/** The field of the form that a problem of a configuration is about. */
function fieldOf(code: string): FaultyField {
  if (code === "config/bad_tax" || code === "config/no_taxes") return "taxes";
  if (code.startsWith("rule/")) return "rules";
  if (code.startsWith("timing/")) return "clock";
  if (code === "config/bad_zone") return "zone";
  if (code === "config/bad_rotate" || code === "config/bad_dummies" || code === "config/no_players") return "dummies";
  return "morph";
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "json" });
    return z.NEVER;
  }
}

/** Opens a game from its form, and goes there. */
export const openGame = orAway(open, (_, problem) => ({ problem, faults: [] }));

async function open(_before: OpenState, form: FormData): Promise<OpenState> {
  const { problems: t } = messagesOf("diplomacyGames", await currentLanguage()).form;
  const parsed = OpenForm.safeParse(textsOf(form));
  if (!parsed.success) return { problem: t.check, faults: [] };
  const { name, rules, timing, zone, listing, runBy, whatIf, morph, dummies, rotate, word, origin, ...rest } =
    parsed.data;
  if (/\s/.test(word)) return { problem: t.check, faults: [{ field: "word", text: t.word }] };
  const words = (text: string, by: RegExp) => text.split(by).filter(Boolean);
  const { teams, variant, taxes, ...others } = rest;
  const lines = linesOf(taxes).filter((line) => line.trim() !== "");
  const teamLines = linesOf(teams);
  // A team's first orders for the others: they are no dummies of their own.
  const led = new Set(
    teamLines.flatMap((line) =>
      line
        .replace(/^TEAMS /, "")
        .split("-")
        .slice(1),
    ),
  );
  const alone = Object.fromEntries(Object.entries(dummies).filter(([power]) => !led.has(power)));
  const given = words(rules, /\s+/);
  const wanted = {
    ...others,
    ...(variant === "standard" ? {} : { variant }),
    ...(variant === "payola" && lines.length > 0 ? { taxes: lines } : {}),
    ...(name === "" ? {} : { name }),
    ...(whatIf ? {} : { whatIf }),
    ...(origin === "" ? {} : { origin }),
    ...{ runBy, timing: words(timing, /\n/), morph: [...linesOf(morph), ...teamLines] },
    rules: teamLines.length > 0 && !given.includes("TEAM_VICTORY") ? [...given, "TEAM_VICTORY"] : given,
    ...(Object.keys(alone).length === 0 ? {} : { dummies: alone }),
    ...{ rotate: rotate === "" ? null : words(rotate, /\s+/) },
    ...(word === "" ? {} : { word }),
    ...{ zone: zone === "" ? null : zone, public: listing === "public" },
  };
  const opened = await through(diplomacyDoors.open, wanted, { comeBackTo: "/diplomacy/new" });
  if (opened.ok) redirect(`/tables/${opened.value.value.id}${runBy === "master" ? "" : "?sit=1"}`);
  const { code, data } = opened.error;
  const problems = Problems.safeParse(data);
  if (code === "diplomacy/config" && problems.success) {
    const faults = problems.data.problems.map(({ code: fault, message, index }) => {
      const field = fieldOf(fault);
      return { field, text: field === "morph" && index !== undefined ? t.line(index, message) : message };
    });
    return { problem: t.check, faults };
  }
  const problem = code === "table/slower" || code === "table/needs_master" ? t[code] : t.other;
  return { problem, faults: [] };
}

/** A game against bots on the standard map in one click; whoever is not signed in plays as a guest. */
export const playBots = formAction(async (_, form) => {
  const player = await playerOrGuest(textOf(form, "zone"));
  if (!player.ok) return { problem: player.error };
  const wanted = { map: "standard", runBy: "bots" as const };
  const opened = await enter(diplomacyDoors.open, player.value, wanted);
  if (!opened.ok) return { problem: opened.error };
  redirect(`/tables/${opened.value.id}?sit=1`);
});
