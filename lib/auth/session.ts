import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { readSession, type Session } from "../services/accounts/read-session";
import type { Member } from "./policy";
import { signInPath } from "./safe-next";
import { openSession, sealSession, sessionCookieName, sessionCookieOptions } from "./session-cookie";

/** What the cookie claims, unchecked against the database: for `currentSession` and the choice of a first nick. */
export const sessionClaims = cache(async () => openSession((await cookies()).get(sessionCookieName())?.value));

/** The session of this request, checked against the database once per request; null if nobody is signed in. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const claims = await sessionClaims();
  return claims && readSession(claims);
});

/** Who asks; null if nobody is signed in. */
export async function currentUser(): Promise<Member | null> {
  return (await currentSession())?.member ?? null;
}

/** Who asks; sends others to sign in and back to `next`. */
export async function requireUser(next: string): Promise<Member> {
  return (await currentUser()) ?? redirect(signInPath(next));
}

/** Signs in on this device: only where cookies can be written (actions, route handlers). */
export async function startSession(session: {
  userId: string;
  sessionVersion: number;
  fresh?: boolean;
}): Promise<void> {
  (await cookies()).set(sessionCookieName(), await sealSession(session), sessionCookieOptions());
}

/** Signs out on this device. */
export async function endSession(): Promise<void> {
  (await cookies()).set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
}

/** Gives a session that is in use another thirty days: called by what open pages ask for regularly. */
export async function renewSession(): Promise<void> {
  const claims = await sessionClaims();
  if (claims?.old && (await currentSession())) await startSession(claims);
}
