"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import { signInPath } from "@/lib/auth/safe-next";
import { currentUser } from "@/lib/auth/session";
import { DisplayName, GameName, RegisterSet, SaveDisplay } from "@/lib/contracts/collection";
import { type FormState, fieldProblems, textsOf } from "@/lib/contracts/form";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { countOne } from "@/lib/services/accounts/rate-limits";
import { deleteDisplay } from "@/lib/services/collection/delete-display";
import { markSeen } from "@/lib/services/collection/mark-seen";
import { registerSet } from "@/lib/services/collection/register-set";
import { saveDisplay } from "@/lib/services/collection/save-display";
import { showBinder } from "@/lib/services/collection/show-binder";

/** Does what was asked, and says in a sentence what it came to. What one may do the services decide. */
async function act<T, V>(
  schema: z.ZodType<T>,
  given: unknown,
  service: (member: Member, input: T) => Promise<Result<V, Refusal>>,
  said: (value: V) => string,
): Promise<FormState> {
  const member = (await currentUser()) ?? redirect(signInPath("/collection"));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [code = "form/fields"] = Object.values(fieldProblems(parsed.error));
    return { problem: { code } };
  }
  if ((await countOne("collection", member.id)) > 0) return { problem: { code: "binder/wait" } };
  const outcome = await service(member, parsed.data);
  // The purse in the top bar too.
  revalidatePath("/", "layout");
  return outcome.ok ? { done: said(outcome.value) } : { problem: outcome.error };
}

/** Registers a complete set. */
export async function register(_: FormState, form: FormData): Promise<FormState> {
  return act(
    RegisterSet,
    textsOf(form),
    registerSet,
    ({ name, bonus }) => `${name} is registered. ${formatMoney(bonus)} came to your purse.`,
  );
}

/** Keeps a display, as `/display` in the field does. */
export async function keepDisplay(given: unknown): Promise<FormState> {
  return act(SaveDisplay, given, saveDisplay, ({ name }) => `“${name}” is saved.`);
}

/** Keeps a display from its form. */
export async function save(_: FormState, form: FormData): Promise<FormState> {
  return keepDisplay(textsOf(form));
}

/** Forgets a display. */
export async function forget(_: FormState, form: FormData): Promise<FormState> {
  const Input = z.object({ game: GameName, name: DisplayName });
  return act(Input, textsOf(form), deleteDisplay, () => "Deleted.");
}

/** What is in the binder up to this posting is new no more. */
export async function seen(game: string, upTo: string): Promise<FormState> {
  const Input = z.object({
    game: GameName,
    upTo: z
      .string()
      .regex(/^\d{1,20}$/)
      .transform(BigInt),
  });
  return act(Input, { game, upTo }, markSeen, () => "Nothing is new any more.");
}

/** Lets others see what one has, or not. */
export async function show(game: string, shown: boolean): Promise<FormState> {
  return act(z.object({ game: GameName, shown: z.boolean() }), { game, shown }, showBinder, () =>
    shown ? "Others see your cards." : "Others do not see your cards.",
  );
}
