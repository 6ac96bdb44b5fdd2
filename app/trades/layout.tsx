import type { ReactNode } from "react";
import { TextsOfTrades } from "@/components/texts/doors/trades";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of trades its texts. */
export default async function TradesLayout({ children }: { children: ReactNode }) {
  return <TextsOfTrades language={await currentLanguage()}>{children}</TextsOfTrades>;
}
