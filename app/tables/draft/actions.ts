"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { textsOf } from "@/lib/contracts/form";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { draftDoors } from "@/lib/services/doors/drafts";
import { formAction, through } from "@/lib/web/form-door";

const DraftForm = z.object({
  product: z.string(),
  packs: z.coerce.number().int().default(3),
  seconds: z.coerce.number().int().min(0).default(60),
  seats: z.coerce.number().int().default(4),
  bots: z.coerce.number().int().min(0).default(0),
  keep: z.enum(["returned", "kept"]).default("returned"),
  listing: z.enum(["public", "link"]).default("public"),
  info: z.string().trim().default(""),
});

/** Opens a draft from its form, and goes there. */
export const openDraft = formAction(async (_, form) => {
  const parsed = DraftForm.safeParse(textsOf(form));
  if (!parsed.success) return { problem: { code: "table/malformed" } };
  const { product, seconds, keep, listing, info, ...wanted } = parsed.data;
  const given = {
    ...wanted,
    productId: product,
    seconds: seconds === 0 ? null : seconds,
    keep: keep === "kept",
    settings: { public: listing === "public", entry: "open", ...(info === "" ? {} : { info }) },
  };
  const opened = await through(draftDoors.open, given, { comeBackTo: "/tables/draft" });
  if (!opened.ok) return { problem: opened.error };
  redirect(`/tables/${opened.value.value.id}?sit=1`);
});

/** Begins a deck of what one drafted. */
export async function makeDeck(given: unknown): Promise<Result<{ id: string }, Refusal>> {
  const made = await through(draftDoors.deck, given, { changes: ["/decks"] });
  return made.ok ? ok(made.value.value) : err(made.error);
}
