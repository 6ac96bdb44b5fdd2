import type { Member } from "@/lib/auth/policy";
import type { AppearanceForm, ProfileForm } from "@/lib/contracts/account";
import { prisma } from "@/lib/db/client";
import { sendSignal } from "@/lib/db/signal";

/** What a member tells about themselves; already checked by `ProfileForm`. */
export async function updateProfile(
  { id }: Member,
  { realName, plan, colour, emblem, locale, zone }: ProfileForm,
): Promise<void> {
  const avatar = `${colour}.${emblem}`;
  await prisma().user.update({ where: { id }, data: { realName, plan, avatar, locale, zone } });
  // The tables that they are at show another avatar.
  await sendSignal("user", id);
}

/** How the house looks to a member; already checked by `AppearanceForm`. */
export async function updateAppearance(
  { id }: Member,
  { theme, cardFaces, fourColours }: AppearanceForm,
): Promise<void> {
  await prisma().user.update({ where: { id }, data: { theme, cardFaces, fourColours } });
}
