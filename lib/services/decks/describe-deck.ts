import { type Actor, canCollect } from "@/lib/auth/policy";
import type { AboutDeck } from "@/lib/contracts/deck-words";
import type { DescribeDeck } from "@/lib/contracts/decks";
import { newSecretId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

type Described = AboutDeck & { readonly link: string | null };

/**
 * Changes what is told of a deck of one's own, who may see it, and whether they may say something about it. `shared: false` makes the address that was shared lead
 * nowhere; a later one is another. Refuses `deck/sign_in`, `deck/members_only`, `deck/no_such_deck`.
 */
export async function describeDeck(
  actor: Actor,
  { id, name, note, tags, isPublic, shared, commentsOn }: DescribeDeck,
): Promise<Result<Described, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const { rows } = await pool().query<Described>(
    `UPDATE "Deck" SET name = COALESCE($3, name), note = COALESCE($4, note), tags = COALESCE($5, tags),
            public = COALESCE($6, public), "commentsOn" = COALESCE($9, "commentsOn"),
            link = CASE $7::boolean WHEN true THEN COALESCE(link, $8) WHEN false THEN NULL ELSE link END
     WHERE id = $1 AND "userId" = $2 AND "deletedAt" IS NULL
     RETURNING name, note, tags, public AS "isPublic", link, "commentsOn"`,
    [
      ...[id, actor.id, name ?? null, note ?? null, tags ?? null, isPublic ?? null, shared ?? null, newSecretId()],
      commentsOn ?? null,
    ],
  );
  return rows[0] ? ok(rows[0]) : refuse("deck/no_such_deck");
}
