import { z } from "zod";
import { type Actor, canModerate } from "@/lib/auth/policy";
import { Reason } from "@/lib/contracts/reason";
import type { CommentLine } from "@/lib/contracts/staff";
import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** Which part of the comments: older than this one, and how many at the most. */
export type CommentsPart = { readonly before?: string | undefined; readonly most?: number };

/** What members say of one another's decks, all decks together, the latest first. Refuses `staff/not_allowed`. */
export async function listComments(
  actor: Actor,
  { before, most = 60 }: CommentsPart = {},
): Promise<Result<CommentLine[], Refusal>> {
  if (!canModerate(actor)) return refuse("staff/not_allowed");
  const { rows } = await pool().query<Omit<CommentLine, "at"> & { at: Date }>({
    name: "staff-comments",
    text: `SELECT c.id, c.at, c.text, w.nick AS by, d.id AS "deckId", d.name AS deck, o.nick AS owner
           FROM "DeckComment" c JOIN "Deck" d ON d.id = c."deckId" JOIN "User" w ON w.id = c."userId"
           JOIN "User" o ON o.id = d."userId"
           WHERE $1::text IS NULL OR (c.at, c.id) < (SELECT b.at, b.id FROM "DeckComment" b WHERE b.id = $1)
           ORDER BY c.at DESC, c.id DESC LIMIT $2`,
    values: [before ?? null, most],
  });
  return ok(rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })));
}

/** A comment that the staff removes, and why. */
export const RemoveComment = z.strictObject({
  id: z.string().min(1).max(40),
  reason: Reason,
});
