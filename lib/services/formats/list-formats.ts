import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { FormatFile } from "@/lib/contracts/formats";
import { pool } from "@/lib/db/pool";

type Row = Omit<FormatFile, "changedAt" | "mayEdit"> & { ownerId: string | null; changedAt: Date };

/** Of a format's owner `u`: what they show is shown; the house has none. */
const NOT_BANNED = `(u.id IS NULL OR u."bannedAt" IS NULL OR u."bannedUntil" <= now())`;
const SELECT = `SELECT f.id, f.game, f.title, f."ownerId", u.nick AS owner, f.version, v.text, f.public AS "isPublic", f."changedAt"
  FROM "Format" f LEFT JOIN "User" u ON u.id = f."ownerId"
  JOIN "FormatVersion" v ON v."formatId" = f.id AND v.number = f.version
  WHERE (f."ownerId" = $1 OR ((f.public OR f."ownerId" IS NULL) AND ${NOT_BANNED}))`;

const fileOf = (actor: Actor, { ownerId, changedAt, ...row }: Row): FormatFile => ({
  ...row,
  changedAt: changedAt.getTime(),
  mayEdit: ownerId === null ? canAdminister(actor) : ownerId === actor?.id,
});

const MOST = 200;

/** The rules files of a game that the actor may read: the house's first, then their own, then those that others show. */
export async function listFormats(actor: Actor, game: string): Promise<FormatFile[]> {
  const { rows } = await pool().query<Row>(
    `${SELECT} AND f.game = $2 ORDER BY f."ownerId" IS NOT NULL, f."ownerId" IS DISTINCT FROM $1, f."changedAt" DESC LIMIT ${MOST}`,
    [actor?.id ?? null, game],
  );
  return rows.map((row) => fileOf(actor, row));
}

/** What decks of a game are checked against: the files of the house and one's own. */
export async function formatsInForce(actor: Actor, game: string): Promise<FormatFile[]> {
  const { rows } = await pool().query<Row>(
    `${SELECT} AND f.game = $2 AND (f."ownerId" IS NULL OR f."ownerId" = $1)
     ORDER BY f."ownerId" IS NOT NULL, f."changedAt" DESC LIMIT ${MOST}`,
    [actor?.id ?? null, game],
  );
  return rows.map((row) => fileOf(actor, row));
}

/**
 * The rules files that others show, last changed first, without their texts: at most `most`, and `each` of one member, so that
 * nobody takes the place of all.
 */
export async function listShown(
  actor: Actor,
  game: string,
  { most, each }: { most: number; each: number },
): Promise<Pick<FormatFile, "id" | "version" | "title" | "owner">[]> {
  const { rows } = await pool().query<Pick<FormatFile, "id" | "version" | "title" | "owner">>(
    `SELECT id, version, title, owner FROM (
       SELECT f.id, f.version, f.title, u.nick AS owner, f."changedAt",
              row_number() OVER (PARTITION BY f."ownerId" ORDER BY f."changedAt" DESC) AS place
       FROM "Format" f JOIN "User" u ON u.id = f."ownerId"
       WHERE f.game = $2 AND f.public AND f."ownerId" IS DISTINCT FROM $1 AND ${NOT_BANNED}
     ) shown WHERE place <= $4 ORDER BY "changedAt" DESC LIMIT $3`,
    [actor?.id ?? null, game, most, each],
  );
  return rows;
}

/** A rules file; null: there is none that the actor may read. */
export async function readFormat(actor: Actor, id: string): Promise<FormatFile | null> {
  const { rows } = await pool().query<Row>(`${SELECT} AND f.id = $2`, [actor?.id ?? null, id]);
  return rows[0] ? fileOf(actor, rows[0]) : null;
}
