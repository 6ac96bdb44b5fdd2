import { BuyForm } from "@/components/ccg/buy-form";
import type { ProductView } from "@/lib/services/shop/list-products";
import type { Shopper } from "@/lib/services/shop/read-shopper";
import { buy } from "./actions";

/** The form that buys a product, for whoever looks at it. */
export const ProductBuy = ({ product, shopper }: { product: ProductView; shopper: Shopper }) => (
  <BuyForm
    action={buy}
    product={product}
    who={shopper.who}
    offer={shopper.offer}
    purse={shopper.purse}
    tickets={shopper.tickets[product.id] ?? 0}
    fallback={{ key: `${product.id}-${shopper.offer?.first ?? 0}-form` }}
  />
);
