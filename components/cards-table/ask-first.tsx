"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Verb } from "./verbs";

type Props = { verb: Verb; onAgree(): void; onCancel(): void };

/** Asks before an act that costs something which cannot be had back. Enter alone agrees to nothing. */
export default function AskFirst({ verb, onAgree, onCancel }: Props) {
  const { ask: t } = useTexts("cardsTable");
  const ui = useTexts("ui");
  const title = verb.ask === "redeal" ? t.redealTitle : verb.ask === "sell" ? t.sellTitle : t.title(verb.label);
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={title}
      description={verb.ask && t[verb.ask]}
      actions={
        <>
          <Button onClick={onCancel}>{ui.notNow}</Button>
          <Button kind="primary" onClick={onAgree}>
            {verb.label}
          </Button>
        </>
      }
    />
  );
}
