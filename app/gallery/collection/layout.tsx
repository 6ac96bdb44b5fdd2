import type { ReactNode } from "react";
import { Texts } from "@/components/texts/doors";

/** Playing cards may be shown here, and are named to whoever does not see them; the pages themselves are in English yet. */
export default function GalleryCollectionLayout({ children }: { children: ReactNode }) {
  return (
    <Texts page="collection" language="en">
      {children}
    </Texts>
  );
}
