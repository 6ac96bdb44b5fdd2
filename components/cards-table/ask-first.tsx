"use client";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Verb } from "./verbs";

const TEXTS: Record<NonNullable<Verb["ask"]>, { title?: string; text: string }> = {
  blind: {
    text: "You have not looked at your cards. A blind bid is worth more if you make it, and costs more if you do not.",
  },
  unseen: { text: "You have not looked at your cards." },
  redeal: {
    title: "Ask for new cards?",
    text: "This deal ends for everybody and does not count. Then it is dealt again.",
  },
  sell: {
    title: "Put the talon up for sale?",
    text: "It is turned face up, and everybody may bid above you once more. If nobody does, you take it back and cannot sell it again in this deal.",
  },
};

type Props = { verb: Verb; onAgree(): void; onCancel(): void };

/** Asks before an act that costs something which cannot be had back. Enter alone agrees to nothing. */
export default function AskFirst({ verb, onAgree, onCancel }: Props) {
  const asked = verb.ask && TEXTS[verb.ask];
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={asked?.title ?? `${verb.label}?`}
      description={asked?.text}
      actions={
        <>
          <Button onClick={onCancel}>Not now</Button>
          <Button kind="primary" onClick={onAgree}>
            {verb.label}
          </Button>
        </>
      }
    />
  );
}
