import clsx from "clsx";

/** The place of something that is still on its way; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "block rounded-sm bg-sunken motion-safe:animate-[shimmer_1.6s_var(--ease-in-out)_infinite]",
        className,
      )}
    />
  );
}
