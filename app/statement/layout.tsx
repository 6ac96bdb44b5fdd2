import type { ReactNode } from "react";
import { Texts } from "@/components/texts/doors";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the statement its texts. */
export default async function StatementLayout({ children }: { children: ReactNode }) {
  const language = await currentLanguage();
  return (
    <Texts page="statement" language={language}>
      <div lang={language} className="contents">
        {children}
      </div>
    </Texts>
  );
}
