import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { formatMoney } from "@/lib/engine/kernel/money";
import { buttonClass } from "../ui/button";
import { CardFace, RarityMark } from "./card-face";
import { type PackCard, rarestFirst } from "./pack-card";

/** What was in a pack, the rarest first: what is new, what it is worth, and the way to its proof. */
export function PackSummary({ cards, packId, price }: { cards: readonly PackCard[]; packId: string; price: number }) {
  const t = useTexts("packs");
  const ccg = useTexts("ccg");
  const sorted = rarestFirst(cards);
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
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-x-3 gap-y-4">
        {sorted.map((card) => (
          <li key={card.place}>
            <CardFace face={card.face} thumb />
            <p className="mt-1 flex justify-between gap-2 text-sm">
              <span className="flex items-center gap-1.5">
                {card.first && <b className="font-semibold text-ink">{t.fresh}</b>}
                {card.face.rarity && <RarityMark rarity={card.face.rarity} className="size-3.5" />}
                <span className="sr-only">{card.face.rarity?.word}</span>
              </span>
              <span className="tabular-nums text-ink-2">{formatMoney(card.worth)}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link href={`/verify?pack=${packId}`} className={buttonClass("secondary")}>
          {t.summary.verify}
        </Link>
        <Link href="/shop" className={buttonClass("ghost")}>
          {ccg.toShop}
        </Link>
      </p>
    </section>
  );
}
