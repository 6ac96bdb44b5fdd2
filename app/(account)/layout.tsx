import type { ReactNode } from "react";

/** Pages of accounts fill the height. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col">{children}</div>;
}
