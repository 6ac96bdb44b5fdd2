import type { ReactNode } from "react";
import { TextsOfTournaments } from "@/components/texts/doors/tournaments";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of tournaments their texts. */
export default async function TournamentsLayout({ children }: { children: ReactNode }) {
  return <TextsOfTournaments language={await currentLanguage()}>{children}</TextsOfTournaments>;
}
