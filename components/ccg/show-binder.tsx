"use client";
import { useOptimistic, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { FormState } from "@/lib/contracts/form";
import { Switch } from "../ui/switch";
import { unlessLost } from "../ui/unless-lost";
import { useCollectionProblem } from "./collection-problem";

type Props = { shown: boolean; onChange: (shown: boolean) => Promise<FormState> };

/** Whether others see how many copies one has. */
export function ShowBinder({ shown, onChange }: Props) {
  const { show: t } = useTexts("collection");
  const { lost } = useTexts("ui");
  const problemText = useCollectionProblem();
  const [now, setNow] = useOptimistic(shown);
  const [problem, setProblem] = useState<string | null>(null);
  const [, start] = useTransition();
  return (
    <div>
      <Switch
        label={t.label}
        help={t.help}
        checked={now}
        onChange={(next) =>
          start(async () => {
            setNow(next);
            const answer = await unlessLost(onChange(next), null);
            setProblem(answer === null ? lost : answer.problem ? problemText(answer.problem) : null);
          })
        }
      />
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
