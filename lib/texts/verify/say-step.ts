import type { ProofStep } from "@/lib/engine/kernel/verify";
import type { VerifyTexts } from "./en";

/** A step of a check in words. */
export const sayStep = (step: ProofStep, texts: VerifyTexts["steps"]): string =>
  "count" in step ? texts[step.step](step.count) : texts[step.step];
