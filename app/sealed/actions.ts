"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { textsOf } from "@/lib/contracts/form";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { egoDoors } from "@/lib/services/doors/egos";
import { sealedDoors } from "@/lib/services/doors/sealed";
import { formAction, through } from "@/lib/web/form-door";

/** Purse and binder are other ones on every page. */
const way = { changes: ["/"], stale: () => true };

/** Goes on as one's alter ego with some money. */
export async function begin(given: unknown): Promise<Result<null, Refusal>> {
  const done = await through(egoDoors.begin, given, way);
  return done.ok ? ok(null) : err(done.error);
}

/** Goes over to one's alter ego, or back. */
export async function go(given: unknown): Promise<Result<null, Refusal>> {
  const done = await through(egoDoors.switch, given, way);
  return done.ok ? ok(null) : err(done.error);
}

/** Ends it: everything comes back. */
export async function end(given: unknown): Promise<Result<{ money: number; cards: number; packs: number }, Refusal>> {
  const done = await through(egoDoors.end, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

const HoldForm = z.object({
  name: z.string(),
  product: z.string(),
  packs: z.coerce.number(),
  keep: z.enum(["returned", "kept"]),
  format: z.string(),
  minutes: z.coerce.number(),
  hours: z.coerce.number(),
});

/** Holds a sealed event, and goes there. */
export const hold = formAction(async (_, form) => {
  const texts = textsOf(form);
  const parsed = HoldForm.safeParse(texts);
  if (!parsed.success) return { problem: { code: "sealed/malformed" }, values: texts };
  const { product, keep, format, ...wanted } = parsed.data;
  const given = { ...wanted, productId: product, keep: keep === "kept", format: format === "" ? null : format };
  const held = await through(sealedDoors.hold, given, { comeBackTo: "/sealed/hold" });
  if (!held.ok) return { problem: held.error, values: texts };
  redirect(`/sealed/${held.value.value.id}`);
}, "all");

/** Enters a sealed event: opens one's packs. */
export async function enter(given: unknown): Promise<Result<null, Refusal>> {
  const done = await through(sealedDoors.enter, given, way);
  return done.ok ? ok(null) : err(done.error);
}

/** Locks one's deck in a sealed event. */
export async function lock(given: unknown): Promise<Result<null, Refusal>> {
  const done = await through(sealedDoors.lock, given, way);
  return done.ok ? ok(null) : err(done.error);
}
