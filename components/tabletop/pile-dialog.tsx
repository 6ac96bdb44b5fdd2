"use client";
import { useState } from "react";
import type { Face } from "@/components/ccg/face-of";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ZoneView } from "@/lib/engine/ccg/tabletop/view";
import { CardAt } from "./card-at";

/** Where cards of a pile go. */
export type PileVerb = { readonly label: string; run(ids: readonly number[]): void };

type Props = {
  zone: ZoneView;
  title: string;
  faceOf(number: number | null): Face | null;
  /** Null: this viewer only looks. */
  verbs: readonly PileVerb[] | null;
  onClose(): void;
};

/** The cards of a pile that one sees, to be chosen and brought somewhere. */
export function PileDialog({ zone, title, faceOf, verbs, onClose }: Props) {
  const { room: t } = useTexts("tabletop");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const cards = zone.cards ?? [];
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const ids = cards.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={verbs ? t.pileDialog.lead : undefined}
      actions={
        <>
          {verbs?.map(({ label, run }) => (
            <Button
              key={label}
              dense
              reason={ids.length === 0 ? t.pileDialog.lead : null}
              onClick={() => {
                run(ids);
                setChosen(new Set());
              }}
            >
              {label}
            </Button>
          ))}
          <Button dense kind="primary" onClick={onClose}>
            {t.pileDialog.done}
          </Button>
        </>
      }
    >
      {cards.length === 0 ? (
        <p className="text-ink-3">{t.pileDialog.empty}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-2.5">
          {cards.map(({ id, number }) => {
            const face = faceOf(number);
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={face?.alt ?? t.faceDown}
                  aria-pressed={chosen.has(id)}
                  data-chosen={chosen.has(id) || undefined}
                  className="tt-held w-full"
                  onClick={() => toggle(id)}
                >
                  <CardAt face={face} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
