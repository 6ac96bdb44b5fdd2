"use server";
import { revalidatePath } from "next/cache";
import { clientAddress } from "@/lib/auth/client-address";
import { askProof } from "@/lib/auth/prove";
import { currentSession } from "@/lib/auth/session";
import { type FormState, textOf } from "@/lib/contracts/form";
import { removePasskey as dropPasskey } from "@/lib/services/accounts/passkeys";
import { countOne } from "@/lib/services/accounts/rate-limits";
import type { Session } from "@/lib/services/accounts/read-session";
import { makeOwnCodes } from "@/lib/services/accounts/recovery-codes";
import { beginTotp, confirmTotp, removeTotp as dropTotp } from "@/lib/services/accounts/totp";

/** What all of these have in common: a member who has shown lately that it is they, and not too often. */
async function guarded(form: FormData, work: (session: Session) => Promise<FormState>): Promise<FormState> {
  const session = await currentSession();
  if (!session) return { problem: { code: "account/session_ended" } };
  if (session.member.guest) return { problem: { code: "account/guest_only_upgrades" } };
  const proof = await askProof(session, form);
  if (!proof.ok) return proof.error;
  const seconds = await countOne("secondFactor", session.member.id);
  if (seconds > 0) return { problem: { code: "account/wait", data: { seconds } } };
  const state = await work(session);
  revalidatePath("/", "layout");
  return state;
}

export async function setUpTotp(_: FormState, form: FormData): Promise<FormState> {
  return guarded(form, async ({ member }) => {
    const begun = await beginTotp(member.id);
    return begun.ok ? {} : { problem: begun.error };
  });
}

export async function finishTotp(_: FormState, form: FormData): Promise<FormState> {
  return guarded(form, async ({ member }) => {
    const confirmed = await confirmTotp(member.id, textOf(form, "code"), await clientAddress());
    return confirmed.ok
      ? { done: "From now on signing in asks for a code of your app." }
      : { problem: confirmed.error };
  });
}

export async function removeTotp(_: FormState, form: FormData): Promise<FormState> {
  return guarded(form, async ({ member }) => {
    await dropTotp(member.id, await clientAddress());
    return { done: "The authenticator app is removed." };
  });
}

/** Only lets the page go on: the passkey itself is made by the browser. */
export async function allowPasskey(_: FormState, form: FormData): Promise<FormState> {
  return guarded(form, async () => ({ done: "Go on." }));
}

export async function removePasskey(_: FormState, form: FormData): Promise<FormState> {
  return guarded(form, async ({ member }) => {
    await dropPasskey(member.id, textOf(form, "passkey"), await clientAddress());
    return { done: "The passkey is removed." };
  });
}

/** The codes are in the answer, once. */
export async function makeCodes(_: FormState, form: FormData): Promise<FormState> {
  return guarded(form, async ({ member }) => {
    const codes = await makeOwnCodes(member.id, await clientAddress());
    return { done: "Write these down or print them: they are not shown again.", values: { codes: codes.join("\n") } };
  });
}
