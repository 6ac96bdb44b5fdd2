import type { Member } from "@/lib/auth/policy";
import type { CallGameJudge } from "@/lib/contracts/tabletop";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { tell } from "../notices/tell";

/**
 * A player gives a game with a stake to the judge, whom the staff are: they cannot agree with the others what it came to.
 * The staff and the others are told, of a game once. Refuses `tabletop/not_seated` (of no game that is being played there),
 * `tabletop/nothing_staked`, and `tabletop/called`.
 */
export async function callGameJudge(member: Member, { tableId, call }: CallGameJudge): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    const game = await tx.tabletopGame.findFirst({
      where: { tableId, result: null, parts: { some: { userId: member.id } } },
      select: { number: true, bet: true, calledAt: true, parts: { select: { userId: true } }, table: true },
    });
    if (!game) return refuse("tabletop/not_seated");
    if (game.bet === 0) return refuse("tabletop/nothing_staked");
    const { count } = await tx.tabletopGame.updateMany({
      where: { tableId, number: game.number, result: null, calledAt: null },
      data: { calledAt: new Date(), callerId: member.id, call },
    });
    if (count === 0) return refuse("tabletop/called");
    const admins = await tx.user.findMany({ where: { admin: true }, select: { id: true } });
    const players = game.parts.flatMap(({ userId }) => (userId === null || userId === member.id ? [] : [userId]));
    const data = { nick: member.nick, name: game.table.name, note: call };
    const key = `judge_called/${tableId}/${game.number}`;
    const staff = admins.map(({ id }) => id);
    await tell(tx, { kind: "judge_called", to: staff, data: { ...data, staff: true }, key, tableId });
    await tell(tx, { kind: "judge_called", to: players, data, key, tableId });
    return ok(null);
  });
}
