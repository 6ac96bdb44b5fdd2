import { useMemo } from "react";
import { useLanguage } from "@/components/texts/context";
import { titleOf } from "@/lib/engine/cards/titles";
import type { SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { wordsOf } from "./words";

/** What the seats' places in the last deal are called, in the reader's language; null: nothing. */
export function useTitles({ seats }: View, info: TemplateInfo): (seat: SeatView) => string | null {
  const language = useLanguage();
  const word = useMemo(() => wordsOf(info, language), [info, language]);
  const players = seats.filter(({ dealScore }) => dealScore !== null).length;
  return ({ dealScore }) => {
    const title = info.titles && dealScore !== null ? titleOf(info.titles, dealScore, players) : null;
    return title === null ? null : word(title);
  };
}
