"use client";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Verb } from "./verbs";

type Props = { verb: Verb; onAgree(): void; onCancel(): void };

/** Asks before an act that costs something which cannot be had back. Enter alone agrees to nothing. */
export default function AskFirst({ verb, onAgree, onCancel }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={verb.ask?.title ?? verb.label}
      description={verb.ask?.text}
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
