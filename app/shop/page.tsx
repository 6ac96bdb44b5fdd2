import type { Metadata } from "next";
import Link from "next/link";
import { PackArt } from "@/components/ccg/pack-art";
import { SectionTabs } from "@/components/ccg/section-tabs";
import { Page } from "@/components/shell/page";
import { Empty } from "@/components/ui/empty";
import { currentUser } from "@/lib/auth/session";
import { RARITIES } from "@/lib/engine/ccg/art/look";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listProducts } from "@/lib/services/shop/list-products";
import { readShopper } from "@/lib/services/shop/read-shopper";
import { readCovers } from "./covers";
import { ProductBuy } from "./product-buy";

export const metadata: Metadata = { title: "Shop" };

/** `7`, `0.8`, `0.06`: as exact as people compare. */
const average = (expected: number): string =>
  Number.isInteger(Math.round(expected * 1000) / 1000) ? expected.toFixed(0) : expected.toFixed(expected < 0.1 ? 2 : 1);

export default async function Shop() {
  const member = await currentUser();
  const [products, shopper, coverOf] = await Promise.all([listProducts(), readShopper(member), readCovers()]);
  return (
    <Page
      title="Shop"
      lead="Packs of cards, with their exact odds. What is in one is fixed before you pay, by the house's sealed secret and your own share."
    >
      <SectionTabs closed={shopper.closed} />
      {products.length === 0 && <Empty>Nothing is for sale now. The staff decides what is printed next.</Empty>}
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
                  {average(product.size)} cards, worth {formatMoney(Math.round(product.expectedValue))} on average
                </p>
                <p className="text-sm text-ink-3">
                  {product.available === 0 ? "Sold out" : `${product.available} of ${product.printRun} left`}
                </p>
              </div>
            </div>
            <ul aria-label="Cards in it, on average" className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
              {product.rarities.map(({ code, expected }) => (
                <li key={code}>
                  {average(expected)} {RARITIES[code]?.word ?? code}
                </li>
              ))}
              <li>
                <Link
                  href={`/shop/${product.id}`}
                  className="-my-0.5 inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  All odds
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
