"use client";
import { useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Refusal } from "@/lib/engine/kernel/result";

type Props = {
  view: View;
  map: DiplomacyMap;
  onAct(intent: Intent): Promise<Refusal | null>;
  help(refusal: Refusal): string;
};

/** Gives up the power that one plays, after what follows has been told. */
export function Resign({ view, map, onAct, help }: Props) {
  const { votes, joining: t } = useTexts("diplomacyTable");
  const ui = useTexts("ui");
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { stage, own, powers } = view;
  const mine = powers.find(({ name, kind }) => kind === "player" && own.includes(name));
  if (!mine || (stage !== "active" && stage !== "waiting")) return null;
  const resign = async () => {
    setAsked(false);
    const refused = await onAct({ type: "resign", power: mine.name });
    setProblem(refused ? help(refused) : null);
  };
  return (
    <div className="mt-6">
      {problem !== null && (
        <p role="alert" className="mb-2 text-danger">
          {problem}
        </p>
      )}
      <Button dense onClick={() => setAsked(true)}>
        {votes.resign}…
      </Button>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={votes.resignSure(powerName(map, mine.name))}
        description={t.resignText}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{ui.notNow}</Button>
            <Button kind="danger" onClick={() => void resign()}>
              {votes.resign}
            </Button>
          </>
        }
      />
    </div>
  );
}
