import { z } from "zod";
import { type Actor, canModerate } from "@/lib/auth/policy";
import { reasonOf } from "@/lib/contracts/reason";
import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import type { Seat } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { playMove } from "../tables/play-move";

/** A game that waits for the judge, for the staff. */
export type CalledGame = {
  readonly tableId: string;
  readonly number: number;
  readonly table: string;
  /** What each has staked, in cents. */
  readonly bet: number;
  readonly at: number;
  readonly by: string;
  readonly call: string;
  readonly players: readonly { readonly seat: Seat; readonly nick: string }[];
  /** Whoever reads this plays in it, and so does not judge it. */
  readonly own: boolean;
};

/** The games that wait for the judge, the longest first. Refuses `staff/not_allowed`. */
export async function listCalledGames(actor: Actor): Promise<Result<CalledGame[], Refusal>> {
  if (!canModerate(actor)) return refuse("staff/not_allowed");
  const { rows } = await pool().query<Omit<CalledGame, "at"> & { at: Date }>({
    name: "called-games",
    text: `SELECT g."tableId", g.number, t.name AS table, g.bet, g."calledAt" AS at, g.call, c.nick AS by,
             jsonb_agg(jsonb_build_object('seat', p.seat, 'nick', u.nick) ORDER BY p.seat) AS players,
             bool_or(p."userId" = $1) AS own
           FROM "TabletopGame" g JOIN "Table" t ON t.id = g."tableId" JOIN "User" c ON c.id = g."callerId"
           JOIN "TabletopPart" p ON p."tableId" = g."tableId" AND p.number = g.number JOIN "User" u ON u.id = p."userId"
           WHERE g.result IS NULL AND g."calledAt" IS NOT NULL
           GROUP BY g."tableId", g.number, t.name, c.nick ORDER BY g."calledAt" LIMIT 100`,
    values: [actor.id],
  });
  return ok(rows.map(({ at, ...game }) => ({ ...game, at: at.getTime() })));
}

/** What the judge decides: who has won, `draw`, or `nobody` (the game counts nowhere, the stakes go back), and why. */
export const JudgeGame = z.strictObject({
  tableId: z.string().min(1).max(64),
  number: z.coerce.number().int().min(1).max(1_000_000),
  result: z.union([z.enum(["draw", "nobody"]), z.string().regex(/^[0-7]$/)], "staff/judgment"),
  reason: reasonOf(300),
});
export type JudgeGame = z.infer<typeof JudgeGame>;

/** What a table refuses whose game is not played any more. */
const OVER: ReadonlySet<string> = new Set(["tabletop/over", "tabletop/not_begun", "table/closed"]);

/**
 * Decides a game that was given to the judge, as a move at its table: stakes are paid out or go back with it, its players are
 * told why, and the audit log keeps it. Nobody judges their own. Refuses `staff/not_allowed`, `staff/game_over` (it has ended
 * since, or was never called for), `staff/own_game`, and what a move refuses.
 */
export async function judgeGame(
  actor: Actor,
  { tableId, number, result, reason }: JudgeGame,
): Promise<Result<{ table: string }, Refusal>> {
  if (!canModerate(actor)) return refuse("staff/not_allowed");
  const called = await listCalledGames(actor);
  if (!called.ok) return called;
  const game = called.value.find((one) => one.tableId === tableId && one.number === number);
  if (!game) return refuse("staff/game_over");
  if (game.own) return refuse("staff/own_game");
  const seats = game.players.map(({ seat }) => seat);
  const winners = result === "nobody" ? null : result === "draw" ? seats : [Number(result)];
  const done = await playMove({
    ...{ tableId, moveId: newId(), user: null, as: { judge: { by: actor.id, number, winners, reason } } },
    request: { to: "game", intent: { type: "judge", winners } },
  });
  if (done.ok) return ok({ table: game.table });
  // Its players agreed meanwhile, or another judge was first.
  return OVER.has(done.error.code) ? refuse("staff/game_over") : done;
}
