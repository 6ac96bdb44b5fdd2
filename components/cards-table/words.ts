import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { templateWords, wordIn } from "@/lib/engine/cards/words";
import type { Catalogues } from "@/lib/texts/catalogues";

/** The template's own words in the reader's language; its key where it has no translation. */
export function wordsOf(info: TemplateInfo, lang: string): (text: string) => string {
  const { words } = templateWords(info, [lang]);
  return (text) => wordIn(words, text) ?? text;
}

/** "Deal 7, trick 3" */
export function statusOf(
  view: { deal: number; round: number; phase: string },
  info: TemplateInfo,
  { status }: Catalogues["cardsTable"],
): string {
  const { deal, round, phase } = view;
  if (deal === 0) return status.none;
  if (phase === "bidding") return status.bidding(deal);
  if (phase === "distributing") return status.giving(deal);
  if (phase !== "playing") return status.over(deal);
  if (info.has.stack) return status.deal(deal);
  return info.has.tricks ? status.trick(deal, round + 1) : status.round(deal, round + 1);
}
