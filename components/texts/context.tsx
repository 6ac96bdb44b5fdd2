"use client";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Catalogues, RoomOfTexts } from "@/lib/texts/catalogues";
import type { Language } from "@/lib/texts/languages";

type Given = { language: Language; texts: Partial<Catalogues> };

const TextsContext = createContext<Given>({ language: "en", texts: {} });

/** Gives the parts within these rooms' texts, beside those that they have already. */
export function Provide({ language, texts, children }: Given & { children: ReactNode }) {
  const outer = useContext(TextsContext);
  const all = useMemo(() => ({ language, texts: { ...outer.texts, ...texts } }), [outer, language, texts]);
  return <TextsContext value={all}>{children}</TextsContext>;
}

/** A room's texts in the reader's language. Throws where no page gave them. */
export function useTexts<R extends RoomOfTexts>(room: R): Catalogues[R] {
  const { texts } = useContext(TextsContext);
  const found = texts[room];
  if (!found) throw new Error(`No texts of ${room} here: the page has to give them.`);
  return found;
}

/** The language that this part of the page is written in. */
export const useLanguage = (): Language => useContext(TextsContext).language;
