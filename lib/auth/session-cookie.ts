import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { appOrigin, authSecret } from "../env";

/** Thirty days; renewed while the member comes by. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
const RENEW_AFTER = 24 * 60 * 60;

export const isSecure = (): boolean => appOrigin().startsWith("https:");

/** Behind TLS the browser itself holds a cookie to this host, this path and TLS. */
export const cookieName = (name: string): string => `${isSecure() ? "__Host-" : ""}${name}`;

/** One cookie for both doors: our own forms and the sign-in by other sites. */
export const sessionCookieName = (): string => cookieName("next-auth.session-token");

export const cookieOptions = (maxAge: number) =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(), maxAge }) as const;

const Claims = z.object({ sid: z.string().min(1).max(64), iat: z.number() });

/** The cookie of a session: next-auth's encrypted token, which names the session and nothing else. */
export const sealSession = (sessionId: string): Promise<string> =>
  encode({ token: { sid: sessionId }, secret: authSecret(), maxAge: SESSION_SECONDS });

/** The session that a cookie names; null if it is forged, run out or none. `old`: time to renew the cookie. */
export async function unsealSession(cookie: string | undefined): Promise<{ sessionId: string; old: boolean } | null> {
  if (!cookie) return null;
  try {
    const claims = Claims.safeParse(await decode({ token: cookie, secret: authSecret() }));
    if (!claims.success) return null;
    return { sessionId: claims.data.sid, old: Date.now() / 1000 - claims.data.iat > RENEW_AFTER };
  } catch {
    return null;
  }
}
