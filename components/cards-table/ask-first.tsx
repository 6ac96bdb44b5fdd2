"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { blindText } from "./turn-text";
import type { Verb } from "./verb";

type Props = { verb: Verb; view: View; info: TemplateInfo; onAgree(): void; onCancel(): void };

/** Asks before an act that costs something which cannot be had back. Enter alone agrees to nothing. */
export default function AskFirst({ verb, view, info, onAgree, onCancel }: Props) {
  const texts = useTexts("cardsTable");
  const { ask: t } = texts;
  const { ask } = verb;
  const { has = 0, points = 0 } = view.can?.claim ?? {};
  const ui = useTexts("ui");
  const isClaim = ask === "claim";
  const title =
    verb.ask === "redeal"
      ? t.redealTitle
      : verb.ask === "sell"
        ? t.sellTitle
        : t.title(isClaim ? texts.verbs.claim(points) : verb.label);
  const reason =
    ask === "blind" ? `${t.blind} ${blindText(info, texts)}` : ask === "claim" ? t.claim(has, points) : ask && t[ask];
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={title}
      description={reason}
      actions={
        <>
          <Button onClick={onCancel}>{ui.notNow}</Button>
          <Button kind={isClaim ? "danger" : "primary"} onClick={onAgree}>
            {isClaim ? texts.verbs.claimAnyway(points) : verb.label}
          </Button>
        </>
      }
    />
  );
}
