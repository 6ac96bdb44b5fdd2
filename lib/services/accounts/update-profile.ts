import type { AppearanceForm, ProfileForm } from "@/lib/contracts/account";
import { prisma } from "@/lib/db/client";

/** What a member tells about themselves; already checked by `ProfileForm`. */
export async function updateProfile({
  userId,
  profile: { realName, plan, colour, emblem, locale, zone },
}: {
  userId: string;
  profile: ProfileForm;
}): Promise<void> {
  const avatar = `${colour}.${emblem}`;
  await prisma().user.update({ where: { id: userId }, data: { realName, plan, avatar, locale, zone } });
}

/** How the house looks to a member; already checked by `AppearanceForm`. */
export async function updateAppearance({
  userId,
  appearance: { theme, cardFaces, fourColours },
}: {
  userId: string;
  appearance: AppearanceForm;
}): Promise<void> {
  await prisma().user.update({ where: { id: userId }, data: { theme, cardFaces, fourColours } });
}
