import { useTexts } from "@/components/texts/context";
import { formatMoney } from "@/lib/engine/kernel/money";
import { CardFace, RarityMark } from "./card-face";
import type { PulledCard } from "./pull-total";

/** Cards of opened packs, small: what is new, its rarity, how many of it, and what it is worth. */
export function PulledCards({ cards }: { cards: readonly PulledCard[] }) {
  const t = useTexts("packs");
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-x-3 gap-y-4">
      {cards.map(({ card, count }) => (
        <li key={`${card.face.number} ${card.place}`}>
          <CardFace face={card.face} thumb />
          <p className="mt-1 flex justify-between gap-2 text-sm">
            <span className="flex items-center gap-1.5">
              {card.first && <b className="font-semibold text-ink">{t.fresh}</b>}
              {card.face.rarity && <RarityMark rarity={card.face.rarity} className="size-3.5" />}
              <span className="sr-only">{card.face.rarity?.word}</span>
              {count > 1 && <span className="tabular-nums">×{count}</span>}
            </span>
            <span className="tabular-nums text-ink-2">{formatMoney(card.worth)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
