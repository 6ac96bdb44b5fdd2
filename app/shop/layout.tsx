import type { ReactNode } from "react";
import { Texts } from "@/components/texts/doors";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of shop and packs their texts. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  const language = await currentLanguage();
  return (
    <Texts page="shop" language={language}>
      <div lang={language} className="contents">
        {children}
      </div>
    </Texts>
  );
}
