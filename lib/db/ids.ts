import { randomBytes } from "node:crypto";
import { idOf } from "../engine/kernel/ids";

/** An id that is itself a secret, such as a session's: 130 bits, more than anybody guesses. */
export const newSecretId = (): string => idOf(randomBytes(26));

/** A new id from the system's chance (100 bits). */
export const newId = (): string => idOf(randomBytes(20));
