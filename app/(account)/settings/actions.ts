"use server";
import { revalidatePath } from "next/cache";
import { clientAddress } from "@/lib/auth/client-address";
import { askProof } from "@/lib/auth/prove";
import { currentSession, currentUser, startSession } from "@/lib/auth/session";
import { AppearanceForm, ChangePasswordForm, ProfileForm } from "@/lib/contracts/account";
import { IDENTITY_PROVIDERS } from "@/lib/contracts/account-words";
import { type FormState, fieldProblems, refusedForm, textOf, textsOf } from "@/lib/contracts/form";
import { changePassword } from "@/lib/services/accounts/change-password";
import { endOtherSessions, endSession } from "@/lib/services/accounts/end-sessions";
import { readNotices } from "@/lib/services/accounts/notices";
import { unlinkIdentity } from "@/lib/services/accounts/unlink-identity";
import { updateAppearance, updateProfile } from "@/lib/services/accounts/update-profile";

/** Not a redirect: what was typed stays in the page until its owner is back. */
const ENDED: FormState = { problem: { code: "account/session_ended" } };

export async function saveProfile(_: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form);
  const user = await currentUser();
  if (!user) return { ...ENDED, values };
  const given = ProfileForm.safeParse(values);
  if (!given.success) return { problem: { code: "form/fields" }, fields: fieldProblems(given.error), values };
  await updateProfile({ userId: user.id, profile: given.data });
  revalidatePath("/", "layout");
  return { done: "Your profile is saved.", values };
}

export async function saveAppearance(_: FormState, form: FormData): Promise<FormState> {
  const user = await currentUser();
  if (!user) return ENDED;
  const given = AppearanceForm.safeParse({ ...textsOf(form), fourColours: textsOf(form).fourColours !== undefined });
  if (!given.success) return { problem: { code: "form/fields" }, fields: fieldProblems(given.error) };
  await updateAppearance({ userId: user.id, appearance: given.data });
  revalidatePath("/", "layout");
  return { done: "Saved." };
}

export async function savePassword(_: FormState, form: FormData): Promise<FormState> {
  const session = await currentSession();
  if (!session) return ENDED;
  // Where there is a present password it is asked for in any case, and checked by the service.
  if (textOf(form, "current") === "") {
    const proof = await askProof(session, form);
    if (!proof.ok) return proof.error;
  }
  const given = ChangePasswordForm.safeParse({ current: "", ...textsOf(form) });
  if (!given.success) return { problem: { code: "form/fields" }, fields: fieldProblems(given.error) };
  const result = await changePassword({
    ...given.data,
    ...{ userId: session.member.id, sessionId: session.id, address: await clientAddress() },
  });
  if (!result.ok) return refusedForm(result.error);
  await startSession(result.value);
  return { done: "The password is changed. Other devices are signed out." };
}

/** Whether another site may be linked now: asked before its page is opened, and again when it answers. */
export async function allowLinking(_: FormState, form: FormData): Promise<FormState> {
  const session = await currentSession();
  if (!session) return ENDED;
  const proof = await askProof(session, form);
  return proof.ok ? { done: "Go on." } : proof.error;
}

/** Ends one of the member's own sessions; ids of others' do nothing. */
export async function endOneSession(_: FormState, form: FormData): Promise<FormState> {
  const session = await currentSession();
  if (!session) return ENDED;
  const proof = await askProof(session, form);
  if (!proof.ok) return proof.error;
  await endSession(session.member.id, textOf(form, "session"));
  revalidatePath("/settings");
  return { done: "That device is signed out." };
}

export async function endOthers(_: FormState, form: FormData): Promise<FormState> {
  const session = await currentSession();
  if (!session) return ENDED;
  const proof = await askProof(session, form);
  if (!proof.ok) return proof.error;
  const ended = await endOtherSessions({
    ...{ userId: session.member.id, sessionId: proof.value, address: await clientAddress() },
  });
  revalidatePath("/settings");
  return { done: ended === 1 ? "One other device is signed out." : `${ended} other devices are signed out.` };
}

export async function markNoticesRead(_: FormState, _form: FormData): Promise<FormState> {
  const user = await currentUser();
  if (!user) return ENDED;
  await readNotices(user.id);
  revalidatePath("/", "layout");
  return {};
}

export async function unlinkSite(_: FormState, form: FormData): Promise<FormState> {
  const session = await currentSession();
  if (!session) return ENDED;
  const proof = await askProof(session, form);
  if (!proof.ok) return proof.error;
  const provider = IDENTITY_PROVIDERS.find((known) => known === textOf(form, "provider"));
  if (!provider) return { problem: { code: "account/provider_unknown" } };
  const result = await unlinkIdentity({ userId: session.member.id, provider });
  if (!result.ok) return { problem: result.error };
  revalidatePath("/settings");
  return { done: "Unlinked." };
}
