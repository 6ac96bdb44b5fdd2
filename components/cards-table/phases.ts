import type { View } from "@/lib/engine/cards/vocabulary";

/** Whether a deal has ended and its result stands: the series goes on, or is complete. */
export const isOver = ({ phase }: Pick<View, "phase">): boolean => phase === "ended" || phase === "complete";

/** Whether nothing is being played: before the first deal, between two, after the last. */
export const isBetweenDeals = (view: Pick<View, "phase">): boolean => view.phase === "waiting" || isOver(view);

/** Did the deal that ended count? Else its seats still show what the one before it brought. */
export const hasCounted = ({ ending }: Pick<View, "ending">): boolean => ending === null || ending.reason === "played";
