import { TOPICS } from "@/lib/contracts/notice-words";
import { storedChoices } from "@/lib/contracts/notices";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { settingsOf } from "./notice-settings";
import { readStopToken, type Stop } from "./signed-links";

/** What a link of a mail would stop; null: it is none of ours. Says nothing of whom it is for. */
export const readStop = (token: string): Stop | null => readStopToken(token)?.stop ?? null;

/**
 * Stops the mails that a link names, whoever opens it: whoever has the mail may. Doing it again does nothing. Refuses
 * `notices/link_dead`.
 */
export async function stopMails({ token }: { token: string }): Promise<Result<null, Refusal>> {
  const read = readStopToken(token);
  if (!read) return refuse("notices/link_dead");
  const { userId, stop } = read;
  const found = await prisma().$transaction(async (tx) => {
    // Two links of one member that are opened at once wait for each other.
    const [user] = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM "User" WHERE id = ${userId} FOR UPDATE`;
    if (!user) return false;
    const { choices } = settingsOf(await tx.noticeSettings.findUnique({ where: { userId } }));
    for (const topic of TOPICS)
      if (stop === "all" || stop === topic) choices[topic] = { ...choices[topic], mail: false };
    const data = { choices: storedChoices(choices) };
    await tx.noticeSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    return true;
  });
  return found ? ok(null) : refuse("notices/link_dead");
}
