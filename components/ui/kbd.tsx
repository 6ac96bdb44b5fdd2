import clsx from "clsx";
import type { ReactNode } from "react";

/** A key, as its cap is labelled. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={clsx(
        "inline-block min-w-5 rounded-xs border border-current px-1.5 text-center font-ui text-[11px] leading-[18px] font-medium opacity-80",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
