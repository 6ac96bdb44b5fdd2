"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, Textarea } from "@/components/ui/field";
import { LONGEST_CALL, type MatchLine, type TournamentView } from "@/lib/contracts/tournament-words";
import { Problem } from "./problem";
import { type Act, useAct } from "./use-act";

type Props = { tournament: TournamentView; match: MatchLine; call: Act; onClose(): void };

/** A player calls the judge to their match. */
export function CallDialog({ tournament, match, call, onClose }: Props) {
  const { call: t } = useTexts("tournaments").room;
  const { busy, problem, run } = useAct(call);
  const [text, setText] = useState("");
  const send = () => run({ id: tournament.id, round: match.round, number: match.number, call: text }, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.lead}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" busy={busy} reason={text.trim() === "" ? t.what : null} onClick={send}>
            {busy ? t.sending : t.send}
          </Button>
        </>
      }
    >
      <Field label={t.what}>
        <Textarea rows={3} maxLength={LONGEST_CALL} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="mt-3">
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
