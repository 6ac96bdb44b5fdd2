"use client";
import { useState } from "react";
import { useLanguage, useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { Refusal } from "@/lib/engine/kernel/result";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { placeName } from "../names";
import { sayPhase } from "../order-words";
import { isChanged, textOf } from "../orders/order-set";
import { heldBySaving } from "./held-by-saving";
import { ReceiptButton } from "./receipt";
import { linesOf, type SavedOrders } from "./use-saved-orders";

type Props = {
  /** The id of the table. */
  table: string;
  view: View;
  orders: SavedOrders;
  /** Nobody but bots plays besides the viewer. */
  alone: boolean;
  onAct(intent: Intent): Promise<Refusal | null>;
  /** Why saving was refused, in a sentence. */
  help(refusal: Refusal): string;
};

/**
 * The verb of the page: saves what was changed, power by power, and says that it is saved. Where that ends the phase and
 * units have no order, it asks first.
 */
export function SaveBar({ table, view, orders: { desk, set, act }, alone, onAct, help }: Props) {
  const t = useTexts("diplomacyTable");
  const words = useTexts("diplomacy");
  const time = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], { hour: "2-digit", minute: "2-digit" });
  const [busy, setBusy] = useState(false);
  const phase = phaseCode(desk.field.position.phase);
  const [receipt, setReceipt] = useState<{ phase: string; text: string } | null>(null);
  const [refused, setRefused] = useState<{ of: string; text: string } | null>(null);
  const [asking, setAsking] = useState(false);
  const held = heldBySaving({ view, desk, set, alone });
  // What was refused is these orders in this phase: with another one of either there is nothing to say.
  const subject = `${phase} ${textOf(desk, set.orders)}`;
  const problem = refused?.of === subject ? refused.text : null;
  const changed = isChanged(set);
  const count = set.orders.length;

  const save = async () => {
    setAsking(false);
    setBusy(true);
    setRefused(null);
    for (const power of desk.powers) {
      const text = linesOf(set.orders, power);
      if (text === linesOf(set.saved, power)) continue;
      const refused = await onAct({ type: "orders", power, text });
      if (refused) {
        setBusy(false);
        setRefused({ of: subject, text: help(refused) });
        return;
      }
    }
    setBusy(false);
    act({ type: "saved", orders: set.orders });
    setReceipt({ phase, text: t.receipt(count, time.format(Date.now())) });
  };

  return (
    <div className="save-bar">
      <p role="status" className="min-w-0 flex-1 text-sm" data-problem={problem !== null || undefined}>
        {problem ?? (changed ? t.unsaved : receipt?.phase === phase ? receipt.text : count > 0 ? t.saved : t.noneYet)}
      </p>
      {!changed && count > 0 && <ReceiptButton table={table} map={desk.map} />}
      {changed && !busy && (
        <Button kind="ghost" onClick={() => act({ type: "revert" })}>
          {t.revert}
        </Button>
      )}
      <Button
        kind="primary"
        busy={busy}
        reason={changed ? null : count > 0 ? t.saved : t.noneYet}
        onClick={() => (held.length > 0 ? setAsking(true) : void save())}
      >
        {busy ? t.saving : t.save(count)}
      </Button>
      <Dialog
        open={asking && held.length > 0}
        onOpenChange={setAsking}
        title={t.ends.title(sayPhase(words, desk.field.position.phase))}
        description={t.ends.text(held.map(({ unit, at }) => placeName(desk.map, unit?.at ?? at)))}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t.ends.back}</Button>
            <Button kind="primary" onClick={() => void save()}>
              {t.ends.save}
            </Button>
          </>
        }
      />
    </div>
  );
}
