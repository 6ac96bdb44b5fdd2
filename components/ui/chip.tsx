import clsx from "clsx";
import type { ReactNode } from "react";

export type Tone = "plain" | "brass" | "ok" | "warn" | "danger" | "info";

const TONES: Record<Tone, string> = {
  plain: "bg-sunken text-ink-2",
  brass: "bg-brass-soft text-ink",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
};

export const toneClass = (tone: Tone): string => TONES[tone];

/** A small fact. Its words carry the meaning; the tone only helps. */
export function Chip({
  tone = "plain",
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex h-6.5 items-center gap-1.5 rounded-full px-2.5 text-sm font-medium",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** A count. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-block min-w-5 rounded-full px-1.5 text-center text-xs leading-5 font-semibold",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
