import type { ReactNode } from "react";
import { TextsOfCollection } from "@/components/texts/doors/collection";

/** Playing cards may be shown here, and are named to whoever does not see them; the pages themselves are in English yet. */
export default function GalleryCollectionLayout({ children }: { children: ReactNode }) {
  return <TextsOfCollection language="en">{children}</TextsOfCollection>;
}
