/** Who waits for the next table of a game: how many do; until when, in milliseconds, the reader does, null where not. */
export type WaitingView = { count: number; until: number | null };
