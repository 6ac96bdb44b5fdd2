import clsx from "clsx";
import type { ReactNode } from "react";
import { type Tone, toneClass } from "./chip";

type Props = { tone?: Tone; icon?: ReactNode; action?: ReactNode; className?: string; children: ReactNode };

/** A state that lasts: offline, read-only, late, your turn elsewhere. */
export function Strip({ tone = "info", icon, action, className, children }: Props) {
  return (
    <div className={clsx("flex min-h-9 items-center gap-3 px-4 py-1.5 font-medium", toneClass(tone), className)}>
      {icon && <span className="shrink-0 [&_svg]:size-4.5">{icon}</span>}
      <span className="flex-1">{children}</span>
      {action}
    </div>
  );
}
