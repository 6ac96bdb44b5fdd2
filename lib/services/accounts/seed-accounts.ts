import { hashPassword } from "@/lib/auth/password";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { nickColumns } from "./nicks";

const DEMO_NICKS = ["anna", "bert", "cara", "dora"] as const;

/** The password of all demo accounts: they exist only on a site that asks for them. */
export const DEMO_PASSWORD = "sit-down-and-play";

/**
 * Makes the demo accounts that are missing; those that exist are left alone, their passwords too. Returns what may be
 * printed. Only to be called when DEMO_ACCOUNTS is set.
 */
export async function seedAccounts(): Promise<{ nicks: readonly string[]; password: string; made: number }> {
  const hashed = await hashPassword(DEMO_PASSWORD);
  if (!hashed.ok) throw new Error("The demo accounts' password could not be hashed.");
  const { count } = await prisma().user.createMany({
    data: DEMO_NICKS.map((nick) => ({ id: newId(), ...nickColumns(nick), passwordHash: hashed.value })),
    skipDuplicates: true,
  });
  return { nicks: DEMO_NICKS, password: DEMO_PASSWORD, made: count };
}
