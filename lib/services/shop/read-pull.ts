import { Opening } from "@/lib/contracts/shop";
import type { OpenedCard } from "@/lib/contracts/shop-words";
import { isStorable } from "@/lib/contracts/storable";
import { prisma } from "@/lib/db/client";

/** An opened pack as its owner shows it to everybody: what was in it, whose it is, and when. No price, no purse, no secret. */
export type Pull = {
  readonly id: string;
  readonly nick: string;
  readonly product: string;
  readonly productId: string;
  readonly game: string;
  readonly openedAt: number;
  readonly cards: readonly OpenedCard[];
};

/** The page of a pack; null unless its owner made one: whether there is such a pack is not told. */
export async function readPull(id: string): Promise<Pull | null> {
  if (!isStorable(id) || id.length > 40) return null;
  const row = await prisma().sharedPull.findUnique({
    where: { packId: id },
    select: {
      user: { select: { nick: true } },
      pack: { select: { openedAt: true, opening: true, product: { select: { id: true, name: true, game: true } } } },
    },
  });
  if (!row?.pack.openedAt) return null;
  const { product, openedAt, opening } = row.pack;
  return {
    ...{ id, nick: row.user.nick, product: product.name, productId: product.id, game: product.game },
    openedAt: openedAt.getTime(),
    cards: Opening.parse(opening).cards,
  };
}
