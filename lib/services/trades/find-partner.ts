import type { Member } from "@/lib/auth/policy";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type PublicProfile, readProfile } from "../accounts/read-profile";

/**
 * With whom a member would deal. Refuses `trade/no_such_member` (also for whoever is banned), `trade/guest` for one who
 * keeps nothing, and `trade/self`.
 */
export async function findPartner(member: Member, nick: string): Promise<Result<PublicProfile, Refusal>> {
  const partner = await readProfile(nick);
  if (!partner) return refuse("trade/no_such_member", { nick });
  if (partner.guest) return refuse("trade/guest", { nick: partner.nick });
  return partner.id === member.id ? refuse("trade/self") : ok(partner);
}
