import type { ReactNode } from "react";
import { currentLanguage } from "@/lib/auth/language";

/** These pages speak the reader's language. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div lang={await currentLanguage()} className="flex flex-1 flex-col">
      {children}
    </div>
  );
}
