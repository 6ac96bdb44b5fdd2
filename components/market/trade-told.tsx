import { Said } from "@/components/texts/said";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { TradeNews } from "@/lib/contracts/market-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { traded as sentence } from "@/lib/texts/traded.en";

/** A trade in a sentence, with its card, and when it was. */
export function TradeTold({ trade, traded }: { trade: TradeNews; traded: typeof sentence }) {
  const { game, number, card, price, at } = trade;
  return (
    <>
      <Said
        parts={traded(
          { ...trade, price: formatMoney(price) },
          <Link
            key="card"
            href={`/cards/${game}-${number}#market`}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {card}
          </Link>,
        )}
      />
      <Time at={at} className="block text-sm text-ink-3" />
    </>
  );
}
