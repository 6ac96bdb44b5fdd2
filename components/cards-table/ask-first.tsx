"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { blindText } from "./turn-text";
import type { Verb } from "./verbs";

type Props = { verb: Verb; info: TemplateInfo; onAgree(): void; onCancel(): void };

/** Asks before an act that costs something which cannot be had back. Enter alone agrees to nothing. */
export default function AskFirst({ verb, info, onAgree, onCancel }: Props) {
  const texts = useTexts("cardsTable");
  const { ask: t } = texts;
  const ui = useTexts("ui");
  const title = verb.ask === "redeal" ? t.redealTitle : verb.ask === "sell" ? t.sellTitle : t.title(verb.label);
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={title}
      description={verb.ask === "blind" ? `${t.blind} ${blindText(info, texts)}` : verb.ask && t[verb.ask]}
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
