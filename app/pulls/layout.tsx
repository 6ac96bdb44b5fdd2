import type { ReactNode } from "react";
import { FoilLight } from "@/components/ccg/foil-light";
import { TextsOfCards } from "@/components/texts/doors/cards";
import { currentLanguage } from "@/lib/auth/language";

/** Playing cards may be among what somebody opened, and are named to whoever does not see them. */
export default async function PullsLayout({ children }: { children: ReactNode }) {
  return (
    <TextsOfCards language={await currentLanguage()}>
      <FoilLight />
      {children}
    </TextsOfCards>
  );
}
