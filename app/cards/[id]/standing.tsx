import { Stamp } from "lucide-react";
import { Link } from "@/components/ui/link";
import { splitOf } from "@/lib/contracts/collection";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { CardView } from "@/lib/services/collection/read-card";
import type { CardPageTexts } from "@/lib/texts/card-page/en";

/** How many one has, what becomes of them, and what they are worth. */
export function Standing({ view, t }: { view: CardView; t: CardPageTexts }) {
  const { have, bound, offered, limit, decksWith, value } = view;
  // Those with most copies come first.
  const decks = decksWith[0]?.copies ?? 0;
  const { free, trade } = splitOf({ have, bound, offered, decks }, limit);
  return (
    <dl className="mx-auto grid w-full max-w-[300px] grid-cols-2 gap-x-4 gap-y-1.5">
      <dt className="text-ink-3">{t.have}</dt>
      <dd className="text-right font-semibold tabular-nums">×{have}</dd>
      {(bound > 0 || offered > 0) && (
        <>
          <dt className="text-ink-3">{t.free}</dt>
          <dd className="text-right tabular-nums">×{free}</dd>
        </>
      )}
      {offered > 0 && (
        <>
          <dt className="text-ink-3">{t.offered}</dt>
          <dd className="text-right tabular-nums">×{offered}</dd>
        </>
      )}
      {trade > 0 && (
        <>
          <dt className="text-ink-3">{t.trade}</dt>
          <dd className="text-right tabular-nums">
            <Link href="/swaps" aria-label={t.tradeOf(trade)} className="underline underline-offset-4">
              ×{trade}
            </Link>
          </dd>
        </>
      )}
      {decksWith.length > 0 && (
        <>
          <dt className="text-ink-3">{t.decks}</dt>
          <dd className="min-w-0 text-right tabular-nums">
            {decksWith.map(({ id, name, copies }) => (
              <Link key={id} href={`/decks/${id}`} className="block truncate underline-offset-4 hover:underline">
                {t.inDeck(copies, name)}
              </Link>
            ))}
          </dd>
        </>
      )}
      <dt className="text-ink-3">{t.worth}</dt>
      <dd className="text-right tabular-nums">{formatMoney(value)}</dd>
      {bound > 0 && (
        <>
          <dt className="inline-flex items-center gap-1.5 text-ink-3">
            <Stamp aria-hidden="true" className="size-4 text-brass" />
            {t.registered}
          </dt>
          <dd className="text-right">{t.bound(bound)}</dd>
        </>
      )}
    </dl>
  );
}
