"use client";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, Textarea } from "@/components/ui/field";
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
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const send = () =>
    start(async () => {
      const refused = await call({ tableId, call: text }).catch(() => ({ code: "" }));
      if (refused?.code === "") setProblem(t.unreached);
      else if (refused) setProblem(why(refused.code === "table/malformed" ? { code: "tabletop/call" } : refused));
      else onCalled();
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
      <Field label={t.what} {...(problem === null ? {} : { error: problem })}>
        <Textarea
          value={text}
          maxLength={300}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
    </Dialog>
  );
}
