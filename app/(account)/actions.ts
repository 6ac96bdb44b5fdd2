"use server";
import { RedirectType, redirect } from "next/navigation";
import { clientAddress } from "@/lib/auth/client-address";
import { knownDevice } from "@/lib/auth/device-cookie";
import { askProof } from "@/lib/auth/prove";
import { codePath, safeNext } from "@/lib/auth/safe-next";
import { currentSession, currentUser, pendingSession, signOutHere, startSession } from "@/lib/auth/session";
import { isTimeZone, Nick, RecoverForm, SignInForm } from "@/lib/contracts/account";
import { type FormState, fieldProblems, refusedForm, textOf } from "@/lib/contracts/form";
import { checkCredentials } from "@/lib/services/accounts/check-credentials";
import { checkSecondFactor } from "@/lib/services/accounts/check-second-factor";
import { chooseNick } from "@/lib/services/accounts/choose-nick";
import { makeGuest } from "@/lib/services/accounts/make-guest";
import { recoverAccount } from "@/lib/services/accounts/recover-account";
import { signUp } from "@/lib/services/accounts/sign-up";
import { upgradeGuest } from "@/lib/services/accounts/upgrade-guest";

const zoneOf = (form: FormData): string => (isTimeZone(textOf(form, "zone")) ? textOf(form, "zone") : "UTC");

/** Nick and password → a session, and on to `next`. */
export async function signIn(_: FormState, form: FormData): Promise<FormState> {
  const values = { nick: textOf(form, "nick") };
  const given = SignInForm.safeParse({ ...values, password: textOf(form, "password") });
  if (!given.success) return { problem: { code: "form/fields" }, fields: fieldProblems(given.error), values };
  const result = await checkCredentials({
    ...given.data,
    ...{ address: await clientAddress(), deviceId: await knownDevice() },
  });
  if (!result.ok) return { problem: result.error, values };
  const begun = await startSession(result.value);
  if (!begun.ok) return { problem: { code: "account/wrong_credentials" }, values };
  const next = safeNext(textOf(form, "next"));
  redirect(result.value.pending ? codePath(next) : next, RedirectType.replace);
}

/** The second factor → the session that the password has prepared becomes a full one. */
export async function confirmCode(_: FormState, form: FormData): Promise<FormState> {
  const session = await pendingSession();
  if (!session) return { problem: { code: "account/code_late" } };
  const { member, freshNick } = session;
  const result = await checkSecondFactor({
    ...{ member, freshNick, code: textOf(form, "code").slice(0, 100) },
    ...{ address: await clientAddress(), deviceId: await knownDevice() },
  });
  if (!result.ok) return refusedForm(result.error);
  const begun = await startSession({ ...result.value, goesOnFrom: session.id });
  if (!begun.ok) return { problem: { code: "account/code_late" } };
  redirect(safeNext(textOf(form, "next")), RedirectType.replace);
}

/** A proof that it is still the member, and back to what asked for it. */
export async function prove(_: FormState, form: FormData): Promise<FormState> {
  const session = await currentSession();
  if (!session) return { problem: { code: "account/session_ended" } };
  const proof = await askProof(session, form);
  return proof.ok ? redirect(safeNext(textOf(form, "next")), RedirectType.replace) : proof.error;
}

/** A one-time code and a new password → the account is open again. */
export async function recover(_: FormState, form: FormData): Promise<FormState> {
  const values = { nick: textOf(form, "nick"), code: textOf(form, "code") };
  const given = RecoverForm.safeParse({ ...values, password: textOf(form, "password") });
  if (!given.success) return { problem: { code: "form/fields" }, fields: fieldProblems(given.error), values };
  const place = { address: await clientAddress(), deviceId: await knownDevice() };
  const result = await recoverAccount({ ...given.data, ...place });
  if (!result.ok) return { ...refusedForm(result.error), values };
  await startSession(result.value);
  redirect("/settings", RedirectType.replace);
}

/** A new account; a guest who is signed in keeps their seats and history under the new nick. */
export async function register(_: FormState, form: FormData): Promise<FormState> {
  const values = { nick: textOf(form, "nick") };
  const given = { ...values, password: textOf(form, "password") };
  const [user, address] = [await currentUser(), await clientAddress()];
  const result = user?.guest
    ? await upgradeGuest({ ...given, userId: user.id, address })
    : await signUp({ ...given, address, zone: zoneOf(form) });
  if (!result.ok) return { ...refusedForm(result.error), values };
  await startSession(result.value);
  redirect(safeNext(textOf(form, "next")), RedirectType.replace);
}

const nickField = (code: string): Record<string, string> => (code.startsWith("account/nick") ? { nick: code } : {});

/** One click, and one plays. Whoever is signed in already stays who it is. */
export async function playAsGuest(_: FormState, form: FormData): Promise<FormState> {
  if (!(await currentUser())) {
    const result = await makeGuest({ address: await clientAddress(), zone: zoneOf(form) });
    if (!result.ok) return { problem: result.error };
    await startSession(result.value);
  }
  redirect(safeNext(textOf(form, "next")), RedirectType.replace);
}

/** The first nick of a member who came from another site. */
export async function nameMyself(_: FormState, form: FormData): Promise<FormState> {
  const values = { nick: textOf(form, "nick") };
  const session = await currentSession();
  if (!session?.freshNick) redirect(safeNext(textOf(form, "next")), RedirectType.replace);
  const given = Nick.safeParse(values.nick);
  if (!given.success)
    return { problem: { code: "form/fields" }, fields: { nick: given.error.issues[0]?.message ?? "" }, values };
  const result = await chooseNick({ userId: session.member.id, sessionId: session.id, nick: given.data });
  if (!result.ok) return { problem: result.error, fields: nickField(result.error.code), values };
  redirect(safeNext(textOf(form, "next")), RedirectType.replace);
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await signOutHere();
  redirect("/");
}
