/** Who waits for the next table of a game: how many do; until when, in milliseconds, the reader does, null where not. */
export type WaitingView = { count: number; until: number | null };

/** A game whose next table somebody waits for, until when in milliseconds. */
export type WaitedGame = { slug: string; name: string; until: number };
