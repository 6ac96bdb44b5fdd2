"use client";
import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { controlClass, useFieldProps } from "./field";

export type Option = { value: string; label: string; disabled?: boolean };

type Props = {
  options: readonly Option[];
  value?: string;
  defaultValue?: string;
  onChange?(value: string): void;
  name?: string;
  /** The name where no `Field` gives one. */
  label?: string;
  className?: string;
  disabled?: boolean;
};

/** One of a list: the browser's own, so that a phone shows its wheel and a page without script a list. */
export function Select({ options, onChange, label, className, value, ...rest }: Props) {
  const field = useFieldProps();
  const box = useRef<HTMLSelectElement>(null);
  // A form that is emptied would show the first of the list, whatever is chosen.
  useEffect(() => {
    const form = box.current?.form;
    if (value === undefined || !form) return;
    const keep = () =>
      queueMicrotask(() => {
        if (box.current) box.current.value = value;
      });
    form.addEventListener("reset", keep);
    return () => form.removeEventListener("reset", keep);
  }, [value]);
  // Escape closes the open list alone, not the dialog round it. A list that is a window of its own hears it by itself.
  useEffect(() => {
    const leaveToList = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !CSS.supports("selector(:open)")) return;
      if (box.current?.matches(":open")) event.stopPropagation();
    };
    window.addEventListener("keydown", leaveToList, true);
    return () => window.removeEventListener("keydown", leaveToList, true);
  }, []);
  return (
    <span className={clsx("relative block", className)}>
      <select
        {...field}
        {...rest}
        value={value}
        ref={box}
        aria-label={label}
        // What a reloaded page had chosen comes from its address or its store, not from the browser's memory of forms.
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value)}
        className={clsx(controlClass, "select h-11 cursor-pointer truncate pr-9")}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
    </span>
  );
}
