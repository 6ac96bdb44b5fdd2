import { type Member, ROLES } from "@/lib/auth/policy";
import { AppearanceForm, type Preferences } from "@/lib/contracts/account";
import { LOCALES, readAvatar } from "@/lib/contracts/account-words";
import type { Unread } from "@/lib/contracts/notice-words";
import { selectSession, touchSession } from "@/lib/db/session-store";
import { SESSION_LIMITS } from "./session-limits";

/** A session as a request needs it. */
export type Session = {
  id: string;
  /** The password was right, the second factor is still to come: whoever it is, they are not signed in. */
  pending: boolean;
  member: Member;
  preferences: Preferences;
  /** When the member last showed a password or second factor in this session; ms since the epoch. */
  provedAt: number | null;
  /** The member came from another site just now and may choose a nick. */
  freshNick: boolean;
  /** Staff who have to set up a second factor first: until then the session has none of their powers. */
  withheld: boolean;
  notices: Unread;
};

/**
 * The session of this id with its member as it is now; null if it was ended, has run out, lay idle too long, or its
 * member was banned or is gone. Notes that both were seen. A pending one is returned too: whoever asks for a member has
 * to look (`currentSession` does).
 */
export async function readSession(sessionId: string, now = new Date()): Promise<Session | null> {
  const { idleMs, seenEveryMs } = SESSION_LIMITS;
  const row = await selectSession(sessionId, now, new Date(now.getTime() - idleMs));
  if (!row) return null;
  if (!row.pending && now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) await touchSession(sessionId, now);
  const { userId, nick, guest, withheld } = row;
  const appearance = AppearanceForm.safeParse(row);
  return {
    id: row.sessionId,
    pending: row.pending,
    member: {
      ...{ id: userId, nick, guest, admin: row.admin && !withheld },
      roles: withheld ? [] : ROLES.filter((role) => row.roles?.includes(role)),
    },
    preferences: {
      ...(appearance.success ? appearance.data : { theme: "system", cardFaces: "drawn", fourColours: false }),
      avatar: readAvatar(row.avatar, nick),
      locale: LOCALES.find((locale) => locale === row.locale) ?? "",
      zone: row.zone,
    },
    provedAt: row.provedAt?.getTime() ?? null,
    freshNick: row.freshNick,
    withheld,
    notices: { count: row.notices, at: row.noticesAt },
  };
}
