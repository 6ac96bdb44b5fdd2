import type { ReactNode } from "react";

/** What a switch and a checkbox are told. */
export type ToggleProps = {
  label: ReactNode;
  help?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?(checked: boolean): void;
  name?: string;
  disabled?: boolean;
};

/** The toggle, with its words beside it. */
export function ToggleRow({
  id,
  label,
  help,
  children,
}: {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-11 items-start gap-3 py-2.5">
      {children}
      <label htmlFor={id} className="cursor-pointer">
        {label}
        {help && (
          <span id={`${id}h`} className="block text-sm text-ink-3">
            {help}
          </span>
        )}
      </label>
    </div>
  );
}
