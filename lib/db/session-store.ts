import { pool } from "./pool";

/** A session that holds, with all that a request asks of its user. */
export type SessionRow = {
  sessionId: string;
  userId: string;
  lastSeenAt: Date;
  provedAt: Date | null;
  pending: boolean;
  freshNick: boolean;
  nick: string;
  guest: boolean;
  admin: boolean;
  roles: string[] | null;
  avatar: string;
  locale: string;
  zone: string;
  theme: string;
  cardFaces: string;
  fourColours: boolean;
  /** Staff who need a second factor and have none. */
  withheld: boolean;
  /** How many notices wait to be read, and when they were counted, see `Unread`. */
  notices: number;
  noticesAt: number;
};

/**
 * The session of this id with its user, in one query: every request asks it. Null if it was ended, has run out, was not
 * used since `idleSince`, or its user is banned or gone.
 */
export async function selectSession(sessionId: string, now: Date, idleSince: Date): Promise<SessionRow | null> {
  const { rows } = await pool().query<SessionRow>({
    name: "select-session",
    text: `SELECT s.id AS "sessionId", s."userId", s."lastSeenAt", s."provedAt", s.pending, s."freshNick",
             u.nick, u.guest, u.admin, u.roles, u.avatar, u.locale, u.zone, u.theme, u."cardFaces", u."fourColours",
             (u.admin OR COALESCE(cardinality(u.roles), 0) > 0)
               AND COALESCE((SELECT value = 'true'::jsonb FROM "Setting" WHERE name = 'staffSecondFactor'), false)
               AND NOT EXISTS (SELECT 1 FROM "Totp" t WHERE t."userId" = u.id AND t."confirmedAt" IS NOT NULL)
               AND NOT EXISTS (SELECT 1 FROM "Passkey" p WHERE p."userId" = u.id) AS withheld,
             (SELECT count(*)::int FROM "Notice" n WHERE n."userId" = u.id AND n."readAt" IS NULL) AS notices,
             (extract(epoch FROM statement_timestamp()) * 1000)::float8 AS "noticesAt"
           FROM "Session" s JOIN "User" u ON u.id = s."userId"
           WHERE s.id = $1 AND s."endedAt" IS NULL AND s."expiresAt" > $2 AND s."lastSeenAt" > $3
             AND (u."bannedAt" IS NULL OR u."bannedUntil" <= $2)`,
    values: [sessionId, now, idleSince],
  });
  return rows[0] ?? null;
}

/** Notes that a session and its user were seen. The user's row is locked first, as by all that end sessions. */
export async function touchSession(sessionId: string, now: Date): Promise<void> {
  await pool().query({
    name: "touch-session",
    text: `WITH seen AS (
             UPDATE "User" u SET "seenAt" = $2 FROM "Session" s WHERE s.id = $1 AND u.id = s."userId" RETURNING u.id
           )
           UPDATE "Session" SET "lastSeenAt" = $2 WHERE id = $1 AND EXISTS (SELECT 1 FROM seen)`,
    values: [sessionId, now],
  });
}
