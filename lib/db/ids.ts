import { randomBytes } from "node:crypto";
import { idOf } from "../engine/kernel/ids";

/** A new id from the system's chance (100 bits). */
export const newId = (): string => idOf(randomBytes(20));
