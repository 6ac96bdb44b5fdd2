"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { View } from "@/lib/engine/ccg/draft/view";
import { formatMoney } from "@/lib/engine/kernel/money";

type Props = {
  view: View;
  product: string;
  /** What fixes the packs before anybody gives a share: the anchor of the table's chance, the hash of the print sheets. */
  anchor: string;
  sheets: string;
  /** Whether the viewer has agreed to pay; null: it is not theirs to say. */
  agreed: boolean | null;
  busy: boolean;
  onAgree(): void;
};

/** Before it begins: what is opened, what it costs, what becomes of the cards, how long one has. */
export function Terms({ view, product, anchor, sheets, agreed, busy, onAgree }: Props) {
  const { room: t } = useTexts("draft");
  const cost = view.price === null ? null : formatMoney(view.price * view.packs);
  return (
    <div className="mx-auto my-6 flex max-w-xl flex-col gap-2 rounded-md bg-surface p-5 text-ink shadow-2">
      <h2 className="display-xl">{t.terms(product, view.packs)}</h2>
      <p>{cost === null ? t.free : t.kept(cost)}</p>
      <p className="text-ink-2">{t.clock(view.seconds)}</p>
      {cost !== null && agreed === false && (
        <Button kind="primary" busy={busy} className="mt-2 self-start" onClick={onAgree}>
          {t.agree(cost)}
        </Button>
      )}
      {agreed === true && <p role="status">{t.agreed}</p>}
      <details>
        <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">{t.anchor}</summary>
        <p className="mb-2 text-sm text-ink-2">{t.sealsLead}</p>
        <dl className="flex flex-col gap-2 font-mono text-xs [overflow-wrap:anywhere]">
          <dt className="font-sans text-sm">{t.anchor}</dt>
          <dd>{anchor}</dd>
          <dt className="font-sans text-sm">{t.sheets}</dt>
          <dd>{sheets}</dd>
        </dl>
      </details>
    </div>
  );
}
