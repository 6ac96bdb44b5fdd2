import type { Settings } from "./vocabulary";

/**
 * Whether stakes lie in the pot of a game that is being played: then nobody is sent away and nothing is paused, as whoever
 * is losing would. `idle`: nothing is being played.
 */
export const stakesLie = ({ bet }: Pick<Settings, "bet">, idle: boolean): boolean => bet !== undefined && !idle;
