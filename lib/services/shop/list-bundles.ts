import { prisma } from "@/lib/db/client";
import type { Cents } from "@/lib/engine/kernel/money";
import type { ProductView } from "./list-products";

/** So many packs of a product, each at this price. */
export type BundlePart = { readonly product: ProductView; readonly count: number; readonly unitPrice: Cents };

/** Several products together, as the shop shows it. */
export type BundleView = {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly BundlePart[];
  readonly price: Cents;
  /** What its parts cost more one by one, now; 0: nothing. */
  readonly saves: Cents;
  /** So many can be sold: as the part allows of which there is least. */
  readonly available: number;
  /** When the last of its parts comes on sale, if that is still to come. */
  readonly comesAt: number | null;
};

/** What packs cost together. */
export const priceOfParts = (parts: readonly { readonly count: number; readonly unitPrice: Cents }[]): Cents =>
  parts.reduce((sum, { count, unitPrice }) => sum + count * unitPrice, 0);

const viewOf = (id: string, name: string, parts: readonly BundlePart[]): BundleView => {
  const price = priceOfParts(parts);
  const apart = priceOfParts(parts.map(({ product, count }) => ({ count, unitPrice: product.price })));
  return {
    ...{ id, name, parts, price, saves: Math.max(0, apart - price) },
    available: Math.min(...parts.map(({ product, count }) => Math.floor(product.available / count))),
    comesAt: parts.reduce<number | null>(
      (last, { product: { comesAt } }) => (comesAt === null ? last : Math.max(last ?? 0, comesAt)),
      null,
    ),
  };
};

/** The bundles that are sold, of these products that the shop sells; one of which a part is sold no more is left out. */
export async function listBundles(products: readonly ProductView[]): Promise<BundleView[]> {
  const rows = await prisma().bundle.findMany({
    where: { withdrawnAt: null },
    orderBy: [{ addedAt: "desc" }, { id: "asc" }],
    include: { parts: { orderBy: { place: "asc" } } },
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap(({ id, name, parts }) => {
    const known = parts.flatMap(({ productId, count, unitPrice }): BundlePart[] => {
      const product = byId.get(productId);
      return product ? [{ product, count, unitPrice }] : [];
    });
    return known.length > 0 && known.length === parts.length ? [viewOf(id, name, known)] : [];
  });
}
