import { textOf } from "@/lib/contracts/form";
import { type FilledPurchase, MOST_AT_ONCE } from "@/lib/contracts/shop-words";
import { pageOf } from "@/lib/web/page-of";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** No address that one comes back to from signing in is longer. */
const LONGEST = 400;

/** The page and the form that somebody bought by, with what stood in it: where they come back to from signing in. */
export function pathToForm(form: unknown): string {
  const id = textOf(form, "productId");
  const query = new URLSearchParams({ buy: id, quantity: textOf(form, "quantity"), share: textOf(form, "share") });
  const page = textOf(form, "at") === "product" ? pageOf("/shop", id) : "/shop";
  const whole = `${page}?${query}#buy-${encodeURIComponent(id)}`;
  return whole.length <= LONGEST ? whole : page;
}

/** What an address says that stood in the form of a product; null where it speaks of another or of none. */
export function filledOf({ buy, quantity, share }: Query, productId: string): FilledPurchase | null {
  if (buy !== productId) return null;
  const packs = typeof quantity === "string" && /^\d{1,2}$/.test(quantity) ? Number(quantity) : 1;
  return {
    quantity: Math.max(1, Math.min(MOST_AT_ONCE, packs)),
    share: typeof share === "string" ? share.slice(0, 64) : "",
  };
}
