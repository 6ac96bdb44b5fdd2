import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";

/** The colour of a seat, counted from 0. Four colours; seats five to eight repeat them with a square ring. */
export const seatColour = (seat: number): string => `var(--color-seat-${(seat % 4) + 1})`;
export const seatIsSquare = (seat: number): boolean => seat >= 4;

type Props = {
  initials: string;
  /** Draws the seat's ring; without it a plain circle on paper. */
  seat?: number;
  /** In px. */
  size?: number;
  className?: string;
  /** A mark in the corner. */
  children?: ReactNode;
};

/** Initials in a circle, or in the ring of a seat. Decoration: the name stands beside it. */
export function Avatar({ initials, seat, size = 36, className, children }: Props) {
  const ring = seat === undefined ? undefined : seatColour(seat);
  const style: CSSProperties = {
    width: size,
    height: size,
    fontSize: size * 0.36,
    ...(ring ? { boxShadow: `0 0 0 ${Math.max(3, size / 16)}px ${ring}` } : {}),
  };
  return (
    <span
      aria-hidden="true"
      style={style}
      className={clsx(
        "relative inline-grid shrink-0 place-items-center font-semibold",
        seat !== undefined && seatIsSquare(seat) ? "rounded-sm" : "rounded-full",
        ring ? "bg-felt-deep text-on-felt" : "border border-line bg-sunken text-ink",
        className,
      )}
    >
      {initials}
      {children}
    </span>
  );
}

/** A dot in a seat's colour for lists on paper, with the outline that white needs there. */
export function SeatSwatch({ seat }: { seat: number }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "inline-block size-2.5 shrink-0 shadow-[0_0_0_1px_var(--color-edge)]",
        seatIsSquare(seat) ? "rounded-[2px]" : "rounded-full",
      )}
      style={{ background: seatColour(seat) }}
    />
  );
}
