import type { ReactNode } from "react";
import { TextsOfAuctions } from "@/components/texts/doors/auctions";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of auctions its texts. */
export default async function AuctionsLayout({ children }: { children: ReactNode }) {
  return <TextsOfAuctions language={await currentLanguage()}>{children}</TextsOfAuctions>;
}
