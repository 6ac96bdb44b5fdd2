"use client";
import { useTexts } from "@/components/texts/context";

/** What a part of a deck is called: the usual ones in the reader's language, others as they are. */
export function usePartName(): (part: string) => string {
  const { parts } = useTexts("decks").edit;
  return (part) =>
    (Object.hasOwn(parts, part) ? parts[part] : undefined) ?? part.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
