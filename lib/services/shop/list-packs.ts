import type { Member } from "@/lib/auth/policy";
import { Opening } from "@/lib/contracts/shop";
import { isStorable } from "@/lib/contracts/storable";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { pool } from "@/lib/db/pool";
import { PackContents, type PackProof } from "@/lib/engine/ccg/factory/prove-pack";
import { accountOf } from "@/lib/engine/kernel/ledger";
import { actingAs } from "../egos/acting";

/** A pack as its holder sees it. What is in a closed one nobody is told. */
export type PackView = {
  readonly id: string;
  readonly productId: string;
  readonly product: string;
  readonly game: string;
  readonly set: string;
  readonly type: string;
  /** Paid for it by its holder, in cents: 0 for a free one, and for one that somebody else bought. */
  readonly price: number;
  readonly commitment: string;
  readonly share: string;
  readonly purchaseId: string;
  readonly openedAt: number | null;
  readonly opening: Omit<Opening, "secret"> | null;
};

const WITH = {
  product: true,
  purchase: { include: { packs: { select: { number: true }, orderBy: { number: "asc" }, take: 1 } } },
} as const;

type Row = Awaited<ReturnType<typeof find>>[number];
const BY_NUMBER = [{ number: "asc" }, { id: "asc" }] satisfies Prisma.PackOrderByWithRelationInput[];
const find = (where: Prisma.PackWhereInput, take: number, orderBy: Prisma.PackOrderByWithRelationInput[] = BY_NUMBER) =>
  prisma().pack.findMany({ where, include: WITH, orderBy, take });

function viewOf({ product, purchase, opening, ...pack }: Row): PackView {
  const read = opening === null ? null : Opening.parse(opening);
  // Tickets paid for the first packs of a purchase.
  const free = pack.number - (purchase.packs[0]?.number ?? 0) < purchase.tickets;
  const own = [accountOf("binder", pack.buyerId), accountOf("sealed-binder", pack.buyerId)].some(
    (account) => account === pack.holderId,
  );
  return {
    ...{ id: pack.id, productId: product.id, product: product.name, game: product.game },
    ...{ set: product.set, type: product.type },
    price: free || !own ? 0 : purchase.unitPrice,
    ...{ commitment: pack.commitment, share: pack.share, purchaseId: purchase.id },
    openedAt: pack.openedAt?.getTime() ?? null,
    opening: read && { v: read.v, cards: read.cards },
  };
}

/** Closed packs of one product: so many, and the first of them. */
export type Pile = { readonly first: PackView; readonly count: number };

/** A member's closed packs by product, the pile that was begun first first. */
export async function listPiles(member: Member): Promise<Pile[]> {
  // Packs of different buyers may have the same number.
  const { rows } = await pool().query<{ id: string; count: number }>({
    name: "shop-piles",
    text: `SELECT (array_agg(id ORDER BY number, id))[1] AS id, count(*)::int AS count FROM "Pack"
           WHERE "holderId" = $1 AND "openedAt" IS NULL GROUP BY "productId"`,
    values: [(await actingAs(member.id)).binder],
  });
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const firsts = await find({ id: { in: [...counts.keys()] } }, counts.size);
  return firsts.map((row) => ({ first: viewOf(row), count: counts.get(row.id) ?? 0 }));
}

/** So many packs are opened on one page. */
export const MOST_LISTED = 100;

/**
 * The packs that a member opens on one page, of the product of the pack that comes first: before anything is opened the
 * closed ones, the one that was bought first first; once the first is open, those opened since then in their order, and
 * the closed ones after them. So whoever comes back to the page finds what they opened there. `most` of them, or all if
 * that is none; empty where the member does not hold the first one.
 */
export async function listBatch(member: Member, firstId: string, most: number): Promise<PackView[]> {
  const first = await readPack(member, firstId);
  if (!first) return [];
  const take = Number.isInteger(most) && most > 0 ? Math.min(most, MOST_LISTED) : MOST_LISTED;
  const others = {
    productId: first.productId,
    holderId: (await actingAs(member.id)).binder,
    id: { not: firstId },
  };
  const since = first.openedAt === null ? [] : [{ openedAt: { gte: new Date(first.openedAt) } }];
  const rows = await find({ ...others, OR: [{ openedAt: null }, ...since] }, take - 1, [
    { openedAt: { sort: "asc", nulls: "last" } },
    ...BY_NUMBER,
  ]);
  return [first, ...rows.map(viewOf)];
}

/** The packs that a member opened last, as whom they act; as themself, those too that their alter ego opened. */
export async function listOpenedPacks(member: Member, most = 20): Promise<PackView[]> {
  const { binder, sealed } = await actingAs(member.id);
  const holders = sealed ? [binder] : [binder, accountOf("sealed-binder", member.id)];
  return (await find({ holderId: { in: holders }, openedAt: { not: null } }, most, [{ openedAt: "desc" }])).map(viewOf);
}

/** The packs of one purchase that the member holds or opened, in their order. */
export const listPacksOfPurchase = async (member: Member, purchaseId: string): Promise<PackView[]> =>
  (await find({ purchaseId, holderId: (await actingAs(member.id)).binder }, 100)).map(viewOf);

/** A pack that the member holds or opened; null for any other. */
export async function readPack(member: Member, id: string): Promise<PackView | null> {
  if (!isStorable(id)) return null;
  const [row] = await find({ id, holderId: (await actingAs(member.id)).binder }, 1);
  return row ? viewOf(row) : null;
}

/** The proof of an opened pack, for whoever has its id (100 bits of chance); null for a closed one. */
export async function readPackProof(id: string): Promise<PackProof | null> {
  if (!isStorable(id)) return null;
  const pack = await prisma().pack.findUnique({ where: { id } });
  if (!pack || pack.opening === null) return null;
  const { secret, cards } = Opening.parse(pack.opening);
  const sheets = await prisma().sheets.findUniqueOrThrow({ where: { hash: pack.contents } });
  return {
    ...{ v: 1, kind: "pack", pack: id, commitment: pack.commitment, contentsHash: pack.contents, serverSeed: secret },
    contents: PackContents.parse(sheets.body),
    shares: [{ seat: 0, share: pack.share }],
    result: cards.map(({ number }) => number),
  };
}
