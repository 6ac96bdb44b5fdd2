import type { View } from "@/lib/engine/cards/vocabulary";

/** Whether a deal has ended and its result stands: the series goes on, or is complete. */
export const isOver = ({ phase }: View): boolean => phase === "ended" || phase === "complete";

/** Whether nothing is being played: before the first deal, between two, after the last. */
export const isBetweenDeals = (view: View): boolean => view.phase === "waiting" || isOver(view);
