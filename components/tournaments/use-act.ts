import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { unlessLost } from "../ui/unless-lost";
import { tournamentProblem } from "./tournament-problem";

/** An act in a tournament, as an action of the site. */
export type Act = (given: unknown) => Promise<Result<{ id: string }, Refusal>>;

/** Does one act at a time; tells what kept it from being done. */
export function useAct(act: Act) {
  const { problems } = useTexts("tournaments");
  const [busy, begin] = useTransition();
  const [problem, setProblem] = useState<string | null>(null);
  const run = (given: unknown, done?: (id: string) => void) =>
    begin(async () => {
      const answer = await unlessLost(act(given), { ok: false, error: { code: "tournament/lost" } } as const);
      setProblem(answer.ok ? null : tournamentProblem(answer.error, problems));
      if (answer.ok) done?.(answer.value.id);
    });
  return { busy, problem, run };
}
