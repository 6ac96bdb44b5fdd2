"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Problem } from "./problem";
import { type Act, useAct } from "./use-act";

type Props = { id: string; act: Act; verb: string; busy: string; sure: string };

/** A verb that cannot be taken back, after its consequences were told. */
export function SureButton({ id, act, verb, busy: doing, sure }: Props) {
  const { room: t } = useTexts("tournaments");
  const { busy, problem, run } = useAct(act);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={verb}
        description={sure}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t.judge.cancel}</Button>
            <Button kind="danger" busy={busy} onClick={() => run({ id }, () => setOpen(false))}>
              {busy ? doing : verb}
            </Button>
          </>
        }
      >
        <Problem text={problem} />
      </Dialog>
    </>
  );
}
