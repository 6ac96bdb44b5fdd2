"use client";
import { Check, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Dialog } from "@/components/ui/dialog";
import type { DeckVerdict } from "@/lib/contracts/tabletop";
import type { Refusal, Result } from "@/lib/engine/kernel/result";

type Props = {
  tableId: string;
  read(given: unknown): Promise<Result<readonly DeckVerdict[], Refusal>>;
  onClose(): void;
};

/** What the formats say of one's own deck, with all reasons: for its owner alone. */
export default function VerdictsDialog({ tableId, read, onClose }: Props) {
  const { check: t } = useTexts("tabletop").room;
  const [verdicts, setVerdicts] = useState<readonly DeckVerdict[] | "failed" | null>(null);
  useEffect(() => {
    let gone = false;
    read({ tableId })
      .then((answer) => !gone && setVerdicts(answer.ok ? answer.value : "failed"))
      .catch(() => !gone && setVerdicts("failed"));
    return () => {
      gone = true;
    };
  }, [tableId, read]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.title} description={t.lead}>
      {verdicts === null && <p role="status">{t.reading}</p>}
      {verdicts === "failed" && <p role="alert">{t.none}</p>}
      {Array.isArray(verdicts) && (
        <ul className="flex flex-col gap-3">
          {verdicts.map(({ name, legal, violations }: DeckVerdict) => (
            <li key={name}>
              <p className="flex items-center gap-2 font-semibold">
                {legal ? <Check className="size-4.5 text-ok" /> : <X className="size-4.5 text-danger" />}
                {name}
                <span className="sr-only">{legal ? t.isLegal : t.isNot}</span>
              </p>
              <ul className="ml-6.5 text-sm text-ink-2">
                {violations.map((violation) => (
                  <li key={violation}>{violation}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
