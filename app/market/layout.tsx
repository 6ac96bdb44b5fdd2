import type { ReactNode } from "react";
import { TextsOfMarket } from "@/components/texts/doors/market";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of the market their texts. */
export default async function MarketLayout({ children }: { children: ReactNode }) {
  return <TextsOfMarket language={await currentLanguage()}>{children}</TextsOfMarket>;
}
