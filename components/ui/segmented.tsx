"use client";
import clsx from "clsx";
import type { ReactNode } from "react";

type Props = {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange(value: string): void;
  className?: string;
};

/** One of two to four views or values, all visible; always one is chosen. */
export function SegmentedControl({ label, options, value, onChange, className }: Props) {
  return (
    <fieldset
      aria-label={label}
      className={clsx("inline-flex rounded-sm border border-edge bg-sunken p-0.5 text-ink", className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="flex min-h-10 flex-1 items-center justify-center gap-1.5 rounded-[6px] px-3.5 font-medium whitespace-nowrap text-ink-2 aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-1"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
