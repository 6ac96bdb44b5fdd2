"use client";
import clsx from "clsx";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { useFieldProps } from "./field";
import { readCount } from "./read-count";

type Props = {
  value: number;
  onChange(value: number): void;
  min: number;
  max: number;
  step?: number;
  label: string;
  name?: string;
  /**
   * Told what was typed that is no whole number within the bounds, and null once it is one: it stays in the field and counts
   * for nothing. Without it, what is typed counts as the nearest number that is allowed.
   */
  onOdd?(text: string | null): void;
  /** What says why it cannot stay so, by its id. */
  describedBy?: string | undefined;
  className?: string;
};

/**
 * A number by buttons, arrows or typing. What is typed counts at once, as the nearest allowed value, which the field shows
 * on leaving.
 */
export function Stepper({ value, onChange, min, max, step = 1, label, name, onOdd, describedBy, className }: Props) {
  const t = useTexts("ui");
  /** What is being typed. */
  const [draft, setDraft] = useState<string | null>(null);
  const choose = (wanted: number) => {
    const near = Math.min(max, Math.max(min, min + Math.round((wanted - min) / step) * step));
    if (near !== value) onChange(near);
  };
  const isOdd = (text: string | null) => onOdd !== undefined && text !== null && readCount(text, min, max).is === "odd";
  const set = (wanted: number) => {
    setDraft(null);
    onOdd?.(null);
    choose(wanted);
  };
  const onType = (text: string) => {
    setDraft(text);
    onOdd?.(isOdd(text) ? text : null);
    if (isOdd(text)) return;
    if (text.trim() !== "" && Number.isFinite(Number(text))) choose(Number(text));
  };
  const keys: Record<string, number> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + 10 * step,
    PageDown: value - 10 * step,
    Home: min,
    End: max,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = keys[event.key];
    if (wanted === undefined && event.key !== "Enter") return;
    if (wanted === undefined) return isOdd(draft) ? undefined : setDraft(null);
    event.preventDefault();
    set(wanted);
  };
  const side = (wanted: number, name: string, icon: React.ReactNode, off: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      disabled={off}
      onClick={() => set(wanted)}
      className="grid w-11 place-items-center text-ink-2 hover:bg-sunken disabled:text-line"
    >
      {icon}
    </button>
  );
  return (
    <div
      className={clsx(
        "inline-flex h-11 self-start overflow-hidden rounded-sm border border-edge bg-raised text-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus,var(--color-ink))",
        isOdd(draft) && "border-danger",
        className,
      )}
    >
      {side(value - step, t.less(label), <Minus className="size-4" />, value <= min)}
      <input
        {...useFieldProps()}
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        name={name}
        value={draft ?? value}
        onChange={(event) => onType(event.target.value)}
        {...(isOdd(draft) ? { "aria-invalid": true, "aria-describedby": describedBy } : {})}
        onBlur={() => {
          if (draft?.trim() === "") set(value);
          else if (!isOdd(draft)) setDraft(null);
        }}
        onKeyDown={onKeyDown}
        className={clsx(
          "w-16 min-w-0 flex-1 border-x border-line bg-transparent text-center font-semibold outline-none",
          // What is no number may be long.
          isOdd(draft) ? "px-1 text-sm" : "text-lg",
        )}
      />
      {side(value + step, t.more(label), <Plus className="size-4" />, value >= max)}
    </div>
  );
}
