"use client";
import { useState } from "react";
import { useLanguage, useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { Refusal } from "@/lib/engine/kernel/result";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { isChanged } from "../orders/order-set";
import { ReceiptButton } from "./receipt";
import { linesOf, type SavedOrders } from "./use-saved-orders";

type Props = {
  /** The id of the table. */
  table: string;
  orders: SavedOrders;
  onAct(intent: Intent): Promise<Refusal | null>;
  /** Why saving was refused, in a sentence. */
  help(refusal: Refusal): string;
};

/** The verb of the page: saves what was changed, power by power, and says that it is saved. */
export function SaveBar({ table, orders: { desk, set, act }, onAct, help }: Props) {
  const t = useTexts("diplomacyTable");
  const time = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], { hour: "2-digit", minute: "2-digit" });
  const [busy, setBusy] = useState(false);
  const phase = phaseCode(desk.field.position.phase);
  const [receipt, setReceipt] = useState<{ phase: string; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const changed = isChanged(set);
  const count = set.orders.length;

  const save = async () => {
    setBusy(true);
    setProblem(null);
    for (const power of desk.powers) {
      const text = linesOf(set.orders, power);
      if (text === linesOf(set.saved, power)) continue;
      const refused = await onAct({ type: "orders", power, text });
      if (refused) {
        setBusy(false);
        setProblem(help(refused));
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
      <Button kind="primary" busy={busy} reason={changed ? null : count > 0 ? t.saved : t.noneYet} onClick={save}>
        {busy ? t.saving : t.save(count)}
      </Button>
    </div>
  );
}
