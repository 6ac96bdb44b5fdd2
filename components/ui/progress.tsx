/** A wait without known length, within a line or a button. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 rounded-full border-2 border-current border-r-transparent motion-safe:animate-[spin_.7s_linear_infinite]"
    />
  );
}

/** How far something is, with its words beside it. */
export function Progress({ value, max = 100, label }: { value: number; max?: number; label: string }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full origin-left bg-brass transition-transform duration-(--dur-card) ease-out"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
