import type { ReactNode } from "react";
import { Texts } from "@/components/texts/doors";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of a collection their texts. */
export default async function CollectionLayout({ children }: { children: ReactNode }) {
  const language = await currentLanguage();
  return (
    <Texts page="collection" language={language}>
      <div lang={language} className="contents">
        {children}
      </div>
    </Texts>
  );
}
