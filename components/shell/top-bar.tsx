import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Mark } from "../ui/mark";
import { TopLinks } from "./nav-links";

/** The mark, the rooms and, at the right, who one is here. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-full items-center gap-2 px-3 desk:px-5">
      <Link href="/" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm tablet:pr-3">
        <Mark />
        <span className="truncate display-xl">Guildhall</span>
      </Link>
      <TopLinks />
      <div className="ml-auto flex shrink-0 items-center gap-2">{children}</div>
    </div>
  );
}
