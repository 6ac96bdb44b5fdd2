import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { sendSignal } from "@/lib/db/signal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { isNickTaken } from "./nicks";

/** Another nick for a member who came from another site and has not chosen one yet. Refuses `account/nick_taken`. */
export async function chooseNick({ userId, nick }: { userId: string; nick: string }): Promise<Result<null, Refusal>> {
  try {
    await prisma().$transaction(async (tx) => {
      await tx.user.update({ where: { id: userId }, data: { nick, nickKey: nickKey(nick) } });
      await recordAudit({ userId, action: "account/nick_chosen", data: { nick } }, tx);
      await sendSignal("user", userId, tx);
    });
    return ok(null);
  } catch (error) {
    if (isNickTaken(error)) return refuse("account/nick_taken");
    throw error;
  }
}
