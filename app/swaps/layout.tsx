import type { ReactNode } from "react";
import { TextsOfTrades } from "@/components/texts/doors/trades";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the page of have and want its texts. */
export default async function SwapsLayout({ children }: { children: ReactNode }) {
  return <TextsOfTrades language={await currentLanguage()}>{children}</TextsOfTrades>;
}
