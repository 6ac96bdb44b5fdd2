import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's second recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const remembered = globalThis as { guildhallDummyHash?: Promise<string> };

/** The hash to keep of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Whether a password belongs to a hash. Without a hash (an unknown nick, an account of another site) the same work is
 * done against a dummy, so that the time of the answer tells nothing; the answer is then false.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  remembered.guildhallDummyHash ??= hashPassword(makePassword());
  const against = stored ?? (await remembered.guildhallDummyHash);
  try {
    return (await verify(against, password)) && stored !== null;
  } catch {
    return false;
  }
}

const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password of 80 bits that can be read aloud and typed: four groups of four. */
export function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
