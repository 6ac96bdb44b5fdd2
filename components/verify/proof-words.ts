import type { z } from "zod";
import type { VerifyTexts } from "@/lib/texts/verify/en";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Why something that was pasted is no proof, and what to do. `error`: what the schema of proofs found. */
export function proofProblem(given: unknown, error: z.ZodError, t: VerifyTexts["problem"]): string {
  if (!isRecord(given)) return t.noProof;
  const part = String(error.issues[0]?.path[0] ?? "");
  if (part === "kind" || part === "") return t.noKind;
  return part in given ? t.wrong(part) : t.lost(part);
}
