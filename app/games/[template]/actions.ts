"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { isProven } from "@/lib/auth/policy";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession, currentUser } from "@/lib/auth/session";
import { textsOf } from "@/lib/contracts/form";
import { isStorable } from "@/lib/contracts/storable";
import { TemplateForm } from "@/lib/contracts/template";
import type { Refusal } from "@/lib/engine/kernel/result";
import { createTemplate } from "@/lib/services/templates/create-template";
import { deleteTemplate, publishTemplate } from "@/lib/services/templates/publish-template";
import { saveTemplate } from "@/lib/services/templates/save-template";

/** What the editor is told of a save. */
export type SaveState = { problem?: Refusal; saved?: { version: number; changed: boolean } };

const Slug = z.string().min(1).max(80).refine(isStorable);

/** Puts a game on the shelf or takes it back; why not, if it was refused. */
export async function setPublished(slug: unknown, published: unknown): Promise<Refusal | null> {
  const given = z.tuple([Slug, z.boolean()]).safeParse([slug, published]);
  if (!given.success) return { code: "template/not_found" };
  const [known, wanted] = given.data;
  const session = await currentSession();
  if (!session) redirect(signInPath(`/games/${known}`));
  const proved = isProven(session.provedAt, Date.now());
  const done = await publishTemplate({ by: session.member, slug: known, published: wanted, proved });
  revalidatePath(`/games/${known}`);
  return done.ok ? null : done.error;
}

export async function throwAway(slug: unknown): Promise<Refusal | null> {
  const known = Slug.safeParse(slug);
  if (!known.success) return { code: "template/not_found" };
  const session = await currentSession();
  if (!session) redirect(signInPath(`/games/${known.data}`));
  const proved = isProven(session.provedAt, Date.now());
  const done = await deleteTemplate({ by: session.member, slug: known.data, proved });
  return done.ok ? redirect("/games") : done.error;
}

/** A new version; what was typed stays with the editor whatever the answer. */
export async function saveVersion(slug: unknown, _: SaveState, form: FormData): Promise<SaveState> {
  const known = Slug.safeParse(slug);
  if (!known.success) return { problem: { code: "template/not_found" } };
  const owner = await currentUser();
  const given = TemplateForm.safeParse(textsOf(form));
  if (!given.success) return { problem: { code: "template/long" } };
  const result = await saveTemplate({ ...given.data, owner, slug: known.data });
  if (!result.ok) return { problem: result.error };
  revalidatePath(`/games/${known.data}`);
  return { saved: result.value };
}

/** The first version; then on to the game's page. */
export async function saveNew(_: SaveState, form: FormData): Promise<SaveState> {
  const owner = await currentUser();
  const given = TemplateForm.safeParse(textsOf(form));
  if (!given.success) return { problem: { code: "template/long" } };
  const result = await createTemplate({ owner, source: given.data.source });
  if (!result.ok) return { problem: result.error };
  redirect(`/games/${result.value.slug}/edit?made=1`);
}
