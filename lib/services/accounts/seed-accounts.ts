import { hashPassword } from "@/lib/auth/password";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";

const DEMO_NICKS = ["anna", "bert", "cara", "dora"] as const;

/** The password of all demo accounts: they exist only on a site that asks for them. */
export const DEMO_PASSWORD = "sit-down-and-play";

/**
 * Makes the demo accounts that are missing; those that exist are left alone, their passwords too. Returns what may be
 * printed. Only to be called when DEMO_ACCOUNTS is set.
 */
export async function seedAccounts(): Promise<{ nicks: readonly string[]; password: string; made: number }> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { count } = await prisma().user.createMany({
    data: DEMO_NICKS.map((nick) => ({ id: newId(), nick, nickKey: nickKey(nick), passwordHash })),
    skipDuplicates: true,
  });
  return { nicks: DEMO_NICKS, password: DEMO_PASSWORD, made: count };
}
