const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long sessions and what belongs to them hold, in ms. */
export const SESSION_LIMITS = {
  /** A session ends so long after it was begun, however busy it is. */
  lifetimeMs: 90 * DAY,
  /** A session ends when it was not used for so long. */
  idleMs: 30 * DAY,
  /** How long the second factor may take after the password. */
  pendingMs: 10 * MINUTE,
  /** How often "last seen" is written down. */
  seenEveryMs: 5 * MINUTE,
  /** Sessions of one member at a time: one more ends the one that was seen least recently. */
  most: 40,
  /** What has ended is kept for so long. */
  keptMs: 30 * DAY,
  /** A device or address counts as known for so long after its last sign-in. */
  placeMs: 180 * DAY,
} as const;
