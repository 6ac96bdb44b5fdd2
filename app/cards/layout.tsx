import type { ReactNode } from "react";
import { FoilLight } from "@/components/ccg/foil-light";
import { TextsOfCards } from "@/components/texts/doors/cards";
import { currentLanguage } from "@/lib/auth/language";

/** Playing cards may be shown here, and are named to whoever does not see them. */
export default async function CardsLayout({ children }: { children: ReactNode }) {
  const language = await currentLanguage();
  return (
    <TextsOfCards language={language}>
      <FoilLight />
      {children}
    </TextsOfCards>
  );
}
