"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { signInPath } from "@/lib/auth/safe-next";
import { currentUser } from "@/lib/auth/session";
import { textsOf } from "@/lib/contracts/form";
import { TemplateForm } from "@/lib/contracts/template";
import type { Refusal } from "@/lib/engine/kernel/result";
import { createTemplate } from "@/lib/services/templates/create-template";
import { deleteTemplate, publishTemplate } from "@/lib/services/templates/publish-template";
import { saveTemplate } from "@/lib/services/templates/save-template";

/** What the editor is told of a save. */
export type SaveState = { problem?: Refusal; saved?: { version: number; changed: boolean } };

export async function setPublished(slug: string, published: boolean): Promise<void> {
  const by = await currentUser();
  if (!by) redirect(signInPath(`/games/${slug}`));
  await publishTemplate({ by, slug, published });
  revalidatePath(`/games/${slug}`);
}

export async function throwAway(slug: string): Promise<void> {
  const by = await currentUser();
  if (!by) redirect(signInPath(`/games/${slug}`));
  const result = await deleteTemplate({ by, slug });
  redirect(result.ok ? "/games" : `/games/${slug}`);
}

/** A new version; what was typed stays with the editor whatever the answer. */
export async function saveVersion(slug: string, _: SaveState, form: FormData): Promise<SaveState> {
  const owner = await currentUser();
  const given = TemplateForm.safeParse(textsOf(form));
  if (!given.success) return { problem: { code: "template/long" } };
  const result = await saveTemplate({ ...given.data, owner, slug });
  if (!result.ok) return { problem: result.error };
  revalidatePath(`/games/${slug}`);
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
