import clsx from "clsx";
import type { ReactNode } from "react";

type Option = { value: string; label: ReactNode; help?: string };

/** One of a few, as native radio buttons that look like cards. */
export function Choice({
  legend,
  name,
  options,
  defaultValue,
  onChange,
}: {
  legend: string;
  name: string;
  options: readonly Option[];
  defaultValue: string;
  onChange?: (value: string) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label, help }) => (
          <label
            key={value}
            className={clsx(
              "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm border border-edge bg-raised px-3.5 py-2",
              "has-checked:border-brass has-checked:bg-brass-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChange?.(value)}
              className="size-4.5 accent-primary outline-none"
            />
            <span>
              <span className="font-medium">{label}</span>
              {help && <span className="block text-sm text-ink-2">{help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
