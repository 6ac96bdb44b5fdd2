"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, Textarea } from "@/components/ui/field";
import { useRefusable } from "@/components/ui/use-refusable";
import type { Refusal } from "@/lib/engine/kernel/result";

type Props = {
  tableId: string;
  call(given: unknown): Promise<Refusal | null>;
  /** A refusal in the reader's words. */
  why(refusal: Refusal): string;
  /** The staff have been told. */
  onCalled(): void;
  onClose(): void;
};

/** A game with a stake, which its players cannot agree about, is given to the staff. What was typed stays until it is sent. */
export default function CallJudgeDialog({ tableId, call, why, onCalled, onClose }: Props) {
  const { judge: t } = useTexts("tabletop").room;
  const [text, setText] = useState("");
  const { busy, refused, run } = useRefusable();
  const send = () =>
    run(async () => {
      const refusal = await call({ tableId, call: text });
      if (refusal === null) onCalled();
      return refusal?.code === "table/malformed" ? { code: "tabletop/call" } : refusal;
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.lead}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t.leave}
          </Button>
          <Button kind="primary" busy={busy} onClick={send}>
            {t.call}
          </Button>
        </>
      }
    >
      <Field label={t.what} error={refused && !busy ? why(refused) : undefined}>
        <Textarea value={text} maxLength={300} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Dialog>
  );
}
