import type { ReactNode } from "react";
import { TextsOfTrades } from "@/components/texts/doors/trades";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the page of gifts its texts. */
export default async function GiveLayout({ children }: { children: ReactNode }) {
  return <TextsOfTrades language={await currentLanguage()}>{children}</TextsOfTrades>;
}
