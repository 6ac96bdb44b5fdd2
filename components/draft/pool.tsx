"use client";
import { useMemo, useState } from "react";
import { CardFace } from "@/components/ccg/card-face";
import type { Face } from "@/components/ccg/face-of";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { NONE, POOL_SORTS, type PoolSort, poolGroups, SEVERAL } from "./pool-groups";

type Props = { picks: readonly number[]; cards: CardDatabase; faceOf(number: number): Face | null };

/** What one has taken, in columns by colour or cost. */
export function Pool({ picks, cards, faceOf }: Props) {
  const { room: t } = useTexts("draft");
  const { plots } = useTexts("decks");
  const [sort, setSort] = useState<PoolSort>("colour");
  const groups = useMemo(() => poolGroups(picks, cards, sort), [picks, cards, sort]);
  const titleOf = (key: string): string => {
    if (sort === "cost") return key === NONE ? t.noCost : t.cost(Number(key));
    if (key === SEVERAL) return t.several;
    return key === NONE ? plots.noColour : ((Object.hasOwn(plots.colour, key) ? plots.colour[key] : undefined) ?? key);
  };
  return (
    <div className="dr-pool">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 pt-2">
        <h2 className="font-semibold">{t.pool(picks.length)}</h2>
        <fieldset className="flex items-center gap-1" aria-label={t.sort}>
          {POOL_SORTS.map((one) => (
            <Button
              key={one}
              kind={one === sort ? "brass" : "outline"}
              dense
              aria-pressed={one === sort}
              onClick={() => setSort(one)}
            >
              {t.sorts[one]}
            </Button>
          ))}
        </fieldset>
      </header>
      {picks.length === 0 ? (
        <p className="px-3 py-2 text-on-felt-2">{t.poolEmpty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
        <section className="dr-columns" tabIndex={0} aria-label={t.pool(picks.length)}>
          {groups.map(({ key, count, cards: own }) => (
            <section key={key} className="dr-column" aria-label={titleOf(key)}>
              <h3 className="dr-column-title">
                <span className="truncate first-letter:uppercase">{titleOf(key)}</span>
                <span className="tabular-nums">{count}</span>
              </h3>
              <ul>
                {own.map(({ card, copies }) => {
                  const face = faceOf(card.number);
                  return (
                    <li key={card.number} className="dr-owned" data-card={card.number}>
                      <span className="sr-only">
                        {copies > 1 ? t.copies(face?.alt ?? card.name, copies) : (face?.alt ?? card.name)}
                      </span>
                      <span aria-hidden="true" className="relative block">
                        {face && <CardFace face={face} thumb />}
                        {copies > 1 && <span className="dr-copies">×{copies}</span>}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </section>
      )}
    </div>
  );
}
