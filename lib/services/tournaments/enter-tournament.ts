import type { PoolClient } from "pg";
import { type Actor, canCollect, type Member } from "@/lib/auth/policy";
import type { EnterTournament, OneTournament } from "@/lib/contracts/tournaments";
import { pool } from "@/lib/db/pool";
import { rollBack, transact } from "@/lib/db/transaction";
import { type DeckCards, hashOf, toParts } from "@/lib/engine/ccg/decks/deck";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { cardsIn, stored } from "../decks/own-deck";
import { lockedSealedDeck } from "../sealed/read-event";
import { examineDeck } from "../tabletop/check-brought";
import { closeMatchTables } from "./open-matches";
import { announceTournament, decideMatch, lockTournament, readMatches, type TournamentRow } from "./tournament-rows";

type Answer = Promise<Result<{ id: string }, Refusal>>;
/** What is asked of decks. */
type Asked = Pick<TournamentRow, "cardGame" | "format" | "ownCards" | "sealedEventId">;
type Deck = { readonly name: string; readonly cards: DeckCards };

/**
 * Enters a tournament before it begins, with a deck where it is played with decks; asked again, with another deck. Refuses
 * `tournament/sign_in`, `tournament/members_only`, `tournament/none`, `tournament/begun`, `tournament/full`, `tournament/needs_deck`,
 * `tournament/needs_sealed`, `tournament/no_deck`, `tournament/illegal {format, violations}`, `tournament/proxies {count}`.
 */
export async function enterTournament(actor: Actor, { id, deckId }: EnterTournament): Answer {
  if (!actor) return refuse("tournament/sign_in");
  if (!canCollect(actor)) return refuse("tournament/members_only");
  const { rows } = await pool().query<Asked>(
    'SELECT "cardGame", format, "ownCards", "sealedEventId" FROM "Tournament" WHERE id = $1',
    [id],
  );
  if (!rows[0]) return refuse("tournament/none");
  const deck = await deckFor(actor, rows[0], deckId);
  if (!deck.ok) return deck;
  const entered = await transact(async (client): Answer => {
    const refused = await enterWithin(client, actor, id, deck.value);
    return refused ? rollBack({ ok: false, error: refused }) : ok({ id });
  });
  if (entered.ok) announceTournament(id);
  return entered;
}

async function enterWithin(client: PoolClient, { id: userId }: Member, id: string, deck: Deck | null) {
  const row = await lockTournament(client, id);
  if (!row) return { code: "tournament/none" };
  if (row.state !== "open") return { code: "tournament/begun" };
  await client.query(
    `INSERT INTO "TournamentEntrant" ("tournamentId", "userId", "deckName", deck, "deckHash") VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT ("tournamentId", "userId") DO UPDATE SET "deckName" = $3, deck = $4, "deckHash" = $5`,
    [
      id,
      userId,
      deck?.name ?? null,
      deck ? JSON.stringify(stored(deck.cards)) : null,
      deck ? hashOf(deck.cards) : null,
    ],
  );
  const { rows } = await client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM "TournamentEntrant" WHERE "tournamentId" = $1',
    [id],
  );
  return (rows[0]?.n ?? 0) > row.most ? { code: "tournament/full", data: { most: row.most } } : null;
}

/** The deck that somebody wants to bring, if it is good enough; null: it is played without. */
async function deckFor(
  member: Member,
  { cardGame, format, ownCards, sealedEventId }: Asked,
  deckId: string | null,
): Promise<Result<Deck | null, Refusal>> {
  if (cardGame === null) return ok(null);
  if (sealedEventId !== null) {
    const locked = await lockedSealedDeck(sealedEventId, member.id);
    return locked ? ok(locked) : refuse("tournament/needs_sealed");
  }
  if (deckId === null) return refuse("tournament/needs_deck");
  const { rows } = await pool().query<{ name: string; cards: unknown }>(
    'SELECT name, cards FROM "Deck" WHERE id = $1 AND "userId" = $2 AND game = $3 AND "deletedAt" IS NULL',
    [deckId, member.id, cardGame],
  );
  const game = await readGame(cardGame);
  if (!rows[0] || !game) return refuse("tournament/no_deck");
  const cards = cardsIn(rows[0].cards);
  if (cards.length === 0) return refuse("tournament/no_deck");
  const { check, verdicts } = await examineDeck(member.id, game, cards, toParts(cards));
  const verdict = verdicts.find(({ name }) => name === format);
  if (format !== null && !verdict?.legal)
    return refuse("tournament/illegal", { format, violations: (verdict?.violations ?? []).slice(0, 20).map(String) });
  if (ownCards && check.proxies > 0) return refuse("tournament/proxies", { count: check.proxies });
  return ok({ name: rows[0].name, cards });
}

/**
 * Leaves a tournament: before it begins without a trace; afterwards no further round is played, and a match of two that is not
 * decided goes to the other. Refuses `tournament/none`, `tournament/not_entered`, `tournament/over`.
 */
export async function leaveTournament(actor: Actor, { id }: OneTournament): Answer {
  if (!actor) return refuse("tournament/sign_in");
  const left = await transact((client) => leaveWithin(client, actor.id, id));
  if (!left.ok) return left;
  await closeMatchTables(left.value.tables);
  announceTournament(id);
  return ok({ id });
}

async function leaveWithin(
  client: PoolClient,
  userId: string,
  id: string,
): Promise<Result<{ tables: string[] }, Refusal>> {
  const row = await lockTournament(client, id);
  if (!row) return refuse("tournament/none");
  if (row.state !== "open" && row.state !== "running") return refuse("tournament/over");
  if (row.state === "open") {
    const { rowCount } = await client.query(
      'DELETE FROM "TournamentEntrant" WHERE "tournamentId" = $1 AND "userId" = $2',
      [id, userId],
    );
    return rowCount === 1 ? ok({ tables: [] }) : refuse("tournament/not_entered");
  }
  const { rowCount } = await client.query(
    'UPDATE "TournamentEntrant" SET "leftAfter" = $3 WHERE "tournamentId" = $1 AND "userId" = $2 AND "leftAfter" IS NULL',
    [id, userId, row.round],
  );
  if (rowCount !== 1) return refuse("tournament/not_entered");
  const own = (await readMatches(client, id)).find(
    (match) => match.round === row.round && match.result === null && match.players.includes(userId),
  );
  if (own?.players.length !== 2) return ok({ tables: [] });
  await decideMatch(client, id, own, { places: [own.players.filter((player) => player !== userId)] }, "left");
  return ok({ tables: own.tableId === null ? [] : [own.tableId] });
}

/** Takes somebody whom the staff keep out from all tournaments that are not over. */
export async function leaveTournaments(userId: string): Promise<void> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT t.id FROM "TournamentEntrant" e JOIN "Tournament" t ON t.id = e."tournamentId"
     WHERE e."userId" = $1 AND t."endedAt" IS NULL AND e."leftAfter" IS NULL`,
    [userId],
  );
  for (const { id } of rows) {
    const left = await transact((client) => leaveWithin(client, userId, id));
    if (left.ok) await closeMatchTables(left.value.tables);
    announceTournament(id);
  }
}
