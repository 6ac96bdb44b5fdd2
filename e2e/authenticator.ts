import { Secret, TOTP } from "otpauth";

/** What a member's authenticator app shows, and would show in the next step. */

const STEP = 30_000;

const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({ timestamp });

export const codeOf = (secret: string): string => codeAt(secret, Date.now());

/** The code of the next step: taken already, for clocks that differ, and not the one that set the app up. */
export const nextCodeOf = (secret: string): string => codeAt(secret, Date.now() + STEP);
