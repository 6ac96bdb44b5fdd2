import { jwtVerify, SignJWT } from "jose";
import { authSecret } from "../env";

/** Who a ticket admits, and the session's version at that time: the sidecar compares it with the user's present one. */
export type Ticket = { userId: string; sessionVersion: number };

const AUDIENCE = "realtime";
const LIFETIME = "60s";

const key = (): Uint8Array => new TextEncoder().encode(`ticket ${authSecret()}`);

/** A ticket for one handshake with the sidecar; it holds for a minute. */
export async function signTicket({ userId, sessionVersion }: Ticket): Promise<string> {
  return new SignJWT({ sv: sessionVersion })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key());
}

/** What a ticket says; null if it is forged, for something else, too old or no ticket at all. */
export async function verifyTicket(token: string): Promise<Ticket | null> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      audience: AUDIENCE,
      algorithms: ["HS256"],
      requiredClaims: ["sub", "exp", "sv"],
    });
    const { sub, sv } = payload;
    return typeof sub === "string" && typeof sv === "number" ? { userId: sub, sessionVersion: sv } : null;
  } catch {
    return null;
  }
}
