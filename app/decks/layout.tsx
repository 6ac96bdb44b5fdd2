import type { ReactNode } from "react";
import { FoilLight } from "@/components/ccg/foil-light";
import { TextsOfDecks } from "@/components/texts/doors/decks";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of decks their texts. */
export default async function DecksLayout({ children }: { children: ReactNode }) {
  return (
    <TextsOfDecks language={await currentLanguage()}>
      <FoilLight />
      {children}
    </TextsOfDecks>
  );
}
