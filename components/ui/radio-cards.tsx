"use client";
import clsx from "clsx";
import * as RadioGroup from "radix-ui/radio-group";
import type { ReactNode } from "react";

export type RadioCard = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

type RadioCardsProps = {
  label: string;
  options: readonly RadioCard[];
  value?: string;
  defaultValue?: string;
  onChange?(value: string): void;
  name?: string;
  className?: string;
};

/** One of a few that deserve a sentence each. */
export function RadioCards({ label, options, onChange, className, ...rest }: RadioCardsProps) {
  return (
    <RadioGroup.Root {...rest} aria-label={label} onValueChange={onChange} className={clsx("grid gap-2", className)}>
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="group flex min-h-11 items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-left hover:border-edge disabled:opacity-55 data-[state=checked]:border-brass data-[state=checked]:bg-brass-soft"
        >
          <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-raised">
            <RadioGroup.Indicator className="size-2.5 rounded-full bg-brass" />
          </span>
          <span>
            <span className="font-medium">{option.label}</span>
            {option.help && <span className="block text-sm text-ink-2">{option.help}</span>}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
