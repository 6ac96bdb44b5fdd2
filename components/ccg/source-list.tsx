import Link from "next/link";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";
import { chanceText } from "./chance-text";

type Source = {
  readonly id: string;
  readonly name: string;
  readonly price: Cents;
  readonly available: number;
  readonly chance: number;
};

/** The products that may hold a card, with the share of packs that do. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return <p className="text-ink-3">No product of the shop holds it now.</p>;
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
          <p className="text-sm text-ink-3">
            {chanceText(chance)}
            {chance < 0.995 && (chance >= 0.1 ? " of packs" : " packs")}
            {available === 0 && ", sold out"}
          </p>
        </li>
      ))}
    </ul>
  );
}
