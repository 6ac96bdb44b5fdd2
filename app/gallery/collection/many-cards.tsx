"use client";
import { useMemo, useState } from "react";
import { cardIndexOf } from "@/components/ccg/card-index";
import { CollectionBrowser } from "@/components/ccg/collection-browser";
import { readView } from "@/components/ccg/view-state";
import { databaseOf, plainCards } from "@/lib/engine/ccg/cards/plain";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { manyCards } from "@/lib/engine/ccg/testing/many-cards";

const VALUES = { L: 2, C: 5, U: 20, R: 100, M: 400, V: 250, "": 5 };

/** A collection of so many made-up cards, every third of them owned. */
export function ManyCards({ count }: { count: number }) {
  const cards = useMemo(() => databaseOf(manyCards(plainCards(fiveDyes()), count)), [count]);
  const held = useMemo(
    () =>
      cards.cards.flatMap(({ number }) =>
        number % 3 === 0
          ? [
              {
                number,
                have: 1 + (number % 4),
                bound: number % 30 === 0 ? 1 : 0,
                offered: number % 21 === 0 ? 1 : 0,
                decks: 0,
                fresh: number % 15 === 0 ? 1 : 0,
              },
            ]
          : [],
      ),
    [cards],
  );
  const index = useMemo(() => cardIndexOf({ cards, held, values: VALUES }), [cards, held]);
  const [view, setView] = useState(() => readView(new URLSearchParams()));
  return (
    <CollectionBrowser
      game="five-dyes"
      index={index}
      view={view}
      change={(part) => setView((old) => ({ ...old, ...part }))}
      fresh={held.filter(({ fresh }) => fresh > 0).length}
      displays={[]}
    />
  );
}
