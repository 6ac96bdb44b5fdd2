"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { currentLanguage } from "@/lib/auth/language";
import { textOf, textsOf } from "@/lib/contracts/form";
import { MOST_NAME } from "@/lib/engine/kernel/table/house-name";
import { enter } from "@/lib/services/doors/door";
import { tableDoors } from "@/lib/services/doors/tables";
import { messagesOf } from "@/lib/texts/messages-of";
import { formAction, orAway, through } from "@/lib/web/form-door";
import { pageOf } from "@/lib/web/page-of";
import { playerOrGuest } from "@/lib/web/player-or-guest";

export type OpenState = { problem: string | null; given: Record<string, string> };

const OpenForm = z.object({
  versionId: z.string().min(1),
  game: z.string(),
  name: z.string().trim().min(1, "nameEmpty").max(MOST_NAME, "nameLong").optional(),
  seats: z.coerce.number().int(),
  bots: z.coerce.number().int().min(0).max(47),
  entry: z.enum(["open", "request", "closed"]),
  pace: z.coerce.number().int().min(0).max(86_400),
  listing: z.enum(["public", "link"]),
  anonymous: z.stringbool().catch(false),
});

/** What the form says of the game's variants, by their places. */
const choicesIn = (given: Readonly<Record<string, string>>): number[] => {
  const choices: number[] = [];
  for (let at = 0; `choice${at}` in given; at++) choices.push(Number(given[`choice${at}`] || Number.NaN));
  return choices;
};

const problemIn = (problems: Readonly<Record<string, string>>, code: string, other: string): string =>
  Object.hasOwn(problems, code) ? (problems[code] ?? other) : other;

/** Opens a table from the form of /tables/new, and goes there. */
export const openTable = orAway(open, (form, problem) => ({ problem, given: textsOf(form) }));

async function open(_before: OpenState, form: FormData): Promise<OpenState> {
  const given = textsOf(form);
  const { problems: t } = messagesOf("lobby", await currentLanguage()).form;
  const parsed = OpenForm.safeParse(given);
  if (!parsed.success) return { problem: problemIn(t, parsed.error.issues[0]?.message ?? "", t.check), given };
  const { versionId, name, seats, bots, entry, pace, listing, anonymous } = parsed.data;
  const settings = {
    ...(name === undefined ? {} : { name }),
    public: listing === "public",
    entry,
    moveSeconds: pace === 0 ? null : pace,
    ...(anonymous ? { anonymous } : {}),
  };
  const choices = choicesIn(given);
  const wanted = { templateVersionId: versionId, choices, seats, bots: Math.min(bots, seats - 1), settings };
  const comeBackTo = `/tables/new?game=${encodeURIComponent(given.game ?? "")}`;
  const opened = await through(tableDoors.open, wanted, { comeBackTo });
  if (!opened.ok) return { problem: problemIn(t, opened.error.code, t.other), given };
  redirect(`/tables/${opened.value.value.id}?sit=1`);
}

/** One click to a seat, at an open table of the game or a new one; whoever is not signed in plays as a guest. */
export const playNow = formAction(async (_, form) => {
  const wanted = { game: textOf(form, "game"), bots: textOf(form, "bots") === "1" };
  // Nobody becomes a guest for a game that there is not.
  if (!tableDoors.quickPlay.input.safeParse(wanted).success) return { problem: { code: "table/no_template" } };
  const player = await playerOrGuest(textOf(form, "zone"));
  if (!player.ok) return { problem: player.error };
  const found = await enter(tableDoors.quickPlay, player.value, wanted);
  if (!found.ok) return { problem: found.error };
  redirect(`/tables/${found.value.id}?sit=1`);
});

/** A seat at the next table of a game, or a place on its waiting list; whoever is not signed in waits as a guest. */
export const waitForTable = formAction(async (_, form) => {
  const wanted = { game: textOf(form, "game") };
  if (!tableDoors.wait.input.safeParse(wanted).success) return { problem: { code: "table/no_template" } };
  const player = await playerOrGuest(textOf(form, "zone"));
  if (!player.ok) return { problem: player.error };
  const found = await enter(tableDoors.wait, player.value, wanted);
  if (!found.ok) return { problem: found.error };
  if (found.value.id !== null) redirect(`/tables/${found.value.id}?sit=1`);
  revalidatePath(pageOf("/games", wanted.game));
  return {};
});

/** Leaves the waiting list of a game. */
export const stopWaiting = formAction(async (_, form) => {
  const wanted = { game: textOf(form, "game") };
  const left = await through(tableDoors.stopWaiting, wanted, { changes: [pageOf("/games", wanted.game), "/"] });
  return left.ok ? {} : { problem: left.error };
});
