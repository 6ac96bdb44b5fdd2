import type { ReactNode } from "react";
import { FoilLight } from "@/components/ccg/foil-light";
import { TextsOfShop } from "@/components/texts/doors/shop";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of shop and packs their texts. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  const language = await currentLanguage();
  return (
    <TextsOfShop language={language}>
      <FoilLight />
      {children}
    </TextsOfShop>
  );
}
