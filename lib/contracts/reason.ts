import { z } from "zod";
import { plainText } from "../engine/kernel/plain-text";

/** Why the staff do something, as those whom it concerns read it. */
export const reasonOf = (most: number) =>
  z
    .string("staff/reason")
    .transform((text) => plainText(text, { join: true }))
    .pipe(z.string().min(3, "staff/reason").max(most, "staff/reason"));

export const Reason = reasonOf(200);
