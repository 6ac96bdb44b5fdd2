import { Link } from "@/components/ui/link";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";
import type { CardPageTexts } from "@/lib/texts/card-page/en";
import type { ShopTexts } from "@/lib/texts/shop/en";

type Source = {
  readonly id: string;
  readonly name: string;
  readonly price: Cents;
  readonly available: number;
  readonly chance: number;
};

type Props = { sources: readonly Source[]; t: CardPageTexts["from"]; odds: ShopTexts["odds"] };

/** The products that may hold a card, with the share of packs that do. */
export function SourceList({ sources, t, odds }: Props) {
  if (sources.length === 0) return <p className="text-ink-3">{t.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {sources.map(({ id, name, price, available, chance }) => (
        <li key={id} className="py-1.5">
          <p className="flex flex-wrap justify-between gap-x-3">
            <Link href={`/shop/${id}`} className="underline underline-offset-4">
              {name}
            </Link>
            <span className="tabular-nums">{formatMoney(price)}</span>
          </p>
          <p className="text-sm text-ink-3">{odds.source(chance, available === 0)}</p>
        </li>
      ))}
    </ul>
  );
}
