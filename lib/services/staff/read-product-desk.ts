import { type Actor, canSell } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { listProducts, type ProductView } from "../shop/list-products";
import { stampOf } from "../shop/product-terms";

/** A product as staff change it. */
export type ProductDesk = {
  readonly product: ProductView;
  /** Its terms as one text: a form says by it what its writer saw. */
  readonly shown: string;
  /** When it was taken off sale, and why, if that is known; null: it is for sale. */
  readonly withdrawn: { readonly at: number; readonly reason: string | null } | null;
};

/** A product for the page on which staff change it. Refuses `staff/not_allowed` and `shop/unknown_product`. */
export async function readProductDesk(actor: Actor, id: string): Promise<Result<ProductDesk, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  const [products, row] = await Promise.all([
    listProducts({ withdrawn: true }),
    prisma().product.findUnique({ where: { id }, select: { withdrawnAt: true, withdrawnReason: true } }),
  ]);
  const product = products.find((one) => one.id === id);
  if (!product || !row) return refuse("shop/unknown_product");
  const { withdrawnAt: at, withdrawnReason: reason } = row;
  return ok({ product, shown: stampOf(product), withdrawn: at && { at: at.getTime(), reason } });
}
