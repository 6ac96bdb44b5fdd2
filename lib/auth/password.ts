import { randomInt } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { hash, verify } from "@node-rs/argon2";
import { ok, type Refusal, type Result } from "../engine/kernel/result";
import { BoundedQueue } from "./hash-queue";

/** OWASP's second recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Told of every hash that is worked out: tests count them. */
export const HASHED = "guildhall.hashed";
const hashed = channel(HASHED);

const remembered = globalThis as { guildhallDummyHash?: Promise<string>; guildhallHashQueue?: BoundedQueue };

/** All hashing of a process: two at once leave the other cores to the games, and 32 waiting are served within a second. */
const queue = (): BoundedQueue => {
  remembered.guildhallHashQueue ??= new BoundedQueue(2, 32);
  return remembered.guildhallHashQueue;
};

function workOut(password: string): Promise<string> {
  hashed.publish("hash");
  return hash(password, COST);
}

/** The hash to keep of a password. Refuses `account/busy`: try again in a moment. */
export const hashPassword = (password: string): Promise<Result<string, Refusal>> =>
  queue().run(() => workOut(password));

/**
 * Whether a password belongs to a hash. Without a hash (an unknown nick, an account of another site) the same work is
 * done against a dummy, so that the time of the answer tells nothing; the answer is then false. Refuses `account/busy`.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<Result<boolean, Refusal>> {
  remembered.guildhallDummyHash ??= workOut(makePassword());
  const against = stored ?? (await remembered.guildhallDummyHash);
  const right = await queue().run(async () => {
    hashed.publish("verify");
    return verify(against, password).catch(() => false);
  });
  return right.ok ? ok(right.value && stored !== null) : right;
}

const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password that can be read aloud and typed, in groups of four: 79 bits in four of them, 118 in six. */
export function makePassword(groups: 4 | 6 = 4): string {
  const group = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}
