"use client";
import { useTexts } from "@/components/texts/context";
import { type CardProof, cardHolds } from "@/lib/engine/kernel/fairness";
import { DrawnHand } from "./drawn-hand";

/** Checks each card of one's own hand against the commitment of the running deal, in this browser. */
export function HandCheck({ root, cards }: { root: string; cards: readonly CardProof[] }) {
  const { card: cardName } = useTexts("cards");
  const checked = cards.map((proof) => ({ proof, holds: cardHolds(root, proof) }));
  const all = checked.every(({ holds }) => holds);
  return (
    <div role="status">
      <p className={all ? "text-ok" : "text-danger"}>
        {all
          ? "These cards were yours from the moment the deal began: nobody has changed them since."
          : "At least one of these cards is not the one that was sealed when the deal began. Tell the staff."}
      </p>
      <div className="mt-3">
        <DrawnHand cards={cards.map(({ card }) => card)} />
      </div>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">How each card was checked</summary>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {checked.map(({ proof, holds }) => (
            <li key={proof.place} className={holds ? "" : "text-danger"}>
              {cardName(proof.card)}, place {proof.place + 1} of the deck: {holds ? "as sealed" : "not as sealed"}
            </li>
          ))}
        </ul>
        <p className="mt-2 font-mono text-xs break-words text-ink-3">Seal {root}</p>
      </details>
    </div>
  );
}
