import { createHash } from "node:crypto";
import type { PublicBinder } from "@/lib/contracts/collection";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { inEveryFinish } from "@/lib/engine/ccg/cards/model";
import { accountOf, cardAsset } from "@/lib/engine/kernel/ledger";
import { readProfile } from "../accounts/read-profile";
import { cardValue } from "../catalogue/card-values";
import { type CardGame, readGame } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";

const MOST_PULLS = 6;
const MOST_WISHES = 200;

/**
 * A member's binder of a game as everybody may see it: how many of each card, what they wish for, their best pulls, and
 * what it was worth day by day at today's values. null: no such member or game, or one who did not open this binder to
 * all. Notes and other tags are never in it, nor what is new or registered.
 */
export async function readBinder(nick: string, game: string): Promise<PublicBinder | null> {
  const [owner, cards] = await Promise.all([readProfile(nick), readGame(game)]);
  if (!owner || !cards) return null;
  const binder = await prisma().binder.findUnique({ where: { userId_game: { userId: owner.id, game } } });
  if (!binder?.public) return null;
  const account = accountOf("binder", owner.id);
  const [held, wishes, past] = await Promise.all([
    readHeld(account, game),
    readWishes(owner.id, game),
    readPast(account, cards),
  ]);
  return { owner: owner.nick, game, held, wishes, ...past };
}

/** What a walk through all postings of a binder says of it. */
type Past = Pick<PublicBinder, "pulls" | "worth">;

const MOST_KEPT = 300;
const kept = new Map<string, { readonly stamp: string; readonly past: Promise<Past> }>();

/**
 * Best pulls and worth of a binder. They are kept as long as nothing comes or goes, and cards are worth what they were: a
 * page that many look at walks through the postings once.
 */
async function readPast(account: string, game: CardGame): Promise<Past> {
  const [{ rows }, values] = await Promise.all([
    pool().query<{ last: string | null }>({
      name: "binder-last",
      text: 'SELECT id::text AS last FROM "Posting" WHERE "accountId" = $1 AND "accountId" <> \'mint\' ORDER BY -id LIMIT 1',
      values: [account],
    }),
    valuesOf(game),
  ]);
  const stamp = createHash("sha256")
    .update(JSON.stringify([rows[0]?.last, values]))
    .digest("hex");
  const place = `${account} ${game.name}`;
  const known = kept.get(place);
  if (known?.stamp === stamp) return known.past;
  const past = Promise.all([readPulls(account, values), readWorth(account, values)]).then(([pulls, worth]) => {
    return { pulls, worth };
  });
  kept.delete(place);
  kept.set(place, { stamp, past });
  // What failed is tried anew; the oldest give way.
  past.catch(() => kept.delete(place));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return past;
}

async function readHeld(account: string, game: string): Promise<PublicBinder["held"]> {
  const { rows } = await pool().query<{ number: number; have: number }>({
    name: "binder-held",
    text: `SELECT split_part(asset, '/', 2)::int AS number, balance::int AS have FROM "Holding"
           WHERE "accountId" = $1 AND starts_with(asset, $2) AND balance > 0 ORDER BY number`,
    values: [account, `card:${game}/`],
  });
  return rows;
}

async function readWishes(userId: string, game: string): Promise<number[]> {
  const rows = await prisma().wish.findMany({
    where: { userId, game },
    orderBy: { printing: "asc" },
    distinct: ["printing"],
    select: { printing: true },
    take: MOST_WISHES,
  });
  return rows.map(({ printing }) => printing);
}

type Worths = { readonly assets: string[]; readonly values: number[] };

const valuesOf = async ({ name, database }: CardGame): Promise<Worths> => {
  const settings = await readSettings();
  const all = inEveryFinish(database);
  return {
    assets: all.map(({ number }) => cardAsset(name, number)),
    values: all.map((card) => cardValue(card, settings)),
  };
};

/** The cards of the greatest value that came out of a pack of theirs, each once; of one value the latest. */
async function readPulls(account: string, { assets, values }: Worths): Promise<PublicBinder["pulls"]> {
  const { rows } = await pool().query<{ asset: string; at: Date }>({
    name: "binder-pulls",
    text: `SELECT v.asset, max(t.at) AS at
           FROM "Posting" p JOIN "Transfer" t ON t.id = p."transferId" AND t.kind = 'shop/open'
           JOIN unnest($2::text[], $3::int[]) AS v(asset, value) ON v.asset = p.asset
           WHERE p."accountId" = $1 AND p.amount > 0
           GROUP BY v.asset, v.value ORDER BY v.value DESC, at DESC LIMIT ${MOST_PULLS}`,
    values: [account, assets, values],
  });
  return rows.map(({ asset, at }) => ({ number: Number(asset.split("/")[1]), at: at.getTime() }));
}

/** What all cards were worth at the end of each day on which some came or went. */
async function readWorth(account: string, { assets, values }: Worths): Promise<PublicBinder["worth"]> {
  const { rows } = await pool().query<{ at: Date; change: string }>({
    name: "binder-worth",
    text: `SELECT date_trunc('day', t.at) AS at, sum(p.amount * v.value)::text AS change
           FROM "Posting" p JOIN "Transfer" t ON t.id = p."transferId"
           JOIN unnest($2::text[], $3::int[]) AS v(asset, value) ON v.asset = p.asset
           WHERE p."accountId" = $1 GROUP BY 1 ORDER BY 1`,
    values: [account, assets, values],
  });
  let balance = 0;
  return rows.map(({ at, change }) => {
    balance += Number(change);
    return { at: at.getTime(), balance };
  });
}
