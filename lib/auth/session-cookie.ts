import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { appOrigin, authSecret } from "../env";

/** Thirty days; renewed while the member comes by. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
const RENEW_AFTER = 24 * 60 * 60;

export const isSecure = (): boolean => appOrigin().startsWith("https:");

/** next-auth's own name, so that both doors (our forms, other sites) write the same session. */
export const sessionCookieName = (): string => `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;

export const sessionCookieOptions = () =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(), maxAge: SESSION_SECONDS }) as const;

/** `sv` is the user's session version; `fresh` marks a member from another site that has not chosen a nick yet. */
const Claims = z.object({ sub: z.string(), sv: z.number().int(), fresh: z.boolean().optional(), iat: z.number() });
export type SessionClaims = { userId: string; sessionVersion: number; fresh: boolean; old: boolean };

/** The encrypted session that the cookie holds. */
export const sealSession = (session: { userId: string; sessionVersion: number; fresh?: boolean }): Promise<string> =>
  encode({
    token: { sub: session.userId, sv: session.sessionVersion, ...(session.fresh ? { fresh: true } : {}) },
    secret: authSecret(),
    maxAge: SESSION_SECONDS,
  });

/** What a cookie says; null if it is forged, run out or no session. `old`: time to renew it. */
export async function openSession(cookie: string | undefined): Promise<SessionClaims | null> {
  if (!cookie) return null;
  try {
    const claims = Claims.safeParse(await decode({ token: cookie, secret: authSecret() }));
    if (!claims.success) return null;
    const { sub, sv, fresh, iat } = claims.data;
    return {
      userId: sub,
      sessionVersion: sv,
      fresh: fresh === true,
      old: Date.now() / 1000 - iat > RENEW_AFTER,
    };
  } catch {
    return null;
  }
}
