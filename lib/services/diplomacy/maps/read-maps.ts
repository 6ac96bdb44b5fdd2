import { type Actor, canSeeWork, canWithdrawWork } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";

/** A map that a member wrote, as lists show it. */
export type MapRow = { name: string; title: string; owner: string | null; published: boolean; withdrawn: boolean };

/** A map with its text, as far as whoever asks may see it. */
export type MapPage = MapRow & { text: string; revision: number; isOwn: boolean; mayWithdraw: boolean };

/** So many are listed. */
const LISTED = 200;

const select = {
  ...{ name: true, title: true, published: true, ownerId: true, withdrawnByStaffAt: true },
  owner: { select: { nick: true } },
} as const;

type Row = {
  name: string;
  title: string;
  published: boolean;
  withdrawnByStaffAt: Date | null;
  owner: { nick: string } | null;
};

const rowOf = ({ name, title, published, withdrawnByStaffAt, owner }: Row): MapRow => ({
  ...{ name, title, published, owner: owner?.nick ?? null, withdrawn: withdrawnByStaffAt !== null },
});

/** The trial maps that everybody may play on, the newest first; and one's own, published or not. */
export async function listMaps(actor: Actor): Promise<{ trial: MapRow[]; mine: MapRow[] }> {
  const orderBy = { updatedAt: "desc" as const };
  const [trial, mine] = await Promise.all([
    prisma().mapFile.findMany({ where: { published: true }, orderBy, take: LISTED, select }),
    actor ? prisma().mapFile.findMany({ where: { ownerId: actor.id }, orderBy, take: LISTED, select }) : [],
  ]);
  return { trial: trial.map(rowOf), mine: mine.map(rowOf) };
}

/** A member's map; null: there is none, or it is not for this reader. */
export async function readMap(actor: Actor, name: string): Promise<MapPage | null> {
  const found = await prisma().mapFile.findUnique({
    where: { name },
    select: { ...select, text: true, revision: true },
  });
  if (!found || !canSeeWork(found, actor)) return null;
  const { text, revision } = found;
  const isOwn = actor !== null && found.ownerId === actor.id;
  return { ...rowOf(found), text, revision, isOwn, mayWithdraw: canWithdrawWork(found, actor) };
}
