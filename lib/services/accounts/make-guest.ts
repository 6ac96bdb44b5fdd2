import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { isNickTaken } from "./nicks";
import { countOne } from "./rate-limits";
import type { SignedIn } from "./signed-in";

/** Makes a guest, `guest-xxxxx`, who may play at once and become a member later. Refuses `account/wait`. */
export async function makeGuest(
  { zone = "UTC" }: { zone?: string },
  address: string,
): Promise<Result<SignedIn, Refusal>> {
  const wait = await countOne("guest", address);
  if (wait > 0) return refuse("account/wait", { seconds: wait });
  for (;;) {
    const id = newId();
    const nick = `guest-${newId().slice(0, 5)}`;
    try {
      await prisma().$transaction(async (tx) => {
        await tx.user.create({ data: { id, nick, nickKey: nickKey(nick), guest: true, zone } });
        await recordAudit({ userId: id, action: "account/guest_made", data: { nick }, address }, tx);
      });
      return ok({ userId: id });
    } catch (error) {
      if (!isNickTaken(error)) throw error;
    }
  }
}
