"use client";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { type DeckCards, toParts } from "@/lib/engine/ccg/decks/deck";
import { CARDS_LANGUAGE } from "../ccg/face-of";
import { useLater } from "../ui/use-later";

/** A deck to try formats on. */
export type Sample = { readonly id: string; readonly name: string; readonly cards: DeckCards };

const loadChecker = () => import("../decks/checker").then(({ checkerOf }) => checkerOf);
type Props = { cards: CardDatabase; samples: readonly Sample[]; rules: string };

/** What the formats make of one's own decks, as they are written. */
export function TriedDecks({ cards, samples, rules }: Props) {
  const t = useTexts("formats");
  const checkerOf = useLater(loadChecker);
  const checker = useMemo(
    () => (checkerOf && rules !== "" ? checkerOf(rules, cards) : null),
    [checkerOf, rules, cards],
  );
  if (samples.length === 0) return <p className="text-ink-3">{t.triedNone}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {samples.map(({ id, name, cards: deck }) => (
        <li key={id}>
          <p className="font-medium">{name}</p>
          {checker?.check(toParts(deck)).map((verdict) => (
            <details key={verdict.name} className="text-sm">
              <summary className="min-h-8 cursor-pointer py-1">
                {verdict.name}:{" "}
                <span className={verdict.legal ? "text-ok" : "text-danger"}>
                  {verdict.legal ? t.legal : t.illegal(Math.max(1, verdict.violations.length))}
                </span>
              </summary>
              <ul lang={CARDS_LANGUAGE} className="list-disc pl-5">
                {verdict.violations.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
          ))}
        </li>
      ))}
    </ul>
  );
}
