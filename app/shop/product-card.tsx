import { PackAnatomy } from "@/components/ccg/pack-anatomy";
import { PackArt } from "@/components/ccg/pack-art";
import { PriceLine } from "@/components/ccg/price-line";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import type { FilledPurchase } from "@/lib/contracts/shop-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Part } from "@/lib/services/catalogue/anatomy";
import type { ProductView } from "@/lib/services/shop/list-products";
import type { Shopper } from "@/lib/services/shop/read-shopper";
import { messagesOf } from "@/lib/texts/messages-of";
import type { Cover } from "./covers";
import { ProductBuy } from "./product-buy";

type Props = {
  product: ProductView;
  cover: Cover;
  parts: readonly Part[];
  shopper: Shopper;
  filled: FilledPurchase | null;
};

/** A product on a shelf of the shop: what it is, what it costs, and the form that buys it. */
export async function ProductCard({ product, cover, parts, shopper, filled }: Props) {
  const language = await currentLanguage();
  const [t, ccg] = [messagesOf("shop", language), messagesOf("ccg", language)];
  return (
    // Verbs of a row stand side by side, and stay there while something opens below one of them.
    <li
      id={`buy-${product.id}`}
      className="scroll-mt-4 row-span-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid items-start gap-4 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex gap-4">
        <PackArt {...cover} set={product.set} type={product.type} className="w-24 shrink-0 self-start" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h3 className="font-display text-lg leading-tight font-semibold">
            <Link href={`/shop/${product.id}`} className="underline-offset-4 hover:underline">
              {product.name}
            </Link>
          </h3>
          <div className="mt-2">
            <PriceLine price={product.price} next={product.next} t={t} />
          </div>
          <p className="text-sm text-ink-2">{t.holds(product.size, formatMoney(Math.round(product.expectedValue)))}</p>
          <p className="text-sm text-ink-3">
            {product.available === 0 ? ccg.soldOut : t.stock(product.available, product.printRun)}
            {product.memberLimit !== null && ` ${t.perMember(product.memberLimit)}`}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <PackAnatomy parts={parts} t={t.anatomy} rarity={ccg.rarity} />
        <Link
          href={`/shop/${product.id}`}
          className="inline-flex min-h-6 items-center self-start text-sm underline underline-offset-4"
        >
          {t.allOdds}
        </Link>
      </div>
      <ProductBuy product={product} shopper={shopper} at="shop" filled={filled} />
    </li>
  );
}
