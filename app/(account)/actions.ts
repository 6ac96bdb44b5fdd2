"use server";
import { RedirectType, redirect } from "next/navigation";
import { currentLanguage } from "@/lib/auth/language";
import { codePath, safeNext } from "@/lib/auth/safe-next";
import { currentSession, signOutHere, startSession } from "@/lib/auth/session";
import { type FormState, refusedForm, textOf } from "@/lib/contracts/form";
import { accountDoors } from "@/lib/services/doors/accounts";
import { messagesOf } from "@/lib/texts/messages-of";
import { formDoor } from "@/lib/web/form-door";

/** On to where whoever signs in came from; back does not lead to the form again. */
const onTo = (form: FormData): never => redirect(safeNext(textOf(form, "next")), RedirectType.replace);

/** Nick and password → a session, and on to `next`. */
export const signIn = formDoor(accountDoors.signIn, {
  keeps: ["nick"],
  async done(signedIn, _, form) {
    const begun = await startSession(signedIn);
    if (!begun.ok) return { problem: { code: "account/wrong_credentials" } };
    if (signedIn.pending) redirect(codePath(safeNext(textOf(form, "next"))), RedirectType.replace);
    return onTo(form);
  },
});

/** The second factor → the session that the password has prepared becomes a full one. */
export const confirmCode = formDoor(accountDoors.confirmCode, {
  async done(signedIn, { session }, form) {
    if (!session) return { problem: { code: "account/code_late" } };
    const begun = await startSession({ ...signedIn, goesOnFrom: session.id });
    return begun.ok ? onTo(form) : { problem: { code: "account/code_late" } };
  },
});

/** A proof that it is still the member, and back to what asked for it. */
export const prove = formDoor(accountDoors.prove, { done: (_, __, form) => onTo(form) });

/** Asks for a code by mail. What is answered tells nobody whether there is such a member. */
export const askRecovery = formDoor(accountDoors.askRecovery, {
  keeps: ["nick"],
  done: async () => messagesOf("signIn", await currentLanguage()).recover.mail.done,
});

/** A one-time code and a new password → the account is open again; a second factor is asked for afterwards. */
export const recover = formDoor(accountDoors.recover, {
  keeps: ["nick", "code"],
  async done(signedIn) {
    await startSession(signedIn);
    return redirect(signedIn.pending ? codePath("/settings") : "/settings", RedirectType.replace);
  },
});

/** A new account; a guest who is signed in keeps their seats and history under the new nick. */
export const register = formDoor(accountDoors.register, {
  keeps: ["nick"],
  async done(signedIn, _, form) {
    await startSession(signedIn);
    return onTo(form);
  },
});

/** One click, and one plays. Whoever is signed in already stays who they are. */
export const playAsGuest = formDoor(accountDoors.playAsGuest, {
  async done(signedIn, _, form) {
    if (signedIn) await startSession(signedIn);
    return onTo(form);
  },
});

const chooseNick = formDoor(accountDoors.chooseNick, {
  keeps: ["nick"],
  refused: (problem) =>
    problem.code.startsWith("account/nick") ? { problem, fields: { nick: problem.code } } : refusedForm(problem),
  done: (_, __, form) => onTo(form),
});

/** The first nick of a member who came from another site. */
export async function nameMyself(before: FormState, form: FormData): Promise<FormState> {
  return (await currentSession())?.freshNick ? chooseNick(before, form) : onTo(form);
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await signOutHere();
  redirect("/");
}
