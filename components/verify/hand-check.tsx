"use client";
import { cardName } from "@/components/cards/card-names";
import { type CardProof, cardHolds } from "@/lib/engine/kernel/fairness";

/** Checks each card of one's own hand against the commitment of the running deal, in this browser. */
export function HandCheck({ root, cards }: { root: string; cards: readonly CardProof[] }) {
  const checked = cards.map((proof) => ({ proof, holds: cardHolds(root, proof) }));
  const all = checked.every(({ holds }) => holds);
  return (
    <div role="status">
      <p className={all ? "text-ok" : "text-danger"}>
        {all
          ? "Every card in your hand is the one that was sealed when the deal began."
          : "Some card in your hand is not the one that was sealed."}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {checked.map(({ proof, holds }) => (
          <li key={proof.place} className={holds ? "" : "text-danger"}>
            {cardName(proof.card)}, place {proof.place + 1} of the deck: {holds ? "holds" : "fails"}
          </li>
        ))}
      </ul>
      <p className="mt-2 font-mono text-xs break-words text-ink-3">Seal {root}</p>
    </div>
  );
}
