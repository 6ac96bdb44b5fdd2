import type { ReactNode } from "react";
import { Texts } from "@/components/texts/doors";

/** These pages are in English yet: so are their dates and controls, whatever the reader's language. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Texts page="site" language="en">
      {children}
    </Texts>
  );
}
