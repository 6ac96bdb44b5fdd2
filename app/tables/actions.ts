"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { signInPath } from "@/lib/auth/safe-next";
import { currentUser } from "@/lib/auth/session";
import { createTable } from "@/lib/services/tables/create-table";
import { QuickPlay, quickPlay } from "@/lib/services/tables/quick-play";

export type OpenState = { problem: string | null; given: Record<string, string> };

const OpenForm = z.object({
  versionId: z.string().min(1),
  game: z.string(),
  name: z.string().trim().min(1, "Give the table a name.").max(60, "Shorten the name to 60 letters."),
  seats: z.coerce.number().int(),
  bots: z.coerce.number().int().min(0).max(47),
  entry: z.enum(["open", "request", "closed"]),
  pace: z.coerce.number().int().min(0).max(86_400),
  listing: z.enum(["public", "link"]),
});

const PROBLEMS: Record<string, string> = {
  "table/no_template": "That game is not offered any more. Choose another.",
  "table/seat_count": "That many cannot play this game. Choose another number of seats.",
  "table/malformed": "Some of the settings are not valid. Check them.",
};

/** Opens a table from the form of /tables/new, and goes there. */
export async function openTable(_before: OpenState, form: FormData): Promise<OpenState> {
  const given = Object.fromEntries(
    [...form].flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
  const member = await currentUser();
  if (!member) redirect(signInPath(`/tables/new?game=${encodeURIComponent(given.game ?? "")}`));
  const parsed = OpenForm.safeParse(given);
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? "Check the form.", given };
  const { versionId, name, seats, bots, entry, pace, listing } = parsed.data;
  const opened = await createTable(member, {
    templateVersionId: versionId,
    seats,
    bots: Math.min(bots, seats - 1),
    settings: { name, public: listing === "public", entry, moveSeconds: pace === 0 ? null : pace },
  });
  if (!opened.ok) return { problem: PROBLEMS[opened.error.code] ?? "The table could not be opened. Try again.", given };
  redirect(`/tables/${opened.value.id}?sit=1`);
}

/** One click to a seat: an open table of the game, or a new one. */
export async function playNow(form: FormData): Promise<void> {
  const wanted = QuickPlay.safeParse({ game: form.get("game"), bots: form.get("bots") === "1" });
  const member = await currentUser();
  if (!member) redirect(signInPath("/"));
  if (!wanted.success) redirect("/games");
  const found = await quickPlay(member, wanted.data);
  redirect(found.ok ? `/tables/${found.value.id}?sit=1` : "/games");
}
