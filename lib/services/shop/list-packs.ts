import type { Member } from "@/lib/auth/policy";
import { Opening } from "@/lib/contracts/shop";
import { isStorable } from "@/lib/contracts/storable";
import { prisma } from "@/lib/db/client";
import { PackContents, type PackProof } from "@/lib/engine/ccg/factory/prove-pack";
import { accountOf } from "@/lib/engine/kernel/ledger";

/** A pack as its holder sees it. What is in a closed one nobody is told. */
export type PackView = {
  readonly id: string;
  readonly productId: string;
  readonly product: string;
  readonly game: string;
  readonly set: string;
  readonly type: string;
  /** Paid for it, in cents: 0 for a free one. */
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
const find = (where: object, take: number, orderBy: { number: "asc" } | { openedAt: "desc" } = { number: "asc" }) =>
  prisma().pack.findMany({ where, include: WITH, orderBy, take });

function viewOf({ product, purchase, opening, ...pack }: Row): PackView {
  const read = opening === null ? null : Opening.parse(opening);
  return {
    ...{ id: pack.id, productId: product.id, product: product.name, game: product.game },
    ...{ set: product.set, type: product.type },
    // Tickets paid for the first packs of a purchase.
    price: pack.number - (purchase.packs[0]?.number ?? 0) < purchase.tickets ? 0 : purchase.unitPrice,
    ...{ commitment: pack.commitment, share: pack.share, purchaseId: purchase.id },
    openedAt: pack.openedAt?.getTime() ?? null,
    opening: read && { v: read.v, cards: read.cards },
  };
}

/** Closed packs of one product: so many, and the one that was bought first. */
export type Pile = { readonly first: PackView; readonly count: number };

/** A member's closed packs by product, the pile that was begun first first. */
export async function listPiles(member: Member): Promise<Pile[]> {
  const where = { holderId: accountOf("binder", member.id), openedAt: null };
  const groups = await prisma().pack.groupBy({ by: ["productId"], where, _count: true, _min: { number: true } });
  const firsts = groups.map(({ productId, _min }) => ({ productId, number: _min.number ?? 0 }));
  const packs = (await find({ ...where, OR: firsts }, firsts.length)).map(viewOf);
  const counts = new Map(groups.map(({ productId, _count }) => [productId, _count]));
  return packs.map((first) => ({ first, count: counts.get(first.productId) ?? 0 }));
}

/** So many closed packs are opened on one page. */
export const MOST_LISTED = 100;

/** A member's closed packs of one product, the one that was bought first first: `most` of them, or all if that is none. */
export const listClosedPacks = async (
  member: Member,
  { productId, most }: { productId: string; most: number },
): Promise<PackView[]> => {
  if (!isStorable(productId)) return [];
  const take = Number.isInteger(most) && most > 0 ? Math.min(most, MOST_LISTED) : MOST_LISTED;
  return (await find({ productId, holderId: accountOf("binder", member.id), openedAt: null }, take)).map(viewOf);
};

/** The packs that a member opened last. */
export const listOpenedPacks = async (member: Member, most = 20): Promise<PackView[]> =>
  (await find({ holderId: accountOf("binder", member.id), openedAt: { not: null } }, most, { openedAt: "desc" })).map(
    viewOf,
  );

/** The packs of one purchase that the member holds or opened, in their order. */
export const listPacksOfPurchase = async (member: Member, purchaseId: string): Promise<PackView[]> =>
  (await find({ purchaseId, holderId: accountOf("binder", member.id) }, 100)).map(viewOf);

/** A pack that the member holds or opened; null for any other. */
export async function readPack(member: Member, id: string): Promise<PackView | null> {
  if (!isStorable(id)) return null;
  const [row] = await find({ id, holderId: accountOf("binder", member.id) }, 1);
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
