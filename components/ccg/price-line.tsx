import { formatMoney } from "@/lib/engine/kernel/money";
import type { ShopTexts } from "@/lib/texts/shop/en";
import { Said } from "../texts/said";
import { Time } from "../ui/time";

type Props = {
  /** In cents, and the one that is announced, from when on it holds. */
  price: number;
  next: { readonly price: number; readonly at: number } | null;
  t: Pick<ShopTexts, "nextPrice">;
};

/** What a product costs, and what it will cost. */
export const PriceLine = ({ price, next, t }: Props) => (
  <>
    <p className="text-xl font-semibold tabular-nums">{formatMoney(price)}</p>
    {next && (
      <p className="mb-1 inline-block rounded-xs bg-warn-soft px-2 py-0.5 text-sm text-ink">
        <Said parts={t.nextPrice(<Time key="at" at={next.at} />, formatMoney(next.price))} />
      </p>
    )}
  </>
);
