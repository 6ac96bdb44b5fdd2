import type { Member } from "@/lib/auth/policy";
import type { ProfileForm } from "@/lib/contracts/account";
import { IDENTITY_PROVIDERS, type IdentityProvider, LOCALES, readAvatar } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";

/** What a member sees of their own account in the settings. */
export type OwnAccount = {
  profile: ProfileForm;
  hasPassword: boolean;
  linked: IdentityProvider[];
};

/** A member's own account, for the settings. */
export async function readAccount({ id }: Member): Promise<OwnAccount> {
  const user = await prisma().user.findUniqueOrThrow({ where: { id }, include: { identities: true } });
  const { colour, emblem } = readAvatar(user.avatar, user.nick);
  return {
    profile: {
      realName: user.realName,
      plan: user.plan,
      colour,
      emblem,
      locale: LOCALES.find((locale) => locale === user.locale) ?? "",
      zone: user.zone,
    },
    hasPassword: user.passwordHash !== null,
    linked: IDENTITY_PROVIDERS.filter((provider) => user.identities.some((one) => one.provider === provider)),
  };
}
