import { hashPassword, makePassword } from "@/lib/auth/password";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { recordAudit } from "../audit/record-audit";
import { nickColumns } from "./nicks";

const FIRST_KEEPER = "keeper";

/** `password` is there only when the account was made just now: to be printed once, it is kept nowhere. */
export type Administrator = { nick: string; password: string | null };

/**
 * Sees to it that there is an administrator, at every start. With `adminNick`: the member of that nick, made if it does
 * not exist yet, so that nobody else can take the name. Without: whoever is one already, else `keeper` is made. Never
 * the first comer.
 */
export async function ensureAdmin({ adminNick }: { adminNick?: string | undefined }): Promise<Administrator> {
  const wanted = adminNick?.trim();
  if (!wanted) {
    const present = await prisma().user.findFirst({ where: { admin: true }, orderBy: { createdAt: "asc" } });
    if (present) return { nick: present.nick, password: null };
  }
  return makeOrName(wanted || FIRST_KEEPER);
}

async function makeOrName(nick: string): Promise<Administrator> {
  const key = nickKey(nick);
  const known = await prisma().user.findUnique({ where: { nickKey: key } });
  if (known) {
    if (!known.admin) {
      await prisma().user.update({ where: { id: known.id }, data: { admin: true } });
      await recordAudit({ userId: known.id, action: "account/named_administrator" });
    }
    return { nick: known.nick, password: null };
  }
  const password = makePassword();
  const hashed = await hashPassword(password);
  if (!hashed.ok) throw new Error("The administrator's password could not be hashed.");
  const id = newId();
  const { count } = await prisma().user.createMany({
    data: [{ id, ...nickColumns(nick), passwordHash: hashed.value, admin: true }],
    skipDuplicates: true,
  });
  if (count === 0) return makeOrName(nick);
  await recordAudit({ userId: id, action: "account/administrator_made", data: { nick } });
  return { nick, password };
}
