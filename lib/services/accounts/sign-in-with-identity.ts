import { isProven } from "@/lib/auth/policy";
import type { IdentityProvider } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { isBanned } from "./bans";
import { endSessions } from "./end-sessions";
import { freeNick, nickColumns } from "./nicks";
import { countOne } from "./rate-limits";
import type { Session } from "./read-session";
import { hasSecondFactor } from "./second-factor";
import type { SignedIn } from "./signed-in";

export type Identified = SignedIn & {
  /** The other site was linked to the member who is signed in: their session goes on. */
  linked: boolean;
};

/** Whom another site vouches for; `name`: what they are called there. */
type Vouched = { provider: IdentityProvider; subject: string; name: string };

/**
 * Signs in whom another site vouches for. A known identity is its user. An unknown one is linked to the member who is
 * signed in, makes a signed-in guest a member (seats and history stay), or makes a new member. Refuses
 * `account/identity_taken` when a signed-in member links what belongs to another, `account/prove` when they have not shown
 * lately that it is they, `account/banned`, and `account/wait` when one address makes too many members.
 */
export async function signInWithIdentity(
  session: Session | null,
  { provider, subject, name }: Vouched,
  address: string,
): Promise<Result<Identified, Refusal>> {
  const current = session?.member ?? null;
  return prisma().$transaction(async (tx) => {
    const known = await tx.identity.findUnique({
      where: { provider_subject: { provider, subject } },
      include: { user: true },
    });
    if (known) {
      if (current && !current.guest && current.id !== known.userId) return refuse("account/identity_taken");
      if (isBanned(known.user)) return refuse("account/banned");
      await recordAudit({ userId: known.userId, action: "account/signed_in", data: { provider } }, tx);
      return ok({ userId: known.userId, pending: await hasSecondFactor(known.userId, tx), linked: false });
    }
    if (current && !current.guest) {
      if (!isProven(session?.provedAt ?? null, Date.now())) return refuse("account/prove");
      const user = await tx.user.findUniqueOrThrow({ where: { id: current.id } });
      await tx.identity.create({ data: { provider, subject, userId: user.id } });
      await recordAudit({ userId: user.id, action: "account/linked", data: { provider } }, tx);
      return ok({ userId: user.id, linked: true });
    }
    const wait = await countOne("signUp", address);
    if (wait > 0) return refuse("account/wait", { seconds: wait });
    const nick = await freeNick(tx, name);
    const named = { ...nickColumns(nick), guest: false };
    const user = current
      ? await tx.user.update({ where: { id: current.id }, data: named })
      : await tx.user.create({ data: { id: newId(), ...named } });
    await tx.identity.create({ data: { provider, subject, userId: user.id } });
    const action = current ? "account/guest_upgraded" : "account/signed_up";
    await recordAudit({ userId: user.id, action, data: { nick, provider } }, tx);
    // What was signed in as the guest is not signed in as the member.
    if (current) await endSessions(tx, { userId: user.id });
    return ok({ userId: user.id, freshNick: true, linked: false });
  });
}
