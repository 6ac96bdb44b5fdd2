"use client";
import clsx from "clsx";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { useTexts } from "@/components/texts/context";

type Ids = { control: string; help?: string; error?: string };
const FieldContext = createContext<Ids | null>(null);

/** The attributes that tie a control to the label, help and error of the `Field` round it. */
export function useFieldProps() {
  const ids = useContext(FieldContext);
  if (!ids) return {};
  return {
    id: ids.control,
    "aria-describedby": clsx(ids.error, ids.help) || undefined,
    "aria-invalid": ids.error ? true : undefined,
  };
}

type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** How much of the allowed length is used. */
  count?: { used: number; max: number };
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/** A label above its control, what is wrong below it; both are read out with it. */
export function Field({ label, help, error, count, optional, className, children }: FieldProps) {
  const t = useTexts("ui");
  const id = useId();
  const ids: Ids = {
    control: `${id}c`,
    ...(help ? { help: `${id}h` } : {}),
    ...(error ? { error: `${id}e` } : {}),
  };
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={ids.control} className="font-medium">
          {label}
          {optional && <span className="font-normal text-ink-3"> {t.optional}</span>}
        </label>
        {count && (
          <span className={clsx("text-xs", count.used > count.max ? "text-danger" : "text-ink-3")}>
            {t.used(count.used, count.max)}
          </span>
        )}
      </div>
      <FieldContext value={ids}>{children}</FieldContext>
      {error && (
        <p id={ids.error} className="text-sm text-danger">
          {error}
        </p>
      )}
      {help && (
        <p id={ids.help} className="text-sm text-ink-3">
          {help}
        </p>
      )}
    </div>
  );
}

export const controlClass =
  "w-full rounded-sm border border-edge bg-raised px-3 text-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" {...useFieldProps()} {...rest} className={clsx(controlClass, "h-11", className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={4} {...useFieldProps()} {...rest} className={clsx(controlClass, "py-2.5", className)} />;
}
