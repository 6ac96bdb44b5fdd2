import type { ReactNode } from "react";
import { TextsOfShop } from "@/components/texts/doors/shop";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of shop and packs their texts. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  const language = await currentLanguage();
  return <TextsOfShop language={language}>{children}</TextsOfShop>;
}
