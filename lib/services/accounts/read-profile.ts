import { type Avatar, nickKey, readAvatar } from "@/lib/contracts/account-words";
import { isStorable } from "@/lib/contracts/storable";
import { prisma } from "@/lib/db/client";
import { isBanned } from "./bans";

/** What everybody may know of a member. */
export type PublicProfile = {
  id: string;
  nick: string;
  guest: boolean;
  admin: boolean;
  realName: string;
  plan: string;
  avatar: Avatar;
  joinedAt: number;
  seenAt: number;
};

/** A member's public page by their nick, whatever the case; null if there is none or they were banned. */
export async function readProfile(nick: string): Promise<PublicProfile | null> {
  if (!isStorable(nick)) return null;
  const user = await prisma().user.findUnique({ where: { nickKey: nickKey(nick) } });
  if (!user || isBanned(user)) return null;
  return {
    id: user.id,
    nick: user.nick,
    guest: user.guest,
    admin: user.admin,
    realName: user.realName,
    plan: user.plan,
    avatar: readAvatar(user.avatar, user.nick),
    joinedAt: user.createdAt.getTime(),
    seenAt: user.seenAt.getTime(),
  };
}
