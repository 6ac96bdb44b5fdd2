import type { Metadata } from "next";
import { PackArt } from "@/components/ccg/pack-art";
import { SectionTabs } from "@/components/ccg/section-tabs";
import { Page } from "@/components/shell/page";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listProducts } from "@/lib/services/shop/list-products";
import { readShopper } from "@/lib/services/shop/read-shopper";
import { messagesOf } from "@/lib/texts/messages-of";
import { readCovers } from "./covers";
import { ProductBuy } from "./product-buy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("shop", await currentLanguage()).title };
}

export default async function Shop() {
  const member = await currentUser();
  const language = await currentLanguage();
  const [t, ccg] = [messagesOf("shop", language), messagesOf("ccg", language)];
  const [products, shopper, coverOf] = await Promise.all([listProducts(), readShopper(member), readCovers()]);
  return (
    <Page title={t.title} lead={t.lead}>
      <SectionTabs closed={shopper.closed} />
      {products.length === 0 && <Empty>{t.none}</Empty>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20.5rem),1fr))] gap-4">
        {products.map((product) => (
          // Verbs of a row stand side by side, and stay there while something opens below one of them.
          <li
            key={product.id}
            className="row-span-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid items-start gap-4 rounded-md border border-line bg-surface p-4"
          >
            <div className="flex gap-4">
              <PackArt {...product} picture={coverOf(product)} className="w-24 shrink-0 self-start" />
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <h2 className="font-display text-lg leading-tight font-semibold">
                  <Link href={`/shop/${product.id}`} className="underline-offset-4 hover:underline">
                    {product.name}
                  </Link>
                </h2>
                <p className="mt-0.5 text-sm text-ink-3">{product.gameName}</p>
                <p className="mt-2 text-xl font-semibold tabular-nums">{formatMoney(product.price)}</p>
                <p className="text-sm text-ink-2">
                  {t.holds(product.size, formatMoney(Math.round(product.expectedValue)))}
                </p>
                <p className="text-sm text-ink-3">
                  {product.available === 0 ? ccg.soldOut : t.stock(product.available, product.printRun)}
                </p>
              </div>
            </div>
            <ul aria-label={t.contents} className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
              {product.rarities.map(
                ({ code, foil, expected }) => !foil && <li key={code}>{ccg.ofRarity(expected, code)}</li>,
              )}
              {product.rarities.some(({ foil }) => foil) && (
                <li>
                  {ccg.ofFoils(product.rarities.reduce((sum, { foil, expected }) => sum + (foil ? expected : 0), 0))}
                </li>
              )}
              <li>
                <Link
                  href={`/shop/${product.id}`}
                  className="-my-0.5 inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {t.allOdds}
                </Link>
              </li>
            </ul>
            <ProductBuy product={product} shopper={shopper} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
