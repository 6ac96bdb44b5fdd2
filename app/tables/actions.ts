"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { clientAddress } from "@/lib/auth/client-address";
import type { Member } from "@/lib/auth/policy";
import { signInPath } from "@/lib/auth/safe-next";
import { currentUser, startSession } from "@/lib/auth/session";
import { isTimeZone } from "@/lib/contracts/account";
import { type FormState, textOf, textsOf } from "@/lib/contracts/form";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { makeGuest } from "@/lib/services/accounts/make-guest";
import { readSession } from "@/lib/services/accounts/read-session";
import { openTable as openTableFor } from "@/lib/services/tables/open-table";
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
  "table/slower": "You have opened many tables just now. Close some, or wait some minutes.",
  "table/malformed": "Some of the settings are not valid. Check them.",
};

/** Opens a table from the form of /tables/new, and goes there. */
export async function openTable(_before: OpenState, form: FormData): Promise<OpenState> {
  const given = textsOf(form);
  const member = await currentUser();
  if (!member) redirect(signInPath(`/tables/new?game=${encodeURIComponent(given.game ?? "")}`));
  const parsed = OpenForm.safeParse(given);
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? "Check the form.", given };
  const { versionId, name, seats, bots, entry, pace, listing } = parsed.data;
  const settings = { name, public: listing === "public", entry, moveSeconds: pace === 0 ? null : pace };
  const wanted = { templateVersionId: versionId, seats, bots: Math.min(bots, seats - 1), settings };
  const opened = await openTableFor(member, wanted, await clientAddress());
  if (!opened.ok) return { problem: PROBLEMS[opened.error.code] ?? "The table could not be opened. Try again.", given };
  redirect(`/tables/${opened.value.id}?sit=1`);
}

/** One click to a seat, at an open table of the game or a new one; whoever is not signed in plays as a guest. */
export async function playNow(_before: FormState, form: FormData): Promise<FormState> {
  const wanted = QuickPlay.safeParse({ game: textOf(form, "game"), bots: textOf(form, "bots") === "1" });
  if (!wanted.success) return { problem: { code: "table/no_template" } };
  const zone = textOf(form, "zone");
  const member = await memberOrGuest(isTimeZone(zone) ? zone : "UTC");
  if (!member.ok) return { problem: member.error };
  const found = await quickPlay(member.value, wanted.data, await clientAddress());
  if (!found.ok) return { problem: found.error };
  redirect(`/tables/${found.value.id}?sit=1`);
}

/** Who is signed in; else a new guest, who is signed in from now on. */
async function memberOrGuest(zone: string): Promise<Result<Member, Refusal>> {
  const user = await currentUser();
  if (user) return ok(user);
  const guest = await makeGuest({ address: await clientAddress(), zone });
  if (!guest.ok) return guest;
  const begun = await startSession(guest.value);
  const session = begun.ok ? await readSession(begun.value) : null;
  return session ? ok(session.member) : refuse("account/session_ended");
}
