import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { ok, type Refusal, type Result, refuse } from "../engine/kernel/result";
import { endSession } from "../services/accounts/end-sessions";
import { openSession } from "../services/accounts/open-session";
import { readSession, type Session } from "../services/accounts/read-session";
import type { SignedIn } from "../services/accounts/signed-in";
import { endPushesOf } from "../services/notices/push-subscriptions";
import { clientAddress } from "./client-address";
import { keepDevice, knownDevice } from "./device-cookie";
import type { Member } from "./policy";
import { signInPath } from "./safe-next";
import { cookieOptions, SESSION_SECONDS, sealSession, sessionCookieName, unsealSession } from "./session-cookie";

const sessionClaims = cache(async () => unsealSession((await cookies()).get(sessionCookieName())?.value));

/** The session that the cookie names, pending or not, checked against the database once per request. */
const anySession = cache(async (): Promise<Session | null> => {
  const claims = await sessionClaims();
  return claims && readSession(claims.sessionId);
});

/** The session of this request; null if nobody is signed in. */
export async function currentSession(): Promise<Session | null> {
  const session = await anySession();
  return session?.pending ? null : session;
}

/** The session that waits for its second factor; null if there is none. */
export async function pendingSession(): Promise<Session | null> {
  const session = await anySession();
  return session?.pending ? session : null;
}

/** Who asks; null if nobody is signed in. */
export async function currentUser(): Promise<Member | null> {
  return (await currentSession())?.member ?? null;
}

/** Whether this browser still names a session that is over: somebody was signed in here, and did not sign out. */
export const isLapsed = async (): Promise<boolean> => (await sessionClaims()) !== null && (await anySession()) === null;

/** Who asks; sends others to sign in and back to `next`. */
export async function requireUser(next: string): Promise<Member> {
  return (await currentUser()) ?? redirect(signInPath(next));
}

/**
 * Begins a session in the database for this browser, in the place of the one that it had. Gives its id; refuses
 * `account/session_ended` where what it rests on was taken back meanwhile.
 */
export async function beginSession(who: SignedIn): Promise<Result<string, Refusal>> {
  const place = {
    userAgent: (await headers()).get("user-agent") ?? "",
    deviceId: await keepDevice(),
    address: await clientAddress(),
  };
  const replaces = (await sessionClaims())?.sessionId ?? null;
  const id = await openSession({ ...who, replaces }, place);
  return id === null ? refuse("account/session_ended") : ok(id);
}

const writeCookie = async (sessionId: string): Promise<void> => {
  (await cookies()).set(sessionCookieName(), await sealSession(sessionId), cookieOptions(SESSION_SECONDS));
};

/** Signs in on this device: only where cookies can be written (actions, route handlers). As `beginSession`. */
export async function startSession(who: SignedIn): Promise<Result<string, Refusal>> {
  const begun = await beginSession(who);
  if (begun.ok) await writeCookie(begun.value);
  return begun;
}

/** Signs out on this device: the session ends in the database too, so that no copy of its cookie is worth anything. */
export async function signOutHere(): Promise<void> {
  const session = await anySession();
  if (session) await endSession(session.member, session.id);
  const device = await knownDevice();
  if (device) await endPushesOf(device);
  (await cookies()).set(sessionCookieName(), "", cookieOptions(0));
}

/** Gives the cookie of a session that is in use another thirty days: called by what open pages ask for regularly. */
export async function renewSession(): Promise<void> {
  const claims = await sessionClaims();
  if (claims?.old && (await currentSession())) await writeCookie(claims.sessionId);
}
