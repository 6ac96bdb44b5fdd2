import type { ReactNode } from "react";
import { TextsOfStatement } from "@/components/texts/doors/statement";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the statement its texts. */
export default async function StatementLayout({ children }: { children: ReactNode }) {
  const language = await currentLanguage();
  return <TextsOfStatement language={language}>{children}</TextsOfStatement>;
}
