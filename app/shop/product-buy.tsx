import { BuyForm } from "@/components/ccg/buy-form";
import type { FilledPurchase } from "@/lib/contracts/shop-words";
import type { ProductView } from "@/lib/services/shop/list-products";
import type { Shopper } from "@/lib/services/shop/read-shopper";
import { buy } from "./actions";

type Props = { product: ProductView; shopper: Shopper; at: "shop" | "product"; filled: FilledPurchase | null };

/** The form that buys a product, for whoever looks at it. */
export const ProductBuy = ({ product, shopper, at, filled }: Props) => (
  <BuyForm
    action={buy}
    product={product}
    who={shopper.who}
    offer={shopper.offer}
    purse={shopper.purse}
    tickets={shopper.tickets[product.id] ?? 0}
    before={shopper.bought[product.id] ?? 0}
    at={at}
    filled={filled}
    fallback={{ key: `${product.id}-${shopper.offer?.first ?? 0}-form` }}
  />
);
