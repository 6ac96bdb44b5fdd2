import type { Member } from "@/lib/auth/policy";
import { DEFAULT_NOTICE_SETTINGS, type NoticeSettings } from "@/lib/contracts/notice-words";
import { readChoices, storedChoices } from "@/lib/contracts/notices";
import { prisma } from "@/lib/db/client";
import type { NoticeSettings as StoredSettings } from "@/lib/db/generated/client";

/** Stored settings as they are used; null: nothing was chosen yet. */
export function settingsOf(stored: StoredSettings | null): NoticeSettings {
  if (stored === null) return DEFAULT_NOTICE_SETTINGS;
  const { choices, quietFrom: from, quietTo: to, urgentInQuiet, digestHour, pressText } = stored;
  const quiet = from === null || to === null ? null : { from, to };
  return { choices: readChoices(choices), quiet, urgentInQuiet, digestHour, pressText };
}

/** How a member wants to be told. */
export async function readNoticeSettings({ id: userId }: Member): Promise<NoticeSettings> {
  return settingsOf(await prisma().noticeSettings.findUnique({ where: { userId } }));
}

/** Sets how a member wants to be told from now on; what waits to be sent is looked at again before it goes. */
export async function saveNoticeSettings({ id: userId }: Member, settings: NoticeSettings): Promise<null> {
  const { choices, quiet, urgentInQuiet, digestHour, pressText } = settings;
  const data = {
    ...{ choices: storedChoices(choices), quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null },
    ...{ urgentInQuiet, digestHour, pressText },
  };
  await prisma().noticeSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data });
  return null;
}
