import { jwtVerify, SignJWT } from "jose";
import { authSecret } from "../env";

const AUDIENCE = "realtime";
const LIFETIME = "60s";

const key = (): Uint8Array => new TextEncoder().encode(`ticket ${authSecret()}`);

/** A ticket for one handshake with the sidecar in the name of a session; it holds for a minute. */
export async function signTicket(sessionId: string): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key());
}

/** The session that a ticket names; null if it is forged, for something else, too old or no ticket at all. */
export async function verifyTicket(token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      audience: AUDIENCE,
      algorithms: ["HS256"],
      requiredClaims: ["exp", "sid"],
    });
    return typeof payload.sid === "string" ? payload.sid : null;
  } catch {
    return null;
  }
}
