import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_TOURNAMENTS, STARTS_WITHIN_DAYS } from "@/lib/contracts/tournament-words";
import type { CreateTournament } from "@/lib/contracts/tournaments";
import { prisma } from "@/lib/db/client";
import { keepConfig } from "@/lib/db/config-store";
import { newId } from "@/lib/db/ids";
import { accountOf, COIN, move, potOf } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { Plan } from "@/lib/engine/tournament/vocabulary";
import { perform } from "../ledger/perform";
import { readSealed } from "../sealed/read-event";
import { type ChosenGame, formatNames, gameOf } from "./game-choices";
import { announceTournament } from "./tournament-rows";

const DAY = 24 * 60 * 60_000;
/** It begins in a minute at the earliest: somebody has to enter. */
const SOONEST = 60_000;
/** An hour's slip of the clock of whoever asks is no mistake of theirs. */
const SLACK = 60 * 60_000;

/**
 * Opens a tournament; its prizes go from the host's purse into its pot. The same key does it once. Refuses `tournament/sign_in`,
 * `tournament/members_only`, `tournament/no_game`, `tournament/seats {min, max}`, `tournament/pairs` (an elimination of more than
 * two), `tournament/no_format`, `tournament/no_sealed`, `tournament/starts {days}`, `tournament/more_prizes {most}` than may enter, `tournament/too_many {most}`
 * that are not over, and `ledger/short`.
 */
export async function createTournament(
  actor: Actor,
  { key, ...given }: CreateTournament,
): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("tournament/sign_in");
  if (!canCollect(actor)) return refuse("tournament/members_only");
  const game = await gameOf(actor, given.game, given.seats);
  if (!game) return refuse("tournament/no_game");
  const plan = planOf(game, given);
  if (!plan.ok) return plan;
  if (given.format !== null && !(game.cardGame && (await formatNames(game.cardGame)).includes(given.format)))
    return refuse("tournament/no_format");
  const { sealedEventId } = given;
  if (sealedEventId !== null && (await readSealed(actor, sealedEventId))?.game !== (game.cardGame ?? ""))
    return refuse("tournament/no_sealed");
  const prizes = withoutEnd(given.prizes);
  if (prizes.length > given.most) return refuse("tournament/more_prizes", { most: given.most });
  const now = Date.now();
  if (given.startsAt < now - SLACK || given.startsAt > now + STARTS_WITHIN_DAYS * DAY)
    return refuse("tournament/starts", { days: STARTS_WITHIN_DAYS });
  await keepConfig({ world: game.world, hash: game.configHash, body: game.body }, prisma());
  const amount = prizes.reduce((sum, prize) => sum + prize, 0);
  const purse = accountOf("purse", actor.id);
  const created = await perform(
    { kind: "tournament/stake", key, request: { ...given }, actorId: actor.id, locks: [`tournaments of ${actor.id}`] },
    async (ledger) => {
      const { rows } = await ledger.client.query<{ open: number }>(
        `SELECT count(*)::int AS open FROM "Tournament" WHERE "hostId" = $1 AND "endedAt" IS NULL`,
        [actor.id],
      );
      if ((rows[0]?.open ?? 0) >= MOST_TOURNAMENTS) return refuse("tournament/too_many", { most: MOST_TOURNAMENTS });
      const id = newId();
      const { name, about, format, ownCards, roundMinutes, most } = given;
      await ledger.client.query(
        `INSERT INTO "Tournament" (id, "hostId", name, about, world, "templateVersionId", game, "configHash", "cardGame", format,
           "ownCards", "sealedEventId", plan, "roundMinutes", most, prizes, "startsAt")
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
        [
          ...[id, actor.id, name, about, game.world, game.templateVersionId, game.title, game.configHash],
          ...[game.cardGame, format, ownCards && game.cardGame !== null && sealedEventId === null, sealedEventId],
          ...[JSON.stringify(plan.value), roundMinutes, most, prizes],
          new Date(Math.max(given.startsAt, now + SOONEST)),
        ],
      );
      const postings = amount > 0 ? move(COIN, amount, purse, potOf(id)) : [];
      return ok({ transfers: [{ postings, memo: { tournamentId: id, tournament: name } }], answer: { id, amount } });
    },
  );
  if (!created.ok) return created;
  announceTournament(created.value.id);
  return ok({ id: created.value.id });
}

/** How it is played, as far as the game leaves it open. */
function planOf(
  { world, seats: fits }: ChosenGame,
  { style, seats, rounds }: Pick<CreateTournament, "style" | "seats" | "rounds">,
): Result<Plan, Refusal> {
  const { min, max } = fits;
  if (seats < min || seats > max) return refuse("tournament/seats", { min, max });
  if (style === "elimination" && seats !== 2) return refuse("tournament/pairs");
  // Where more than two sit, one more or less is better than somebody who sits out.
  const least = seats === 2 ? 2 : Math.max(min, Math.min(seats, 3));
  return ok({
    ...{ style, rounds: style === "swiss" ? rounds : null, seats: { min: least, max: seats, best: seats } },
    scoring: world === "diplomacy" ? "centres" : "places",
  });
}

/** Prizes without the places at the end that bring nothing. */
function withoutEnd(prizes: readonly number[]): number[] {
  const last = prizes.findLastIndex((prize) => prize > 0);
  return prizes.slice(0, last + 1);
}
