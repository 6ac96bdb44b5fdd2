"use server";
import { redirect } from "next/navigation";
import { currentLanguage } from "@/lib/auth/language";
import { type FormState, refusedForm, textsOf } from "@/lib/contracts/form";
import type { Refusal } from "@/lib/engine/kernel/result";
import { templateDoors } from "@/lib/services/doors/templates";
import { messagesOf } from "@/lib/texts/messages-of";
import { through } from "@/lib/web/form-door";
import { pageOf } from "@/lib/web/page-of";

/** What the editor is told of a save. */
export type SaveState = { problem?: Refusal; saved?: { version: number; changed: boolean } };

const gamePage = (slug: unknown): string => pageOf("/games", slug);

/** Puts a game on the shelf or takes it back; why not, if it was refused. */
export async function setPublished(slug: unknown, published: unknown): Promise<Refusal | null> {
  const way = { comeBackTo: gamePage(slug), changes: [gamePage(slug), "/games"] };
  const done = await through(templateDoors.publish, { slug, published }, way);
  return done.ok ? null : done.error;
}

export async function throwAway(slug: unknown): Promise<Refusal | null> {
  const done = await through(templateDoors.delete, { slug }, { comeBackTo: gamePage(slug), changes: ["/games"] });
  return done.ok ? redirect("/games") : done.error;
}

/** What one thinks of a game that one has played. */
export async function rate(slug: unknown, _: FormState, form: FormData): Promise<FormState> {
  const way = { comeBackTo: gamePage(slug), changes: [gamePage(slug), "/games"] };
  const done = await through(templateDoors.rate, { ...textsOf(form), slug }, way);
  if (!done.ok) return refusedForm(done.error);
  return { done: messagesOf("games", await currentLanguage()).ratings.thanks };
}

/** Takes away what somebody said of a game; why not, if it was refused. */
export async function unrate(slug: unknown, userId: unknown): Promise<Refusal | null> {
  const way = { comeBackTo: gamePage(slug), changes: [gamePage(slug), "/games"] };
  const done = await through(templateDoors.unrate, { slug, userId }, way);
  return done.ok ? null : done.error;
}

/** A new version; what was typed stays with the editor whatever the answer. */
export async function saveVersion(slug: unknown, _: SaveState, form: FormData): Promise<SaveState> {
  const saved = await through(templateDoors.save, { ...textsOf(form), slug }, { changes: [gamePage(slug)] });
  return saved.ok ? { saved: saved.value.value } : { problem: saved.error };
}

/** The first version; then on to the game's page. */
export async function saveNew(_: SaveState, form: FormData): Promise<SaveState> {
  const made = await through(templateDoors.create, textsOf(form));
  if (!made.ok) return { problem: made.error };
  redirect(`/games/${made.value.value.slug}/edit?made=1`);
}
