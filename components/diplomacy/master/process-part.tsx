"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";

type Process = Extract<Intent, { type: "process" }>;
type Props = {
  /** What the powers whose orders are missing are called. */
  missing: readonly string[];
  /** The phase (and in Crystal Ball the list) that is meant, and no later one. */
  now: Pick<Process, "phase" | "list">;
  busy: boolean;
  dense?: boolean;
  act(intent: Process): void;
};

/** Processes the phase: at once where all orders are in, else once it is confirmed whose units go without. */
export function ProcessPart({ missing, now, busy, dense = false, act }: Props) {
  const { master: t } = useTexts("diplomacyTable");
  const ui = useTexts("ui");
  const [asking, ask] = useState(false);
  const process = (force: boolean) => {
    ask(false);
    act({ type: "process", ...(force ? { force } : {}), ...now });
  };
  if (missing.length === 0)
    return (
      <Button kind="primary" busy={busy} onClick={() => process(false)} {...(dense ? { dense } : {})}>
        {t.process}
      </Button>
    );
  return (
    <>
      <Button busy={busy} onClick={() => ask(true)} {...(dense ? { dense } : {})}>
        {t.force}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={ask}
        title={t.force}
        description={t.forceText(missing)}
        actions={
          <>
            <Button onClick={() => ask(false)}>{ui.notNow}</Button>
            <Button kind="danger" onClick={() => process(true)}>
              {t.force}
            </Button>
          </>
        }
      />
    </>
  );
}
