import { type Member, ROLES } from "@/lib/auth/policy";
import { AppearanceForm, type Preferences } from "@/lib/contracts/account";
import { LOCALES, readAvatar } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";

export type Session = { member: Member; sessionVersion: number; preferences: Preferences };

/** How often "last seen" is written down. */
const SEEN_EVERY = 5 * 60_000;

/**
 * The member behind a session or ticket, as it is now; null if the sessions were ended since, the member was banned or
 * is gone. Notes that it was seen.
 */
export async function readSession({
  userId,
  sessionVersion,
}: {
  userId: string;
  sessionVersion: number;
}): Promise<Session | null> {
  const user = await prisma().user.findUnique({ where: { id: userId } });
  if (!user || user.sessionVersion !== sessionVersion || user.bannedAt) return null;
  const now = new Date();
  if (now.getTime() - user.seenAt.getTime() > SEEN_EVERY)
    await prisma().user.updateMany({ where: { id: userId }, data: { seenAt: now } });
  const { id, nick, guest, admin } = user;
  const roles = ROLES.filter((role) => user.roles.includes(role));
  const appearance = AppearanceForm.safeParse(user);
  return {
    member: { id, nick, guest, admin, roles },
    sessionVersion,
    preferences: {
      ...(appearance.success ? appearance.data : { theme: "system", cardFaces: "drawn", fourColours: false }),
      avatar: readAvatar(user.avatar, nick),
      locale: LOCALES.find((locale) => locale === user.locale) ?? "en",
      zone: user.zone,
    },
  };
}
