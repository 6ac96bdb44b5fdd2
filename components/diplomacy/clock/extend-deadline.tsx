"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { Refusal } from "@/lib/engine/kernel/result";
import { SetDeadline } from "./set-deadline";

type Props = {
  view: View;
  onAct(intent: Intent): Promise<Refusal | null>;
  help(refusal: Refusal): string;
};

/** A later deadline of this phase, where the rules let players set one (PLAYER_DEADLINES). */
export function ExtendDeadline({ view, onAct, help }: Props) {
  const { extend: t } = useTexts("diplomacyTable");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { own, stage, deadlineAt, zone, inForce } = view;
  if (stage !== "active" || own.length === 0 || deadlineAt === null || !inForce.includes("PLAYER_DEADLINES"))
    return null;
  const set = async (deadline: string) => {
    setBusy(true);
    const refused = await onAct({ type: "set_deadline", deadline });
    setProblem(refused ? help(refused) : null);
    setBusy(false);
  };
  return (
    <section className="mt-6">
      <h2 className="mb-2 font-semibold">{t.title}</h2>
      <p className="mb-2 text-sm text-ink-2">{t.lead}</p>
      {problem !== null && (
        <p role="alert" className="mb-2 text-sm text-danger">
          {problem}
        </p>
      )}
      <SetDeadline zone={zone} standing={deadlineAt} busy={busy} onSet={(deadline) => void set(deadline)} />
    </section>
  );
}
