"use client";
import { useOptimistic, useState, useTransition } from "react";
import type { FormState } from "@/lib/contracts/form";
import { Switch } from "../ui/switch";
import { LOST_WORDS, unlessLost } from "../ui/unless-lost";
import { collectionProblem } from "./collection-words";

type Props = { shown: boolean; onChange: (shown: boolean) => Promise<FormState> };

/** Whether others see how many copies one has. */
export function ShowBinder({ shown, onChange }: Props) {
  const [now, setNow] = useOptimistic(shown);
  const [problem, setProblem] = useState<string | null>(null);
  const [, start] = useTransition();
  return (
    <div>
      <Switch
        label="Others see my cards"
        help="Pages of cards name you among those who own them."
        checked={now}
        onChange={(next) =>
          start(async () => {
            setNow(next);
            const answer = await unlessLost(onChange(next), null);
            setProblem(answer === null ? LOST_WORDS : answer.problem ? collectionProblem(answer.problem) : null);
          })
        }
      />
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
