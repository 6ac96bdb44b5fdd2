import { prisma } from "@/lib/db/client";
import { sendSignal } from "@/lib/db/signal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { findNickFault, isNickTaken, nickColumns } from "./nicks";
import { countOne } from "./rate-limits";
import type { Session } from "./read-session";

/**
 * Another nick for a member who came from another site and has not chosen one yet: once, in the session that began then.
 * Refuses `account/nick_…` for a nick that cannot be had, `account/nick_chosen` for any other session, `account/wait`.
 */
export async function chooseNick(
  { id: sessionId, member }: Session,
  { nick }: { nick: string },
): Promise<Result<null, Refusal>> {
  const userId = member.id;
  const wait = await countOne("nickChoice", userId);
  if (wait > 0) return refuse("account/wait", { seconds: wait });
  const fault = await findNickFault(nick);
  if (fault !== null) return refuse(fault);
  try {
    return await prisma().$transaction(async (tx) => {
      const { count } = await tx.session.updateMany({
        where: { id: sessionId, userId, freshNick: true },
        data: { freshNick: false },
      });
      if (count === 0) return refuse("account/nick_chosen");
      await tx.user.update({ where: { id: userId }, data: nickColumns(nick) });
      await recordAudit({ userId, action: "account/nick_chosen", data: { nick } }, tx);
      await sendSignal("user", userId, tx);
      return ok(null);
    });
  } catch (error) {
    if (isNickTaken(error)) return refuse("account/nick_taken");
    throw error;
  }
}
