import type { DiplomacyTableTexts } from "@/lib/texts/diplomacy-table/en";

/** A vote in words: SOLO, DIAS, LOSS, or 3WAY. */
export function voteName(t: DiplomacyTableTexts["votes"], vote: string): string {
  if (vote === "SOLO" || vote === "DIAS" || vote === "LOSS") return t[vote];
  return t.way(Number.parseInt(vote, 10));
}
