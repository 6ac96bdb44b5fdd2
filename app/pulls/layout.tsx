import type { ReactNode } from "react";
import { FoilLight } from "@/components/ccg/foil-light";
import { TextsOfShop } from "@/components/texts/doors/shop";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of shared pulls their texts. */
export default async function PullsLayout({ children }: { children: ReactNode }) {
  return (
    <TextsOfShop language={await currentLanguage()}>
      <FoilLight />
      {children}
    </TextsOfShop>
  );
}
