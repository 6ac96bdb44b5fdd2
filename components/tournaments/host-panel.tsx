"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { TournamentView } from "@/lib/contracts/tournament-words";
import { Problem } from "./problem";
import { SureButton } from "./sure-button";
import { type Act, useAct } from "./use-act";

type Props = { tournament: TournamentView; begin: Act; callOff: Act; mayCallOff: boolean };

/** What whoever holds a tournament can do about it. */
export function HostPanel({ tournament: { id, state, entrants }, begin, callOff, mayCallOff }: Props) {
  const { room: t } = useTexts("tournaments");
  const { busy, problem, run } = useAct(begin);
  // What kept it from beginning is no more true once somebody has entered.
  const [askedAt, setAskedAt] = useState(entrants);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-2">{t.runsItself}</p>
      {state === "open" && (
        <Button
          busy={busy}
          onClick={() => {
            setAskedAt(entrants);
            run({ id });
          }}
        >
          {busy ? t.beginning : t.beginNow}
        </Button>
      )}
      {mayCallOff && <SureButton id={id} act={callOff} verb={t.callOff} busy={t.callingOff} sure={t.callOffSure} />}
      <Problem text={askedAt === entrants ? problem : null} />
    </div>
  );
}
