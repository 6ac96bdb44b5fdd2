/** Whether staff keep somebody out now; a ban with an end is over by itself. */
export const isBanned = (user: { bannedAt: Date | null; bannedUntil: Date | null }, now = new Date()): boolean =>
  user.bannedAt !== null && (user.bannedUntil === null || user.bannedUntil > now);

/** Those who are not kept out now, for a query of users. */
export const notBanned = (now = new Date()) => ({ OR: [{ bannedAt: null }, { bannedUntil: { lte: now } }] });
