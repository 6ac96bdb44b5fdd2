import { BundleForm } from "@/components/ccg/bundle-form";
import { PackArt } from "@/components/ccg/pack-art";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { BundleView } from "@/lib/services/shop/list-bundles";
import type { ProductView } from "@/lib/services/shop/list-products";
import type { Shopper } from "@/lib/services/shop/read-shopper";
import { messagesOf } from "@/lib/texts/messages-of";
import { buyTogether } from "./actions";
import type { Cover } from "./covers";

type Props = {
  bundles: readonly BundleView[];
  shopper: Shopper;
  coverOf(product: Pick<ProductView, "game" | "set">): Cover;
};

/** Whether the shopper may have so many more of each part. */
const isAllowed = ({ parts }: BundleView, { bought }: Shopper): boolean =>
  parts.every(
    ({ product: { id, memberLimit }, count }) => memberLimit === null || (bought[id] ?? 0) + count <= memberLimit,
  );

/** Products that are sold together: what is in each bundle, what it costs, and what it saves. */
export async function BundleShelf({ bundles, shopper, coverOf }: Props) {
  const t = messagesOf("shop", await currentLanguage());
  if (bundles.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="display-xl mb-3">{t.bundles.title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20.5rem),1fr))] gap-4">
        {bundles.map((bundle) => (
          <li
            key={bundle.id}
            id={`buy-${bundle.id}`}
            className="scroll-mt-4 row-span-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid items-start gap-4 rounded-md border border-line bg-surface p-4"
          >
            <div>
              <h3 className="font-display text-lg leading-tight font-semibold [overflow-wrap:anywhere]">
                {bundle.name}
              </h3>
              <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="text-xl font-semibold tabular-nums">{formatMoney(bundle.price)}</span>
                {bundle.saves > 0 && <Chip tone="ok">{t.bundles.saves(formatMoney(bundle.saves))}</Chip>}
              </p>
            </div>
            <ul className="flex flex-col gap-2">
              {bundle.parts.map(({ product, count }) => (
                <li key={product.id} className="flex items-center gap-3">
                  <PackArt {...coverOf(product)} set={product.set} type={product.type} className="w-10 shrink-0" />
                  <Link href={`/shop/${product.id}`} className="min-w-0 underline-offset-4 hover:underline">
                    {t.bundles.part(count, product.name)}
                  </Link>
                </li>
              ))}
            </ul>
            <BundleForm
              action={buyTogether}
              bundle={{
                ...{ id: bundle.id, name: bundle.name, price: bundle.price },
                ...{ available: bundle.available, comesAt: bundle.comesAt },
                parts: bundle.parts.map(({ count, product }) => ({ count, contents: product.contents })),
              }}
              who={shopper.who}
              offer={shopper.offer}
              purse={shopper.purse}
              allowed={isAllowed(bundle, shopper)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
