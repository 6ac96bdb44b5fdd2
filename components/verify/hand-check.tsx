"use client";
import { useTexts } from "@/components/texts/context";
import { type CardProof, cardHolds } from "@/lib/engine/kernel/fairness";
import { DrawnHand } from "./drawn-hand";

type Props = { root: string; cards: readonly CardProof[]; later: number };

/** Checks each card of one's own hand against the commitment of the running deal, in this browser. `later`: so many cannot be yet. */
export function HandCheck({ root, cards, later }: Props) {
  const { card: cardName } = useTexts("cards");
  const { hand: t } = useTexts("verify");
  const checked = cards.map((proof) => ({ proof, holds: cardHolds(root, proof) }));
  const all = checked.every(({ holds }) => holds);
  return (
    <div role="status">
      {cards.length > 0 && (
        <>
          <p className={all ? "text-ok" : "text-danger"}>{all ? t.held : t.changed}</p>
          <div className="mt-3">
            <DrawnHand cards={cards.map(({ card }) => card)} />
          </div>
        </>
      )}
      {later > 0 && <p className="mt-3 text-ink-3">{t.later(later)}</p>}
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t.how}</summary>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {checked.map(({ proof, holds }) => (
            <li key={proof.place} className={holds ? "" : "text-danger"}>
              {t.card(cardName(proof.card), proof.place + 1, holds)}
            </li>
          ))}
        </ul>
        <p className="mt-2 font-mono text-xs break-words text-ink-3">{t.seal(root)}</p>
      </details>
    </div>
  );
}
