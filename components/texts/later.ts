"use client";
import { useLater } from "@/components/ui/use-later";
import type { Language } from "@/lib/texts/languages";
import { useLanguage } from "./context";

/** Texts that come after the page, in the reader's language; null until then. `loads` must stay the same object. */
export function useLaterTexts<T>(loads: Record<Language, () => Promise<{ texts: T }>>): T | null {
  return useLater(loads[useLanguage()])?.texts ?? null;
}
