"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { Refusal } from "@/lib/engine/kernel/result";
import { ReceiptButton } from "../room/receipt";
import type { Written } from "./use-written";

type Props = {
  /** The id of the game's table. */
  table: string;
  written: Written;
  onAct(intent: Intent): Promise<Refusal | null>;
  help(refusal: Refusal): string;
};

/** The verb of the page in a variant: saves the sheet or the list, and says that it is saved. */
export function WrittenBar({ table, written, onAct, help }: Props) {
  const { panel: t } = useTexts("diplomacyVariants");
  const { variant, power, text, isChanged, read, settle } = written;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ of: string; text: string } | null>(null);
  const problem = refused?.of === text ? refused.text : null;
  const save = async () => {
    setBusy(true);
    const why = await onAct({ type: "orders", power, text });
    setBusy(false);
    setRefused(why && { of: text, text: help(why) });
    if (!why) settle();
  };
  const idle = read.lines > 0 ? t.isSaved : variant === "payola" ? t.none : t.noneWritten;
  const faults = read.faults.length > 0 ? t.faults(read.faults.length) : null;
  return (
    <div className="save-bar">
      <p role="status" className="min-w-0 flex-1 text-sm" data-problem={problem !== null || undefined}>
        {problem ?? faults ?? (isChanged ? t.unsaved : idle)}
      </p>
      {!isChanged && read.lines > 0 && <ReceiptButton table={table} map={written.map} />}
      {isChanged && !busy && (
        <Button kind="ghost" onClick={settle}>
          {t.revert}
        </Button>
      )}
      <Button kind="primary" busy={busy} reason={isChanged ? faults : idle} onClick={() => void save()}>
        {busy ? t.saving : variant === "payola" ? t.save : t.saveList}
      </Button>
    </div>
  );
}
