import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "./progress";

/** `outline`: on a ground of a colour of its own, dark in both themes. */
export type ButtonKind = "primary" | "secondary" | "ghost" | "outline" | "brass" | "danger";

const KINDS: Record<ButtonKind, string> = {
  primary:
    "bg-primary text-on-primary shadow-[var(--shadow-1),inset_0_1px_0_oklch(1_0_0/.12)] hover:bg-primary-hover active:bg-primary-hover",
  secondary: "bg-surface border border-edge hover:bg-sunken active:bg-sunken",
  ghost: "text-ink-2 hover:bg-sunken hover:text-ink active:bg-sunken",
  outline: "border border-current/40 hover:bg-[oklch(1_0_0/.12)] active:bg-[oklch(1_0_0/.18)]",
  brass: "bg-brass-bright text-on-brass hover:brightness-105 active:brightness-95",
  danger: "bg-danger text-surface hover:brightness-110 active:brightness-95",
};

/** The looks of a button, for links that are one. */
export const buttonClass = (kind: ButtonKind = "secondary", dense = false): string =>
  clsx(
    "inline-flex items-center justify-center gap-2.5 rounded-sm font-semibold whitespace-nowrap select-none",
    "transition-[background-color,filter,color] duration-(--dur-hover) ease-out",
    dense ? "min-h-11 px-3.5 text-sm desk:min-h-9" : "min-h-11 px-4.5",
    "aria-disabled:opacity-55 aria-disabled:hover:brightness-100",
    KINDS[kind],
  );

type Shared = {
  kind?: ButtonKind;
  dense?: boolean;
  /** Runs: shows a spinner and takes no second click. Write the running form as the label ("Buying…"). */
  busy?: boolean;
  /** Why it cannot be used now. The button stays focusable and says so. */
  reason?: string | null;
};

type ButtonProps = Shared & ComponentProps<"button"> & { icon?: ReactNode };

export function Button({ kind, dense, busy, reason, icon, className, children, onClick, ...rest }: ButtonProps) {
  const off = busy || Boolean(reason) || rest["aria-disabled"] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      title={reason ?? rest.title}
      aria-description={reason ?? rest["aria-description"]}
      className={clsx(buttonClass(kind, dense), className)}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  label: string;
  /** A number in the corner, such as unread messages; the label must say it too. */
  count?: number;
};

/** A 44 px square with an icon; `label` is its name and its tooltip. */
export function IconButton({ label, count, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={clsx(
        "relative inline-grid size-11 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors duration-(--dur-hover) hover:bg-sunken hover:text-ink aria-disabled:opacity-55 [&_svg]:size-5",
        className,
      )}
    >
      {children}
      {count ? (
        <span className="absolute top-1 right-0.5 min-w-4 rounded-full bg-danger px-1 text-center text-[11px] leading-4 font-semibold text-surface">
          {count}
        </span>
      ) : null}
    </button>
  );
}
