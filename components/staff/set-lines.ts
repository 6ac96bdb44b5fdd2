/** Lines of sets in a plot: told apart by colour and by their dashes. */
const COLOURS = ["primary", "brass", "danger", "info", "ok", "warn"] as const;
const DASHES = ["", "7 4", "2 3", "10 3 2 3"] as const;

/** How the line of the set at a place is drawn. */
export const lineLook = (place: number) => ({
  stroke: `var(--color-${COLOURS[place % COLOURS.length]})`,
  strokeDasharray: DASHES[place % DASHES.length] ?? "",
});

/** A share from 0 to 1 as people read it. */
export const percentOf = (share: number): string => `${Math.round(share * 100)}%`;
