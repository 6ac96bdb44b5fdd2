import type { PoolClient } from "pg";
import type { Unminted } from "@/lib/contracts/tabletop";
import { prisma } from "@/lib/db/client";
import { lockNames } from "@/lib/db/ledger-store";
import { proxiesIn } from "@/lib/engine/ccg/decks/missing";
import { type DeckCheck, isAccepted } from "@/lib/engine/ccg/tabletop/deck-check";
import { accountOf } from "@/lib/engine/kernel/ledger";
import { cardsIn } from "../decks/own-deck";
import { readSettings } from "../economy/read-settings";
import type { RunningGame } from "./played-games";
import type { StakedGame } from "./stakes";

/**
 * PRIZE_PER_PLAYER, in cents, or why this game is paid none: so that two accounts do not farm it, any two
 * are paid a few times a day for games with each other, whoever else plays in them, for games of some length, with decks that are legal and their own, and nobody whom the staff hold it back from.
 * Keeps other games of these people waiting until the transaction ends.
 */
export async function prizeFor(
  client: PoolClient,
  { tableId, users, beganAt }: RunningGame,
  checks: readonly (DeckCheck | null)[],
  at: number,
): Promise<{ readonly perPlayer: number } | { readonly unminted: Unminted }> {
  if (users.length < 2) return { unminted: "alone" };
  if (users.some((user) => user === null)) return { unminted: "bots" };
  if (!checks.every((check) => check !== null && isAccepted(check))) return { unminted: "decks" };
  if (!(await haveTheirDecks(client, tableId, users))) return { unminted: "decks" };
  const { prizePerPlayer, prizesPerDay, prizeMinutes } = await readSettings(prisma());
  if (at - beganAt.getTime() < prizeMinutes * 60_000) return { unminted: "short" };
  const { rows: people } = await client.query<{ guest: boolean; held: boolean }>(
    'SELECT guest, "noPrizesSince" IS NOT NULL AS held FROM "User" WHERE id = ANY($1)',
    [users],
  );
  if (people.some(({ guest }) => guest)) return { unminted: "guests" };
  if (people.some(({ held }) => held)) return { unminted: "held" };
  await lockNames(
    client,
    users.map((user) => `prizes:${user}`),
  );
  const { rows } = await client.query<{ paid: number }>(
    `SELECT count(*)::int AS paid FROM "TabletopGame" g
     JOIN "TabletopPart" a ON a."tableId" = g."tableId" AND a.number = g.number AND a."userId" = ANY($1)
     JOIN "TabletopPart" b ON b."tableId" = g."tableId" AND b.number = g.number AND b."userId" = ANY($1)
     WHERE a."userId" < b."userId" AND g.minted > 0
       AND g."endedAt" > to_timestamp($2::float8 / 1000) - interval '24 hours'
     GROUP BY a."userId", b."userId" ORDER BY paid DESC LIMIT 1`,
    [users, at],
  );
  return (rows[0]?.paid ?? 0) >= prizesPerDay ? { unminted: "often" } : { perPlayer: prizePerPlayer };
}

/** Whether all have the cards of the decks that they brought still: one set of cards could have gone from hand to hand. */
async function haveTheirDecks(client: PoolClient, tableId: string, users: StakedGame["users"]): Promise<boolean> {
  const { rows: decks } = await client.query<{ userId: string; game: string; cards: unknown }>(
    'SELECT "userId", game, cards FROM "BroughtDeck" WHERE "tableId" = $1 AND "userId" = ANY($2)',
    [tableId, users],
  );
  if (decks.length < users.length) return false;
  for (const { userId, game, cards } of decks) {
    const { rows } = await client.query<{ number: number; have: number }>(
      `SELECT split_part(asset, '/', 2)::int AS number, sum(balance)::int AS have FROM "Holding"
       WHERE "accountId" = ANY($1) AND starts_with(asset, $2) GROUP BY 1`,
      [[accountOf("binder", userId), accountOf("sealed-binder", userId)], `card:${game}/`],
    );
    const held = new Map(rows.map(({ number, have }) => [number, have]));
    const missing = proxiesIn(cardsIn(cards), (number) => ({ have: held.get(number) ?? 0, bound: 0, offered: 0 }));
    if (missing > 0) return false;
  }
  return true;
}
