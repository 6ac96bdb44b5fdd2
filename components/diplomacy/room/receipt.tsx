"use client";
import { useState } from "react";
import { useLanguage, useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { OrderReceipt } from "@/lib/contracts/diplomacy";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { powerName } from "../names";

/** The receipts for one's orders of this phase; throws where the server does not give them. */
async function readReceipts(table: string): Promise<readonly OrderReceipt[]> {
  const answer = await fetch(`/api/diplomacy/${table}/receipts`, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return ((await answer.json()) as { value: OrderReceipt[] }).value;
}

/** A button that shows what the server holds of one's orders, since when, and under which hash. */
export function ReceiptButton({ table, map }: { table: string; map: DiplomacyMap }) {
  const { receipts: t } = useTexts("diplomacyTable");
  const [receipts, setReceipts] = useState<readonly OrderReceipt[] | "loading" | "failed" | null>(null);
  const open = () => {
    setReceipts("loading");
    readReceipts(table).then(setReceipts, () => setReceipts("failed"));
  };
  return (
    <>
      <Button dense kind="ghost" onClick={open}>
        {t.show}
      </Button>
      <Dialog
        open={receipts !== null}
        onOpenChange={(on) => !on && setReceipts(null)}
        title={t.title}
        description={t.help}
      >
        {receipts === "loading" && <p className="text-ink-2">{t.loading}</p>}
        {receipts === "failed" && (
          <p role="alert">
            {t.failed} <Button onClick={open}>{t.again}</Button>
          </p>
        )}
        {Array.isArray(receipts) && receipts.length === 0 && <p>{t.none}</p>}
        {Array.isArray(receipts) &&
          receipts.map((receipt) => <Receipt key={receipt.power} map={map} receipt={receipt} />)}
      </Dialog>
    </>
  );
}

function Receipt({ map, receipt }: { map: DiplomacyMap; receipt: OrderReceipt }) {
  const { receipts: t } = useTexts("diplomacyTable");
  const time = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], {
    ...{ dateStyle: "medium", timeStyle: "long" },
  });
  const { power, phase, at, orders, hash } = receipt;
  return (
    <section className="mb-4">
      <h3 className="font-semibold">
        {powerName(map, power)}, {phase}
      </h3>
      <p className="text-sm text-ink-2">{t.held(time.format(at))}</p>
      <pre className="my-2 overflow-x-auto rounded-sm bg-sunken px-3 py-2 font-mono text-sm">{orders.join("\n")}</pre>
      <p className="font-mono text-xs break-all select-all">{hash}</p>
    </section>
  );
}
