import clsx from "clsx";

/** The colour of a seat, counted from 0. Four colours; seats five to eight repeat them with a square ring. */
export const seatColour = (seat: number): string => `var(--color-seat-${(seat % 4) + 1})`;
export const seatIsSquare = (seat: number): boolean => seat >= 4;

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
