"use client";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { formatMoney } from "@/lib/engine/kernel/money";
import { buttonClass } from "../ui/button";
import { type PackCard, rarestFirst } from "./pack-card";
import { PulledCards } from "./pulled-cards";
import { type SharePull, SharePullForm } from "./share-pull";

type Props = { cards: readonly PackCard[]; packId: string; price: number; shared: boolean; share: SharePull };

/** What was in a pack, the rarest first: what is new, what it is worth, and the ways to its proof and to its page. */
export function PackSummary({ cards, packId, price, shared, share }: Props) {
  const t = useTexts("packs");
  const ccg = useTexts("ccg");
  const worth = cards.reduce((sum, card) => sum + card.worth, 0);
  const fresh = cards.filter(({ first }) => first).length;
  return (
    <section aria-labelledby="pack-summary" className="mx-auto w-full max-w-[1240px] px-3 py-6 tablet:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="pack-summary" className="display-xl">
          {t.summary.title}
        </h2>
        <p className="text-ink-2">{t.summary.total(cards.length, fresh, formatMoney(worth), formatMoney(price))}</p>
      </div>
      <PulledCards cards={rarestFirst(cards).map((card) => ({ card, count: 1 }))} />
      <div className="mt-5 flex flex-wrap gap-3">
        <SharePullForm pack={packId} shared={shared} share={share} />
        <Link href={`/verify?pack=${packId}`} className={buttonClass("secondary")}>
          {t.summary.verify}
        </Link>
        <Link href="/shop" className={buttonClass("ghost")}>
          {ccg.toShop}
        </Link>
      </div>
    </section>
  );
}
