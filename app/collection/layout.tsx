import type { ReactNode } from "react";
import { FoilLight } from "@/components/ccg/foil-light";
import { TextsOfCollection } from "@/components/texts/doors/collection";
import { currentLanguage } from "@/lib/auth/language";

/** Gives the pages of a collection their texts. */
export default async function CollectionLayout({ children }: { children: ReactNode }) {
  const language = await currentLanguage();
  return (
    <TextsOfCollection language={language}>
      <FoilLight />
      {children}
    </TextsOfCollection>
  );
}
